import type { Template } from './template.de.ts';

/** What to do about a requirement, and what it is worth (engine/explain/recommend.ts, wording.ts, engine/basic.ts). */
export const adviceTemplates: readonly Template[] = [
  [
    '"{line}" comes close to {name}. If it was {same}, say so there.',
    '„{line}“ kommt {name} nahe. War es {same}, dann schreiben Sie es dort hin.',
  ],
  [
    'Check the spelling of {name}: the line "{line}" writes it another way.',
    'Prüfen Sie die Schreibweise von {name}: In der Zeile „{line}“ steht es anders.',
  ],
  [
    'You list {name}, but no job or project shows it. Say where you used it.',
    'Sie zählen {name} auf, aber keine Stelle und kein Projekt zeigt es. Schreiben Sie, wo Sie es gebraucht haben.',
  ],
  [
    'You only mention {name} in passing. Show it in a job or project.',
    'Sie nennen {name} nur nebenbei. Zeigen Sie es in einer Stelle oder einem Projekt.',
  ],
  [
    'If you have used {name}, say in which job and for what.',
    'Wenn Sie {name} benutzt haben, schreiben Sie, in welcher Stelle und wofür.',
  ],
  [
    'If you have experience with {name}, show it in a job or project.',
    'Wenn Sie Erfahrung mit {name} haben, zeigen Sie sie in einer Stelle oder einem Projekt.',
  ],
  [
    'If you hold {degree} or a higher degree, name it.',
    'Wenn Sie {degree} oder einen höheren Abschluss haben, nennen Sie ihn.',
  ],
  ['If you hold {degree}, name it.', 'Wenn Sie {degree} haben, nennen Sie das.'],
  ['If you hold {licence}, list it.', 'Wenn Sie den Nachweis „{licence}“ haben, führen Sie ihn auf.'],
  [
    'If you speak {language}, list it and say how well.',
    'Wenn Sie {language} sprechen, führen Sie es auf und schreiben Sie, wie gut.',
  ],
  ['Show {name} by something that you did.', 'Zeigen Sie {name} durch etwas, das Sie getan haben.'],
  [
    'The posting asks for {years}. Check that every job has its dates. They add up to {number} now.',
    'Die Anzeige verlangt {years}. Prüfen Sie, ob jede Stelle Beginn und Ende nennt. Zusammen ergibt das jetzt {number}.',
  ],
  [
    'The posting asks for {years}. Check that every job has its dates.',
    'Die Anzeige verlangt {years}. Prüfen Sie, ob jede Stelle Beginn und Ende nennt.',
  ],
  ['If you have worked as {name}, name the job.', 'Wenn Sie als {name} gearbeitet haben, nennen Sie die Stelle.'],
  [
    'Add "{name}" to your resume if it is true of you.',
    'Nehmen Sie „{name}“ in Ihren Lebenslauf auf, wenn es auf Sie zutrifft.',
  ],
];

/** Behind an advice. */
export const worthTemplate: Template = ['It is {importance}, worth {worth}.', 'Das {importance} und bringt {worth}.'];

/** Where a missing keyword could stand (engine/explain/suggest-placement.ts). */
export const placementTemplates: readonly Template[] = [
  [
    'If you used {name} for this, say so here: "{line}"',
    'Wenn Sie dafür {name} benutzt haben, schreiben Sie es hier hin: „{line}“',
  ],
  [
    'If this work included {name}, say so here: "{line}"',
    'Wenn {name} zu dieser Arbeit gehörte, schreiben Sie es hier hin: „{line}“',
  ],
  [
    'Show {name} by something that you did; the word alone proves little.',
    'Zeigen Sie {name} durch etwas, das Sie getan haben; das Wort allein beweist wenig.',
  ],
  [
    'If you hold {licence}, list it with your education.',
    'Wenn Sie den Nachweis „{licence}“ haben, führen Sie ihn bei Ihrer Ausbildung auf.',
  ],
  [
    'If you hold {licence}, list it with your licences and certificates.',
    'Wenn Sie den Nachweis „{licence}“ haben, führen Sie ihn bei Ihren Nachweisen und Zertifikaten auf.',
  ],
  [
    'If you speak {language}, list it with your languages.',
    'Wenn Sie {language} sprechen, führen Sie es bei Ihren Sprachen auf.',
  ],
  [
    'No sentence speaks of it yet. If it is true of you, list {name} with your skills.',
    'Noch kein Satz spricht davon. Wenn es auf Sie zutrifft, zählen Sie {name} bei Ihren Kenntnissen auf.',
  ],
  ['Skills: {name}', 'Kenntnisse: {name}'],
];
