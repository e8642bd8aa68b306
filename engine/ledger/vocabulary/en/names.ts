/** Words of a list that only say what kind of thing the word next to them is. */
export const genericWords = `
management manage skill develop service support operate handle process plan system software tool method technique practice
procedure knowledge principle basic general advance advanced program application control report record environment area field
work use care schedule order coordinate coordination communicate communication planning prepare handling relation activity
task include exclude category class close qualified holder valid project framework platform professional expertise table
progress pursue ongoing enrolled study due expected currently underway candidate lapse lapsed expired exp available done finished part unit
`;
/** Makers whose names come before those of their products: "Microsoft Word". */
export const makers = 'microsoft ms adobe google apache amazon atlassian oracle autodesk';
/** Words at the head of a resume besides the name. */
export const nameLineWords = 'resume résumé cv curriculum vitae of and the';
/** Programs that are sold together: two of them name the whole. */
export const suites = [
  {
    names: 'microsoft office, ms office, office, office 365, microsoft 365, m365, o365',
    parts: 'word excel powerpoint outlook access',
  },
  { names: 'google workspace, g suite, gsuite, google suite', parts: 'gmail docs sheets slides drive' },
  {
    names: 'adobe creative suite, adobe creative cloud, creative cloud',
    parts: 'photoshop illustrator indesign premiere',
  },
] as const;
