/** Words of a list that only say what kind of thing the word next to them is. */
export const genericWords = `
management manage skill develop service support operate handle process plan system software tool method technique practice
procedure knowledge principle basic general advance advanced program application control report record environment area field
work use care schedule order coordinate coordination communicate communication planning prepare handling relation activity
task include exclude category class close qualified holder valid project framework platform professional expertise table
progress pursue ongoing enrolled study due expected currently underway candidate
`;
/** Makers whose names come before those of their products: "Microsoft Word". */
export const makers = 'microsoft ms adobe google apache amazon atlassian oracle autodesk';
/** Words at the head of a resume besides the name. */
export const nameLineWords = 'resume résumé cv curriculum vitae of and the';
