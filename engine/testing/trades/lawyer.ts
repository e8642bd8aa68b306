import type { TradeProbe } from './trade-probe.ts';

export const lawyer: TradeProbe = {
  trade: 'lawyer',
  farTrade: 'electrician',
  posting: `Corporate Counsel
Requirements
- Juris Doctor and bar admission
- 5+ years in corporate law at a law firm or in-house
- Contract drafting and contract negotiation
- Regulatory compliance and corporate governance
- Legal research
Preferred
- Mergers and acquisitions
- Intellectual property
About us
Ridge Holdings makes garden tools.`,
  qualified: `Quinn Sample
quinn@mail.example
Experience
Associate attorney, Marsh & Reed LLP law firm, 2014 - 2022
- Contract drafting and contract negotiation for corporate clients
- Advised boards on corporate governance and regulatory compliance
- Legal research and mergers and acquisitions due diligence; intellectual property licences
Education
Juris Doctor, Fern Law School, 2014
Licenses: bar admission (2014)
Skills: corporate law, litigation, Westlaw`,
  half: `Rae Sample
rae@mail.example
Experience
Paralegal, Stone Law Office, 2019 - 2022
- Legal research and filing of court documents
- Prepared first drafts of leases
Education
Bachelor of Arts in Political Science, 2018`,
  negated: `Rob Sample
rob@mail.example
Experience
Gardener, Green Yard, 2017 - 2022
- Planted hedges and mowed lawns
Summary
No bar admission. No experience with contract drafting, contract negotiation or legal research.
Aspiring to corporate law. Not familiar with regulatory compliance.`,
};
