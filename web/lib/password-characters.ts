import { limits, PASSWORD_META } from '#contract/limits.ts';
import { readMeta } from './read-meta.ts';

/** Characters that a password needs here, as the server wrote them into the page. */
export const passwordCharacters = Number(readMeta(PASSWORD_META)) || limits.passwordCharacters;
