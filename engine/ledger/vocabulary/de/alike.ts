import { nouns } from './alike/nouns.ts';
import { verbs } from './alike/verbs.ts';
import { work } from './alike/work.ts';

/** German words that honest rewrites put in each other's place: one set a line, by base form with the odd forms. Sets are not joined. */
export const alikeWords = [work, verbs, nouns].join('').trim().split(/\n+/);
