/** For failures the person is not told of (product rule 8.2). Never pass texts of a resume. */
export function logError(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the browser's log is where these are looked for
  console.error(what, cause);
}
