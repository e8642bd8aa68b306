import { advice } from './fr/advice.ts';
import { findings } from './fr/findings.ts';
import { ledger } from './fr/ledger.ts';
import { score } from './fr/score.ts';
import type { Words } from './words.ts';

export const french: Words = { ...score, ...advice, ...findings, ...ledger };
