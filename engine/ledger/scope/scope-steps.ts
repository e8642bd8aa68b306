import { wordSet } from '../../text/word-set.ts';
import { keptRecord } from '../judge/german/german-words.ts';
import type { ResumeDocument, ResumeLine } from '../lines/document.ts';
import * as german from '../vocabulary/de/verbs.ts';
import { germanVerbAt } from './german-scope.ts';
import { partWords } from './part-words.ts';
import { bases, type Step, steps } from './scope-ladders.ts';
import { abstract, held, learnt } from './scope-words.ts';

/** People whom one can lead. */
export const people =
  /^(?:teams?|staff|crews?|people|employees|nurses|engineers|developers|cooks|drivers|workers|technicians|assistants|teachers|representatives|reps|members|operatives|apprentices|analysts|associates|colleagues|personnel|department)$/;

const germanPeople = wordSet(german.people);

const runsAsHead =
  /^(?:stations?|departments?|kitchens?|shifts?|floors?|shops?|stores?|projects?|programs?|programmes?|operations?|meetings?|workshops?|campaigns?|business|office|site|unit|club|events?)$/;

const nouns =
  /^(?:management|manager|supervisor|supervision|training|building|design|lead|running|charge|plan|planning)$/;

/** The steps that a word of the line takes. */
export function stepsAt(document: ResumeDocument, line: ResumeLine, index: number): Step[] {
  const verb = document.isGerman ? germanVerbAt(document, line, index) : undefined;
  const word = verb ?? document.tokens[index]?.lower ?? '';
  const next = document.tokens.slice(index + 1, Math.min(line.to, index + 6)).map((token) => token.lower);
  const found = steps.get(word) ?? stepsOfBase(document, line, index);
  // Who keeps a list leads nobody.
  if (document.isGerman && /^(?:ge)?führ/.test(word) && keptRecord.test(line.content)) return [];
  // "Für die Leiterin": somebody else.
  if (document.isGerman && /leiter(?:in)?s?$/.test(word) && othersArticle.test(document.tokens[index - 1]?.lower ?? ''))
    return [];
  // "Kept the van organised" says how it was kept.
  if (/^organi[sz]ed$/.test(word) && index > line.from && isClauseEnd(document, line, index)) return [];
  // "Family-owned", "student-led" describe the thing, not the person.
  if (document.text[(document.tokens[index]?.start ?? 0) - 1] === '-' && index > line.from) return [];
  const leads =
    /^(?:manag(?:ed|ing|es)|ran|running|runs)$/.test(pastOf(document, line, index)) &&
    next.some((other) => people.test(other) || germanPeople.has(other));
  if (leads || isLineManager(document, index)) return [{ ladder: 'lead', claims: 3, proves: 3 }];
  // People also run cables, tests and advertisements.
  const isDoing = /^(?:ran|run|running|runs)$/.test(word) && !next.some((other) => runsAsHead.test(other));
  // A noun or an adjective: "training certificate", "design team", "leading supplier".
  // Developing a skill is learning.
  if (/^(?:develop|buil[dt]|establish|creat)/.test(word) && next.slice(0, 4).some((other) => learnt.test(other)))
    return found.map((step) => ({ ...step, claims: 1 }));
  // "Solutions for teaching classes".
  if (/^(?:teaching|training)$/.test(word) && document.tokens[index - 1]?.lower === 'for' && next.length > 0)
    return found.map((step) => ({ ...step, claims: 1 }));
  // Leading a tour means giving it.
  if (/^(?:led|lead|leads|leading)$/.test(word) && next.some((other) => held.test(other)))
    return found.map((step) => ({ ...step, claims: 1 }));
  if (isDoing || (nouns.test(word) && index > line.from)) return found.map((step) => ({ ...step, claims: 1 }));
  if (word === 'drove' && next.some((other) => abstract.test(other))) return [{ ladder: 'lead', claims: 3, proves: 3 }];
  return found;
}

const othersArticle = /^(?:d[eiam][rsnme]|unsere[rmns]?|meine[rmns]?|eine[rmns]?)$/;

/** "Line manage one assistant", "line manager of two": leading people. */
function isLineManager({ tokens }: ResumeDocument, index: number): boolean {
  return /^manag/.test(tokens[index]?.lower ?? '') && tokens[index - 1]?.lower === 'line';
}

function isClauseEnd({ tokens }: ResumeDocument, line: ResumeLine, index: number): boolean {
  const next = tokens[index + 1];
  return index + 1 >= line.to || next === undefined || next.opens || next.lower === 'and';
}

/** "Manage a team", "helped to organise": the base form counts where only a verb is possible. */
function stepsOfBase(document: ResumeDocument, line: ResumeLine, index: number): Step[] {
  const past = pastOf(document, line, index);
  return past === document.tokens[index]?.lower ? [] : (steps.get(past) ?? []);
}

/** The past form of a base form where only a verb is possible, else the word itself. */
function pastOf({ tokens }: ResumeDocument, line: ResumeLine, index: number): string {
  const word = tokens[index]?.lower ?? '';
  const before = tokens[index - 1]?.lower ?? '';
  const isVerb = index === line.from || /^(?:to|and|i)$/.test(before) || partWords.has(before);
  return (isVerb && bases.get(word)) || word;
}
