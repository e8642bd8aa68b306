import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test('a failure gives its own message', () => {
  expect(messageOf(new Error('The title is too long.'), 'It failed')).toBe('The title is too long.');
  expect(messageOf({ message: 'permission denied', code: '42501' }, 'It failed')).toBe('permission denied');
});

test.each([undefined, 'text', {}, { message: 7 }, { message: '' }])(
  '%j has no message, so the fallback is used',
  (failure) => {
    expect(messageOf(failure, 'It failed')).toBe('It failed');
  },
);

test.each([
  'Failed to fetch',
  'TypeError: Failed to fetch',
  'TypeError: Load failed',
  'TypeError: NetworkError when attempting to fetch resource.',
])('a request without an answer is reported in plain words, not as “%s”', (message) => {
  expect(messageOf({ message, details: 'at x', hint: '', code: '' }, 'It failed')).toBe(
    'The server could not be reached. Check your connection and try again.',
  );
});
