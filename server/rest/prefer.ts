import { problems } from './rest-error.ts';

/** The preferences of a request that the server honours. */
export interface Preferences {
  count: 'exact' | 'planned' | 'estimated' | null;
  wantsRows: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  usesDefaults: boolean;
  /** P89: most rows, only with `handling=strict`. */
  maxAffected: number | null;
}

/** Which preferences apply to which kind of request; the order is that of `Preference-Applied`. */
const applicable = {
  read: ['count', 'handling'],
  insert: ['resolution', 'missing', 'return', 'count', 'handling'],
  update: ['missing', 'return', 'count', 'handling', 'max-affected'],
  delete: ['return', 'count', 'handling', 'max-affected'],
  call: ['count', 'handling', 'max-affected'],
} as const satisfies Record<string, readonly string[]>;

export type RequestKind = keyof typeof applicable;

const allowed: Readonly<Record<string, RegExp>> = {
  count: /^(exact|planned|estimated)$/,
  return: /^(minimal|representation)$/,
  resolution: /^(merge-duplicates|ignore-duplicates)$/,
  missing: /^(default|null)$/,
  handling: /^(strict|lenient)$/,
  'max-affected': /^\d{1,15}$/,
};

/**
 * Reads the Prefer header; several of them arrive joined by commas (P92).
 * @returns the preferences, and the header `Preference-Applied` or null (P91)
 * @throws RestError PGRST122 for an unknown one under `handling=strict`
 */
export function readPreferences(header: string | undefined, kind: RequestKind): [Preferences, string | null] {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of header === undefined ? [] : header.split(',')) {
    const text = part.trim();
    const [name = '', value = ''] = text.split('=', 2);
    // `tx` is known but not offered (P90): both of its values leave the transaction as it is.
    if (text === '' || name === 'tx') continue;
    if (allowed[name]?.test(value) !== true) unknown.push(text);
    else if (!given.has(name)) given.set(name, value);
  }
  const isStrict = given.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) throw problems.preferences(unknown);
  if (!isStrict) given.delete('max-affected');
  const preferences: Preferences = {
    count: oneOf(given.get('count'), ['exact', 'planned', 'estimated']),
    wantsRows: given.get('return') === 'representation',
    resolution: oneOf(given.get('resolution'), ['merge-duplicates', 'ignore-duplicates']),
    usesDefaults: given.get('missing') === 'default',
    maxAffected: given.has('max-affected') ? Number(given.get('max-affected')) : null,
  };
  const applied = applicable[kind].filter((name) => given.has(name)).map((name) => `${name}=${given.get(name)}`);
  return [preferences, applied.length > 0 ? applied.join(', ') : null];
}

function oneOf<T extends string>(value: string | undefined, values: readonly T[]): T | null {
  return values.find((candidate) => candidate === value) ?? null;
}
