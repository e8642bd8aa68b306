import { advice } from './de/advice.ts';
import { findings } from './de/findings.ts';
import { ledger } from './de/ledger.ts';
import { score } from './de/score.ts';
import type { Words } from './words.ts';

export const german: Words = { ...score, ...advice, ...findings, ...ledger };
