import type { LetterText } from './letters.ts';
import { noticesInGerman } from './notices.de.ts';
import { noticesInEnglish } from './notices.en.ts';
import { writeNotice } from './write-letter.ts';

/** What somebody is told of their account; the same names as the table auth.notices has. */
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
  /** The network address it came from; '' when not known. */
  ip: string;
  /** When it happened, in the language's own form. */
  time: string;
}

/** The sentences of one language. */
export interface NoticeTexts {
  locale: string;
  notices: Readonly<Record<NoticeKind, NoticeText>>;
}

interface NoticeText {
  subject: string;
  opening(details: NoticeDetails): readonly string[];
  advice: string;
  /** Page that helps whoever did not do it. */
  path: '/forgot-password' | '/account';
  button: string;
}

const languages = { en: noticesInEnglish, de: noticesInGerman } as const;

export interface Notice {
  kind: NoticeKind;
  /** English where the person's is not known. */
  language: keyof typeof languages | null;
  at: Date;
  details: Omit<NoticeDetails, 'time'>;
}

/** The email that tells somebody of a change, and what to do if it was not theirs. */
export function noticeLetter(siteUrl: string, { kind, language, at, details }: Notice): LetterText {
  const { locale, notices } = languages[language ?? 'en'];
  const { subject, opening, advice, path, button } = notices[kind];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(at);
  return writeNotice({
    language: language ?? 'en',
    subject,
    opening: opening({ ...details, time }),
    advice,
    link: `${siteUrl}${path}`,
    button,
    siteUrl,
  });
}
