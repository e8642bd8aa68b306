import { say } from '../../say.ts';
import { wordSet } from '../../text/word-set.ts';
import type { ClaimKind } from '../../types/claim.ts';
import { type Case, spanOfWords } from '../lines/claim.ts';
import { defineRule, everyBody, type Proof, type Statement } from '../lines/rule.ts';
import { kindsOfTool } from '../vocabulary/en/abbreviations.ts';
import { coveredWords } from './covered-words.ts';
import { isDoneInSentence, wordsKnown } from './known-in-both.ts';
import { hasNewWord, isMostlyKnown, itemsOf } from './list-items.ts';
import { labelEnd, labelsIn } from './list-labels.ts';
import { namesOf } from './names-of-line.ts';
import { isHedged, proofOfListed } from './proof-of-listed.ts';

interface Named extends Statement {
  proof: Proof | undefined;
}

/** Tools, skills, licences and names of the line: each must be in the original, under one of its names. */
export const termRule = defineRule<Named>({
  id: 'term',
  roles: everyBody,
  *claims(given) {
    const { line, improved } = given;
    const covered = coveredWords(given);
    const cover = (from: number, to: number) => {
      for (let index = from; index < to; index += 1) covered.add(index);
    };
    const label = labelEnd(given);
    for (const match of line.terms) {
      const isHeading = match.from < label && match.term.kind !== 'licence';
      if (isKindOfTool(given, match.from)) covered.add(match.from);
      if (isHeading || improved.negated[match.from] === 1 || covered.has(match.from)) continue;
      const proof = proofOfListed(given, match);
      // What is only wording is checked again as words: a part of it may be a name.
      if (proof === 'wording') continue;
      yield named(given, match.from, match.to, proof, match.term.kind === 'licence' ? 'licence' : 'skill');
      cover(match.from, match.to);
    }
    cover(line.from, label);
    for (const index of labelsIn(given)) covered.add(index);
    for (const [from, to] of namesOf(given, covered)) {
      if (improved.negated[from] === 1 || denies.test(improved.tokens[from - 1]?.lower ?? '')) continue;
      yield named(given, from, to, wordsKnown(given, from, to) || isHedged(given, from, to) ? 'wording' : undefined);
      cover(from, to);
    }
    if (line.role !== 'list' && line.role !== 'credential') return;
    for (const [from, to] of itemsOf(given))
      yield named(
        given,
        from,
        to,
        hasNewWord(given, from, to, covered) && !isMostlyKnown(given, from, to) && !isDoneInSentence(given, from, to)
          ? undefined
          : 'wording',
      );
  },
  proves: (_, { proof }) => proof,
  question({ improved, line }, { kind, span }) {
    const text = improved.text.slice(span.start, span.end);
    const reason = say('ledger.notNamed', { text });
    const isListed = line.terms.some(({ from }) => improved.tokens[from]?.start === span.start);
    // "Suturing of the perineum" is something that one can do, and nothing that one uses or holds.
    if (!isListed && kind === 'skill' && /\s\p{Ll}/u.test(text)) return [reason, say('ask.true', { text })];
    // Nobody uses what stands among licences and certificates.
    const isHeld = kind === 'licence' || line.role === 'credential';
    return [reason, isHeld ? say('ask.holds', { text }) : say('ask.tool', { name: text })];
  },
});

function named(given: Case, from: number, to: number, proof: Named['proof'], kind: ClaimKind = 'skill'): Named {
  return { kind, span: spanOfWords(given.improved, from, to), proof };
}

/** "(Not VBA)", "no VBA". */
const denies = /^(?:not|no|without|except|excluding|nor)$/;

/** The kind of software, as people add it to a name: "Salesforce CRM". */
const kindOfTool = wordSet(kindsOfTool);

function isKindOfTool({ line, improved, known }: Case, index: number): boolean {
  if (!kindOfTool.has(improved.tokens[index]?.surface ?? '') || improved.tokens[index]?.opens) return false;
  return line.terms.some(({ term, to }) => to === index && term.kind === 'tool' && known.original.terms.has(term.name));
}
