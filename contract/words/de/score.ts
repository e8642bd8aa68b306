import type { ScoreParams } from '#engine';
import type { WordsOf } from '../words.ts';
import { fieldNames } from './names.ts';

const fits: Readonly<Record<ScoreParams['score.fit']['fit'], string>> = {
  all: 'Ihr Lebenslauf handelt von derselben Arbeit wie die Anzeige',
  most: 'Ihr Lebenslauf handelt größtenteils von derselben Arbeit wie die Anzeige',
  part: 'Ihr Lebenslauf handelt nur zum Teil von derselben Arbeit wie die Anzeige',
  little: 'Wenig in Ihrem Lebenslauf handelt von derselben Arbeit wie die Anzeige',
  hardly: 'Ihr Lebenslauf erwähnt die Arbeit, um die es in der Anzeige geht, kaum',
};

/** How the score adds up, and what can decide regardless of it. */
export const score: WordsOf<ScoreParams> = {
  'score.must': () => 'Was die Stelle verlangt',
  'score.preferred': () => 'Was erwünscht ist',
  'score.nice': () => 'Was die Anzeige sonst nennt',
  'score.unsure': () => 'Vielleicht gefragt',
  'score.field': () => 'Arbeitsgebiet',
  'score.coverage': () => 'Die übrigen Wörter der Anzeige',
  'score.missing': () => 'Verlangt, aber nicht belegt: Nachweis, Abschluss oder Sprache',
  'score.missingWhy': () => 'Alles andere gleicht das nur zum Teil aus',
  'score.years': () => 'Verlangte Berufsjahre nicht belegt',
  'score.yearsWhy': () => 'Die Anzeige verlangt mehr Jahre in dieser Arbeit, als Ihr Lebenslauf zeigt',
  'score.denied': () => 'Was laut Lebenslauf fehlt',
  'score.used': ({ percent }) => `Ihr Lebenslauf verwendet ${percent}\u00a0% der Wörter, die die Stelle beschreiben`,
  'score.denials': ({ count }) =>
    count === 1
      ? 'Laut Ihrem Lebenslauf fehlt Ihnen etwas, das die Anzeige verlangt'
      : `Laut Ihrem Lebenslauf fehlen Ihnen ${count} Dinge, die die Anzeige verlangt`,
  'score.nothing': () => 'Wenig oder nichts wurde gefunden',
  'score.nothingWhy': () => 'Die Zahl kommt allein aus dem Arbeitsgebiet, sie ist also nur eine grobe Schätzung',
  'score.unread': () => 'Die Anzeige ließ sich nicht beurteilen',
  'score.unreadWhy': () => 'Sie verlangt nichts, was sich lesen ließ; eine niedrige Zahl sagt also nichts über Sie',
  'score.keywords': () => 'Begriffe der Anzeige, die im Lebenslauf stehen',
  'score.confirmed': () => 'Von Ihnen bestätigt',
  'score.confirmedLines': ({ count }) =>
    count === 1
      ? 'Sie sagen, dass eine Zeile Ihres Lebenslaufs eine Anforderung zeigt'
      : `Sie sagen, dass ${count} Zeilen Ihres Lebenslaufs Anforderungen zeigen`,
  'score.found': ({ found, all }) => `${found} von ${all} vorhanden`,
  'score.foundPartly': ({ found, partly, all }) => `${found} von ${all} vorhanden, ${partly} weitere zum Teil`,
  'score.foundKeywords': ({ found, all }) => `${found} von ${all} Begriffen`,
  'score.fit': ({ fit, fields }) => `${fits[fit]}: ${fields.map((name) => fieldNames[name] ?? name).join(' und ')}`,
  'knockOut.named': ({ line }) => `Ihr Lebenslauf nennt es: „${line}“`,
  'knockOut.says': ({ line }) => `In Ihrem Lebenslauf steht: „${line}“`,
  'knockOut.missing': () => 'Die Anzeige besteht darauf, und Ihr Lebenslauf nennt es nicht.',
  'knockOut.silent': () =>
    'In Ihrem Lebenslauf steht dazu nichts. Trifft es zu, erspart eine Zeile darüber dem Arbeitgeber die Frage.',
};
