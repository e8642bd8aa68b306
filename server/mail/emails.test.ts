import { describe, expect, test } from 'vitest';
import { languageNames } from '#contract/languages.ts';
import { codeEmail } from './emails.ts';
import { emailWords } from './texts.ts';

const offer = {
  language: 'en',
  siteUrl: 'https://shortlist.example',
  link: 'https://shortlist.example/auth/v1/verify?token=abc&type=signup',
  code: '012345',
  seconds: 86_400,
  newEmail: 'new@mail.example',
} as const;

const kinds = ['confirmation', 'magicLink', 'recovery', 'invite', 'emailChangeNew', 'emailChangeCurrent'] as const;
const emails = languageNames.flatMap((language) => kinds.map((kind) => [kind, language] as const));

describe.each(emails)('the email %s in %s', (kind, language) => {
  const { subject, text, html } = codeEmail(kind, { ...offer, language });

  test('says the same as text and as HTML: link, code, how long they are valid', () => {
    const { texts, format } = emailWords(language);
    expect(subject).toBe(texts.emails[kind].subject);
    expect(text).toContain(offer.link);
    expect(html).toContain(offer.link.replace('&', '&amp;'));
    expect(html).toContain(`<html lang="${language}">`);
    for (const version of [text, html]) {
      expect(version).toContain('012345');
      expect(version).toContain(format.number(24, { style: 'unit', unit: 'hour', unitDisplay: 'long' }));
      expect(version).toContain('shortlist.example');
    }
  });

  test('loads nothing from anywhere', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });
});

describe('emails', () => {
  test('are in English when the language is not known', () => {
    const unknown = codeEmail('recovery', { ...offer, language: null });
    expect(unknown).toEqual(codeEmail('recovery', offer));
    expect(unknown).not.toEqual(codeEmail('recovery', { ...offer, language: 'de' }));
  });

  test('of a reauthentication have a code and no link', () => {
    const { text, html } = codeEmail('reauthentication', { ...offer, seconds: 90 });
    expect(text).toContain('Your code: 012345');
    expect(text).toContain('90 seconds');
    expect(html).not.toContain('/verify');
  });

  test('show what came from a request as text', () => {
    const newEmail = '"<script>alert(1)</script>"@mail.example';
    const { html } = codeEmail('emailChangeCurrent', { ...offer, newEmail });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});
