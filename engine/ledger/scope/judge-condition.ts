import { say } from '../../say.ts';
import { isRole } from '../judge/words/roles-in.ts';
import { type Case, spanOf, spanOfWords } from '../lines/claim.ts';
import { type Doubt, defineRule, everyBody, settledInWords } from '../lines/rule.ts';

/** What narrows an action, by kind; any word of the same kind keeps it. */
const conditions: readonly [RegExp, RegExp][] = [
  // When, and under which condition.
  [
    /\b(?:until\b(?! (?:\d|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))|(?:when(?:ever)?|while|unless|if|once) (?:(?:the|his|her|their|our|my|an?) )?(\p{L}+))/iu,
    /\b(?:when(?:ever)?|while|until|unless|if|once|during|in (?:his|her|their|the) \p{L}+|absence|cover\p{L}*|with (?:the )?\p{L}+ (?:consent|agreement|approval)|after|following|before|upon|on \p{L}+|as|at|agreed|consent\p{L}*|stand\p{L}*|fill\p{L}*|deputi\p{L}*|\p{L}+ing)\b/iu,
  ],
  // Every second week.
  [
    /\b(?:every (?:other|second|third|fourth|two|three|few)|alternate|fortnight\p{L}*|biweekly|bi-weekly)\b/iu,
    /\b(?:every (?:other|second|third|fourth|two|three|few)|alternat\p{L}*|fortnight\p{L}*|bi-?\p{L}+ly|once|twice|two|term\p{L}*|quarterly|rotation|one|annual\p{L}*|yearly|monthly|2|14)\b/iu,
  ],
  // Every second week, in German; one day of the week.
  [
    /\bjede[mnrs]? (?:zweite|dritte|vierte|fünfte)[mnrs]?\b|\balle (?:zwei|drei|vier|fünf|sechs|\d+)\b/iu,
    /\b(?:zwei|dritt|viert|fünft)\p{L}*|\balle (?:zwei|drei|vier|fünf|sechs|\d+)\b|\b(?:drei|vier|fünf|sechs|vierzehn)[-\p{L}]+|\b\d+\b|\bhalb\p{L}+|\bwechsel\p{L}*|\babwechselnd\b/iu,
  ],
  [
    /\b(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)\b/iu,
    /montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenend|wöchentlich|woche/iu,
  ],
  // Some papers of an examination, one use of a tool.
  [
    /\b(?:one|two|three|four|five|\d) (?:out )?of (?:the )?(?:two|three|four|five|six|seven|eight|\d+) (?:papers|modules|units|parts|exams|levels|stages|courses)\b|\((?:\p{L}+ ){0,3}only\)/iu,
    /\b(?:of|only|some|part\p{L}*|read\p{L}*|progress|remain\p{L}*|pending|toward\p{L}*|so far|not|yet|limited|solely|just|exclusively)\b|\d ?\/ ?\d/iu,
  ],
  // "One weekend in six".
  [
    /\bone \p{L}+ in (?:two|three|four|five|six|seven|eight|ten|\d+)\b/iu,
    /\b(?:one|once|in|out of|every (?:other|second|third|fourth|fifth|sixth|\p{L}+|\d+) \p{L}+s?|sixth|fifth|fourth|third|second|rota\p{L}*|rotation|turns?)\b(?! weekend\b)/iu,
  ],
  // Seldom.
  [
    /\b(?:once a (?:term|quarter|year|month)|termly)\b/iu,
    /\b(?:once|one|term\p{L}*|quarterly|annual\p{L}*|yearly|monthly|(?:each|every|per|a) (?:term|quarter|year|month)|every (?:three|six|twelve|\d+) months)\b/iu,
  ],
  // A part of it.
  [
    /\b(?:part(?:ly|ial(?:ly)?)?[- ](?:completed?|qualified|finished|trained)|half[- ](?:finished|done)|first year done|observed only|read[- ]only|few phrases|beginner\p{L}*|passive)\b/iu,
    /\b(?:part|half|first|observ\p{L}*|read|few|some|beginner\p{L}*|basic\p{L}*|passive\p{L}*|toward\p{L}*|in progress|not|one|ongoing|introduct\p{L}*|limited|elementary|understand\p{L}*)/iu,
  ],
];

/** In a list a reservation belongs to its own item: "Terraform (beginner)" says nothing of Python. */
export function isSameItem(
  content: string,
  { index, 0: text }: Pick<RegExpExecArray, 'index' | 0>,
  line: string,
): boolean {
  const start = Math.max(0, ...[',', ';', '|'].map((mark) => content.lastIndexOf(mark, index) + 1));
  const end = [',', ';', '|'].map((mark) => content.indexOf(mark, index)).filter((at) => at >= 0);
  const item = content.slice(start, Math.min(content.length, ...end)).replace(text, ' ');
  const words = item.split(/[^\p{L}\p{N}+#]+/u).filter((word) => /^\p{Lu}|.{4}/u.test(word));
  return words.length === 0 || words.some((word) => line.toLowerCase().includes(word.toLowerCase()));
}

/** A condition that somebody else sets: "when the dentist has prescribed them", not "when it ran low". */
function isAbout([, somebody]: RegExpExecArray): boolean {
  return (
    somebody === undefined ||
    isRole(somebody.toLowerCase()) ||
    /^(?:he|she|they|away|needed|asked|instructed)$/i.test(somebody)
  );
}

/** A condition, a rhythm or a part that narrows what the source says, and that the line leaves out. */
export const conditionRule = defineRule<Doubt>({
  id: 'condition',
  roles: everyBody,
  unless: ['reservation'],
  skipsSummary: true,
  claims: droppedConditions,
  proves: settledInWords,
  question: (_, { asked }) => asked,
});

function droppedConditions({ line, sources, improved }: Case): Doubt[] {
  const source = sources.lines[0];
  if (source === undefined) return [];
  for (const [narrow, kept] of conditions) {
    const hit = narrow.exec(source.content);
    if (!hit || !isAbout(hit) || !isSameItem(source.content, hit, line.content) || kept.test(line.content)) continue;
    const span = spanOfWords(improved, line.from, line.to);
    const reason = say('ledger.word', { word: hit[0], line: source.content }, spanOf(source));
    return [{ kind: 'standing', span, asked: [reason, say('ask.stillHolds', { text: hit[0] })] }];
  }
  return [];
}
