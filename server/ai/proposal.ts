import * as z from 'zod';
import { AiError } from './ai-error.ts';
import { readJson } from './read-json.ts';

/**
 * What a model must answer (product rule 5.3). Its numbers are checked for form only: the scores that a person
 * sees are the engine's.
 */
const Proposal = z.object({
  matchScore: z.number(),
  optimizedMatchScore: z.number(),
  keywordMatches: z.array(z.object({ keyword: z.string(), found: z.boolean() })),
  recommendations: z.array(z.string()),
  improvedResumeText: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;

/** The same as a JSON schema, for providers that enforce one. */
export const proposalSchema = z.toJSONSchema(Proposal, { target: 'draft-7' });

/** Providers differ in what they put into the two lists; they only have to be lists. */
const AnyProposal = Proposal.extend({
  keywordMatches: z.array(z.unknown()),
  recommendations: z.array(z.unknown()),
});

/**
 * The model's answer, which may be in a fenced block or between sentences.
 * @throws AiError format
 */
export function parseProposal(answer: string): Proposal {
  const parsed = AnyProposal.safeParse(readJson(answer));
  if (!parsed.success) throw new AiError('format', 'It was not the JSON that was asked for.');
  if (parsed.data.improvedResumeText.trim() === '') throw new AiError('format', 'It held no resume.');
  const isKeyword = z.object({ keyword: z.string(), found: z.boolean() });
  return {
    ...parsed.data,
    keywordMatches: parsed.data.keywordMatches.flatMap((entry) => isKeyword.safeParse(entry).data ?? []),
    recommendations: parsed.data.recommendations.filter((entry) => typeof entry === 'string'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const MEMBER = /"improvedResumeText"\s*:\s*"/;

/** As much of the improved resume as an unfinished answer contains; '' before it begins. */
export function readPartialResume(answer: string): string {
  const member = MEMBER.exec(answer);
  if (!member) return '';
  const rest = answer.slice(member.index + member[0].length);
  // Up to the closing quote or the last whole character: an incomplete escape such as \u00 is left for the next call.
  const [text = ''] = /^(?:[^"\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(rest) ?? [];
  const parsed = parseJson(`"${text}"`);
  return typeof parsed === 'string' ? parsed : '';
}
