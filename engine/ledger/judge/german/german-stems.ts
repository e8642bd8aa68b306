/** Shorter parts are in too many compounds. */
export const leastPart = 5;

const families = new Map<string, string>();
/** More words than this are looked up anew. */
const mostFamilies = 4096;

/** A stem without its ge, its umlauts and its ending, its verb in one form: "behob" and "Behebung". */
export function familyOf(stem: string): string {
  const known = families.get(stem);
  if (known !== undefined) return known;
  let family = withoutUmlauts(coreOf(stem)).replace(/(?<=.{5})(?:e?te?|e)$/, '');
  if (family.length >= leastPart) for (const [forms, base] of strongVerbs) family = family.replace(forms, base);
  if (families.size >= mostFamilies) families.clear();
  families.set(stem, family);
  return family;
}

/** Verbs whose vowel changes, at the end of a word or of a compound. */
const strongVerbs: readonly [RegExp, string][] = [
  [/(?:nahm|nomm|nimm)$/, 'nehm'],
  [/(?:warf|worf|wurf|wirf)$/, 'werf'],
  [/worb$/, 'werb'],
  [/(?<=be|an|auf|ab)hob$/, 'heb'],
  [/schrieb$/, 'schreib'],
  [/(?:sproch|sprach|spruch|sprich)$/, 'sprech'],
  [/trieb$/, 'treib'],
  [/(?:schloss|schluss)$/, 'schliess'],
  [/(?:zog|zug)$/, 'zieh'],
  [/bracht?$/, 'bring'],
  [/(?:half|holf|hilf)$/, 'helf'],
  [/(?<=ab|an|aus|ein|her|vor|über)(?:gab|gib)$/, 'geb'],
  [/(?:fand|fund)$/, 'find'],
  [/(?:band|bund)$/, 'bind'],
  [/(?:sah|sicht)$/, 'seh'],
  [/wies$/, 'weis'],
  [/griff$/, 'greif'],
  [/schied$/, 'scheid'],
  [/schnitt$/, 'schneid'],
  [/(?:bot|bietung)$/, 'biet'],
  [/(?:stand|stund)$/, 'steh'],
  [/(?:gang|ging)$/, 'geh'],
  [/(?:trat|tritt)$/, 'tret'],
  [/hielt$/, 'halt'],
  [/stiess$/, 'stoss'],
  [/riet$/, 'rat'],
  [/lud$/, 'lad'],
];

/** "Einkauf" and "Einkäufe". */
export function withoutUmlauts(stem: string): string {
  return stem.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
}

/** "Geprüft" and "Prüfung", "eingearbeitet" and "Einarbeitung": a participle without its ge. */
export function coreOf(stem: string): string {
  const [, prefix = '', rest = ''] = participle.exec(stem) ?? [];
  return rest === '' ? stem : prefix + rest;
}

const participle =
  /^(ab|an|auf|aus|bei|bereit|dar|durch|ein|fertig|fest|frei|gegen|her|heran|herunter|hin|hinzu|instand|los|mit|nach|statt|teil|um|vor|voran|weg|weiter|wieder|zu|zurecht|zurück|zusammen)?ge(\p{L}{4,})$/u;
