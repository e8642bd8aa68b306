import { business } from './alike/business.ts';
import { changes } from './alike/changes.ts';
import { documents } from './alike/documents.ts';
import { events } from './alike/events.ts';
import { health } from './alike/health.ts';
import { measures } from './alike/measures.ts';
import { people } from './alike/people.ts';
import { places } from './alike/places.ts';
import { qualities } from './alike/qualities.ts';
import { things } from './alike/things.ts';
import { times } from './alike/times.ts';
import { trades } from './alike/trades.ts';
import { work } from './alike/work.ts';

/**
 * Nouns, adjectives and adverbs that honest rewrites put in each other's place, by topic: one set a line, by base form. Unlike
 * `synonyms.ts` the sets are not joined with each other: `team` may stand for `crew` and for `department`, which are not alike.
 */
export const alikeWords = [
  business,
  changes,
  documents,
  events,
  health,
  measures,
  people,
  places,
  qualities,
  things,
  times,
  trades,
  work,
]
  .join('')
  .trim()
  .split(/\n+/);
