import type { ResumeText } from '../match/index-resume.ts';
import { say, sayPlain } from '../say.ts';
import { fewRanges } from '../text/few-ranges.ts';
import { withoutBullet } from '../text/lines.ts';
import type { Finding, Quality } from '../types/advice.ts';
import { shorten } from './wording.ts';

/** The points that each finding costs, and the bounds from which it counts. */
const rules = {
  longLine: { characters: 320, cost: 4, most: 3 },
  weakStart: { cost: 4, most: 4 },
  firstPerson: { cost: 5, most: 1 },
  phrase: { cost: 4, most: 3 },
  noNumbers: { leastLines: 6, share: 0.15, cost: 15 },
  // The first half of two pages is enough; a text of a megabyte need not be counted in full.
  capitals: { read: 3000, leastLetters: 100, share: 0.7, cost: 10 },
  // A few words are not a resume yet, however well written.
  short: [
    { words: 30, cost: 50 },
    { words: 80, cost: 25 },
    { words: 150, cost: 15 },
  ],
} as const;

const weakStart =
  /^(?:verantwortlich für|zuständig für|mitarbeit bei|responsible for|duties (?:included|include)|helped (?:with|to)|worked on|tasked with|in charge of|assisted with)\b/i;
const emptyPhrase =
  /\b(?:hard[- ]working|team player|go[- ]getter|think outside the box|results[- ]driven|detail[- ]oriented|self[- ]starter|dynamic professional|synergy|proven track record)\b/i;
/** Not the numeral of "Level I" or "Type I diabetes". */
const firstPerson = fewRanges(
  /(?:^|[.,;:!?]\s|\b(?:and|that|what|when|where|which|while|as|because)\s)I(?:['’](?:m|ve|d|ll))?\s\p{Ll}|\b(?:my|My|me)\b/u,
);
/** In a text pasted without line breaks, the rest of a line repeats what its beginning says. */
const readOfALine = 300;

/** How well the resume is written, apart from any posting: 100 minus the cost of its findings. */
export function judgeWriting({ text: whole, lines, placements, tokens }: ResumeText): Quality {
  if (tokens.length === 0) return { score: 0, findings: [sayPlain('noText')] };
  const findings: Finding[] = [];
  let cost = 0;
  const note = (finding: Finding, price: number) => {
    findings.push(finding);
    cost += price;
  };
  const counts = { longLine: 0, weakStart: 0, firstPerson: 0, phrase: 0 };
  let shown = 0;
  let numbered = 0;
  for (const [index, { content, start, end }] of lines.entries()) {
    const text = withoutBullet(content);
    const span = { start, end };
    const check = (rule: keyof typeof counts, hit: boolean, quoted: () => string = () => shorten(text, 50)) => {
      if (!hit || counts[rule] >= rules[rule].most) return;
      counts[rule] += 1;
      note(say(rule, { text: quoted() }, span), rules[rule].cost);
    };
    check('longLine', content.length > rules.longLine.characters);
    check('weakStart', weakStart.test(text));
    const person = firstPerson.exec(text.slice(0, readOfALine));
    check('firstPerson', person !== null && !isCustomary(text), () =>
      shorten(clauseAround(text, person?.index ?? 0), 50),
    );
    const phrase = emptyPhrase.exec(text)?.[0];
    check('phrase', phrase !== undefined, () => phrase ?? '');
    if (placements[index] !== 'shown' || text.split(' ').length < 6) continue;
    shown += 1;
    if (/\d/.test(text.replace(/\b(?:19|20)\d{2}\b/g, ''))) numbered += 1;
  }
  const { noNumbers, short, capitals } = rules;
  if (shown >= noNumbers.leastLines && numbered / shown < noNumbers.share) {
    note(sayPlain('noNumbers'), noNumbers.cost);
  }
  const { letters, large } = countLetters(whole.slice(0, capitals.read));
  if (letters >= capitals.leastLetters && large / letters > capitals.share) note(sayPlain('capitals'), capitals.cost);
  const brief = short.find(({ words }) => tokens.length < words);
  if (brief) note(say('short', { words: tokens.length }), brief.cost);
  return { score: Math.max(0, 100 - cost), findings };
}

/** "About me" above a profile, and the declaration that ends an Indian resume. */
function isCustomary(text: string): boolean {
  return /^\p{L}+ (?:me|myself)\W*$/u.test(text) || /\bhereby declare|\bdeclare that\b/i.test(text);
}

/** A clause from its beginning, if that is near, else from a few words before `at`: "three carers under me", not "me". */
function clauseAround(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - longestBefore), at);
  const mark = Math.max(...['. ', ', ', '; ', ': ', '! ', '? '].map((end) => before.lastIndexOf(end)));
  const from = mark >= 0 ? mark + 2 : at <= longestBefore ? 0 : before.indexOf(' ') + 1;
  return `${before.slice(from)}${text.slice(at)}`.replace(/^[.,;:!?]\s/, '');
}

const longestBefore = 30;

/** How many letters a text has that are large or small, and how many of them are large. Most are plain, and need no pattern. */
function countLetters(text: string): Record<'letters' | 'large', number> {
  let [letters, large] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= smallA && code <= smallZ) letters += 1;
    else if (code >= largeA && code <= largeZ) {
      letters += 1;
      large += 1;
    } else if (code > lastPlain) {
      const character = String.fromCodePoint(text.codePointAt(at) ?? code);
      at += character.length - 1;
      if (!otherLetter.test(character)) continue;
      letters += 1;
      if (character !== character.toLowerCase()) large += 1;
    }
  }
  return { letters, large };
}

const [smallA, smallZ, largeA, largeZ] = [97, 122, 65, 90];
const lastPlain = 0x7f;
const otherLetter = fewRanges(/[\p{Lu}\p{Ll}]/u);
