import { type Case, spanOfWords } from '../../lines/claim.ts';
import type { ResumeDocument, ResumeLine } from '../../lines/document.ts';
import type { JudgedWord } from '../words/align-words.ts';
import type { LineNews } from '../words/new-words.ts';
import { isRole } from '../words/roles-in.ts';
import type { Signal } from './signals.ts';

const openWord =
  /^(?:suggest\p{L}*|propos\p{L}*|draft\p{L}*|pilot\p{L}*|trial\p{L}*|prototyp\p{L}*|ideas?|attempt\p{L}*|tried|trying|tries|try|review|reviewed|considering|considered|consideration|consider|pending|progress|expected|aim\p{L}*|intend\p{L}*|demos?|mock|mocked|mock-up|experiment\p{L}*|feasibility|not|never|dropped|tests?|tested|testing|sandbox|planned|planning|plans?|explor\p{L}*|part-\p{L}+|partly|partial|half|booked|booking|waiting|awaiting|voucher|offered|place|spot|submitted|applied|application|possible|possibly|maybe|might|may|would|could|evaluat\p{L}*|looking|looked|undecided|decision|asked|talks|discuss\p{L}*|quoted|enrolled|signed|upcoming|scheduled|due|hope\p{L}*|future|next|yet|unfinished|incomplete|taster|intro|introduction|concept|sketch\p{L}*|shortlisted|nominated|runner-up|candidate|backup|stand-in|deputy|deputis\p{L}*|cover\p{L}*|fill\p{L}*|stood|stepped|acting|interim|temporary|temporarily|seconded|lent|helped|help|assist\p{L}*|support\p{L}*|part|participat\p{L}*|contribut\p{L}*|member|observ\p{L}*|shadow\p{L}*|watch\p{L}*|attend\p{L}*|sat|joined|learn\p{L}*|trainee|beginner|basic|basics|some|few|reading|passive)$/u;

/** Words that hold a claim back, by their beginnings. */
export function openWords(document: ResumeDocument, line: ResumeLine): string[] {
  return openPlaces(document, line).map((index) => document.tokens[index]?.lower ?? '');
}

function openPlaces({ tokens }: ResumeDocument, { from, to }: ResumeLine): number[] {
  return tokens
    .slice(from, Math.min(to, from + 120))
    .flatMap(({ lower }, at) => (openWord.test(lower) ? [from + at] : []));
}

/** What is said of a thing that is finished, in force or owned. */
const finished =
  /^(?:introduc|adopt|launch|publish|obtain|pass|won$|win|certif|qualif|complet|approv|implement|roll|live$|ship|gain|award|grant|accept|hold|holds|held|establish|replac|built|build|creat|set$|deliver|secur|since$|now$|start|found|permanent|graduat|licen|produc|us(?:e|ed|ing)$)/;

function done({ tokens }: ResumeDocument, { from, to }: ResumeLine): string[] {
  return tokens.slice(from, Math.min(to, from + 120)).flatMap(({ lower }) => {
    const [word] = finished.exec(lower) ?? [];
    return word === undefined ? [] : [word];
  });
}

/** What the source leaves open or to somebody else, and the line takes for done or for the person's own. */
export function roleSignals(given: Case, news: LineNews): Signal[] {
  if (given.line.isSummary) return [];
  if (given.line.role === 'list') return opened(given, news);
  return [...opened(given, news), ...otherLeads(given, news), ...takenVerbs(given, news), ...lostSubject(given, news)];
}

function signal({ improved }: Case, index: number, features: string[]): Signal {
  const span = spanOfWords(improved, index, index + 1);
  return { about: 'deed', span, features };
}

/** "Tried out", "booked", "draft" without any word of the kind left. */
function opened(given: Case, { before }: LineNews): Signal[] {
  const { line, improved, original } = given;
  // "Scheduled staff" became the skill "staff scheduling".
  if (line.role === 'list' && before.line.role === 'sentence') return [];
  const is = openWords(improved, line);
  const isLeft = (word: string) => is.some((other) => other.slice(0, 4) === word.slice(0, 4));
  const places = openPlaces(original, before.line).filter((index) => !isLeft(original.tokens[index]?.lower ?? ''));
  const gone = places.map((index) => original.tokens[index]?.lower ?? '');
  if (gone.length === 0) return [];
  const found = signal(given, line.from, [
    'open gone',
    ...gone.slice(0, 4).map((word) => `open gone ${word.length > 6 ? word.slice(0, 6) : word}`),
    is.length === 0 ? 'open gone, none left' : 'open gone, others left',
    ...is.slice(0, 3).map((word) => `open left ${word.slice(0, 6)}`),
    ...(done(improved, line).some((word) => !done(original, before.line).includes(word))
      ? ['open gone, done now', `open gone, done now, ${is.length === 0 ? 'none left' : 'others left'}`]
      : []),
  ]);
  return [{ ...found, gone: places }];
}

