import { checkText, type Finding, removeInstructions } from '#engine';
import { looksLikeHeading } from '../flow/flow.ts';
import type { Box, DocumentText, Severity, Warning, WarningCode } from '../types.ts';
import { contactInHeaderCost, costs, disorderCost, instructionCost } from './costs.ts';
import { readSimply, type SimpleReading } from './simple-reader.ts';

/** Something that a machine stumbles over: where it is, and what it costs. */
export interface HealthFinding {
  /** What the document's reader found, what the engine finds in the text, or an order to a model. */
  about: { warning: WarningCode } | { text: Finding } | { instruction: string; isHidden: boolean };
  severity: Severity;
  cost: number;
  /** Numbers of the document's lines, from 0. */
  lines: number[];
  boxes: Box[];
  /** Words that were left out. */
  lost?: string;
}

/** How well machines read a document. */
export interface Health {
  /** 100 minus what the findings cost; 0 at least. */
  score: number;
  /** The most costly first. */
  findings: HealthFinding[];
  simple: SimpleReading;
}

/** One number for a document: what its reader found, what a simple reader gets, and the engine's checks of the text. */
export function judgeHealth(document: DocumentText): Health {
  const simple = readSimply(document);
  const known = new Set<string>(document.warnings.map(({ code }) => code));
  const numbers = new Map(document.lines.map(({ start }, index) => [start, index]));
  const findings = [
    ...document.warnings.map((warning) => judgeWarning(warning, document, simple)),
    ...findInstructions(document),
    ...checkText(document.text, document.lines, known).map(
      ({ finding, cost, starts }): HealthFinding => ({
        about: { text: finding },
        severity: 'loss',
        cost,
        lines: starts.flatMap((start) => numbers.get(start) ?? []),
        boxes: [],
      }),
    ),
  ];
  const cost = findings.reduce((sum, finding) => sum + finding.cost, 0);
  return {
    score: Math.max(0, 100 - cost),
    findings: findings.sort((one, other) => other.cost - one.cost),
    simple,
  };
}

const contact = /\S@\S|(?:\+?\d[\s().-]{0,2}){9}/;

/** Codes whose cost is what a simple reader really gets wrong. */
const ofOrder: ReadonlySet<WarningCode> = new Set(['columns', 'table', 'text-box']);

function judgeWarning(warning: Warning, document: DocumentText, simple: SimpleReading): HealthFinding {
  const { code, severity, boxes, lost } = warning;
  return {
    about: { warning: code },
    severity,
    cost: costs[code] + extraCost(warning, document, simple),
    lines: warning.lines.length > 0 ? warning.lines : linesOf(warning, document, simple),
    boxes,
    ...(lost && { lost }),
  };
}

function extraCost({ code, lost = '' }: Warning, { warnings }: DocumentText, { wrong }: SimpleReading): number {
  // Once, with the first of those that a file has.
  if (warnings.find((one) => ofOrder.has(one.code))?.code === code) return Math.round(disorderCost * wrong);
  return code === 'header-footer' && contact.test(lost) ? contactInHeaderCost - costs[code] : 0;
}

/** Where the reader did not say which lines, those that the finding makes a simple reader lose or misplace. */
function linesOf({ code, lost }: Warning, { lines }: DocumentText, { fates }: SimpleReading): number[] {
  if (code === 'columns' || code === 'table') {
    const moved = numbersOf(fates, (fate) => fate === 'moved');
    // Where nothing is mixed up, the columns themselves: the line that each begins with.
    return moved.length > 0
      ? moved
      : numbersOf(lines, (line, index) => index > 0 && line.group !== lines[index - 1]?.group);
  }
  if (code === 'no-heading-styles')
    return numbersOf(lines, ({ role, text }) => role === 'line' && looksLikeHeading(text));
  if (code === 'text-box') return numbersOf(fates, (fate) => fate === 'lost');
  if (code === 'header-footer' && lost) return numbersOf(lines, ({ text }) => text !== '' && lost.includes(text));
  return [];
}

const numbersOf = <One>(list: readonly One[], fits: (one: One, index: number) => boolean): number[] =>
  list.flatMap((one, index) => (fits(one, index) ? [index] : []));

/** Orders to a model, in the text and in what people do not see. */
function findInstructions({ text, lines, warnings }: DocumentText): HealthFinding[] {
  const found = (instruction: string, isHidden: boolean, boxes: Box[]): HealthFinding => ({
    about: { instruction, isHidden },
    severity: 'loss',
    cost: instructionCost,
    lines: isHidden ? [] : numbersOf(lines, (line) => line.text !== '' && isPartOf(line.text, instruction)),
    boxes,
  });
  return [
    ...removeInstructions(text).instructions.map((instruction) => found(instruction, false, [])),
    ...warnings.flatMap(({ code, lost = '', boxes }) =>
      code === 'hidden-text'
        ? removeInstructions(lost).instructions.map((instruction) => found(instruction, true, boxes))
        : [],
    ),
  ];
}

const isPartOf = (line: string, instruction: string): boolean =>
  line.includes(instruction) || instruction.includes(line);
