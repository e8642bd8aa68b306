import { expect, test } from 'vitest';
import { readEmailLink } from './email-link.ts';

const origin = 'https://shortlist.example';
const read = (search: string) => readEmailLink({ search, origin });

test('a link contains its token, its purpose and the page to go to', () => {
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
])('a foreign page, or one nobody stays on (%s), becomes the dashboard', (wanted) => {
  expect(read(`?token_hash=a&type=magiclink&redirect_to=${encodeURIComponent(wanted)}`)?.next).toBe('/dashboard');
});

test.each(['', '?type=signup', '?token_hash=a', '?token_hash=a&type=toString', '?error_code=bad_oauth_state'])(
  'a URL without a link (%s) yields none',
  (search) => {
    expect(read(search)).toBeNull();
  },
);
