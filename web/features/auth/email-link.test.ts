import { expect, test } from 'vitest';
import { readEmailLink } from './email-link.ts';

const origin = 'https://shortlist.example';
const read = (search: string) => readEmailLink({ search, origin });

test('a link names its token, what it is for, and the page to go to', () => {
  const search = `?token_hash=pkce_ab&type=signup&redirect_to=${origin}/account?tab=1%26sb_flow_id=x`;
  expect(read(search)).toEqual({ tokenHash: 'pkce_ab', kind: 'signup', next: '/account?tab=1' });
});

test.each([
  'https://thief.example/',
  '//thief.example/',
  'javascript:alert(1)',
  'https://shortlist.example.thief.example/',
  '\\\\thief.example',
  '',
  `${origin}/`,
  `${origin}/verify?token_hash=x`,
])('a page that is not ours, or none to stay on (%s), is the dashboard', (wanted) => {
  expect(read(`?token_hash=a&type=magiclink&redirect_to=${encodeURIComponent(wanted)}`)?.next).toBe('/dashboard');
});

test.each(['', '?type=signup', '?token_hash=a', '?token_hash=a&type=toString', '?error_code=bad_oauth_state'])(
  'an address without a link (%s) holds none',
  (search) => {
    expect(read(search)).toBeNull();
  },
);
