import { building } from './alike/building.ts';
import { business } from './alike/business.ts';
import { careAndSchool } from './alike/care-and-school.ts';
import { changes } from './alike/changes.ts';
import { documents } from './alike/documents.ts';
import { events } from './alike/events.ts';
import { health } from './alike/health.ts';
import { hospitality } from './alike/hospitality.ts';
import { landAndSalons } from './alike/land-and-salons.ts';
import { logistics } from './alike/logistics.ts';
import { manner } from './alike/manner.ts';
import { measures } from './alike/measures.ts';
import { offices } from './alike/offices.ts';
import { people } from './alike/people.ts';
import { places } from './alike/places.ts';
import { qualities } from './alike/qualities.ts';
import { things } from './alike/things.ts';
import { times } from './alike/times.ts';
import { work } from './alike/work.ts';

/**
 * Nouns, adjectives and adverbs that honest rewrites put in each other's place, by topic: one set a line, by base form. Unlike
 * `synonyms.ts` the sets are not joined with each other: `team` may stand for `crew` and for `department`, which are not alike.
 */
export const alikeWords = [
  building,
  business,
  careAndSchool,
  changes,
  documents,
  events,
  health,
  hospitality,
  landAndSalons,
  logistics,
  manner,
  measures,
  offices,
  people,
  places,
  qualities,
  things,
  times,
  work,
]
  .join('')
  .trim()
  .split(/\n+/);
