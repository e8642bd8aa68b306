import * as z from 'zod';
import type { Doubt, Opinion } from '#engine';
import { AiError } from './ai-error.ts';
import { readJson } from './read-json.ts';

const verdicts = ['keep', 'ask', 'withdraw'] as const;

/** What a model must answer about doubts, by their numbers from 1. */
const Opinions = z.object({
  opinions: z.array(z.object({ number: z.number(), verdict: z.enum(verdicts), quote: z.string() })),
});

/** The same as a JSON schema, for providers that enforce one. */
export const opinionsSchema = z.toJSONSchema(Opinions, { target: 'draft-7' });

/** About how long an opinion is: a line of a resume and its names. */
export const charactersOfOpinion = 160;

/** Longer than any line that somebody would quote. */
const longestQuote = 1000;

/**
 * The model's opinions on the doubts. What does not fit a doubt is left out: a second opinion on it, a question about what is asked
 * already, a withdrawal of what nobody asks. Whether a quote is one is for #engine to say.
 * @throws AiError format
 */
export function parseOpinions(answer: string, doubts: readonly Doubt[]): Opinion[] {
  const parsed = Opinions.safeParse(readJson(answer));
  if (!parsed.success) throw new AiError('format', 'It was not the JSON that was asked for.');
  const given = new Map<number, Opinion>();
  for (const { number, verdict, quote } of parsed.data.opinions) {
    const doubt = doubts[number - 1];
    if (doubt === undefined || given.has(number) || verdict !== (doubt.isAsked ? 'withdraw' : 'ask')) continue;
    const { line, words } = doubt;
    given.set(number, { line, words, verdict, quote: verdict === 'ask' ? '' : quote.slice(0, longestQuote) });
  }
  return [...given.values()];
}
