import { linesOf } from '../read-table.ts';
import { irregularForms } from './irregular-forms.ts';

const irregular = new Map(linesOf(irregularForms).map(([base = '', ...forms]) => [base, forms]));

/** The words whose forms do not follow the rules. */
export const irregularWords: readonly string[] = [...irregular.keys()];

/** All forms of an English word, itself included: as a noun and as a verb. */
export function formsOf(base: string): string[] {
  const past = irregular.get(base) ?? [`${stemBefore(base, 'e')}ed`];
  return [base, pluralOf(base), ...past, `${stemBefore(base, 'i')}ing`];
}

/** A noun and its plural: "vacancy" and "vacancies", "man" and "men". */
export function nounFormsOf(base: string): string[] {
  return [base, pluralOf(base), ...(irregular.get(base) ?? [])];
}

function pluralOf(base: string): string {
  if (/(?:[sxz]|[cs]h)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

/** The stem that takes the ending: "serv", "plann", "deliveri". */
function stemBefore(base: string, vowel: 'e' | 'i'): string {
  if (/[^aeiou]y$/.test(base)) return vowel === 'e' ? `${base.slice(0, -1)}i` : base;
  if (base.endsWith('e')) return vowel === 'i' && base.endsWith('ee') ? base : base.slice(0, -1);
  // A short word doubles its last letter: "shipped", "fitting".
  return /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base) ? `${base}${base.at(-1)}` : base;
}
