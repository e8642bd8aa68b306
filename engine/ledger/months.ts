import type { Token } from '../text/tokenise.ts';

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const german = new Map([
  ['mär', 'mar'],
  ['mai', 'may'],
  ['okt', 'oct'],
  ['dez', 'dec'],
]);
const today = /^(?:present|current|currently|now|today|ongoing|heute|dato|laufend|aktuell|jetzt)$/;
/** "To date" is today; a date of birth is none. */
const toDate = /^(?:to|till|until)$/;

/** A part of a date: "2019" as y2019, "March" and "03" before a year as m3, "present" as now. */
export interface DatePart {
  key: string;
  from: number;
  to: number;
}

/** The parts of the dates in words `from` to before `to`, by their first word. */
export function readMonths(tokens: readonly Token[], from: number, to: number, text: string): Map<number, DatePart> {
  const parts = new Map<number, DatePart>();
  const add = (index: number, key: string) => parts.set(index, { key, from: index, to: index + 1 });
  for (let index = from; index < to; index += 1) {
    const lower = tokens[index]?.lower ?? '';
    const month = names.indexOf(german.get(lower.slice(0, 3)) ?? lower.slice(0, 3)) + 1;
    const next = tokens[index + 1]?.lower ?? '';
    if (/^(?:19|20)\d{2}$/.test(lower)) add(index, `y${lower}`);
    else if (today.test(lower) || (lower === 'date' && toDate.test(tokens[index - 1]?.lower ?? ''))) add(index, 'now');
    else if (month > 0 && isMonthName(lower)) add(index, `m${month}`);
    else if (/^\d{1,2}$/.test(lower) && /^(?:19|20)\d{2}$/.test(next) && isDateMark(text, tokens, index))
      add(index, `m${Number(lower)}`);
    else if (isMonthAfterYear(tokens, index, text)) add(index, `m${Number(lower)}`);
    else if (/^(?:0?[1-9]|1[0-2])\.(?:19|20)\d{2}$/.test(lower)) {
      const [left = '', right = ''] = lower.split('.');
      parts.set(index, { key: `m${Number(left)}`, from: index, to: index + 1 });
      parts.set(-index - 1, { key: `y${right}`, from: index, to: index + 1 });
    }
  }
  return parts;
}

/** Whether the word is a month's name or its short form; "may" is one. */
export function isMonthName(lower: string): boolean {
  return /^(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)$/.test(
    lower,
  );
}

/** "2021-04", but not the second year of "2011-12". */
function isMonthAfterYear(tokens: readonly Token[], index: number, text: string): boolean {
  const [year = '', month = '', next = ''] = tokens.slice(index - 1, index + 2).map(({ lower }) => lower);
  if (index === 0 || !/^(?:19|20)\d{2}$/.test(year) || !/^(?:0[1-9]|1[0-2])$/.test(month)) return false;
  if (!isDateMark(text, tokens, index - 1)) return false;
  return month.startsWith('0') || /^(?:19|20)\d{2}$/.test(next) || today.test(next);
}

function isDateMark(text: string, tokens: readonly Token[], index: number): boolean {
  return /^[/.-]$/.test(text.slice(tokens[index]?.end ?? 0, tokens[index + 1]?.start ?? 0));
}
