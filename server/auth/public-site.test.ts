import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { readAuthSettings } from './settings.ts';

const nothing = { mail: false, sms: false };

test('an address counts as confirmed without an email only on a local installation, or where a variable says so', () => {
  const confirms = (variables: Record<string, string>) => {
    const { emailAutoconfirm, phoneAutoconfirm } = readAuthSettings(readEnv(variables), nothing);
    return [emailAutoconfirm, phoneAutoconfirm];
  };
  const SITE_URL = 'https://shortlist.example';
  expect(confirms({})).toEqual([true, true]);
  expect(confirms({ SITE_URL })).toEqual([false, false]);
  expect(confirms({ SITE_URL, AUTH_EMAIL_AUTOCONFIRM: 'true', AUTH_PHONE_AUTOCONFIRM: 'true' })).toEqual([true, true]);
});
