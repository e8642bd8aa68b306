import { createFormat } from '#contract/format.ts';

const codes =
  'ar bg bn cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk ur vi zh';

const english = createFormat('en');
const codeOf = new Map(codes.split(' ').map((code) => [english.languageName(code).toLowerCase(), code]));

/** A language by its English name, as a posting's requirement has it, in the words of another language. */
export function nameLanguage(name: string, locale: string): string {
  const code = codeOf.get(name.toLowerCase());
  return code === undefined ? name : createFormat(locale).languageName(code);
}
