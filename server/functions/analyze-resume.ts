import type { Context } from 'hono';
import { type AnalysisResult, AnalyzeRequest, KeyCheckRequest, type KeyStatus } from '#contract/analysis.ts';
import { limits } from '#contract/limits.ts';
import type { Analysis, AnalysisInput } from '#engine';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { readJsonBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';
import { withScan } from './scans.ts';

const keyStatus: KeyStatus = {
  valid: true,
  message: 'AI rewriting is off: no AI provider is configured. Matching runs on the built-in engine.',
};

/**
 * `POST /functions/v1/analyze-resume`: a `KeyStatus` for `{checkApiKey: true}`, else an `AnalysisResult` of the texts
 * (contract/analysis.ts). One analysis costs one of the day's scans, unless it fails.
 */
export function analyzeResume(services: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    const body = await readJsonBody(c);
    if (KeyCheckRequest.safeParse(body).success) return c.json(keyStatus);
    const input = requireTexts(body);
    const { signal } = c.req.raw;
    const analysis = await withScan({ database: services.database, log: c.var.log }, userId, async () => {
      const made = await services.analysis.analyse(input, signal);
      signal.throwIfAborted();
      return made;
    });
    return c.json(presentAnalysis(analysis));
  };
}

/** Texts within the limits. The message names the field and the limit, as it is shown to the person. */
function requireTexts(body: unknown): AnalysisInput {
  const parsed = AnalyzeRequest.safeParse(body);
  if (!parsed.success) throw refusal(parsed.error.issues[0]);
  const { resumeText, jobDescription, jobTitle } = parsed.data;
  const binary = Object.entries(parsed.data).find(([, text]) => text?.includes('\0'));
  if (binary) throw new AppError('invalidInput', `${binary[0]} contains binary data; plain text is expected.`);
  return { resumeText, jobDescription, jobTitle: jobTitle ?? undefined };
}

type Issue = { code?: string | undefined; path: readonly PropertyKey[]; maximum?: unknown };

function refusal(issue: Issue | undefined): AppError {
  const field = issue?.path.join('.');
  if (!field) return new AppError('invalidInput', 'A JSON object with resumeText and jobDescription is expected.');
  if (issue?.code === 'too_big') {
    const limit = Number(issue.maximum).toLocaleString('en-US');
    return new AppError('tooLarge', `${field} is longer than ${limit} characters, the most that is accepted.`);
  }
  if (issue?.code === 'too_small') return new AppError('invalidInput', `${field} is empty; please provide a text.`);
  const limit = field === 'jobTitle' ? limits.titleCharacters : limits.textCharacters;
  return new AppError(
    'invalidInput',
    `${field} must be a text of at most ${limit.toLocaleString('en-US')} characters.`,
  );
}

/** Nothing was rewritten: `optimizedMatchScore` 0 and an empty text make the client offer 'Optimize Resume'. */
function presentAnalysis(analysis: Analysis): AnalysisResult {
  return {
    matchScore: analysis.matchScore,
    optimizedMatchScore: 0,
    keywordMatches: analysis.keywordMatches,
    recommendations: analysis.recommendations.map((recommendation) => recommendation.message),
    improvedResumeText: '',
    missingKeywordsInContext: analysis.missingKeywordsInContext,
  };
}
