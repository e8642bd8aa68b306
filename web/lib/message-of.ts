/** What a failure says: errors, and the data client's plain objects, by their message; the fallback when there is none. */
export function messageOf(failure: unknown, fallback: string): string {
  if (typeof failure !== 'object' || failure === null || !('message' in failure)) return fallback;
  return typeof failure.message === 'string' && failure.message !== '' ? failure.message : fallback;
}
