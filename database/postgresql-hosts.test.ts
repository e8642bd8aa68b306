import { describe, expect, test } from 'vitest';
import { Hosts, readServerUrls } from './postgresql-hosts.ts';

describe('a URL of PostgreSQL servers', () => {
  test.each([
    ['postgres://u:p@one:5432/name', ['postgres://u:p@one:5432/name'], false],
    [
      'postgresql://u:p%40@one:1,two/name?sslmode=verify-full&target_session_attrs=read-write',
      ['postgresql://u:p%40@one:1/name?sslmode=verify-full', 'postgresql://u:p%40@two/name?sslmode=verify-full'],
      true,
    ],
    [
      'postgres://[::1]:5433,[::2]/name?target_session_attrs=any',
      ['postgres://[::1]:5433/name', 'postgres://[::2]/name'],
      false,
    ],
    ['postgres:///name?host=/var/run/postgresql', ['postgres:///name?host=%2Fvar%2Frun%2Fpostgresql'], false],
  ])('%s', (url, urls, mustWrite) => {
    expect(readServerUrls(url)).toEqual({ urls, mustWrite });
  });

  test.each([
    'http://one/name',
    'postgres://one,/name',
    'postgres://one:port/name',
    'postgres://u@p@one/name',
    'postgres://one/n?target_session_attrs=standby',
  ])('is not %s', (url) => {
    expect(() => readServerUrls(url)).toThrow('not a URL');
  });

  test('leads to the next host when one is left, once however many find it gone', () => {
    const hosts = new Hosts('postgres://one,two/name');
    const first = hosts.current;
    hosts.leave(first);
    hosts.leave(first);
    expect(hosts.current).toBe('postgres://two/name');
    hosts.leave(hosts.current);
    expect(hosts.current).toBe(first);
  });
});
