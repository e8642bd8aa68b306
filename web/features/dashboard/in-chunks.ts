/** Ids per request: they are part of the URL, which servers and proxies limit to about 8 kB. */
const idsAtOnce = 100;

/** Runs a request for that many ids at a time, one after the other; stops at the first that throws. */
export async function inChunks(
  ids: readonly string[],
  request: (chunk: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < ids.length; first += idsAtOnce) await request(ids.slice(first, first + idsAtOnce));
}
