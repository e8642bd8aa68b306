import { writeFileSync } from 'node:fs';
import { fitJudge } from './fit-judge.ts';
import { hashJudgeInputs } from './hash-judge.ts';
import { readExamples } from './judge-examples.ts';

/**
 * Learns the ledger's judge of wording from the project's own rewrites, and writes engine/ledger/judge/weights.generated.ts;
 * about a minute. The same data give the same bytes.
 *
 *     npm run judge
 */
const { weights, bias } = fitJudge(readExamples());
const rows = [...weights].map(([name, weight]) => `${name}=${weight}`).join('\n');
writeFileSync(
  new URL('../../engine/ledger/judge/weights.generated.ts', import.meta.url),
  `// Made by benchmarks/ledger/train-judge.ts. Train anew with npm run judge, do not edit.
/** Of the code and the data that the training read. */
export const inputsHash = '${hashJudgeInputs()}';
export const bias = ${bias};
/** A feature of a signal and its weight in each line. */
export const weightTable = \`
${rows}
\`;
`,
);
console.log(`${weights.size} weights`);
