/** The day of an analysis in UTC, as the server counts days. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
