import { readFileSync } from 'node:fs';

/** A posting with resumes of known worth, one line of a file of texts. */
export interface TradeText {
  trade: string;
  posting: string;
  must: string[];
  /** The posting's company text, pasted into a resume to see whether it gains. */
  boilerplate: string;
  resumes: {
    /** The qualified person in their own words. */
    qualified: string;
    /** The same person in the posting's words. */
    qualified_plain: string;
    half: string;
    /** A person from the right field with less than a quarter of the must-haves. */
    junior?: string;
    /** Denies having what is asked for, or wishes to have it. */
    negated: string;
    /** A person from another trade. */
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
