import { createFormat } from '#contract/format.ts';

const codes =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh';

const named = (locale: string) =>
  codes.split(' ').map((code) => [createFormat(locale).languageName(code).toLowerCase(), code] as const);
const codeOf = new Map([...named('de'), ...named('en')]);

/** What a posting says of a language besides its name: "Deutschkenntnisse", "English skills". */
const knowledge = /(?:kenntnisse| (?:language )?skills)$/;

/** A language as a posting's requirement has it, by its English or German name, in the words of another language. */
export function nameLanguage(name: string, locale: string): string {
  const code = codeOf.get(name.toLowerCase().replace(knowledge, ''));
  return code === undefined ? name : createFormat(locale).languageName(code);
}
