import type { Language } from '#contract/languages.ts';
import type { Email } from './mailer.ts';
import type { Texts } from './texts/en.ts';
import { emailWords } from './texts.ts';
import { writeEmail } from './write-email.ts';

/** An email without its address. */
export type EmailText = Omit<Email, 'to'>;

/** What an email is sent for; a reauthentication's has a code only, which is typed where the person already is. */
export type EmailKind = keyof Texts['emails'];

/** What an email that confirms something offers: a link to open, or the same as digits to type. */
export interface Offer {
  /** English where it is null. */
  language: Language | null;
  /** Where the product is; named in the email's end. */
  siteUrl: string;
  link: string;
  code: string;
  /** How long both hold, in seconds. */
  seconds: number;
  /** The address that an account is to have, where it changes. */
  newEmail: string;
}

/** The email of a kind, in the person's language. */
export function codeEmail(kind: EmailKind, { language, link, newEmail, ...offer }: Offer): EmailText {
  const words = emailWords(language);
  const { opening, ...texts } = words.texts.emails[kind];
  return writeEmail({
    ...offer,
    ...texts,
    words,
    opening: typeof opening === 'string' ? opening : opening(newEmail),
    link: kind === 'reauthentication' ? null : link,
  });
}
