import { format } from './format.ts';

const units = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'in 3 days', in the largest unit that fits at least once. */
export function relativeTime(at: Date, now = new Date()): string {
  const difference = at.getTime() - now.getTime();
  const [unit, length] = units.find((each) => Math.abs(difference) >= each[1]) ?? units[4];
  return format.relative(Math.round(difference / length), unit);
}
