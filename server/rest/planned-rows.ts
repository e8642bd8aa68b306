import * as z from 'zod';
import type { Result } from '#database/database.ts';

const Explanation = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);
const ExplainRow = z.object({ 'QUERY PLAN': z.string() });

/** The planner's row estimate from the result of `explain (format json)`. */
export function readPlannedRows(result: Result | undefined): number {
  const row = ExplainRow.parse(result?.rows[0]);
  return Explanation.parse(JSON.parse(row['QUERY PLAN']))[0].Plan['Plan Rows'];
}
