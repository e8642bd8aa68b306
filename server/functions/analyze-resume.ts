import type { Context } from 'hono';
import { AnalyzeRequest, KeyCheckRequest } from '#contract/analysis.ts';
import { limits } from '#contract/limits.ts';
import type { AnalysisInput } from '#engine';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import { analyseWithModel } from './analyse-with-model.ts';
import { languageOf, loadWords } from './language-of.ts';
import { readJsonBody } from './read-body.ts';
import { requirePerson } from './require-person.ts';
import { leaseOf, withScan } from './scans.ts';
import { streamAnalysis } from './stream-analysis.ts';

/**
 * `POST /functions/v1/analyze-resume`: a `KeyStatus` for `{checkApiKey: true}`, else an `AnalysisResult` of the texts
 * (contract/analysis.ts), or the events of contract/analysis-event.ts if the client accepts them; in the language of
 * `Accept-Language`. An analysis costs one of the day's scans, unless it fails or its client leaves before a language model has
 * begun to answer.
 */
export function analyzeResume(services: Services) {
  return async (c: Context<AppContext>): Promise<Response> => {
    const userId = requirePerson(c);
    const body = await readJsonBody(c);
    const language = languageOf(c.req.header('Accept-Language'));
    if (KeyCheckRequest.safeParse(body).success) return c.json(await services.languageModel.checkKey(language));
    const input = requireTexts(body);
    const reader = await loadWords(language);
    const person = { id: userId, input, signal: c.req.raw.signal, ...reader };
    if (c.req.header('Accept')?.includes('text/event-stream')) return streamAnalysis(c, services, person);
    const scans = { database: services.database, log: c.var.log, leaseSeconds: leaseOf(services) };
    const { signal } = person;
    const analyse = (countScan: () => Promise<void>) =>
      analyseWithModel(services, { person: userId, input, signal, ...reader, emit: () => {}, countScan });
    return c.json(await withScan(scans, userId, analyse));
  };
}

/** Texts within the limits. The message names the field and the limit as the person sees them. */
function requireTexts(body: unknown): AnalysisInput {
  const parsed = AnalyzeRequest.safeParse(body);
  if (!parsed.success) throw refusal(parsed.error.issues[0]);
  const { resumeText, resumeRoles, jobDescription, jobTitle, now } = parsed.data;
  const binary = Object.entries(parsed.data).find(([, text]) => text?.includes('\0'));
  if (binary) throw new AppError('invalidInput', `${binary[0]} contains binary data; plain text is expected.`);
  return { resumeText, resumeRoles, jobDescription, jobTitle: jobTitle ?? undefined, now: now ?? today() };
}

/** The day in UTC, on which scans are counted too. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
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
  if (field === 'resumeRoles') return new AppError('invalidInput', 'resumeRoles must be what read-document answered.');
  if (field === 'now') return new AppError('invalidInput', 'now must be a day such as 2026-11-22.');
  const limit = field === 'jobTitle' ? limits.titleCharacters : limits.textCharacters;
  return new AppError(
    'invalidInput',
    `${field} must be a text of at most ${limit.toLocaleString('en-US')} characters.`,
  );
}
