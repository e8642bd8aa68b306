import { describe, expect, test } from 'vitest';
import {
  confirmationLetter,
  emailChangeLetter,
  inviteLetter,
  magicLinkLetter,
  reauthenticationLetter,
  recoveryLetter,
} from './letters.ts';

const offer = {
  siteUrl: 'https://shortlist.example',
  link: 'https://shortlist.example/auth/v1/verify?token=abc&type=signup',
  code: '012345',
  seconds: 86_400,
};

const letters = {
  confirmation: confirmationLetter(offer),
  'magic link': magicLinkLetter(offer),
  recovery: recoveryLetter(offer),
  invite: inviteLetter(offer),
  'change of address, to the new one': emailChangeLetter({ ...offer, which: 'new', newEmail: 'new@mail.example' }),
  'change of address, to the old one': emailChangeLetter({ ...offer, which: 'current', newEmail: 'new@mail.example' }),
};

describe.each(Object.entries(letters))('the letter of %s', (_name, { subject, text, html }) => {
  test('says the same as text and as HTML: link, code, how long they hold', () => {
    expect(subject).not.toBe('');
    expect(text).toContain(offer.link);
    expect(html).toContain(offer.link.replace('&', '&amp;'));
    for (const version of [text, html]) {
      expect(version).toContain('012345');
      expect(version).toContain('24 hours');
      expect(version).toContain('shortlist.example');
    }
  });

  test('loads nothing from anywhere', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });
});

describe('letters', () => {
  test('of a reauthentication have a code and no link', () => {
    const { text, html } = reauthenticationLetter({ ...offer, seconds: 90 });
    expect(text).toContain('Your code: 012345');
    expect(text).toContain('90 seconds');
    expect(html).not.toContain('/verify');
  });

  test('show what came from a request as text', () => {
    const newEmail = '"<script>alert(1)</script>"@mail.example';
    const { html } = emailChangeLetter({ ...offer, which: 'current', newEmail });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});
