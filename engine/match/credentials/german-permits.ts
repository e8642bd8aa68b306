import { rememberWords } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { CredentialClause } from './credential-clause.ts';

/** A permit whose name says for what, with or without who drives it: "Kranschein", "Staplerführerschein". As lemmas. */
const permit = fewRanges(
  /^(?!meister|gesellen|facharbeiter|sachkunde|fahr|fuehrer)(\p{L}{3,}?)s?(?:fuehrer)?(?:schein|lizenz|ausweis|berechtigung|patent)(?:e|s|en)?$/u,
);
/** What a resume calls such a permit, or what one passes to get it. */
const namedSo =
  /(?:schein|lizenz|ausweis|nachweis|berechtigung|patent|pruefung|lehrgang|kurs|zertifikat|unterweisung)(?:e|s|en)?$/u;

const subjectOf = rememberWords((word) => permit.exec(word)?.[1] ?? '');

/** Whether a clause names the permit in two words, or by another word for permits: "Bedienberechtigung Hallenkran" is a "Kranschein". */
export function isSamePermit(word: string, { words }: Pick<CredentialClause, 'words'>): boolean {
  const subject = subjectOf(word);
  return (
    subject !== '' &&
    words.some(({ lemma }) => namedSo.test(lemma)) &&
    words.some(({ lemma }) => lemma.startsWith(subject) || lemma.endsWith(subject) || lemma.endsWith(`${subject}e`))
  );
}
