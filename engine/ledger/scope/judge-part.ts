import { say, sayPlain } from '../../say.ts';
import { wordSet, wordsIn } from '../../text/word-set.ts';
import { wordRoot } from '../judge/words/word-root.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { defineRule, type Statement } from '../lines/rule.ts';
import * as german from '../vocabulary/de/verbs.ts';
import { partsOf } from './part-words.ts';
import { learnt } from './scope-words.ts';

/** "Provided assistance to the dentist": as a noun it says the same. */
const stillHelps = new RegExp(
  String.raw`\b(?:assistance|support|help|aid|contributions?|participation|half|hand|section|joined|competed|alongside|jointly|together|colleagues|coworkers|teammates|one of|members?|membership|input|inclusion|involve(?:d|ment)|observations?|s[ai]t(?:ting)? on|belong(?:s|ed)? to)\b|assist|${wordsIn(german.helpParts).join('|')}`,
  'i',
);

/** To give something to a thing is to contribute it. */
const gives =
  /\b(?:suppl(?:y|ied|ies)|fed|gave|give|put (?:in|forward)|submitted|offered|sent|added|provided|of mine|input|suggest\p{L}*)\b/iu;
/** To work under or beside somebody. */
const works = /\b(?:report(?:ed|ing) to|under|partner\p{L}*|pair(?:ed|ing)|beside|with)\b/iu;

/** What people are members of. */
const circle = new RegExp(
  String.raw`\b(?:team|committee|group|board|panel|council|union|crew|brigade|squad|staff)\b|${wordsIn(german.circleParts).join('|')}`,
  'i',
);
/** "Part of", "Mitglied": the person is one of several. */
const membership = wordSet('part member', german.memberWords);

/** A source says "helped", and the line no longer says anything of the kind. */
export const partRule = defineRule({
  id: 'part',
  roles: ['sentence', 'contact'],
  unless: ['scope'],
  claims(given: Case): Statement[] {
    const { line, improved } = given;
    if (line.isSummary || partOfSource(given) === undefined) return [];
    if (partsOf(improved, line).length > 0 || stillHelps.test(line.content)) return [];
    return [{ kind: 'scope', span: spanOfWords(improved, line.from, Math.min(line.to, line.from + 1)) }];
  },
  proves(given) {
    const { line, improved } = given;
    const word = partOfSource(given) ?? '';
    // "Shadow" for "shadowing".
    const root = wordRoot(word.toLowerCase());
    if (improved.tokens.slice(line.from, line.to).some(({ lemma }) => wordRoot(lemma) === root)) return 'wording';
    // Developing a skill is learning.
    if (/^learn/i.test(word) && improved.tokens.slice(line.from, line.to).some(({ lower }) => learnt.test(lower)))
      return 'wording';
    // "Supplied two recipes" for "contributed two recipes", but not for "contributed to the booklet".
    if (
      /^contributed$/i.test(word) &&
      gives.test(line.content) &&
      !/\bcontributed (?:to|towards?|in)\b/i.test(given.sources.lines[0]?.content ?? '')
    )
      return 'wording';
    if (/^worked$/i.test(word) && works.test(line.content)) return 'wording';
    // "Served on the committee" means being a member of it.
    return membership.has(word.toLowerCase()) && circle.test(line.content) ? 'wording' : undefined;
  },
  question(given) {
    const [source] = given.sources.lines;
    const params = { word: partOfSource(given) ?? '', line: source?.content ?? '' };
    return [say('ledger.word', params, ...(source === undefined ? [] : [spanOf(source)])), sayPlain('ask.yourself')];
  },
});

/** The word of the source that says "only took part". */
function partOfSource({ original, sources }: Case): string | undefined {
  const [source] = sources.lines;
  const [part] = source === undefined ? [] : partsOf(original, source);
  return part === undefined ? undefined : original.tokens[part]?.surface;
}
