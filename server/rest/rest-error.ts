import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error of /rest/v1 with its answer: the body of contract P110 and the status. Database errors are separate: see errors.ts. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    more: { details?: string; hint?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

/** Every error of the protocol itself (P113), by what went wrong. Messages that clients compare are the original's. */
export const problems = {
  methodOnCall: (method: string) => new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  body: (message: string) => new RestError(400, 'PGRST102', message),
  range: (details: string) => new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details }),
  schema: (given: string, exposed: string) =>
    new RestError(406, 'PGRST106', `Invalid schema: ${given}`, {
      hint: `Only the following schemas are exposed: ${exposed}`,
    }),
  mediaType: (given: string) => new RestError(406, 'PGRST107', `None of these media types are available: ${given}`),
  notEmbedded: (name: string) =>
    new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    }),
  notSingle: (rows: number) =>
    new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    }),
  method: (method: string) => new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  relatedOrder: (table: string, target: string) =>
    new RestError(400, 'PGRST118', `A related order on '${target}' is not possible`, {
      details: `'${table}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    }),
  preferences: (names: readonly string[]) =>
    new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${names.join(', ')}`,
    }),
  aggregate: () => new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  maxAffected: (rows: number) =>
    new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    }),
  writtenRows: (most: number) =>
    new RestError(413, 'PT413', `One write may hold ${most.toLocaleString('en-US')} rows at most`, {
      hint: 'Nothing was written. Send the rows in several requests.',
    }),
  path: () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL'),
  root: () => new RestError(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  relationship: (table: string, target: string) =>
    new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${table}' and '${target}' in the schema cache`,
      {
        details: 'This server does not embed one table in another; ask for each table by itself.',
      },
    ),
  callNotFound: (call: string, details: string) =>
    new RestError(404, 'PGRST202', `Could not find the function ${call} in the schema cache`, { details }),
  callAmbiguous: (candidates: readonly string[]) =>
    new RestError(300, 'PGRST203', `Could not choose the best candidate function between: ${candidates.join(', ')}`, {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    }),
  column: (column: string, table: string) =>
    new RestError(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`),
  table: (qualified: string) =>
    new RestError(404, 'PGRST205', `Could not find the table '${qualified}' in the schema cache`),
} as const satisfies Record<string, (...args: never[]) => RestError>;
