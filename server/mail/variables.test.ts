import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '../env.ts';

function mistakeOf(variable: string, value: string): string {
  try {
    readEnv({ [variable]: value });
    return '';
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
}

describe('SMTP_URL', () => {
  test.each([
    'smtps://user:pass%40word@mail.example:465',
    'smtp://mail.example',
    'smtp://[::1]:25/',
    'smtp://mail.example:25?starttls=optional',
  ])('may be %s', (url) => {
    expect(mistakeOf('SMTP_URL', url)).toBe('');
  });

  test.each([
    ['https://mail.example', 'must begin with smtp:// or smtps://'],
    ['smtp://', 'is no address'],
    ['smtp://user:hunter2#@mail.example', 'is no address'],
    ['smtp://user:hunter2%zz@mail.example', 'is no address'],
    ['smtp://user:hunter2%ff@mail.example', 'is no address'],
    ['smtp://user:2/hunter2@mail.example', 'must end after host and port'],
    ['smtp://mail.example?starttls=never', 'must end after host and port'],
  ])('may not be %s, and the message repeats no password', (url, reason) => {
    const mistake = mistakeOf('SMTP_URL', url);
    expect(mistake).toContain(`SMTP_URL ${reason}`);
    expect(mistake).not.toContain('hunter2');
  });
});

describe('MAIL_FROM', () => {
  test.each(['no-reply@shortlist.example', 'Shortlist <no-reply@shortlist.example>', '"Acme, Inc" <a@acme.example>'])(
    'may be %s',
    (from) => {
      expect(mistakeOf('MAIL_FROM', from)).toBe('');
    },
  );

  test.each(['Shortlist', 'a@acme.example, b@acme.example', 'a@acme.example\r\nBcc: b@acme.example'])(
    'may not be %j',
    (from) => {
      expect(mistakeOf('MAIL_FROM', from)).toContain('MAIL_FROM must be an address');
    },
  );
});

test('SMS_WEBHOOK_URL may not contain a password, which fetch would refuse and repeat in the log', () => {
  expect(mistakeOf('SMS_WEBHOOK_URL', 'https://sms.example/send?to=x@y')).toBe('');
  const mistake = mistakeOf('SMS_WEBHOOK_URL', 'https://me:hunter2@sms.example/send');
  expect(mistake).toContain('SMS_WEBHOOK_URL must not hold a user or password');
  expect(mistake).not.toContain('hunter2');
});
