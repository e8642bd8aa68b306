import type { ResumeText } from '../match/index-resume.ts';
import { withoutBullet } from '../text/lines.ts';
import type { Finding, Quality } from '../types.ts';
import { shorten } from './wording.ts';

/** Points that a finding costs, and the bounds from which on it is one. */
const rules = {
  longLine: { characters: 320, cost: 4, most: 3 },
  weakStart: { cost: 4, most: 4 },
  firstPerson: { cost: 5, most: 1 },
  phrase: { cost: 4, most: 3 },
  noNumbers: { leastLines: 6, share: 0.15, cost: 15 },
  // Two pages' first half tells; a text of a megabyte need not be counted.
  capitals: { read: 3000, leastLetters: 100, share: 0.7, cost: 10 },
  // A text of a few words is no resume yet, however well they are written.
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
const firstPerson =
  /(?:^|[.,;:!?]\s|\b(?:and|that|what|when|where|which|while|as|because)\s)I(?:['’](?:m|ve|d|ll))?\s\p{Ll}|\b(?:my|My|me)\b/u;
/** Pasted without line breaks, the rest of a line repeats what its begin says. */
const readOfALine = 300;

/** How well the resume is written, apart from any posting: 100 less what its findings cost. */
export function judgeWriting({ text: whole, lines, placements, tokens }: ResumeText): Quality {
  if (tokens.length === 0) return { score: 0, findings: [{ code: 'empty', message: 'No text was found.' }] };
  const findings: Finding[] = [];
  let cost = 0;
  const note = (code: string, message: string, price: number, span?: { start: number; end: number }) => {
    findings.push(span ? { code, message, span } : { code, message });
    cost += price;
  };
  const counts = { longLine: 0, weakStart: 0, firstPerson: 0, phrase: 0 };
  let shown = 0;
  let numbered = 0;
  for (const [index, { content, start, end }] of lines.entries()) {
    const text = withoutBullet(content);
    const span = { start, end };
    const check = (rule: keyof typeof counts, hit: boolean, message: (quoted: string) => string) => {
      if (!hit || counts[rule] >= rules[rule].most) return;
      counts[rule] += 1;
      note(rule, message(`"${shorten(text, 50)}"`), rules[rule].cost, span);
    };
    check(
      'longLine',
      content.length > rules.longLine.characters,
      (quoted) => `${quoted} is long: split it into two or three.`,
    );
    check(
      'weakStart',
      weakStart.test(text),
      (quoted) => `${quoted}: begin with what you did, a verb such as built, led, cut, taught.`,
    );
    const person = firstPerson.exec(text.slice(0, readOfALine));
    check('firstPerson', person !== null, () => {
      const clause = text.slice(person?.index).replace(/^[.,;:!?]\s/, '');
      return `"${shorten(clause, 50)}": most resumes leave out "I" and "my".`;
    });
    const phrase = emptyPhrase.exec(text)?.[0];
    check('phrase', phrase !== undefined, () => `"${phrase}": everyone says this of themselves. Show it by a result.`);
    if (placements[index] !== 'shown' || text.split(' ').length < 6) continue;
    shown += 1;
    if (/\d/.test(text.replace(/\b(?:19|20)\d{2}\b/g, ''))) numbered += 1;
  }
  const { noNumbers, short, capitals } = rules;
  if (shown >= noNumbers.leastLines && numbered / shown < noNumbers.share) {
    note('noNumbers', 'Few lines name a number: how many, how much, how often?', noNumbers.cost);
  }
  const letters = whole.slice(0, capitals.read).match(/\p{Lu}|\p{Ll}/gu) ?? [];
  const large = letters.filter((letter) => letter !== letter.toLowerCase());
  if (letters.length >= capitals.leastLetters && large.length / letters.length > capitals.share) {
    note('capitals', 'Nearly everything is in capitals, which is slow to read: keep them for headings.', capitals.cost);
  }
  const brief = short.find(({ words }) => tokens.length < words);
  const words = tokens.length === 1 ? '1 word' : `${tokens.length} words`;
  if (brief) note('short', `The resume has ${words}; most have 300 to 800.`, brief.cost);
  return { score: Math.max(0, 100 - cost), findings };
}
