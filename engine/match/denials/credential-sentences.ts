import type { Token } from '../../text/tokenise.ts';
import { wordSet } from '../../text/word-set.ts';
import { bitsOf, closedClass, kindsOf } from './clause-words.ts';
import type { ClauseText } from './clauses.ts';
import { isNumeral } from './is-numeral.ts';

/** What a credential is called; the same words are said of what somebody still learns. */
const credentialWords =
  wordSet(`award badge card certificate certification degree diploma licence license nvq permit registered ticket
  ausbildung berechtigung gelernt lehrgang nachweis prüfung sachkundenachweis schein studium zertifikat zertifizierung zulassung`);
/** What else may stand beside its name: words of doubt elsewhere, and the small words of names. */
const beside =
  wordSet(`basic class course courses expires test trained training valid january february march april may june july august
  september october november december januar februar märz mai juni juli oktober dezember
  of in for and on the as by with at or und im der die als zum zur nach für vom des`);
/** It was issued, or expires, then. */
const year = /^20\d\d$/;
/** No more than a part of it, or none yet. */
const notWhole = wordSet('half halfway order');
/** Titles and bodies: a "certified pharmacy technician" of the "Board of Pharmacy" is nobody else. */
const titles = bitsOf('colleague', 'firm', 'done', 'proof', 'now');
/** "The accountant has the licence" is about one. */
const somebody = wordSet('the our a an my his her their der die das ein eine unser unsere mein meine');

/** The sentences that name a credential and have no word of doubt: "Level 2 Diploma in Adult Care", "FoodSafe certificate". Linear. */
export function credentialSentences({ clauses }: ClauseText, tokens: readonly Token[]): ReadonlySet<number> {
  const named = new Set<number>();
  const others = new Set<number>();
  let last = -1;
  for (const { from, to, sentence } of clauses) {
    if (sentence !== last && somebody.has(tokens[from]?.lower ?? '')) others.add(sentence);
    last = sentence;
    for (const [index, token] of tokens.slice(from, to).entries()) {
      const { lower } = token;
      const isLevel = isNumeral(tokens[from + index - 1], token, tokens[from + index + 1]);
      if (credentialWords.has(lower) || isLevel) named.add(sentence);
      else if (!beside.has(lower) && !year.test(lower) && isOfDoubt(lower)) others.add(sentence);
    }
  }
  return new Set([...named].filter((sentence) => !others.has(sentence)));
}

function isOfDoubt(lower: string): boolean {
  return closedClass.has(lower) || notWhole.has(lower) || ((kindsOf.get(lower) ?? 0) & ~titles) !== 0;
}
