import { advice } from './en/advice.ts';
import { findings } from './en/findings.ts';
import { ledger } from './en/ledger.ts';
import { score } from './en/score.ts';
import type { Words } from './words.ts';

export const english: Words = { ...score, ...advice, ...findings, ...ledger };
