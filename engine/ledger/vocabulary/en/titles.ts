/** Words that make a title a higher one. */
export const ranks =
  'senior lead leader head chief principal executive director manager supervisor president vp partner foreman superintendent matron';
/** Words that raise the grade of a credential; in a sentence about somebody else they prove nothing. */
export const grades = `
master journeyman apprentice advanced senior lead chief head expert specialist professional practitioner associate
intermediate foundation higher level grade class gold silver platinum black distinction merit full chartered fellow
instructor trainer assessor manager supervisor master's bachelor doctor diploma
`;
/** How well a language or a tool is known, low to high. */
export const levels = {
  1: 'basic basics beginner beginners elementary introductory novice rudimentary a1 a2 familiar familiarity',
  2: 'conversational intermediate b1',
  3: 'proficient proficiency b2',
  4: 'advanced fluent fluency fluently expert c1 extensive',
  5: 'native bilingual mother c2 trilingual',
} as const;
/** Words beside a level: "native speaker of", "at intermediate level". */
export const besideLevels =
  'level speaker speakers speak speaks spoken language languages tongue first working everyday hold conversation read write reading writing understand';
