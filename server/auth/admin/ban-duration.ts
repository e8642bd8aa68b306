import { AuthError } from '../errors.ts';

/** Seconds of each unit of a duration, as Go writes them ("1h30m"): that is what clients send. */
const units: Readonly<Record<string, number>> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
};

/** Go's longest duration, some 292 years: anything longer would be refused elsewhere, and overflow dates. */
const LONGEST_SECONDS = 2 ** 63 / 1e9;

/**
 * Seconds of `ban_duration`; null for "none", which lifts a ban.
 * @throws AuthError validation_failed
 */
export function readBanDuration(text: string): number | null {
  if (text === 'none') return null;
  const parts = /^(?:\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/.test(text)
    ? text.matchAll(/(?<![\d.])([\d.]+)([a-zµ]+)/g)
    : [];
  const seconds = [...parts].reduce((sum, [, count, unit = '']) => sum + Number(count) * (units[unit] ?? 0), 0);
  if (seconds > 0 && seconds <= LONGEST_SECONDS) return seconds;
  throw new AuthError('validation_failed', 'ban_duration must be a duration such as 24h or 1h30m, or none');
}
