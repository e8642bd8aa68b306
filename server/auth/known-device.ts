import { createHash } from 'node:crypto';
import type { Device } from './auth-context.ts';

/**
 * What a device is told apart by: its program and system without their versions, which change every few weeks, and the
 * network it is in. A hash, so that the table of devices is no list of where somebody was.
 */
export function deviceKey({ userAgent, ip }: Device): string {
  const program = (userAgent ?? '').replaceAll(/\d+/g, '');
  return createHash('sha256')
    .update(`${program}|${networkOf(ip ?? '')}`)
    .digest('base64url');
}

/** A provider's network: phones get another address in it every day. */
function networkOf(ip: string): string {
  return ip.includes('.') ? ip.split('.').slice(0, 2).join('.') : ip.split(':').slice(0, 3).join(':');
}

/** By the sign each gives itself, the more particular first: nearly all call themselves Safari too. */
const programs = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** "Firefox, Linux"; what is no browser by the first word it says of itself. */
export function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [sign: string, name: string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const known = [find(programs), find(systems)].filter((name) => name !== undefined);
  return known.length > 0 ? known.join(', ') : userAgent.slice(0, 60);
}
