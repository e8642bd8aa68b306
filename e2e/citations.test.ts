import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every handwritten file: where paths and rules are cited. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:ts|tsx|mts|mjs|js|sql|md)$/.test(path) && !/generated|benchmarks\/results/.test(path))
  .filter((path) => existsSync(join(root, path)));

/** Each match of `pattern` in the files below `folder`, with its place. */
function cited(pattern: RegExp, folder = ''): { what: string; where: string }[] {
  return files
    .filter((path) => path.startsWith(folder))
    .flatMap((path) => [...read(path).matchAll(pattern)].map(([, what = '']) => ({ what, where: path })));
}

const missing = (citations: readonly { what: string; where: string }[], exists: (what: string) => boolean) =>
  citations.filter(({ what }) => !exists(what)).map(({ what, where }) => `${where} cites ${what}`);

/** Numbers of the rules that a document states, each at the start of an item. */
const rulesOf = (document: string, rule: RegExp) => new Set([...read(document).matchAll(rule)].map(([, name]) => name));

test('every cited document exists', () => {
  const citations = cited(/\b(docs\/[\w/.-]*\.(?:md|png))/g);
  expect(citations.length).toBeGreaterThan(10);
  expect(missing(citations, (path) => existsSync(join(root, path)))).toEqual([]);
});

test('every cited rule of the product exists', () => {
  const rules = rulesOf('docs/product.md', /^- \*\*(\d\.\d)\*\*/gm);
  const citations = cited(/product rules? (?:\d\.\d (?:and|to) )?(\d\.\d)/gi);
  expect(citations.length).toBeGreaterThan(40);
  expect(missing(citations, (rule) => rules.has(rule))).toEqual([]);
});

test('every cited rule of the REST contract exists', () => {
  const rules = rulesOf('docs/contracts/rest.md', /^- (P\d+)/gm);
  const citations = cited(/(?<![\w-])(P[1-9]\d{0,2})(?!\w)/g, 'server/rest/');
  expect(citations.length).toBeGreaterThan(80);
  expect(missing(citations, (rule) => rules.has(rule))).toEqual([]);
});

test('every cited rule of the auth contract exists', () => {
  const rules = rulesOf('docs/contracts/auth.md', /^- ((?:R-|[TEOCAL])\d+)\./gm);
  const citations = cited(/(?<![\w-])(R-\d+|[TEOCAL]\d{1,2})(?!\w)/g, 'server/auth/');
  expect(citations.length).toBeGreaterThan(150);
  expect(missing(citations, (rule) => rules.has(rule))).toEqual([]);
});

test('decisions are numbered without gaps, and each states its number', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: root }).sort();
  const numbers = decisions.map((path) => path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 3));
  expect(numbers).toEqual(decisions.map((_, index) => String(index + 1).padStart(3, '0')));
  expect(decisions.filter((path, index) => !read(path).startsWith(`# ${numbers[index]}: `))).toEqual([]);
});

test('every folder on the map of the README exists', () => {
  const map = read('README.md').split('## The map')[1]?.split('\n\n')[2] ?? '';
  const folders: string[] = [];
  let top = '';
  for (const line of map.split('\n')) {
    const [, indent = '', names = ''] = /^( {4}| {6})((?:[\w-]+\/ {1,2})+) /.exec(line) ?? [];
    for (const name of names.trim().split(/ +/)) {
      if (name === '') continue;
      if (indent.length === 4) top = name;
      folders.push(indent.length === 4 ? name : `${top}${name}`);
    }
  }
  expect(folders.length).toBeGreaterThan(8);
  expect(folders.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
});
