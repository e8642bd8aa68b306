import { expect, test } from 'vitest';
import { messageOf } from './message-of.ts';

test('a failure says its own message', () => {
  expect(messageOf(new Error('The title is too long.'), 'It failed')).toBe('The title is too long.');
  expect(messageOf({ message: 'permission denied', code: '42501' }, 'It failed')).toBe('permission denied');
});

test.each([undefined, 'text', {}, { message: 7 }, { message: '' }])('%j says nothing: the fallback does', (failure) => {
  expect(messageOf(failure, 'It failed')).toBe('It failed');
});

test.each([
  'Failed to fetch',
  'TypeError: Failed to fetch',
  'TypeError: Load failed',
  'TypeError: NetworkError when attempting to fetch resource.',
])('a request without an answer is told in words for people, not as “%s”', (message) => {
  expect(messageOf({ message, details: 'at x', hint: '', code: '' }, 'It failed')).toBe(
    'The server could not be reached. Check your connection and try again.',
  );
});
