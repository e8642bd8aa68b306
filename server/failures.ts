/** One kind of failure, as system health shows it. */
export interface Failure {
  kind: string;
  count: number;
  lastAt: Date;
}

/** What this process has logged as errors since it started, by kind. */
export interface Failures {
  /** @param thrown what was logged; @param message its line, if it is not an Error */
  count(thrown: unknown, message: string): void;
  /** Most common first. */
  list(): Failure[];
}

/** More kinds than these are noise; each is small, so the number only bounds memory. */
const KINDS = 50;

export function createFailures(): Failures {
  const held = new Map<string, Failure>();
  return {
    count(thrown, message) {
      const kind = kindOf(thrown, message);
      const known = held.get(kind);
      if (known) {
        known.count += 1;
        known.lastAt = new Date();
      } else if (held.size < KINDS) held.set(kind, { kind, count: 1, lastAt: new Date() });
    },
    list: () => [...held.values()].sort((a, b) => b.count - a.count),
  };
}

/** The error's name and code, never its message: that may quote somebody's text. */
function kindOf(thrown: unknown, message: string): string {
  if (!(thrown instanceof Error)) return message;
  return 'code' in thrown && typeof thrown.code === 'string' ? `${thrown.name} ${thrown.code}` : thrown.name;
}
