const RELOADED_AT = 'shortlist-reloaded-at';
/** A second failure within this time is not a new version; reloading again would loop. */
const ONCE_PER_MS = 60_000;

/** Whether a part of the product could not be downloaded. Browsers say so only in a message, each in its own words. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);
}

/**
 * A page opened before a new version was deployed asks for parts that are gone; reloading it once fixes that.
 * Not while the server is unreachable: the browser's error page would replace what is on the screen.
 * @returns whether the page is loading again
 */
export async function reloadForNewVersion(): Promise<boolean> {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) return false;
    const answer = await fetch(location.href, { cache: 'no-store' });
    if (!answer.ok) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    location.reload();
    return true;
  } catch {
    // No server or no storage: the person gets the message with its button.
    return false;
  }
}
