import type { Template } from './template.de.ts';

/** The sum that makes the score (engine/score/score-match.ts, engine/basic.ts). */
export const scoreTemplates: readonly Template[] = [
  ['Must-have requirements', 'Was die Stelle verlangt'],
  ['Preferred requirements', 'Was erwünscht ist'],
  ['Other things the posting names', 'Was die Anzeige sonst nennt'],
  ['Field of work', 'Arbeitsgebiet'],
  ['Keywords of the posting found in the resume', 'Begriffe der Anzeige, die im Lebenslauf stehen'],
  ['{number} of {all} found', '{number} von {all} vorhanden'],
  ['{number} of {all} keywords', '{number} von {all} Begriffen'],
  [
    "Your resume is about the posting's work: {fields}",
    'Ihr Lebenslauf handelt von derselben Arbeit wie die Anzeige: {fields}',
  ],
  [
    "Your resume is mostly about the posting's work: {fields}",
    'Ihr Lebenslauf handelt größtenteils von derselben Arbeit wie die Anzeige: {fields}',
  ],
  [
    "Your resume is only partly about the posting's work: {fields}",
    'Ihr Lebenslauf handelt nur zum Teil von derselben Arbeit wie die Anzeige: {fields}',
  ],
  [
    "Little of your resume is about the posting's work: {fields}",
    'Wenig in Ihrem Lebenslauf handelt von derselben Arbeit wie die Anzeige: {fields}',
  ],
  [
    "Your resume hardly mentions the posting's work: {fields}",
    'Ihr Lebenslauf erwähnt die Arbeit, um die es in der Anzeige geht, kaum: {fields}',
  ],
];

/** What decides beside the score (engine/explain/find-knock-outs.ts). */
export const knockOutTemplates: readonly Template[] = [
  ['Your resume names it: "{line}"', 'Ihr Lebenslauf nennt es: „{line}“'],
  ['Your resume says: "{line}"', 'Ihr Lebenslauf sagt: „{line}“'],
  [
    'The posting insists on it, and your resume does not name it.',
    'Die Anzeige besteht darauf, und Ihr Lebenslauf nennt es nicht.',
  ],
  [
    'Your resume does not say. If it is so, a line about it saves the employer the question.',
    'Ihr Lebenslauf sagt dazu nichts. Trifft es zu, erspart eine Zeile darüber dem Arbeitgeber die Frage.',
  ],
];

/** Keywords to confirm (engine/optimise/offer-keywords.ts, engine/explain/wording.ts, engine/basic.ts). */
export const offerTemplates: readonly Template[] = [
  [
    'Your resume spells it "{written}": is it "{name}"?',
    'In Ihrem Lebenslauf steht es als „{written}“: Ist „{name}“ gemeint?',
  ],
  [
    'Your resume says "{written}". Name it "{name}" as the posting does: not every system knows that they are the same.',
    'Ihr Lebenslauf sagt „{written}“. Nennen Sie es wie die Anzeige „{name}“: Nicht jedes System weiß, dass es dasselbe ist.',
  ],
  ['Have you used {name}? Where?', 'Haben Sie {name} benutzt? Wo?'],
  ['Do you have experience with {name}? Where?', 'Haben Sie Erfahrung mit {name}? Wo?'],
  ['Do you hold that: "{line}"? Since when?', 'Haben Sie das: „{line}“? Seit wann?'],
  ['Do you hold {licence}? Since when?', 'Haben Sie den Nachweis „{licence}“? Seit wann?'],
  ['Do you speak {language}? How well?', 'Sprechen Sie {language}? Wie gut?'],
  ['Where has your work called for {name}?', 'Wo war in Ihrer Arbeit {name} gefragt?'],
  ['Do you hold {degree}?', 'Haben Sie {degree}?'],
  ['Do you have {years}?', 'Haben Sie {years}?'],
  ['Have you worked as {name}? Where?', 'Haben Sie als {name} gearbeitet? Wo?'],
  ['Is "{name}" true of you? Where?', 'Trifft „{name}“ auf Sie zu? Wo?'],
];
