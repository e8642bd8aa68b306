import * as z from 'zod';

/** What `docs/operating.md` says of a variable. `shown` is the default as a person would write it. */
type Documented = { shown: string; meaning: string };

export const documented = (shown: string, meaning: string): Documented => ({ shown, meaning });

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .refine((text) => /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to, {
      error: ({ input }) => `must be a whole number from ${from} to ${to}, not "${input}"`,
    })
    .transform(Number);

/** A switch. */
export const flag = z
  .string()
  .refine((text) => /^(true|false|1|0|on|off)$/i.test(text), {
    error: ({ input }) => `must be true or false, not "${input}"`,
  })
  .transform((text) => /^(true|1|on)$/i.test(text));

/** Words separated by commas; surrounding spaces are dropped. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== ''),
);

const secondsOf = { '': 1, s: 1, m: 60, h: 3600 } as const;

function isUnit(unit: string): unit is keyof typeof secondsOf {
  return unit in secondsOf;
}

/** A length of time in seconds: `90`, `90s`, `5m`, `24h`. */
export const duration = (from: number, to: number) =>
  z
    .string()
    .transform(readDuration)
    .refine((seconds) => seconds >= from && seconds <= to, {
      error: ({ input }) =>
        Number.isNaN(input)
          ? 'must be a number of seconds, or like 5m or 24h'
          : `must be from ${from} to ${to} seconds, not ${input}`,
    });

function readDuration(text: string): number {
  const [, number = '', unit = ''] = /^(\d+)([smh]?)$/.exec(text) ?? [];
  return number && isUnit(unit) ? Number(number) * secondsOf[unit] : Number.NaN;
}
