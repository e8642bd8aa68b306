import type { Language } from '#contract/languages.ts';
import type { EmailText } from './emails.ts';
import { emailWords } from './texts.ts';
import { writeNotice } from './write-email.ts';

/** What people are told about their account; the same names as in the table auth.notices. */
export const noticeKinds = [
  'password_changed',
  'email_changed',
  'phone_changed',
  'factor_added',
  'factor_removed',
  'new_device',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice may name. */
export interface NoticeDetails {
  /** The account's address from now on. */
  email: string;
  /** Program and system, such as "Firefox, Linux"; '' when not known. */
  device: string;
  /** The IP it came from; '' when not known. */
  ip: string;
  /** When it happened, in the language's own format. */
  time: string;
}

/** The page that helps if it was not them. */
const pages: Partial<Record<NoticeKind, string>> = { email_changed: '/account' };
const setPasswordPage = '/forgot-password';

export interface Notice {
  kind: NoticeKind;
  /** English if the person's is not known. */
  language: Language | null;
  at: Date;
  details: Omit<NoticeDetails, 'time'>;
}

/** The email that tells somebody of a change, and what to do if it was not theirs. */
export function noticeEmail(siteUrl: string, { kind, language, at, details }: Notice): EmailText {
  const words = emailWords(language);
  const { subject, opening, advice, button } = words.texts.notices[kind];
  const time = words.format.date(at, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return writeNotice({
    language: words.language,
    subject,
    opening: opening({ ...details, time }),
    advice,
    link: `${siteUrl}${pages[kind] ?? setPasswordPage}`,
    button,
    siteUrl,
  });
}
