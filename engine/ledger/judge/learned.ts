/** What was learned from rewrites: a weight for each feature, and one for everything. */
export interface Learned {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** Reads a table of `feature=weight`, one in each line. */
export function readLearned(table: string, bias: number): Learned {
  const rows = table.trim().split('\n');
  const weights = rows.map((row): [string, number] => {
    const at = row.lastIndexOf('=');
    return [row.slice(0, at), Number(row.slice(at + 1))];
  });
  return { bias, weights: new Map(weights) };
}

/** How likely what has these features is a lie, in log-odds. */
export function scoreOf({ bias, weights }: Learned, features: readonly string[]): number {
  let score = bias;
  for (const feature of features) score += weights.get(feature) ?? 0;
  return score;
}
