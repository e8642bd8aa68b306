import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import { AiError } from './ai-error.ts';

/** Characters a token stands for, about: OpenAI's own rule of thumb for English. */
const CHARACTERS_A_TOKEN = 4;

const service = { role: 'service_role', claims: {} } as const;

/** Tokens that a prompt and an answer as long as the resume will need, about. */
export function estimateTokens(promptCharacters: number, answerCharacters: number): number {
  return Math.ceil((promptCharacters + answerCharacters) / CHARACTERS_A_TOKEN);
}

/**
 * Runs `work` within the installation's tokens of the UTC day: `estimate` is reserved before, so that calls at once cannot
 * exceed the limit together, and corrected by what was really used. A call that failed counts as the estimate, because
 * providers charge for what they read.
 * @param limit 0 for none
 * @throws AiError budget
 */
export async function withinBudget<T extends { tokens: number | null }>(
  database: Database,
  { limit, estimate }: { limit: number; estimate: number },
  work: () => Promise<T>,
): Promise<T> {
  if (limit === 0) return work();
  const [reserved] = await asUserBatch(database, service, [
    { sql: 'select private.reserve_ai_tokens($1::bigint, $2::bigint) as day', params: [estimate, limit] },
  ]);
  const day = reserved?.rows[0]?.day;
  if (typeof day !== 'string') {
    throw new AiError('budget', 'It starts anew at midnight UTC; until then resumes are matched without AI.');
  }
  const result = await work();
  const difference = result.tokens === null ? 0 : result.tokens - estimate;
  await asUserBatch(database, service, [
    { sql: 'select private.correct_ai_tokens($1::date, $2::bigint)', params: [day, difference] },
  ]);
  return result;
}
