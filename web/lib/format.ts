import { createFormat } from '#contract/format.ts';
import { locale } from './language.ts';

/** How the page's language writes numbers, dates and lists. */
export const format = createFormat(locale);
