/** For failures that are not shown to the person (product rule 8.2). Never pass text from a resume. */
export function logError(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers look for these in the browser's log
  console.error(what, cause);
}
