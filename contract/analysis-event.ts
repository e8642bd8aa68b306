import * as z from 'zod/mini';
import { AnalysisResult } from './analysis.ts';
import { FunctionError } from './function-error.ts';

/** How far an analysis with a language model has come. */
export const analysisStages = ['matching', 'waiting', 'writing', 'checking'] as const;
export type AnalysisStage = (typeof analysisStages)[number];

/**
 * What `analyze-resume` streams when it is asked for `text/event-stream`: stages; the engine's own result as soon as it is there;
 * that the model has begun to answer, by which the scan is used, however it ends; its text as it comes, which nobody has judged
 * yet; at last the result, or the error.
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
