import type { Template } from './template.de.ts';

/** Why an analysis had to do without the AI (web/features/analyzer, server/ai); the provider's own words stay. */
export const noteTemplates: readonly Template[] = [
  [
    'AI analysis unavailable due to invalid response format. Using basic keyword matching instead.',
    'KI-Analyse nicht möglich: Die Antwort hatte ein ungültiges Format. Stattdessen wurden nur die Begriffe verglichen.',
  ],
  ['AI analysis unavailable: {note}', 'KI-Analyse nicht möglich: {note}'],
  ['Error analyzing resume: {note}', 'Fehler bei der Analyse: {note}'],
  ['Error verifying API key: {note}', 'Fehler beim Prüfen des API-Schlüssels: {note}'],
  ['AI provider key issue: {note}', 'Problem mit dem Schlüssel des KI-Anbieters: {note}'],
  ['Exception during verification', 'Die Prüfung ist gescheitert'],
  ['The server could not be reached or took too long.', 'Der Server war nicht zu erreichen oder brauchte zu lange.'],
  ['The server answered with status {number}.', 'Der Server antwortete mit dem Status {number}.'],
  ['The AI provider refused the API key: {details}', 'Der KI-Anbieter lehnt den API-Schlüssel ab: {details}'],
  ['The AI provider’s quota is used up: {details}', 'Das Kontingent beim KI-Anbieter ist aufgebraucht: {details}'],
  [
    'The AI provider is receiving too many requests: {details}',
    'Der KI-Anbieter bekommt gerade zu viele Anfragen: {details}',
  ],
  ['The AI provider does not know the model: {details}', 'Der KI-Anbieter kennt das Modell nicht: {details}'],
  ['The AI provider refused the request: {details}', 'Der KI-Anbieter hat die Anfrage abgelehnt: {details}'],
  ['The AI provider could not be reached: {details}', 'Der KI-Anbieter war nicht zu erreichen: {details}'],
  ['The AI provider had a problem: {details}', 'Der KI-Anbieter hatte ein Problem: {details}'],
  ['The AI provider took too long: {details}', 'Der KI-Anbieter brauchte zu lange: {details}'],
  [
    'The AI provider’s answer had an invalid format: {details}',
    'Die Antwort des KI-Anbieters hatte ein ungültiges Format: {details}',
  ],
  [
    'Today’s AI budget of this installation is used up: {details}',
    'Die KI dieser Installation ist für heute aufgebraucht: {details}',
  ],
  [
    'The AI provider at {provider} accepts the key and the model {model}.',
    'Der KI-Anbieter {provider} nimmt den Schlüssel und das Modell {model} an.',
  ],
  [
    'AI rewriting is off: no AI provider is configured. Matching runs on the built-in engine.',
    'Das Umschreiben mit KI ist aus: Es ist kein KI-Anbieter eingerichtet. Verglichen wird mit dem eingebauten Programm.',
  ],
  [
    'AI rewriting is switched off by an administrator. Matching runs on the built-in engine.',
    'Das Umschreiben mit KI ist von der Verwaltung abgeschaltet. Verglichen wird mit dem eingebauten Programm.',
  ],
];
