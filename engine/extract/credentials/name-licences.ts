import { allMatches } from '../../text/all-matches.ts';
import { rememberWords } from '../../text/cache/remember-words.ts';
import { fewRanges } from '../../text/few-ranges.ts';
import type { Token } from '../../text/tokenise.ts';
import type { Span } from '../../types/span.ts';
import { inNominative } from '../german/german-nominative.ts';
import { cueAt } from '../lines/importance.ts';
import { boilerplate, type Section } from '../lines/sections.ts';
import { tableCueAt } from '../lines/table-cues.ts';
import type { PostingText } from '../read-posting.ts';
import { isAboutOthers } from '../words/about-others.ts';
import { verbBase } from '../words/verbs.ts';
import { joinAlternatives } from './join-alternatives.ts';
import { hyphenedFrom, learnedTrades } from './learned-trades.ts';
import { longest, nounEnd, rightEnd } from './licence-end.ts';
import { beginsItem, isItem, isShortItem } from './licence-items.ts';
import { namesIn, withListed } from './licence-lists.ts';
import { type LicenceName, readName, wholeOnes } from './licence-name.ts';
import {
  bodyBefore,
  certifiedFrom,
  codeBefore,
  isCapital,
  isLevelled,
  isTitled,
  joining,
  titleEnd,
} from './licence-titles.ts';
import {
  apprenticeship,
  beforeName,
  credentialHeads,
  credentialTitles,
  doubtfulHeads,
  germanHeads,
  germanOpen,
  headsList,
  held,
  insisted,
  levelOfTrade,
  otherHeads,
  ownNames,
  stateTitle,
  swissTraining,
  usedFor,
} from './licence-words.ts';
import { licencesOnce } from './licences-once.ts';

/** A licence, certificate or permit that a posting names, by whatever words. */
export interface AskedLicence extends Span {
  surface: string;
  line: number;
  importance: 'must' | 'preferred';
  /** One of them suffices. */
  names: LicenceName[];
  /** Whether it is the apprenticeship of a trade, which is more than any apprenticeship. */
  isTrade: boolean;
  /** Where else it is named. */
  again: Span[];
}

/** "Staplerschein oder Bereitschaft, ihn zu machen" asks for nobody's licence. */
const orWilling = fewRanges(
  /^[^;\n]{0,20}(?:oder|bzw\.) (?:die |deine |ihre )?(?:bereitschaft|lust|interesse|willens)(?!\p{L})/iu,
);

/** "Firearm permit, baton permit and similar are not needed". */
const notNeeded =
  /^[^.;:\n]{0,80} (?:is|are) not (?:needed|required|necessary|essential)(?![^.;\n]{0,30}(?:but|plus|prefer|advantage))/iu;
const longestSentence = 160;
/** "Any Graduate / Diploma" is a degree. */
const anyGraduate = fewRanges(/^(?:any )?graduate(?!\p{L})/iu);

/** The training of a trade: "Ausbildung als Koch", "Lehre Kaufmann", "Schreiner EFZ". */
const ofTrade = fewRanges(
  /(?:[Aa]usbildung|[Ll]ehre|[Aa]bschluss|[Ee]xamen|[Qq]ualifikation) (?:als|zum|zur|im)(?!\p{L})|^(?:(?:[Bb]erufs|[Ff]ach)?[Aa]usbildung|Lehre|Abschluss) \p{Lu}|(?<!\p{L})(?:EFZ|EBA)$/u,
);

/** Trades of which one was learned stand behind commas, too. */
const betweenTrades = fewRanges(/, |,? (?:oder|bzw\.) |(?<=\p{L}{3})\/(?=\p{L}{3})/u);

const asking: ReadonlySet<Section> = new Set<Section>(['requirements', 'preferred']);

