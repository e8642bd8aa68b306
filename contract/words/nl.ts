import { advice } from './nl/advice.ts';
import { findings } from './nl/findings.ts';
import { ledger } from './nl/ledger.ts';
import { score } from './nl/score.ts';
import type { Words } from './words.ts';

export const dutch: Words = { ...score, ...advice, ...findings, ...ledger };
