import { fewRanges } from '../../text/few-ranges.ts';
/** How well somebody knows a language, 1 to 7: A1 to C2 of the European framework, and a first language above them. */
export type LanguageLevel = number;

/** What words say of a level, the highest first. People who call themselves fluent stand at C1 in most descriptions of the levels. */
const levels: readonly [LanguageLevel, RegExp][] = [
  [
    7,
    fewRanges(
      /(?<!\p{L})(?:native|mother tongue|first language|bilingual|muttersprach\p{L}*|langue maternelle)(?!\p{L})/iu,
    ),
  ],
  [6, fewRanges(/(?<![\p{L}\d])(?:C2|CPE)(?![\p{L}\d])/u)],
  [
    5,
    fewRanges(
      /(?<![\p{L}\d])(?:C1|CAE|TestDaF)(?![\p{L}\d])|(?<!\p{L})(?:fluen\p{L}+|proficien\p{L}+|business[ -](?:level|fluent)|fließend\p{L}*|fliessend\p{L}*|verhandlungssicher\p{L}*)(?!\p{L})/iu,
    ),
  ],
  [
    4,
    fewRanges(
      /(?<![\p{L}\d])(?:B2|FCE)(?![\p{L}\d])|(?<!\p{L})(?:upper[ -]intermediate|gute[sn]?|very good|good)(?!\p{L})/iu,
    ),
  ],
  [3, fewRanges(/(?<![\p{L}\d])B1(?![\p{L}\d])|(?<!\p{L})(?:intermediate|conversational)(?!\p{L})/iu)],
  [
    2,
    fewRanges(
      /(?<![\p{L}\d])A2(?![\p{L}\d])|(?<!\p{L})(?:basics?|elementary|grundkenntnisse|grundlagen|school)(?!\p{L})/iu,
    ),
  ],
  [1, fewRanges(/(?<![\p{L}\d])A1(?![\p{L}\d])|(?<!\p{L})(?:beginner\p{L}*|anfänger\p{L}*)(?!\p{L})/iu)],
];

const fluent: LanguageLevel = 5;

/** As far as a level stands from its language: "German (spoken and written, C1)". */
const reach = { behind: 40, before: 30 } as const;

/**
 * The level that a text gives the language at `start` to `end`, undefined when it gives none: what stands behind it, up to the next comma or
 * item, else what stands before it.
 *
 * @param asked of several the lowest suffices ("C1 or native"); who has several has the highest
 */
export function levelOfLanguage(text: string, start: number, end: number, asked: boolean): LanguageLevel | undefined {
  const behind =
    /^(?:[^,;\n|•.]*(?:, (?:mindestens |mind\. |at least )?(?:niveau |level )?(?=[A-C][12](?![\p{L}\d])))?)[^,;\n|•.]*/iu.exec(
      text.slice(end, end + reach.behind),
    )?.[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - reach.before), start)
      .split(/[,;\n|•.]/)
      .at(-1) ?? '';
  return levelIn(behind, asked) ?? levelIn(before, asked);
}

function levelIn(text: string, asked: boolean): LanguageLevel | undefined {
  // "Bilingual English/Spanish" asks for two languages, not for two mother tongues.
  if (asked && /bilingual/iu.test(text)) return fluent;
  const found = levels.filter(([, pattern]) => pattern.test(text));
  return (asked ? found.at(-1) : found[0])?.[0];
}
