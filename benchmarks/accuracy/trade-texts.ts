import { readFileSync } from 'node:fs';

/** A posting with resumes of known worth, one line of a file of texts. */
export interface TradeText {
  trade: string;
  posting: string;
  must: string[];
  /** The posting's company text, pasted into a resume to see whether it gains. */
  boilerplate: string;
  resumes: {
    /** The qualified person in words of their own. */
    qualified: string;
    /** The same person in the posting's words. */
    qualified_plain: string;
    half: string;
    /** Of the right field, with under a quarter of the must-haves. */
    junior?: string;
    /** Denies everything asked for, or wishes for it. */
    negated: string;
    /** Of another trade. */
    unqualified: string;
  };
  /** Bullets that each add one must-have to the half-qualified resume, below this line. */
  half_add: { line: number; items: { must: string; bullet: string }[] };
  /** The licence, permit or degree that the posting requires and the junior does not show. */
  required?: string;
}

export function readTrades(file: string): TradeText[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): TradeText => JSON.parse(line));
}
