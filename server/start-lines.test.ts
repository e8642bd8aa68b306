import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { presentStart } from './start-lines.ts';

const SITE_URL = 'https://shortlist.example';
const start = (variables: Record<string, string> = {}) => presentStart(readEnv(variables), true);

test('on this machine alone the start tells of the outbox, the confirmation for nothing and the pretended payments', () => {
  expect(start()).toContain('new accounts are confirmed at once, emails stand at /_outbox');
  expect(start()).toContain('nobody pays, everybody may get premium');
});

test('where others reach the product it says that all three are off, and what switches them on', () => {
  const lines = start({ SITE_URL });
  expect(lines).toContain('nobody can confirm a new account, there is no /_outbox');
  expect(lines).toContain('AUTH_EMAIL_AUTOCONFIRM=true');
  expect(lines).toContain('premium cannot be bought (to be switched on by STRIPE_SECRET_KEY');
  expect(start({ SITE_URL, AUTH_EMAIL_AUTOCONFIRM: 'true' })).toContain(
    'new accounts are confirmed at once, there is no',
  );
});

test.each([
  ['true', 'the one that connects'],
  ['2', 'the last 2 before this server'],
  ['10.0.0.0/8,192.0.2.7', '10.0.0.0/8, 192.0.2.7'],
])('TRUST_PROXY=%s is told as %s', (value, told) => {
  expect(start({ TRUST_PROXY: value })).toContain(`trusted for client IPs: ${told}`);
});

test('one line says whether a language model reads what is analyzed, which, and where', () => {
  expect(start()).toMatch(/AI rewriting +off: matching runs on the built-in engine/);
  const lines = start({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'a-model' });
  expect(lines).toMatch(/AI rewriting +on: a-model at localhost:11434 reads what is analyzed/);
  expect(lines).not.toContain('AI rewriting  off');
});