const mostRoles = 8;

/** A person or group that the line and its source both name, behind other prepositions: "by the agency", "with the agency". */
function otherLeads(given: Case, { now, sourceOf, slots, slotsBefore }: LineNews): Signal[] {
  const { improved, original } = given;
  const found: Signal[] = [];
  for (const { index, lower } of now.content) {
    const source = sourceOf.get(index);
    if (source === undefined || source.tag === 'verb' || found.length >= mostRoles) continue;
    const isSomebody =
      isRole(lower) ||
      (slots.get(index)?.lead === 'as' && agent.test(lower)) ||
      (/^\p{Lu}/u.test(improved.tokens[index]?.surface ?? '') && index > now.line.from);
    const lead = leadOf(improved, slots.get(index)?.lead, lower);
    const was = leadOf(original, slotsBefore.get(source.index)?.lead, original.tokens[source.index]?.lower ?? '');
    if (lead === was || slots.get(index)?.head !== index) continue;
    found.push(
      signal(given, index, [
        isSomebody ? 'somebody' : 'thing',
        `${isSomebody ? 'somebody' : 'thing'} ${was} to ${lead}`,
        ...(isSomebody ? [`somebody was ${was}`, `somebody is ${lead}`] : []),
      ]),
    );
  }
  return found;
}

/** Who does something: "keeper", "auditor", "librarian". */
const agent = /\p{L}{3}(?:er|or|ist|ian|man|woman)s?$/u;

function leadOf(_: ResumeDocument, lead = 'none', lower = ''): string {
  return /['’]s?$/.test(lower) ? 'owner' : lead;
}

/** Verbs of the line whose action the source gives to somebody else. */
function takenVerbs(given: Case, { now, sourceOf, before }: LineNews): Signal[] {
  const { improved, original } = given;
  const found: Signal[] = [];
  for (const word of now.content) {
    const source = sourceOf.get(word.index);
    if (word.tag !== 'verb' || source === undefined) continue;
    const was = doerOf(original, before.line, source);
    const is = doerOf(improved, now.line, word);
    if (was === 'own' || found.length >= mostRoles) continue;
    found.push(
      signal(given, word.index, [
        'doer',
        `doer ${was} to ${is}`,
        ...(is === 'own' ? ['doer now own', `doer now own, was ${was}`] : []),
      ]),
    );
  }
  return found;
}

/** Who does a verb: "own" the person, "by" somebody named behind it, "subject" somebody named before it. */
function doerOf({ tokens }: ResumeDocument, { from, to }: ResumeLine, { index }: JudgedWord): string {
  for (let at = index + 1; at < Math.min(to, index + 5); at += 1) {
    if (tokens[at]?.opens) break;
    if (tokens[at]?.lower === 'by') return /ing$/.test(tokens[at + 1]?.lower ?? '') ? 'own' : 'by';
  }
  for (let at = index - 1; at >= Math.max(from, index - 5); at -= 1) {
    const { lower = '', surface = '' } = tokens[at] ?? {};
    if (/^(?:i|and|to|by)$/.test(lower)) return 'own';
    if (/^(?:who|which|that|he|she|they|it|whose)$/.test(lower)) return 'subject';
    if (isRole(lower) && !/['’]s?$/.test(lower)) return at === from ? 'subject at start' : 'subject';
    if (/^\p{Lu}/u.test(surface) && at > from && !/['’]s$/.test(lower)) return 'name';
    if (tokens[at + 1]?.opens) return 'own';
  }
  return 'own';
}

/** The source speaks of something that went up or of somebody who does it; the line begins with an action. */
function lostSubject(given: Case, { now, before, sourceOf }: LineNews): Signal[] {
  const first = now.content.find(({ index }) => index <= now.line.from + 1);
  const was = before.content[0];
  if (first?.tag !== 'verb' || was === undefined || was.tag === 'verb') return [];
  const verb = before.content.find(({ tag }) => tag === 'verb');
  if (verb === undefined) return [];
  const isNear = verb.index - was.index <= 5;
  const role = isRole(given.original.tokens[was.index]?.lower ?? '');
  return [
    signal(given, first.index, [
      'subject gone',
      isNear ? 'subject gone near' : 'subject gone far',
      sourceOf.get(first.index)?.index === verb.index ? 'subject gone, same verb' : 'subject gone, other verb',
      ...(role ? ['subject gone, somebody'] : []),
      ...(now.content.some(({ root }) => root === was.root) ? ['subject kept as object'] : []),
    ]),
  ];
}
