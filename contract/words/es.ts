import { advice } from './es/advice.ts';
import { findings } from './es/findings.ts';
import { ledger } from './es/ledger.ts';
import { score } from './es/score.ts';
import type { Words } from './words.ts';

export const spanish: Words = { ...score, ...advice, ...findings, ...ledger };
