import type { Token } from '../../text/tokenise.ts';

const levelWord = /^(?:level|type|part|class|tier|grade|stufe|kategorie|teil)$/;

/** Whether a capital I is a number and nobody: "PSM I", "CFA Level I, 2019". Behind a name, with nothing more in its clause. */
export function isNumeral(before: Token | undefined, token: Token | undefined, after: Token | undefined): boolean {
  if (token?.surface !== 'I' || token.opens || before === undefined) return false;
  return (/^\p{Lu}/u.test(before.surface) || levelWord.test(before.lower)) && (after === undefined || after.opens);
}
