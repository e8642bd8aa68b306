import type { Template } from './template.de.ts';

/** Why a change may be taken over or not (engine/ledger). What begins alike stands with the more exact one first. */
export const reasonTemplates: readonly Template[] = [
  ['You confirmed it.', 'Sie haben es bestätigt.'],
  ['Your resume says so.', 'Ihr Lebenslauf sagt es.'],
  ['The new text no longer says this.', 'Im neuen Text steht das nicht mehr.'],
  ['The new text no longer says "{line}".', 'Im neuen Text steht „{line}“ nicht mehr.'],
  ['The new text no longer names {name}.', 'Der neue Text nennt {name} nicht mehr.'],
  ['The new text no longer has {name}.', 'Im neuen Text fehlt {name}.'],
  [
    '"{word}" says more than your resume. Your resume says "{line}".',
    '„{word}“ sagt mehr als Ihr Lebenslauf. Dort steht „{line}“.',
  ],
  [
    '"{word}" says more than your resume. Your resume does not say so.',
    '„{word}“ sagt mehr als Ihr Lebenslauf. Dort steht nichts davon.',
  ],
  [
    'Your resume says this of another job than "{name}".',
    'Ihr Lebenslauf sagt das von einer anderen Stelle als „{name}“.',
  ],
  ['Your resume says this of another job: "{line}".', 'Ihr Lebenslauf sagt das von einer anderen Stelle: „{line}“.'],
  ['Your resume says how often otherwise: "{line}".', 'Wie oft, sagt Ihr Lebenslauf anders: „{line}“.'],
  ['Your resume says nothing about "{line}".', 'Ihr Lebenslauf sagt nichts über „{line}“.'],
  ['Your resume says it on a lower level.', 'Ihr Lebenslauf sagt es auf einer niedrigeren Stufe.'],
  ['Your resume says "{word}": "{line}".', 'Ihr Lebenslauf sagt „{word}“: „{line}“.'],
  ['Your resume says "{line}".', 'Ihr Lebenslauf sagt „{line}“.'],
  ['Your resume says {name} about something else.', 'Ihr Lebenslauf sagt {name} über etwas anderes.'],
  ['Your resume does not say so.', 'Ihr Lebenslauf sagt das nicht.'],
  ['Your resume does not say "{line}" here.', 'Ihr Lebenslauf sagt hier nicht „{line}“.'],
  ['Your resume does not say "{line}" beside your name.', 'Ihr Lebenslauf sagt neben Ihrem Namen nicht „{line}“.'],
  ['Your resume does not say "{line}" of it.', 'Ihr Lebenslauf sagt davon nicht „{line}“.'],
  ['Your resume does not say what came of it: "{line}".', 'Ihr Lebenslauf sagt nicht, was daraus wurde: „{line}“.'],
  ['Your resume does not say {name}.', 'Ihr Lebenslauf sagt nicht {name}.'],
  ['Your resume does not name {name}.', 'Ihr Lebenslauf nennt {name} nicht.'],
  ['No paper in your resume says "{line}".', 'Kein Abschluss und kein Zeugnis in Ihrem Lebenslauf sagt „{line}“.'],
  ['No title in your resume is "{word}".', 'Keine Berufsbezeichnung in Ihrem Lebenslauf ist „{word}“.'],
];

/** What only the person can know about a change. */
export const questionTemplates: readonly Template[] = [
  ['Is "{line}" right?', 'Stimmt „{line}“?'],
  ['Is "{line}" right? Where does it come from?', 'Stimmt „{line}“? Woher kommt es?'],
  [
    'Is "{line}" right here? Your resume says it about something else.',
    'Stimmt „{line}“ hier? Ihr Lebenslauf sagt es über etwas anderes.',
  ],
  ['Is "{line}" true? What shows it?', 'Trifft „{line}“ zu? Was zeigt es?'],
  ['Is it true: "{line}"? What shows it?', 'Trifft das zu: „{line}“? Was zeigt es?'],
  ['Did it really go that far: "{line}"?', 'Ging es wirklich so weit: „{line}“?'],
  ['Does "{line}" no longer hold?', 'Gilt „{line}“ nicht mehr?'],
  ['How well do you know it? ("{line}")', 'Wie gut können Sie es? („{line}“)'],
  ['Did you do this: "{line}"? Where?', 'Haben Sie das getan: „{line}“? Wo?'],
  ['Did you do this in this job too: "{line}"?', 'Haben Sie das auch in dieser Stelle getan: „{line}“?'],
  ['Did you do this there too: "{line}"?', 'Haben Sie das auch dort getan: „{line}“?'],
  ['Did you do it alone?', 'Haben Sie es allein getan?'],
  ['Did you do it yourself, or take part in it?', 'Haben Sie es selbst getan oder daran mitgewirkt?'],
  ['Did you lead it, or take part in it?', 'Haben Sie es geleitet oder daran mitgewirkt?'],
  ['Did you make it yourself, or work with it?', 'Haben Sie es selbst gemacht oder damit gearbeitet?'],
  ['Did you train others in it? Whom?', 'Haben Sie andere darin geschult? Wen?'],
  ['Did you decide it yourself?', 'Haben Sie es selbst entschieden?'],
  ['Have you held a title with "{word}" in it? Where?', 'Hatten Sie eine Berufsbezeichnung mit „{word}“? Wo?'],
];
