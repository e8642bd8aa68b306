/** Quotes a name (P56): whatever it contains, it stays one name. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The qualified name of a table or function. */
export function qualifiedName({ schema, name }: { schema: string; name: string }): string {
  return `${quoteName(schema)}.${quoteName(name)}`;
}

/** Collects the values of a statement. They are sent next to the SQL and never in it (P56). */
export class Values {
  readonly all: (string | number)[] = [];

  /** The placeholder of a new value, whose type the statement decides. */
  add(value: string | number): string {
    return `$${this.all.push(value)}`;
  }
}

/** The text of a PostgreSQL array. One parameter for a list of any length means one statement (pitfall 10). */
export function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** What a query reads from, as far as SQL needs to know it. */
export interface Source {
  /** The quoted name its columns are qualified with. */
  alias: string;
  columns: ReadonlyMap<string, { type: string }>;
}
