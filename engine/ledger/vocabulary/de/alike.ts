import { deeds } from './alike/deeds.ts';
import { everyday } from './alike/everyday.ts';
import { furtherAToK } from './alike/further-a-to-k.ts';
import { furtherLToZ } from './alike/further-l-to-z.ts';
import { nounsAToK } from './alike/nouns-a-to-k.ts';
import { nounsLToZ } from './alike/nouns-l-to-z.ts';
import { verbsAToK } from './alike/verbs-a-to-k.ts';
import { verbsLToZ } from './alike/verbs-l-to-z.ts';
import { work } from './alike/work.ts';

/** German words that honest rewrites put in each other's place: one set a line, by base form with the odd forms. Sets are not joined. */
export const alikeWords = [work, verbsAToK, verbsLToZ, nounsAToK, nounsLToZ, everyday, deeds, furtherAToK, furtherLToZ]
  .join('')
  .trim()
  .split(/\n+/);
