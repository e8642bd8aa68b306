/** What a query string asks for, once parsed (contract section 3). */

/** One step of a JSON path: `->key`, `->>key` (as text), `->0` (an array's element). */
export interface JsonStep {
  key: string;
  isIndex: boolean;
  asText: boolean;
}

/** A column, perhaps with a path into its JSON (P23). */
export interface Field {
  column: string;
  path: readonly JsonStep[];
}

/** One item of `select`; null stands for `*`. */
export type SelectItem = { field: Field; alias: string | null; cast: string | null } | null;

export interface OrderTerm {
  field: Field;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
}

/** `field=[not.]operator[(modifier)].value` (P50, P51). */
export interface Comparison {
  kind: 'compare';
  field: Field;
  isNegated: boolean;
  operator: string;
  /** any or all; for full text search the configuration's name. */
  modifier: string | null;
  /** The texts of a list for `in`, otherwise one text. */
  value: string | readonly string[];
}

/** `and=(…)`, `or=(…)` (P52). */
export interface Group {
  kind: 'and' | 'or';
  isNegated: boolean;
  conditions: readonly Condition[];
}

export type Condition = Comparison | Group;

/** A parsed query string. What is absent is null. */
export interface Query {
  select: readonly SelectItem[];
  conditions: readonly Condition[];
  order: readonly OrderTerm[];
  limit: number | null;
  offset: number | null;
  /** P81 */
  columns: readonly string[] | null;
  /** P86 */
  onConflict: readonly string[] | null;
}
