/** Ids of one request: they stand in its address, which servers and proxies cut at some 8 kB. */
const idsAtOnce = 100;

/** Runs a request for so many ids at a time, one after the other; stops at the first that throws. */
export async function inChunks(
  ids: readonly string[],
  request: (chunk: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < ids.length; first += idsAtOnce) await request(ids.slice(first, first + idsAtOnce));
}