/** The licences, certificates and permits that a posting asks of a person, in order, alternatives as one. Linear in the length. */
export function nameLicences(posting: PostingText): AskedLicence[] {
  const found: AskedLicence[] = [];
  for (const [line, { content, start }] of posting.lines.entries()) {
    const section = posting.sections[line] ?? 'open';
    if (boilerplate.has(section)) continue;
    const listed = joinAlternatives(namesInLine(posting, line, section), posting.text);
    for (const span of listed.map((each) => withListed(each, content, start))) {
      const written = posting.text.slice(span.start, span.end).replace(/\s+/g, ' ');
      const surface = posting.language.code === 'de' ? inNominative(written) : written;
      const isTrade = ofTrade.test(surface);
      const names = wholeOnes((isTrade ? surface.split(betweenTrades) : namesIn(surface)).flatMap(readName));
      const isAside = tableCueAt(posting.tables, span.start) === 'aside';
      const isNeeded = !notNeeded.test(posting.text.slice(span.end, span.end + longestSentence));
      if (
        names.length > 0 &&
        !isAside &&
        isNeeded &&
        !anyGraduate.test(surface) &&
        !isAboutOthers(content, span.start - start)
      )
        found.push({
          ...span,
          surface,
          line,
          importance: importanceOf(posting, span, line, section),
          names,
          isTrade,
          again: [],
        });
    }
  }
  return licencesOnce(found);
}

function importanceOf(posting: PostingText, span: Span, line: number, section: Section): 'must' | 'preferred' {
  const cue = cueAt(posting, span);
  if (cue) return cue;
  const { text } = posting;
  if (section === 'preferred' || orWilling.test(text.slice(span.end, span.end + longest.gap * 2))) return 'preferred';
  const { content } = posting.lines[line] ?? { content: '' };
  const isItself =
    section === 'open' && isShortItem(content) && beginsItem(text, posting.lines[line]?.start ?? 0, span);
  const isMeant = isItself || insisted.test(content) || held.test(content);
  return section === 'requirements' || isMeant ? 'must' : 'preferred';
}

const listedForms = [ownNames, apprenticeship, stateTitle, swissTraining, levelOfTrade];

const isGermanHead = rememberWords((surface) => germanHeads.test(surface));

/** The words of a line that name credentials, without overlap. */
function namesInLine(posting: PostingText, line: number, section: Section): Span[] {
  const { text, tokens, firstOf, lines } = posting;
  const from = firstOf[line] ?? 0;
  const to = firstOf[line + 1] ?? from;
  const { content, start } = lines[line] ?? { content: '', start: 0 };
  const isHeld = held.test(content) || insisted.test(content);
  if (headsList.test(content)) return [];
  const isAlone = section === 'open' && isShortItem(content);
  if (!asking.has(section) && !isHeld && !isAlone) return learnedTrades(content, start);
  const spans: Span[] = [];
  const add = (first: number, last: number) => {
    const [a, b] = [tokens[first], tokens[last - 1]];
    if (a && b && last > first && last - first <= longest.left + longest.right)
      spans.push({ start: a.start, end: b.end });
  };
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) continue;
    const isHyphened = text.charAt(token.start - 1) === '-';
    if (isHyphened && (/^(?:Schein|Zertifikat|Nachweis|Lizenz)$/.test(token.surface) || isGermanHead(token.surface)))
      add(hyphenedFrom(posting, at, from), rightEnd(posting, at, to));
    else if (isGermanHead(token.surface)) add(at, nounEnd(tokens, at, rightEnd(posting, at, to), to));
    else if (germanOpen.test(token.surface) && rightEnd(posting, at, to) > at + 1) add(at, rightEnd(posting, at, to));
    else if (credentialHeads.has(token.lemma) || doubtfulHeads.has(token.lemma)) {
      const first =
        at > from && isFullLicence(tokens, at)
          ? at - 1
          : isPlacedLicence(tokens, at, from)
            ? at - 2
            : leftEnd(tokens, at, from);
      const last = rightEnd(posting, at, to);
      const isSure =
        credentialHeads.has(token.lemma) ||
        isHeld ||
        isItem(content, tokens[first], start) ||
        (asking.has(section) && isOfLevel(tokens, first, last)) ||
        (asking.has(section) && tokens[first]?.opens === true);
      if (isSure && (first < at || last > at + 1) && !isOther(tokens, at)) add(first, last);
    } else if (asking.has(section) && isLevelled(tokens, at, from))
      add(codeBefore(tokens, at, from), rightEnd(posting, at, to));
    else if (credentialTitles.has(token.lemma)) {
      const last = titleEnd(tokens, at, to);
      if (last > at + 1 && isTitled(tokens[at], tokens[last - 1])) add(bodyBefore(tokens, at, from), last);
      else if (last === at + 1 && asking.has(section)) add(certifiedFrom(tokens, at, from), last);
    }
  }
  for (const { 0: name, index } of listedForms.flatMap((form) => allMatches(content, form)))
    spans.push({ start: start + index, end: start + index + name.length });
  const own = withoutOverlap(spans);
  return isAlone && !isHeld ? own.filter((span) => beginsItem(posting.text, start, span)) : own;
}

