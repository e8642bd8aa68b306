import * as z from 'zod';
import { asUserBatch } from '#database/as-user.ts';
import type { Database } from '#database/database.ts';
import type { Env } from '../env.ts';
import { AiError } from './ai-error.ts';

/** Roughly how many characters make a token: OpenAI's own rule of thumb for English. */
const CHARACTERS_A_TOKEN = 4;

const service = { role: 'service_role', claims: {} } as const;

/** Roughly how many tokens a prompt and an answer as long as the resume will need. */
export function estimateTokens(promptCharacters: number, answerCharacters: number): number {
  return Math.ceil((promptCharacters + answerCharacters) / CHARACTERS_A_TOKEN);
}

const Reserved = z.object({ day: z.string().nullable(), refused: z.enum(['person', 'installation']).nullable() });

const renewal = 'It starts anew at midnight UTC; until then resumes are matched without AI.';

interface Spending {
  /** The user's id. */
  person: string;
  limits: Pick<Env, 'AI_TOKENS_PER_DAY' | 'AI_TOKENS_PER_PERSON'>;
  estimate: number;
}

/**
 * Runs `work` within the person's and the installation's tokens for the UTC day: `estimate` is reserved first, so that parallel
 * calls cannot exceed a limit together, and then corrected to what was used. A call that failed counts as the estimate, because
 * providers charge for what they read.
 * @throws AiError budget, or personBudget when the person's own tokens are used up
 */
export async function withinBudget<T extends { tokens: number | null }>(
  database: Database,
  { person, limits, estimate }: Spending,
  work: () => Promise<T>,
): Promise<T> {
  const [reserved] = await asUserBatch(database, service, [
    {
      sql: 'select day, refused from private.reserve_tokens($1::uuid, $2::bigint, $3::bigint, $4::bigint)',
      params: [person, estimate, limits.AI_TOKENS_PER_PERSON, limits.AI_TOKENS_PER_DAY],
    },
  ]);
  const { day, refused } = Reserved.parse(reserved?.rows[0]);
  if (day === null) throw new AiError(refused === 'person' ? 'personBudget' : 'budget', renewal);
  const result = await work();
  const difference = result.tokens === null ? 0 : result.tokens - estimate;
  await asUserBatch(database, service, [
    { sql: 'select private.correct_tokens($1::uuid, $2::date, $3::bigint)', params: [person, day, difference] },
  ]);
  return result;
}
