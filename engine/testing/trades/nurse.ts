import type { TradeProbe } from './trade-probe.ts';

export const nurse: TradeProbe = {
  trade: 'nurse',
  farTrade: 'backend developer',
  posting: `Registered Nurse, Medical-Surgical Unit
Willow Creek Hospital is looking for a Registered Nurse to join our med-surg unit on night shift.
Responsibilities
- Provide direct patient care and administer medications
- Monitor vital signs, chart in Epic and update care plans
- Wound care, IV therapy and patient education
Requirements
- Active RN license
- BLS and ACLS certification
- Bachelor of Science in Nursing (BSN)
- 2+ years of acute care experience
- Experience with electronic health records
Benefits
Health insurance, 401(k) with match, paid time off.
Willow Creek is an equal opportunity employer.`,
  qualified: `Nora Sample, RN, BSN
nora@mail.example
Experience
Registered Nurse, Med-Surg, Maple General Hospital, 2018 - 2023
- Provided direct patient care for up to six patients a shift, administering medications and IV therapy
- Monitored vital signs, charted in Epic and revised care plans with physicians
- Performed wound care and discharge education; precepted four new nurses
Acute care nurse, Oak Clinic, 2016 - 2018
- Triage, infection control and patient education in a 20-bed unit
Education
Bachelor of Science in Nursing, Fern University, 2016
Licenses: RN license, BLS, ACLS
Skills: electronic health records, telemetry, catheter care`,
  half: `Hal Sample
hal@mail.example
Experience
Certified nursing assistant, Birch Nursing Home, 2019 - 2023
- Helped residents with daily living and took vital signs
- Reported changes to the charge nurse
Education
High school diploma, 2018
Certifications: CNA, BLS`,
  negated: `Ned Sample
ned@mail.example
Experience
Cashier, Corner Shop, 2019 - 2023
- Served customers and counted the drawer
About me
No RN license. No experience with patient care, medications or IV therapy. Never used Epic.
I am eager to learn wound care and charting. I do not have BLS or ACLS.`,
};
