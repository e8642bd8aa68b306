import { writeFileSync } from 'node:fs';
import { type Fitted, fitJudge, numbersOf } from './fit-judge.ts';
import { hashJudgeInputs } from './hash-judge.ts';
import { readExamples } from './judge-examples.ts';
import { readNamingExamples } from './naming-examples.ts';

/**
 * Learns the ledger's judge of wording from the project's own rewrites, and writes engine/ledger/judge/weights.generated.ts;
 * about a minute. The same data give the same bytes.
 *
 *     npm run judge
 */
const english = fitJudge(readExamples('en'), numbersOf.en);
const german = fitJudge(readExamples('de'), numbersOf.de);
const naming = fitJudge(readNamingExamples('en'), numbersOf.naming);
const germanNaming = fitJudge(readNamingExamples('de'), numbersOf.naming);
const rowsOf = ({ weights }: Fitted) => [...weights].map(([name, weight]) => `${name}=${weight}`).join('\n');
writeFileSync(
  new URL('../../engine/ledger/judge/weights.generated.ts', import.meta.url),
  `// Made by benchmarks/ledger/train-judge.ts. Train anew with npm run judge, do not edit.
/** Of the code and the data that the training read. */
export const inputsHash = '${hashJudgeInputs()}';
export const bias = ${english.bias};
/** A feature of a signal and its weight in each line. */
export const weightTable = \`
${rowsOf(english)}
\`;
export const germanBias = ${german.bias};
export const germanWeightTable = \`
${rowsOf(german)}
\`;
export const namingBias = ${naming.bias};
/** The same for findings that something is not named. */
export const namingTable = \`
${rowsOf(naming)}
\`;
export const germanNamingBias = ${germanNaming.bias};
export const germanNamingTable = \`
${rowsOf(germanNaming)}
\`;
`,
);
console.log(
  `${english.weights.size} weights, ${german.weights.size} German; of names ${naming.weights.size} and ${germanNaming.weights.size}`,
);
