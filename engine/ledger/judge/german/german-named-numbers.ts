import type { ResumeDocument } from '../../lines/document.ts';
import type { Amount } from '../../numbers/amounts.ts';

interface Text {
  document: ResumeDocument;
}

/** Numbers that name: "Halle 2", "Teil 1". */
const named =
  /^(?:halle|station|klasse|stufe|teil|modul|band|raum|linie|typ|nr|nummer|kategorie|niveau|abschnitt|säule|art|abs|din|iso|en|vdi|dguv|tor|werk|bau|haus|version|punkte?|note|§+)$/;

const ordinal =
  /^(?:\d+\p{L}|\d+\.|(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft|[\p{L}]+zigst|[\p{L}]+zehnt)e[nmrs]?)$/u;

/** Whether a number counts nothing itself, in `own` word: "Halle 2", "§ 7", "die 2. Klasse". */
export function namesOnly(read: Text, amount: Amount, own: string): boolean {
  return ordinal.test(own) || isName(read.document, amount) || isParagraph(read, amount);
}

/** "§ 102" is no count of anything. */
export function isParagraph({ document: { text, tokens } }: Text, { from }: Amount): boolean {
  const start = tokens[from]?.start ?? 0;
  return /§§? ?$/.test(text.slice(Math.max(0, start - 3), start));
}

/** "Wohnbereich 2", "Teil 1", "1:50"; and "davon 9" counts what another number does. */
function isName({ tokens, text }: ResumeDocument, { from, to, unit }: Amount): boolean {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const [before, after] = [tokens[from - 1], tokens[to]];
  if (/\d:$/.test(text.slice(start - 2, start)) || /^:\d/.test(text.slice(end, end + 2))) return true;
  if (named.test(before?.lower ?? '')) return true;
  if ([tokens[from - 2], before, after].some((token) => /^(?:davon|darunter|darin)$/.test(token?.lower ?? '')))
    return true;
  const isBehindNoun =
    /^\p{Lu}/u.test(before?.surface ?? '') && text.slice(start - 1, start) === ' ' && before?.end === start - 1;
  return (
    unit === 'count' &&
    isBehindNoun &&
    /^\d{1,2}$/.test(text.slice(start, end)) &&
    !/^\p{Lu}/u.test(after?.surface ?? '')
  );
}
