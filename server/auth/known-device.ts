import { createHash } from 'node:crypto';
import type { Device } from './auth-context.ts';

/**
 * What tells devices apart: program and system without their versions, which change every few weeks, and the network they
 * are in. A hash, so that the table of devices is not a list of where somebody was.
 */
export function deviceKey({ userAgent, ip }: Device): string {
  const program = (userAgent ?? '').replaceAll(/\d+/g, '');
  return createHash('sha256')
    .update(`${program}|${networkOf(ip ?? '')}`)
    .digest('base64url');
}

/** The internet provider's network: phones get another IP in it every day. */
function networkOf(ip: string): string {
  return ip.includes('.') ? ip.split('.').slice(0, 2).join('.') : ip.split(':').slice(0, 3).join(':');
}
