import type { Claim } from '../../types/claim.ts';
import type { Case } from '../claim.ts';
import { judgeAudience } from './judge-audience.ts';
import { judgeCause } from './judge-cause.ts';
import { judgeCertainty } from './judge-certainty.ts';
import { judgeCondition } from './judge-condition.ts';
import { judgePercent } from './judge-percent.ts';
import { judgeRoles } from './judge-roles.ts';

/**
 * What a line no longer leaves to others, to chance or to the future: others' roles and actions, causes, conditions, attempts,
 * who it was for, what a percentage measured. Each question once a line, in addition to those of the rules (`asked`), never about
 * what the person confirmed.
 */
export function judgeOthers(given: Case, asked: readonly Claim[]): Claim[] {
  // A summary draws on many lines, so no single one shows what it left out.
  if (given.line.isSummary) return [];
  const confirmed = given.confirmed.text.toLowerCase();
  const questions = new Set(asked.map(({ question }) => question?.code));
  return rules.flatMap((judge) =>
    judge(given).filter(({ question, text }) => {
      if (questions.has(question?.code) || (confirmed !== '' && confirmed.includes(text.toLowerCase()))) return false;
      questions.add(question?.code);
      return true;
    }),
  );
}

const rules = [judgeRoles, judgeCause, judgeCertainty, judgeCondition, judgeAudience, judgePercent] as const;
