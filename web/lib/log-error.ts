/** What Firefox says of a request that failed, and of one that leaving the page broke off, which is no error. */
const brokenOff = 'NetworkError when attempting to fetch resource';

/** A page that is being left is gone by then, in milliseconds, and its timers with it. */
const leavingMs = 500;

/** For failures that are not shown to the person (product rule 8.2). Never pass text from a resume. */
export function logError(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: developers look for these in the browser's log
  const log = () => console.error(what, cause);
  if (String(Object(cause).message).includes(brokenOff)) setTimeout(log, leavingMs);
  else log();
}
