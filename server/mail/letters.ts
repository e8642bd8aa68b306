import type { Language } from '#contract/languages.ts';
import type { Letter } from './mailer.ts';
import type { Texts } from './texts/en.ts';
import { emailWords } from './texts.ts';
import { writeLetter } from './write-letter.ts';

/** A letter without its address. */
export type LetterText = Omit<Letter, 'to'>;

/** What a letter is sent for; a reauthentication's has a code only, which is typed where the person already is. */
export type LetterKind = keyof Texts['letters'];

/** What a letter that confirms something offers: a link to open, or the same as digits to type. */
export interface Offer {
  /** English where it is null. */
  language: Language | null;
  /** Where the product is; named in the letter's end. */
  siteUrl: string;
  link: string;
  code: string;
  /** How long both hold, in seconds. */
  seconds: number;
  /** The address that an account is to have, where it changes. */
  newEmail: string;
}

/** The letter of a kind, in the person's language. */
export function codeLetter(kind: LetterKind, { language, link, newEmail, ...offer }: Offer): LetterText {
  const words = emailWords(language);
  const { opening, ...texts } = words.texts.letters[kind];
  return writeLetter({
    ...offer,
    ...texts,
    words,
    opening: typeof opening === 'string' ? opening : opening(newEmail),
    link: kind === 'reauthentication' ? null : link,
  });
}
