export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** How a language writes the values in its sentences. Each of its texts is given one. */
export interface Format {
  /** 1,234 */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Of 100: 85 is "85%" in English, "85 %" in German. */
  percent(value: number): string;
  /** Jan 5, 2025, unless the options say otherwise. */
  date(date: Date, options?: Intl.DateTimeFormatOptions): string;
  /** Jan 5, 2025, 2:03:09 PM */
  moment(date: Date): string;
  /** in 3 days */
  relative(value: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** The order of two names in a sorted list: ignoring case and accents, "2" before "10". */
  compare(a: string, b: string): number;
  /** nursing, billing, or law */
  anyOf(names: readonly string[]): string;
  /** nursing, billing, and law */
  allOf(names: readonly string[]): string;
  /** The name of the language with this code; the code itself if it has none. */
  languageName(code: string): string;
  /** The form that the language's grammar wants with the number, which replaces '#'. */
  plural(count: number, forms: PluralForms, options?: Intl.NumberFormatOptions): string;
}

const shortDate = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const secondsToo = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** @param locale such as en-US */
export function createFormat(locale: string): Format {
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const grammar = new Intl.PluralRules(locale);
  // Each is costly to make, and most pages need none or one.
  const dates = once(() => new Intl.DateTimeFormat(locale, shortDate));
  const moments = once(() => new Intl.DateTimeFormat(locale, secondsToo));
  const relatives = once(() => new Intl.RelativeTimeFormat(locale));
  const collator = once(() => new Intl.Collator(locale, { sensitivity: 'base', numeric: true }));
  const number = (value: number, options?: Intl.NumberFormatOptions): string =>
    (options === undefined ? numbers : new Intl.NumberFormat(locale, options)).format(value);
  // Keyed by the options object: a calendar passes the same one for every day of a month.
  const others = new WeakMap<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
  const datesWith = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const made = others.get(options) ?? new Intl.DateTimeFormat(locale, options);
    others.set(options, made);
    return made;
  };
  return {
    number,
    percent: (value) => percents.format(Math.round(value) / 100),
    date: (date, options) => (options === undefined ? dates() : datesWith(options)).format(date),
    moment: (date) => moments().format(date),
    relative: (value, unit) => relatives().format(value, unit),
    compare: (a, b) => collator().compare(a, b),
    anyOf: (names) => new Intl.ListFormat(locale, { type: 'disjunction' }).format(names),
    allOf: (names) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(names),
    languageName: (code) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
    plural: (count, forms, options) =>
      (forms[grammar.select(count)] ?? forms.other).replace('#', () => number(count, options)),
  };
}

function once<T>(create: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= create();
    return made;
  };
}
