import type { LooseLine } from '../types.ts';

/** Of a line without its spaces. */
const pageNumber = /^(?:page|seite|página|pagina|p\.|s\.)?\d{0,3}(?:(?:of|von|de|sur|van|\/)\d{0,3})?$/iu;

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

/**
 * Puts headers before and footers behind the text. What the text says itself, and page numbers, are left out.
 * `added` is what stands only at the pages' edges, where many systems do not look.
 */
export function addEdges(
  body: readonly LooseLine[],
  headers: readonly LooseLine[],
  footers: readonly LooseLine[],
): { lines: LooseLine[]; added: string[] } {
  const said = new Set(body.map(({ text }) => plain(text)));
  const whole = [...body, ...headers].map(({ text }) => plain(text)).join(' ');
  const isNew = ({ text }: LooseLine): boolean => {
    const own = plain(text);
    if (own === '' || said.has(own) || pageNumber.test(text.replace(/\s/g, ''))) return false;
    said.add(own);
    return true;
  };
  const above = headers.filter(isNew);
  const below = footers.filter((line) => isNew(line) && !parts(line.text).every((part) => whole.includes(part)));
  return { lines: [...above, ...body, ...below], added: [...above, ...below].map(({ text }) => text) };
}

/** "07700 900461 | anna@example.com": a footer repeats what stands elsewhere part by part. */
const parts = (text: string): string[] =>
  text
    .split(/[|•·\t,]/)
    .map(plain)
    .filter((part) => part !== '');
