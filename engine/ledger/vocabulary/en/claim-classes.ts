/** Words that often make a claim larger, by what they claim. Base forms. */
export const claimClasses = {
  people: `customer client shopper buyer consumer guest visitor user caller passenger patient resident child kid pupil student learner schoolchild infant toddler trainee apprentice intern junior
    manager supervisor leader executive director board leadership president public community citizen owner supplier vendor contractor family parent relative carer farmer government ministry authority
    council governor inspector regulator official minister politician journalist press media investor shareholder professional specialist expert retailer wholesaler insurer landlord tenant developer colleague staff
    employee team crew worker nurse doctor teacher engineer driver everyone everybody anyone people person member volunteer donor member partner stakeholder`,
  scale: `company firm business group organisation organization enterprise department division site region area county state country nation world globe city town district continent province territory
    national nationwide statewide countrywide regional international global worldwide company-wide group-wide site-wide hospital-wide school-wide firmwide corporate overseas europe european market industry sector
    warehouse factory plant building campus ward hospital school university chain branch store shop hotel restaurant network fleet platform programme program portfolio estate
    curriculum policy strategy system infrastructure organisation-wide countywide districtwide headquarters head office premises facility facilities house development`,
  quantity: `all every each entire whole complete full numerous countless many multiple several various dozens hundreds thousands millions scores large huge vast majority most lots plenty extensive endless regularly
    constantly always frequently continually daily weekly hourly everywhere entirely fully completely total everything everyone unlimited double triple twice thrice innumerable handful couple few both`,
  credit: `sole solely single-handedly personally independently alone own myself singly single-handed unaided unsupervised lead leading chief head key main principal primary instrumental responsible expert
    specialist master advanced fluent proficient senior certified qualified licensed award-winning top best first leader`,
  outcome: `profit profitable saving savings growth satisfaction retention revenue turnover efficiency productivity quality accuracy safety success record cost costs loss losses sales conversion waste accident accidents incident incidents
    complaint complaints error errors rate score rating reduction increase improvement result impact never zero eliminating preventing ensuring resulting leading winning saving cutting raising boosting`,
  work: `design redesign strategy policy programme plan budget contract agreement curriculum system platform architecture forecast negotiation launch rollout implementation audit certification approval decision
    review report caseload portfolio account tender bid campaign project product`,
} as const;
