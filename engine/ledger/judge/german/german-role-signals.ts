import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { Signal } from '../signals/signals.ts';
import type { Word } from './german-words.ts';

/** Who decides, leads or teaches, as a word's end. */
const rank =
  /(?:leiter|leiterin|leitung|chef|chefin|meister|meisterin|inhaber|inhaberin|manager|managerin|beauftragter?|vorstand|polier|ausbilder|ausbilderin|koordinator|koordinatorin|ärztin|arzt|trainer|trainerin|referentin?|beraterin?|sprecher|sprecherin|vorsitzender?|vorarbeiter|vorarbeiterin|fachwirt|fachwirtin|betriebswirt|betriebswirtin)$/u;
/** A word for who somebody is, by its end: no "Entwurf", no "Prototyp". */
const person =
  /(?:er|erin|in|or|ent|ant|ist|eur|leitung|führung|kraft|frau|mann|chef|hilfe|vertretung|vorstand|rat|assistenz|arzt|wirt|verantwortliche[rn]?|beauftragte[rn]?|vorsitzende[rn]?|angestellte[rn]?)$/;
/** The most words of a line in which a role is the person's own. */
const atStart = 2;
const leastShared = 6;

/** "Als Meister" of who worked for the Meister; "Filialleiterin" of who stood in for her; "Empfangsleitung" of who sat there. */
export function germanRoleSignals(given: Case, now: readonly Word[], before: readonly Word[]): Signal[] {
  const { line, improved, original, sources } = given;
  const start = sources.lines[0]?.from ?? 0;
  return now.flatMap((word): Signal[] => {
    const [lead = '', further = ''] = [1, 2].map((back) => improved.tokens[word.index - back]?.lower ?? '');
    // "Als stellvertretender Meister".
    const following = improved.tokens[word.index + 1];
    const isTitle =
      person.test(word.lower) ||
      (word.isShort ?? false) ||
      (following !== undefined &&
        !following.opens &&
        /^\p{Lu}/u.test(following.surface) &&
        person.test(following.lower));
    const isAs = word.index > line.from && (lead === 'als' || (further === 'als' && /e[rn]?$/.test(lead))) && isTitle;
    if (!isAs && (word.index - line.from >= atStart || !rank.test(word.lower))) return [];
    const old = before.find(({ lower }) => isSameWord(lower, word.lower));
    const oldLead = old ? (original.tokens[old.index - 1]?.lower ?? '') : '';
    const isOwn = old !== undefined && (old.index - start < atStart || oldLead === 'als');
    if (isOwn || (old === undefined && !rank.test(word.lower))) return [];
    return [
      {
        about: 'deed',
        span: spanOfWords(improved, word.index, word.index + 1),
        features: [
          'role',
          isAs ? 'role as' : 'role first',
          `role ${isAs ? 'as' : 'first'}, ${old ? 'of another' : 'new'}`,
          ...(rank.test(word.lower) ? ['role of rank', `role of rank, ${old ? 'of another' : 'new'}`] : []),
          ...(/^(?:d[eiam][rsnme]|eine[rsnm]?|vom|beim|zum)$/.test(oldLead) ? ['role was led'] : []),
        ],
      },
    ];
  });
}

/** "Meister" and "Meisters". */
function isSameWord(a: string, b: string): boolean {
  return a === b || (a.length >= leastShared && b.length >= leastShared && (a.startsWith(b) || b.startsWith(a)));
}
