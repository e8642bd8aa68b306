import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EnvError, readEnv, variables } from './env.ts';

function mistakesOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n');
    throw error;
  }
}

describe('readEnv', () => {
  test('needs no variable at all', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      DATABASE_POOL: 10,
      LOG_LEVEL: 'info',
      TRUST_PROXY: { any: false },
    });
  });

  test('treats an empty value as absent', () => {
    expect(readEnv({ PORT: '', ANON_KEY: ' ' })).toMatchObject({ PORT: 3000 });
  });

  test('uses the port in the default SITE_URL, and drops a trailing slash', () => {
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
    expect(readEnv({ SITE_URL: 'https://shortlist.example/' }).SITE_URL).toBe('https://shortlist.example');
  });

  test('names every mistake at once, with what it must be and what it is', () => {
    const mistakes = mistakesOf({
      PORT: '99999',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'yes',
      SITE_URL: 'shortlist.example/app',
    });
    expect(mistakes).toEqual([
      'PORT must be a whole number from 1 to 65535, not "99999".',
      'SITE_URL must be like https://shortlist.example, without a path, not "shortlist.example/app".',
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, not "loud".',
      'TRUST_PROXY must be true, false, a number of proxies up to 10, or their addresses and networks like 10.0.0.0/8, separated by commas, not "yes".',
    ]);
  });

  test('never repeats a secret in a message', () => {
    const mistakes = mistakesOf({ DATABASE_URL: 'mysql://root:hunter2@db', SERVICE_KEY: 'hunter2 ü' }).join();
    expect(mistakes).toContain('DATABASE_URL must begin with postgres://');
    expect(mistakes).toContain('SERVICE_KEY must be printable characters');
    expect(mistakes).not.toContain('hunter2');
  });

  test('reports a password in DATABASE_URL that has to be encoded, without repeating it', () => {
    expect(mistakesOf({ DATABASE_URL: 'postgres://root:hunter#2@db:5432/shortlist' })).toEqual([
      'DATABASE_URL is no address: write # / ? @ : and % in its password as %23 %2F %3F %40 %3A and %25.',
    ]);
    expect(mistakesOf({ DATABASE_URL: 'postgres://root:hunter%232@db:5432/shortlist' })).toEqual([]);
    expect(mistakesOf({ DATABASE_URL: 'postgres:///shortlist?host=/var/run/postgresql' })).toEqual([]);
  });

  test('refuses one key for both roles', () => {
    expect(mistakesOf({ ANON_KEY: 'same-key', SERVICE_KEY: 'same-key' })).toEqual([
      'SERVICE_KEY must differ from ANON_KEY, which every browser knows.',
    ]);
  });
});

test('every default that is shown is the real one', () => {
  // Parsed into what it does: the first test checks its default.
  const { TRUST_PROXY: _parsed, ...plain } = readEnv({});
  const defaults = new Map(Object.entries(plain));
  const shown = variables.filter(
    ({ name, shown }) => defaults.has(name) && !shown.includes('PORT') && !shown.startsWith('('),
  );
  expect(shown.length).toBeGreaterThan(4);
  for (const { name, shown: text } of shown) expect(String(defaults.get(name))).toBe(text);
});

test('docs/operating.md has every variable with its default and meaning, and no other', () => {
  const page = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (.*?) \| (.*) \|$/gm)];
  const documented = rows.map(([, name, shown, meaning]) => ({ name, shown: shown?.replaceAll('`', ''), meaning }));
  expect(documented).toEqual(variables);
});
