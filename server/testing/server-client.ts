import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { ServerProcess } from './server-process.ts';

const keyFile = z.object({ anonKey: z.string(), serviceKey: z.string() });
const session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
const password = 'correct horse battery';

/** The API keys that a first start has written to its data folder. */
export function readKeys(dataDir: string): { anonKey: string; serviceKey: string } {
  return keyFile.parse(JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')));
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON; null when there is none. */
  body: unknown;
}

interface Call {
  token?: string;
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
}

/** Talks to a server process over the network, with the anon key of its data folder. */
export function createClient(server: ServerProcess, dataDir: string) {
  const { anonKey } = readKeys(dataDir);

  async function call(path: string, { token, body, method }: Call = {}): Promise<Answer> {
    const answer = await fetch(`${server.url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        apikey: anonKey,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) };
  }

  return {
    call,
    /** @throws when the sign-up is not answered with a session */
    async signUp(email: string): Promise<{ id: string; token: string }> {
      const answer = await call('/auth/v1/signup', { body: { email, password } });
      const { access_token, user } = session.parse(answer.body);
      return { id: user.id, token: access_token };
    },
    signIn: (email: string): Promise<Answer> =>
      call('/auth/v1/token?grant_type=password', { body: { email, password } }),
    saveResume: (token: string, resumeText: string): Promise<Answer> =>
      call('/rest/v1/resumes', {
        token,
        body: {
          job_title: 'Baker',
          resume_text: resumeText,
          job_description: 'Bread',
          match_score: 50,
          keyword_matches: [],
        },
      }),
  };
}