/** "Full licence" alone is one to drive. */
function isFullLicence(tokens: readonly Token[], at: number): boolean {
  return /^licen[cs]e$/.test(tokens[at]?.lemma ?? '') && /^(?:full|clean)$/.test(tokens[at - 1]?.lower ?? '');
}

/** "Full UK licence", "clean manual licence". */
function isPlacedLicence(tokens: readonly Token[], at: number, from: number): boolean {
  const [full, placed] = [tokens[at - 2], tokens[at - 1]];
  return (
    at - 2 >= from &&
    /^licen[cs]e$/.test(tokens[at]?.lemma ?? '') &&
    /^(?:full|clean)$/.test(full?.lower ?? '') &&
    /^(?:uk|eu|british|irish|gb|manual|automatic|clean|valid|current)$/.test(placed?.lower ?? '')
  );
}

/** "A relevant Level 3 childcare qualification" names one by its level. */
function isOfLevel(tokens: readonly Token[], first: number, last: number): boolean {
  return tokens
    .slice(first, last)
    .some(({ lower }, index, own) => lower === 'level' && /^\d$/.test(own[index + 1]?.lower ?? ''));
}

function isOther(tokens: readonly Token[], at: number): boolean {
  const [before, head, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "Logging tickets", "issuing permits"
  if (
    before &&
    head &&
    !head.opens &&
    doubtfulHeads.has(head.lemma) &&
    /ing$/.test(before.lower) &&
    verbBase(before.lower)
  )
    return true;
  if (before && head && !head.opens && otherHeads[head.lemma]?.has(before.lemma)) return true;
  return after !== undefined && !after.opens && usedFor.has(after.lemma);
}

/** "Institute of Chartered Accountants"; "Nurse with NMC registration" are two names. */
const inside = /^(?:of|for|in|at|to)$/;

/** Where a name begins: at a comma, a word of having, or the line's beginning. An "or" between two names is passed. */
function leftEnd(tokens: readonly Token[], at: number, from: number): number {
  let first = at;
  for (let next = at - 1; next >= from && at - next <= longest.left + 1 && !tokens[next + 1]?.opens; next -= 1) {
    const { lower = '', surface = '' } = tokens[next] ?? {};
    if (lower === 'or' || lower === 'oder') continue;
    const isInside = inside.test(lower) && isCapital(tokens[first]) && isCapital(tokens[next - 1]) && next > from;
    if (isInside) continue;
    if (beforeName.has(lower) && !isCapital(tokens[next], surface)) {
      if (tokens[next - 1]?.lower === 'or') continue;
      break;
    }
    if (joining.test(lower)) break;
    first = next;
  }
  return first;
}

function withoutOverlap(spans: readonly Span[]): Span[] {
  const ordered = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of ordered) {
    const last = kept.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else kept.push({ ...span });
  }
  return kept;
}
