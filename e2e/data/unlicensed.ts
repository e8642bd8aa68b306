import type { Texts } from '../person.ts';

/** A nurse who says everything but that she is licensed. */
export const unlicensed: Texts = {
  jobTitle: 'Registered Nurse',
  jobDescription: `Registered Nurse, Cardiac Step-Down
We are hiring a nurse for our 24-bed cardiac step-down unit.
What you will do
- Assess and monitor cardiac patients on telemetry
- Administer medication and titrate drips per protocol
- Educate patients and families before discharge
- Document in Cerner, work with cardiology and pharmacy
What you need
- Current Washington State RN license (required)
- BLS and ACLS certification
- At least two years of acute care experience
- EKG interpretation
Nice to have
- BSN, PCCN certification, Spanish`,
  resumeText: `Dana Whitlow
Summary
Caring staff nurse, four years on a busy telemetry floor.
Experience
Staff Nurse, Telemetry - Cedar Point Hospital, Brennan, WA
03/2021 - present
- Care for 4 to 5 heart patients per shift, read rhythm strips
- Give medication, run heparin and diltiazem drips by protocol
- Teach patients about their pills before they go home, chart in Cerner
Education
Bachelor of Science in Nursing, Westshore College, 2021
Certifications
BLS, ACLS (American Heart Association)`,
};
