/** The query of the engine's full analysis of one text of a run. */
export function explanationKey(runId: string, text: string): readonly string[] {
  return ['explanation', runId, text];
}
