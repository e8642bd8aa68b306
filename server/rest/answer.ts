import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contentRange, readStatus } from './range.ts';
import type { Page } from './read.ts';
import { problems } from './rest-error.ts';
import type { RestRequest } from './rest-request.ts';

/** Answers a read of a table or the rows of a function (P64, P66, P71, P72). */
export function answerPage(request: RestRequest, page: Page, offset: number): Response {
  requireSingle(request, page.rows);
  // Set before the status is decided: a range that cannot be satisfied also says how many rows there are.
  setHeaders(request, contentRange(offset, page.rows, page.total));
  return answerBody(request, readStatus(offset, page.rows, page.total), page.body);
}

/** Answers a write, or a function without a result. `body` null means no body and no type. */
export function answer(
  request: RestRequest,
  status: ContentfulStatusCode | 204,
  body: string | null,
  range: string,
): Response {
  setHeaders(request, range);
  return answerBody(request, status, body);
}

/** P72. @throws RestError PGRST116 */
export function requireSingle({ media }: RestRequest, rows: number): void {
  if (media.shape === 'object' && rows !== 1) throw problems.notSingle(rows);
}

/** P64, P91, P123. */
function setHeaders({ c, applied }: RestRequest, range: string): void {
  c.header('Content-Range', range);
  c.header('Vary', 'Accept, Prefer, Range');
  if (applied !== null) c.header('Preference-Applied', applied);
}

function answerBody({ c, media }: RestRequest, status: ContentfulStatusCode | 204, body: string | null): Response {
  return c.newResponse(body, status, body === null ? {} : { 'Content-Type': media.contentType });
}
