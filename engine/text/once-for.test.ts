import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('each text is judged once', () => {
  const judged: string[] = [];
  const length = onceFor(({ text }: { text: string }) => {
    judged.push(text);
    return text.length;
  });
  const [first, second] = [{ text: 'one' }, { text: 'three' }];
  expect([length(first), length(second), length(first)]).toEqual([3, 5, 3]);
  expect(judged).toEqual(['one', 'three']);
});
