import { numbersBetween } from '../../text/number-names.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import { partsOf } from './part-words.ts';
import { type Step, steps } from './scope-ladders.ts';
import { stepsAt } from './scope-steps.ts';

/** People who are there to learn. */
const learner =
  /\b(?:apprentices?|trainees?|students?|pupils|learners|interns?|juniors|commis|newcomers|(?:new|junior) (?:\p{L}+ )?(?:starters?|hires?|staff|colleagues?|employees|joiners|recruits|\p{L}+s))\b/iu;

/** Past forms that do not end in -ed. */
const irregular =
  /^(?:wrote|ran|kept|took|gave|sold|taught|did|drove|made|cut|put|held|found|brought|bought|met|sent|saw|spoke|swept|dealt|grew|won|rose|fed|led|built|set|read|bent|shot|went|sewed|wove|laid|hung|dug|spent|got|served|work|works|working|use|uses|using|i)$/;

/** What people do with things that others made. */
const uses =
  /^(?:do|does|did|used|using|use|uses|worked|maintained|maintaining|operated|followed|following|tested|testing|updated|monitored|observed|reviewed|applied|attended|joined|executed|adapted|suggested|proposed|recommended|requested)$/;

/** This many words after "helped" say what the person helped with. */
const governed = [1, 2, 3, 4];

/** A step is proven by one at least as high on the same ladder, not under "helped" unless the new line says "helped" as well. */
export function provesStep(document: ResumeDocument, line: ResumeLine, step: Step, isPart: boolean): boolean {
  const parts = new Set(isPart ? [] : partsOf(document, line));
  // "Gang of eleven" has somebody who leads it.
  const isNamed = isNounPhrase(document, line) && !(step.ladder === 'lead' && group.test(line.content));
  // A decision must be named: "price negotiation" has the word itself.
  if (parts.size === 0 && step.claims === 2 && step.ladder !== 'decide' && isNamed) return true;
  let usesOnly = false;
  for (let index = line.from; index < line.to; index += 1) {
    const word = document.tokens[index]?.lower ?? '';
    if (uses.test(word)) usesOnly = true;
    if (governed.some((back) => parts.has(index - back))) continue;
    if (stepsAt(document, line, index).some((own) => own.ladder === step.ladder && own.proves >= step.claims))
      return true;
  }
  // "Took two apprentices along", "showed the new starters round": whoever learns from a person is taught by them.
  if (step.ladder === 'teach' && parts.size === 0 && learner.test(line.content)) return true;
  // People who made a thing seldom say so in the words of this table; people who used it do.
  return step.ladder === 'author' && parts.size === 0 && !usesOnly;
}

const group = new RegExp(
  String.raw`\b(?:gang|crew|team|squad|brigade|shift) of (?:\d|${numbersBetween('en', 2, 12)})|\b(?:member|part|one) of\b`,
  'iu',
);

/** "Menu planning and food cost control": what was done, without saying how much of it. */
function isNounPhrase({ tokens }: ResumeDocument, line: ResumeLine): boolean {
  const first = tokens[line.from]?.lower ?? '';
  return (
    line.role === 'sentence' &&
    !/^(?:do|does)$/.test(first) &&
    !/(?:ed|te|ete)$/.test(first) &&
    !irregular.test(first) &&
    !steps.has(first)
  );
}
