/** The JSON object in a model's answer, which may be in a fenced block or between sentences; null if there is none. */
export function readJson(answer: string): unknown {
  const start = answer.indexOf('{');
  if (start < 0) return null;
  try {
    return JSON.parse(answer.slice(start, answer.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
