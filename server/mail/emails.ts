import type { Language } from '#contract/languages.ts';
import type { Email } from './mailer.ts';
import type { Texts } from './texts/en.ts';
import { emailWords } from './texts.ts';
import { writeEmail } from './write-email.ts';

/** An email without its address. */
export type EmailText = Omit<Email, 'to'>;

/** What an email is sent for; a reauthentication email has only a code, which is typed on the page the person already has open. */
export type EmailKind = keyof Texts['emails'];

/** What a confirmation email offers: a link to open, or digits to type instead. */
export interface Offer {
  /** English when it is null. */
  language: Language | null;
  /** The product's URL; named at the end of the email. */
  siteUrl: string;
  link: string;
  code: string;
  /** How long both are valid, in seconds. */
  seconds: number;
  /** The account's new address, when it changes. */
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
