/** The query of the engine's full analysis of one text of a run; the job's title is part of what is matched. */
export function explanationKey(runId: string, jobTitle: string | null | undefined, text: string): readonly string[] {
  return ['explanation', runId, jobTitle ?? '', text];
}
