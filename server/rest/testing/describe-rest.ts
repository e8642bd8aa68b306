import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#database/database.ts';
import { describeEachDatabase } from '#database/testing/describe-each-database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createTestSchema } from './test-schema.ts';

/** An answer with its body read. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined when it is empty or not JSON. */
  body: unknown;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** A bearer token; anonymous without one. */
  token?: string;
}

export interface RestTest {
  /** Sends a request to `/rest/v1` + path. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Reads and returns only the body; for reads that must succeed. */
  read(path: string): Promise<unknown>;
  testApp(): TestApp;
  database(): Database;
}

/** The app on the test schema, with each database engine. */
export function describeRest(title: string, body: (rest: RestTest) => void): void {
  describeEachDatabase(title, (getDatabase) => {
    let testApp: TestApp | undefined;
    beforeAll(async () => {
      await createTestSchema(getDatabase());
      testApp = await createTestApp(getDatabase());
    });
    afterAll(() => testApp?.close());

    const getApp = (): TestApp => {
      if (!testApp) throw new Error('The app is there once the tests run.');
      return testApp;
    };

    async function ask(path: string, asked: Asked = {}): Promise<Answer> {
      const response = await getApp().send(`/rest/v1${path}`, asked);
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parse(text) };
    }

    async function read(path: string): Promise<unknown> {
      const answer = await ask(path);
      if (answer.status > 299) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
      return answer.body;
    }

    body({ ask, read, testApp: getApp, database: getDatabase });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
