import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { contentRange, readStatus } from './range.ts';
import type { Page } from './read.ts';
import { problems } from './rest-error.ts';
import type { RestRequest } from './rest-request.ts';

/** Answers a read of a table or the rows of a function (P64, P66, P71, P72). */
export function answerPage(request: RestRequest, page: Page, offset: number): Response {
  requireSingle(request, page.rows);
  const status = readStatus(offset, page.rows, page.total);
  return answer(request, status, page.body, contentRange(offset, page.rows, page.total));
}

/** P72. @throws RestError PGRST116 */
export function requireSingle({ media }: RestRequest, rows: number): void {
  if (media.shape === 'object' && rows !== 1) throw problems.notSingle(rows);
}

/** An answer with the headers that all of them have. `body` null: none, and no type. */
export function answer(
  { c, media, applied }: RestRequest,
  status: ContentfulStatusCode | 204,
  body: string | null,
  range: string,
): Response {
  const headers: Record<string, string> = { 'Content-Range': range, Vary: 'Accept, Prefer, Range' };
  if (applied !== null) headers['Preference-Applied'] = applied;
  if (body !== null) headers['Content-Type'] = media.contentType;
  return c.newResponse(body, status, headers);
}
