import { parseAccept } from 'hono/utils/accept';
import { findLanguage, type Language } from '#contract/languages.ts';

/** Characters of a header that are read; a browser's is shorter. */
const HEADER_CHARACTERS = 200;

/** The most preferred language of an `Accept-Language` header that the product has; null when it names none. */
export function readAcceptLanguage(header: string | undefined): Language | null {
  const tags = parseAccept(header?.slice(0, HEADER_CHARACTERS) ?? '').map(({ type }) => type);
  return findLanguage(tags) ?? null;
}
