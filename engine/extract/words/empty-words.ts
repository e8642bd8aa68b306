/**
 * English words that name nothing a resume could show when they stand alone, though the lines they stand in ask: what comes of work,
 * how it is done, and with whom. All lower case; checked after the ranker, which knows no words.
 */
export const emptyWords: ReadonlySet<string> = new Set(
  `achievement achievements advice average aim aims answer answers approach aspect aspects behaviour behaviours behavior behaviors belief
  beliefs bit bits challenge challenges chance chances choice choices circumstance circumstances clarity community communities concern
  concerns condition conditions conduct connection connections consideration consistency context contribution contributions criteria
  decision decisions demand demands difference differences difficulties docs effort efforts emphasis enthusiasm ethos example examples
  excellence expectation expectations expert experts factor factors feedback flexibility gap gaps guidance health impact importance improvement
  improvements individual individuals influence input inputs insight insights instruction instructions integrity intervention involvement journey life
  limit limits matter matters means method methods mind mindset mission moment moments mood motivation nature objective objectives occasion
  occasions opinion opinions option options outcome outcomes output outputs pace participation partnership partnerships passion
  perspective perspectives plate pm point points potential pressure pride priorities priority progress progression purpose quote quotes reason reasons
  recognition reference relationship relationships reputation resources respect response responses responsibility role roles records run
  scale scope sense situation situations society solution solutions something spirit stage status step steps strength strengths style success
  suggestion suggestions summary target tasks thinking thought thoughts timeframe timeframes timeline timescale timescales tone topic
  topics transition trust urgency use vision way willingness word words
  adding anticipating applying asking assigning attending becoming beginning breaking caring challenging choosing collaborating
  communicating considering contributing coping covering deciding demonstrating determining doing embracing enabling encouraging engaging
  enjoying exploring finding fostering gathering giving handling helping hitting holding identifying implementing improving including
  influencing informing inspiring interacting involving joining keeping knowing leading learning liaising listening looking making
  meeting motivating moving navigating nurturing observing overcoming participating performing preparing prioritising prioritizing progressing
  promoting proving raising reaching recognising recognizing reflecting relating remaining resolving respecting responding running seeking setting
  sharing showing solving speaking standing starting staying striving studying succeeding suggesting sustaining taking talking
  tracking trying understanding using utilising valuing wanting winning
  citizenship sponsorship licensure certification certifications education co-ordinate coordinate finalization contractors homeowners consultants
  nurse drivers volumes email emails buyers regulations tools school schools child references
  opening closing checking supervising
  anxious astute calm courteous curious daily diverse fine hungry internal max mental min minimum part-time full-time physical pragmatic related single unwell varied verbal written
  absence strategies strategy coachable competitive resilient sanitary
  college degree fellow graduate graduates hello hey hi pre post noon thanks undergraduate
  adults associates attorneys candidates citizens colleagues companies customers designers developers directors doctors businesses contact engineers everybody
  executives friends lads lawyers leaders mates neighbours neighbors nurses officers patients peers physicians professionals stakeholder stakeholders
  advisers advisors carers ceos cfos controllers ctos owners parents relatives residents supervisors taxpayers teachers teams teenagers therapists
  trainee workers audience audiences completeness figures timescales group groups counter punctuality stand
  foreman foremen landlords tenants halfway confidences smiling loading
  kindness sensitivity patience warmth tact honesty courtesy losing preparation direct indirect vet vets animal animals class classes policyholders claimants witnesses insureds
  prepare ensure provide maintain perform assist deliver develop create identify implement promote serve complete ensures provides maintains assists`.split(
    /\s+/,
  ),
);
