const words = 'zwei drei vier fünf sechs sieben acht neun zehn'.split(' ');
const number = String.raw`(\d{1,2}|${words.join('|')})`;
/** "Zu dritt", "dreiköpfig", "ein Team von drei Personen", "Dreierteam": all who are in it. */
const wholes: readonly RegExp[] = [
  /\bzu (zweit|dritt|viert|fünft|sechst)\b/iu,
  new RegExp(String.raw`(?<!\p{L})${number}[- ]?(?:köpfig|(?:er|mann)[- ]?(?:team|gruppe|kolonne|trupp))`, 'iu'),
  new RegExp(
    String.raw`(?:team|gruppe|kolonne|trupp)\p{L}{0,8},? (?:von|aus|mit|zu|\()? ?${number}(?!\p{L}) ?(?:\)|personen|leuten|mitgliedern|köpfen|kolleg|mitarbeit|beteiligten)?`,
    'iu',
  ),
  new RegExp(String.raw`(?:team|gruppe|kolonne|trupp)\p{L}{0,8} \(${number} `, 'iu'),
];
const ordinals = ['zweit', 'dritt', 'viert', 'fünft', 'sechst'];
const pair = /\bmit (?:einem|einer) (?:weiteren |anderen |zweiten )?kolleg/iu;

/** How many people did it together, the person included, as a German line says it; undefined where it says nothing of others. */
export function germanGroup(content: string): number | undefined {
  for (const pattern of wholes) {
    const found = pattern.exec(content)?.[1]?.toLowerCase();
    if (found === undefined) continue;
    const ordinal = ordinals.indexOf(found);
    return ordinal >= 0 ? ordinal + 2 : Number(found) || words.indexOf(found) + 2;
  }
  return pair.test(content) ? 2 : undefined;
}
