/** A rewrite of one resume, and whether it lies. People and companies are made up. */
export interface LedgerCase {
  trade: string;
  /** What the rewrite did; the benchmark counts by it. */
  kind: string;
  lies: boolean;
  /** The rules were developed on one half and only counted on the other. */
  half: 'dev' | 'heldOut' | 'fresh';
  original: string;
  improved: string;
  /** The same rewrite without its lie: only a finding that this one has not counts as catching it. */
  withoutLie?: string;
}

/** Pieces of a resume as they are written, and what the rewrite has in their place. */
export type Edit = readonly [before: string, after: string];

/** A resume with its rewrites by kind; a kind may come with a number behind it to tell two of them apart. */
export interface LedgerProbe {
  trade: string;
  resume: string;
  lies: Readonly<Record<string, readonly Edit[]>>;
  honest: Readonly<Record<string, readonly Edit[]>>;
}

/** The cases of a probe. Throws when an edit does not fit its resume exactly once, so that no case is empty by mistake. */
export function casesOf(probe: LedgerProbe, half: LedgerCase['half']): LedgerCase[] {
  const { trade, resume } = probe;
  const build = (lies: boolean) =>
    Object.entries(lies ? probe.lies : probe.honest).map(([kind, edits]) => ({
      trade,
      kind: kind.replace(/ \d+$/, ''),
      lies,
      half,
      original: resume,
      improved: edits.reduce((text, edit) => replaceOnce(text, edit, `${trade}, ${kind}`), resume),
    }));
  return [...build(true), ...build(false)];
}

/** `text` with the edit made. Throws when it does not fit exactly once. */
export function replaceOnce(text: string, [before, after]: Edit, name: string): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`${name}: "${before}" stands ${parts.length - 1} times in the text.`);
  return parts.join(after);
}

/** A whole resume with every line reworded, and the lies that are hidden in that by kind, one rewrite each. */
export interface LedgerRewording {
  trade: string;
  original: string;
  honest: string;
  lies: Readonly<Record<string, readonly Edit[]>>;
}

/** The cases of a rewording. Throws like `casesOf` when a lie does not fit the honest text exactly once. */
export function rewordedCasesOf({ trade, original, honest, lies }: LedgerRewording): LedgerCase[] {
  const half = 'fresh';
  return [
    { trade, kind: 'whole', lies: false, half, original, improved: honest },
    ...Object.entries(lies).map(([kind, edits]) => ({
      trade,
      kind: kind.replace(/ \d+$/, ''),
      lies: true,
      half: half as LedgerCase['half'],
      original,
      improved: edits.reduce((text, edit) => replaceOnce(text, edit, `${trade}, ${kind}`), honest),
      withoutLie: honest,
    })),
  ];
}
