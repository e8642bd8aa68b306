import { expect, test } from 'vitest';
import { onceFor, onceForBoth } from './once-for.ts';

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

test('each text is judged once against each of several others', () => {
  const judged: string[] = [];
  const join = onceForBoth((text: { text: string }, list: { name: string }) => {
    judged.push(text.text + list.name);
    return text.text + list.name;
  });
  const [text, one, other] = [{ text: 'a' }, { name: '1' }, { name: '2' }];
  expect([join(text, one), join(text, other), join(text, one)]).toEqual(['a1', 'a2', 'a1']);
  expect(judged).toEqual(['a1', 'a2']);
});
