import { limits, PASSWORD_META } from '#contract/limits.ts';
import { readMeta } from './read-meta.ts';

/** How many characters a password needs here, as the server wrote it into the page. */
export const passwordCharacters = Number(readMeta(PASSWORD_META)) || limits.passwordCharacters;
