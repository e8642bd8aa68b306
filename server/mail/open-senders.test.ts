import { expect, test } from 'vitest';
import { openSenders } from './open-senders.ts';

const SITE_URL = 'http://localhost:3000';
const textMessage = { to: '4915550100', text: 'Code 1', channel: 'sms' } as const;

test('a text message without a sender goes to the outbox if phones are on', async () => {
  for (const asked of [{ AUTH_PHONE: true }, { AUTH_PHONE_FACTOR: true }]) {
    const { outbox, textMessages } = openSenders({ SITE_URL, AUTH_PHONE_FACTOR: false, ...asked });
    await textMessages.send(textMessage);
    expect(outbox.list()).toMatchObject([{ to: '4915550100', text: 'Code 1' }]);
  }
});

test('it is refused where phones are on for test numbers only', async () => {
  const { outbox, textMessages } = openSenders({ SITE_URL, AUTH_PHONE_FACTOR: false });
  await expect(textMessages.send(textMessage)).rejects.toMatchObject({ name: 'NoSenderError' });
  expect(outbox.list()).toEqual([]);
});

test('where others reach the product nothing goes to the outbox: an email without a mail server is refused', async () => {
  const { outbox, mailer, textMessages } = openSenders({
    SITE_URL: 'https://shortlist.example',
    AUTH_PHONE: true,
    AUTH_PHONE_FACTOR: true,
  });
  const message = { to: 'ada@mail.example', subject: 'Code', text: 'Code 1', html: '' };
  await expect(mailer.send(message)).rejects.toMatchObject({ name: 'NoMailerError' });
  await expect(textMessages.send(textMessage)).rejects.toMatchObject({ name: 'NoSenderError' });
  expect(outbox.list()).toEqual([]);
});
