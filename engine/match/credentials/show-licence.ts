import { drivingShown } from '../../extract/credentials/driving-classes.ts';
import { type LicenceName, levelShown } from '../../extract/credentials/licence-name.ts';
import { isOtherDrivingClass, showsOtherClass } from '../../extract/credentials/other-driving-classes.ts';
import { onceFor } from '../../text/cache/once-for.ts';
import { lineAt } from '../../text/lines.ts';
import { tradeRoot, tradeStems } from '../../text/roots/trade-root.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Evidence } from '../../types/match.ts';
import type { Span } from '../../types/span.ts';
import type { ResumeText } from '../index-resume.ts';
import { type CredentialClause, clausesOf, findClauses } from './credential-clause.ts';
import { isLess } from './credential-ranks.ts';
import { isAlike, isNamedApart, saysWord } from './credential-words.ts';
import { isSamePermit } from './german-permits.ts';
import { isCredentialWord } from './is-credential-word.ts';

/** Which share of a credential's words must be there. */
const enough = 0.6;

/** All the clauses that show one of the names. */
export function showLicence(names: readonly LicenceName[], resume: ResumeText): Evidence[] {
  if (names.length === 0) return [];
  // Its initials say it more surely than some of its words: "SWE registration" before "MA Social Work".
  const surest = findClauses(resume, (clause) => names.some((name) => hasInitials(name, clause)));
  const clauses = surest.length > 0 ? surest : clausesOf(resume);
  const evidence: Evidence[] = [];
  for (const clause of clauses) {
    const name = names.find((each) => shows(each, clause));
    if (name === undefined) continue;
    const span = placeOf(name, clause);
    if (clause.isPendingAt(span)) continue;
    evidence.push({
      line: clause.line,
      span,
      placement: resume.placements[lineAt(resume.lines, clause.start)] ?? 'passing',
      strength: 'alias',
    });
  }
  return evidence;
}

function hasInitials({ initials }: Pick<LicenceName, 'initials'>, { lemmas }: CredentialClause): boolean {
  return initials !== '' && lemmas.has(initials);
}

/** The words of a clause that show a name, from the first to the last; the whole clause where only its level or class does. */
function placeOf({ codes, words, initials, level }: LicenceName, clause: CredentialClause): Span {
  const stems = new Set(words.map(tradeRoot));
  const short = words.map((word) => word.charAt(0)).join('');
  const counts = ({ lemma, lower }: Token) =>
    codes.includes(lemma) ||
    codes.includes(lower) ||
    tradeStems(lemma).some((own) => stems.has(own)) ||
    lemma === initials ||
    (words.length > 1 && lemma === short);
  const shown = clause.words.map(counts);
  const isNear = (index: number) => {
    const { lemma = '', surface = '' } = clause.words[index] ?? {};
    return isCredentialWord(lemma) || (level !== undefined && /^(?:level|nvq|svq|[IVX]{1,3}|\d)$/i.test(surface));
  };
  let first = shown.indexOf(true);
  let last = shown.lastIndexOf(true);
  if (first < 0) [first, last] = [0, clause.words.length - 1];
  const isLink = (index: number) =>
    /^(?:in|of|für|als)$/.test(clause.words[index]?.lower ?? '') && index > 0 && isNear(index - 1);
  while (first > 0 && (isNear(first - 1) || isLink(first - 1))) first -= 1;
  while (last + 1 < clause.words.length && isNear(last + 1)) last += 1;
  const [from, to] = [clause.words[first], clause.words[last]];
  return { start: from?.start ?? clause.start, end: to?.end ?? clause.start + clause.text.length };
}

const levelAlone = /^[\s\-*•]*(?:cert(?:ificate)?|nvq|svq|diploma)\.? (?:level )?(?:[IVX]{1,3}|[1-8])\s*(?:,|\(|$)/i;

/** "Member of the Chartered Institute of Procurement & Supply" is MCIPS. */
function isMember(code: string, { initials, lemmas }: CredentialClause): boolean {
  const rank = postNominals[code.charAt(0)];
  return rank !== undefined && code.length > 3 && lemmas.has(rank) && initials.includes(code.slice(1));
}

const postNominals: Readonly<Record<string, string>> = { m: 'member', f: 'fellow', a: 'associate' };

/** What a clause says of driving and of levels: the same for every name. */
const drivingIn = onceFor(({ text }: CredentialClause): number => drivingShown(text) ?? 0);
const levelOf = onceFor(({ text }: CredentialClause): number => levelShown(text) ?? Number.POSITIVE_INFINITY);

function shows(name: LicenceName, clause: CredentialClause): boolean {
  if (name.driving !== undefined)
    return isOtherDrivingClass(name.driving)
      ? showsOtherClass(clause.text, name.driving)
      : drivingIn(clause) >= name.driving;
  // Whether it is less than the name asks for takes many patterns: most clauses do not say the name at all.
  if (!saysName(name, clause)) return false;
  const { start, end } = placeOf(name, clause);
  return !isLess(name.text, clause.text, { start: start - clause.start, end: end - clause.start });
}

function saysName(name: LicenceName, clause: CredentialClause): boolean {
  const { codes, words, level } = name;
  if (level !== undefined && levelOf(clause) < level) return false;
  if (hasInitials(name, clause)) return true;
  const spelledOut = (code: string) => code.length > 2 && (clause.initials.includes(code) || isMember(code, clause));
  if (!codes.every((code) => clause.lemmas.has(code) || spelledOut(code) || isAlike(code, clause))) return false;
  if (words.length === 0) return true;
  const short = words.map((word) => word.charAt(0)).join('');
  if (words.length > 1 && clause.lemmas.has(short)) return true;
  const share = words.filter((_, at) => saysWord(words, at, clause)).length / words.length;
  // A number in the name ("EPA 608") or a single word beside a short form tells enough.
  if (codes.length > 0) return share >= enough || words.length === 1 || codes.some((code) => /^\d/.test(code));
  if (share >= enough)
    return (
      clause.isListed &&
      (words.length > 1 ||
        level !== undefined ||
        isNamedApart(words[0] ?? '', clause) ||
        isSamePermit(words[0] ?? '', clause))
    );
  // "Cert III, a college, 2017": a level that names no subject is that of the trade.
  return level !== undefined && levelAlone.test(clause.text);
}
