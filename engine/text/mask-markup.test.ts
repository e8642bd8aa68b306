import { expect, test } from 'vitest';
import { splitLines } from './lines.ts';
import { maskMarkup } from './mask-markup.ts';

test('tags and entities of a pasted page become blanks of equal length, and items get bullets', () => {
  const pasted = '<h3 class="a">Your week</h3><ul><li>R&amp;D &ndash; labs</li><li><b>Java</b></li></ul>';
  const { text: masked } = maskMarkup(pasted);
  expect(masked).toHaveLength(pasted.length);
  expect(splitLines(masked).map(({ content }) => content)).toEqual(['Your week', '• R&D – labs', '• Java']);
});

test('what only looks like markup stays', () => {
  const text = 'List<String>, Vec<T>, latency < 5 ms and > 3 nines, R&D';
  expect(maskMarkup(text).text).toBe(text);
});

test('a letter written as an entity stays in its word, and blanks follow the line', () => {
  const pasted = 'F&uuml;hrerschein <b>Klasse&nbsp;B</b>, drivers&rsquo; hours &#8211; T&amp;E\nPay';
  const { text, sourceOf } = maskMarkup(pasted);
  expect(text).toHaveLength(pasted.length);
  expect(splitLines(text).map(({ content }) => content)).toEqual([
    'Führerschein Klasse B , drivers’ hours – T&E',
    'Pay',
  ]);
  expect(sourceOf?.[text.indexOf('Klasse')]).toBe(pasted.indexOf('Klasse'));
  expect(text.indexOf('Pay')).toBe(pasted.indexOf('Pay'));
});

test('the frame of a page, its scripts and styles are no words', () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><style>body{color:red}</style><title>Cook</title></head><body><script>let html = 1</script><p>HTML</p></body></html>';
  const { text } = maskMarkup(page);
  expect(text).toHaveLength(page.length);
  expect(splitLines(text).map(({ content }) => content)).toEqual(['Cook', 'HTML']);
});

test('a style ends in whatever letters its end is written', () => {
  expect(maskMarkup('<STYLE>p { color: red }</Style >Cook').text.trim()).toBe('Cook');
});

test('takes about linear time for styles that never end', () => {
  expect(maskMarkup('<style>'.repeat(100_000)).text).toHaveLength(700_000);
  expect(maskMarkup('&uuml;'.repeat(100_000)).text).toHaveLength(600_000);
});
