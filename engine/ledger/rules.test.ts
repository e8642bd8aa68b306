import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

describe('the rules of the ledger', () => {
  test('each have their own id', () => {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  test('come after the rules that they give way to', () => {
    for (const [index, { id, unless }] of rules.entries()) {
      const before = rules.slice(0, index).map((rule) => rule.id);
      expect(before, id).toEqual(expect.arrayContaining([...unless]));
    }
  });

  test('judge lines that make statements: no rule judges a heading', () => {
    for (const { id, roles } of rules) {
      expect(roles.length, id).toBeGreaterThan(0);
      expect(roles, id).not.toContain('heading');
    }
  });

  test('have a test next to each of their files', () => {
    const files = globSync('*/judge-*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));
    expect(files.length).toBeGreaterThan(20);
    const untested = files.filter((name) => !existsSync(`${folder}${name.replace(/\.ts$/, '.test.ts')}`));
    expect(untested).toEqual([]);
  });
});
