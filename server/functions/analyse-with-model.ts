import * as z from 'zod';
import type { AnalysisResult } from '#contract/analysis.ts';
import type { AnalysisEvent } from '#contract/analysis-event.ts';
import type { WordsLanguage } from '#contract/words/languages.ts';
import { asUserBatch } from '#database/as-user.ts';
import type { Analysis, AnalysisInput } from '#engine';
import { AiError } from '../ai/ai-error.ts';
import { aiWords } from '../ai/ai-words.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';
import type { AnalysisPool } from './analysis-pool.ts';
import { askOpinions } from './ask-opinions.ts';
import type { Reader } from './language-of.ts';
import { presentAnalysis, presentChanges } from './present-analysis.ts';

export interface AnalysisRequest extends Reader {
  /** The user's id. */
  person: string;
  input: AnalysisInput;
  signal: AbortSignal;
  /** Called with what is known before the result. */
  emit(event: AnalysisEvent): void;
  /** Uses up the scan: the model has begun to answer. */
  countScan(): Promise<void>;
}

/**
 * One analysis: the engine's, and with a language model its rewriting as far as the claim ledger allows. Only the engine scores, so
 * the same texts always score the same.
 * @throws AppError aiUnavailable or aiInvalid when the model fails; the signal's reason when aborted
 */
export async function analyseWithModel(services: Services, request: AnalysisRequest): Promise<AnalysisResult> {
  const { input, signal, emit, words, language } = request;
  emit({ event: 'stage', data: { stage: 'matching' } });
  const { engine } = (await services.settings.read()).analysis_engine;
  const analyse = engine === 'basic' ? services.analysis.analyseBasic : services.analysis.analyse;
  const [analysis, model] = await Promise.all([analyse(input, request), services.languageModel.getModel()]);
  signal.throwIfAborted();
  const matched = { ...presentAnalysis(analysis, words), now: input.now, ...(engine === 'basic' && { engine }) };
  if (model === null) return matched;
  emit({ event: 'matched', data: matched });
  return rewrite(services, request, { analysis, matched, model, analyse }).catch((error: unknown) =>
    translateAiError(error, language),
  );
}

interface Matched {
  analysis: Analysis;
  matched: AnalysisResult;
  model: string;
  /** Made by the engine that the administrator chose. */
  analyse: AnalysisPool['analyse'];
}

async function rewrite(
  services: Services,
  request: AnalysisRequest,
  { analysis, matched, model, analyse }: Matched,
): Promise<AnalysisResult> {
  const { person, input, signal, emit, countScan, words } = request;
  emit({ event: 'stage', data: { stage: 'waiting' } });
  const confirmed = await readConfirmed(services, person);
  const missing = analysis.keywordMatches.flatMap(({ keyword, found }) => (found ? [] : [keyword]));
  const prompt = await services.analysis.createPrompt({ ...input, missing, confirmed }, request);
  const proposal = await services.languageModel.propose({
    person,
    model,
    prompt,
    answerCharacters: input.resumeText.length,
    signal,
    onStart: () => emit({ event: 'stage', data: { stage: 'writing' } }),
    onAnswer: async () => {
      await countScan();
      emit({ event: 'counted', data: {} });
    },
    onPartial: (text) => emit({ event: 'partial', data: { text } }),
  });
  emit({ event: 'stage', data: { stage: 'checking' } });
  const rewrite = {
    originalText: input.resumeText,
    improvedText: proposal.improvedResumeText,
    confirmed,
    now: input.now,
  };
  const opinions = await askOpinions(services, request, { model, rewrite });
  const judged = await services.analysis.judge(input, proposal.improvedResumeText, confirmed, opinions ?? [], request);
  const optimised = await analyse({ ...input, resumeText: judged.text }, request);
  signal.throwIfAborted();
  return {
    ...matched,
    improvedResumeText: judged.text,
    optimizedMatchScore: optimised.matchScore,
    recommendations: [...matched.recommendations, ...proposal.recommendations],
    rewriting: {
      proposedText: proposal.improvedResumeText,
      changes: presentChanges(judged.changes, words),
      reported: prompt.reported,
      ...(opinions && { opinions }),
    },
  };
}

const Confirmation = z.object({ subject: z.string(), statement: z.string().nullable(), line: z.string().nullable() });

/** How many statements are used, newest first: all of them go to the model. */
const mostStatements = 200;

/** What the person has confirmed about themselves: keywords, with where and how if they said so, else with the line that shows it. */
async function readConfirmed({ database }: Services, userId: string): Promise<string[]> {
  const [found] = await asUserBatch(database, { role: 'service_role', claims: {} }, [
    {
      sql: `select subject, statement, line from public.confirmations where user_id = $1::uuid and is_true order by updated_at desc limit ${mostStatements}`,
      params: [userId],
    },
  ]);
  return Confirmation.array()
    .parse(found?.rows ?? [])
    .map(({ subject, statement, line }) => (statement || line ? `${subject}: ${statement || line}` : subject));
}

/** A wrong form is a separate kind, because it has its own message (product rule 8.4). */
function translateAiError(error: unknown, language: WordsLanguage): never {
  if (!(error instanceof AiError)) throw error;
  const kind = error.fault === 'format' ? 'aiInvalid' : 'aiUnavailable';
  throw new AppError(kind, aiWords[language].faults[error.fault], { details: error.details, cause: error });
}
