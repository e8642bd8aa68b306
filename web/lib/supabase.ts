import type { DataClient } from './data-client.ts';

/** Where the client keeps the session in local storage. */
export const SESSION_KEY = 'shortlist-auth';

let client: Promise<DataClient> | undefined;

/**
 * The one data client, loaded at its first use: visitors never download it. After a failed download the next call tries
 * again.
 */
export function getSupabase(): Promise<DataClient> {
  client ??= import('./open-client.ts')
    .then(({ openClient }) => openClient(SESSION_KEY))
    .catch((error) => {
      client = undefined;
      throw error;
    });
  return client;
}

/** Whether a failure of the data client says that the session behind the token has ended. */
export function isSessionEnded(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'PGRST303';
}
