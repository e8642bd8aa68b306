import * as z from 'zod/mini';
import { AnalysisResult } from './analysis.ts';
import { FunctionError } from './function-error.ts';

/** How far an analysis with a language model has come. */
export const analysisStages = ['matching', 'waiting', 'writing', 'checking'] as const;
export type AnalysisStage = (typeof analysisStages)[number];

/**
 * What `analyze-resume` streams when asked for `text/event-stream`: stages; the engine's own result as soon as it is ready; that
 * the model has begun to answer, which uses the scan however it ends; the model's text as it comes, not yet judged; finally the
 * result or the error.
 */
export const AnalysisEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('stage'), data: z.object({ stage: z.enum(analysisStages) }) }),
  z.object({ event: z.literal('matched'), data: AnalysisResult }),
  z.object({ event: z.literal('counted'), data: z.object({}) }),
  z.object({ event: z.literal('partial'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('result'), data: AnalysisResult }),
  z.object({ event: z.literal('error'), data: FunctionError }),
]);
export type AnalysisEvent = z.infer<typeof AnalysisEvent>;
