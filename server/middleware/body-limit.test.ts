import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AppContext } from '../context.ts';
import { answerError } from '../errors.ts';
import { bodyLimit } from './body-limit.ts';

const MIB = 1024 * 1024;
const app = new Hono<AppContext>();
app.onError((error, c) => answerError(c, 'functions', error));
app.use(bodyLimit(MIB));
app.post('/', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)));

/** A body without a declared length. */
function streamed(bytes: number): RequestInit {
  const body = new ReadableStream({
    start(controller) {
      for (let left = bytes; left > 0; left -= 65_536) controller.enqueue(new Uint8Array(Math.min(left, 65_536)));
      controller.close();
    },
  });
  return { method: 'POST', body, duplex: 'half' };
}

function declared(bytes: number): RequestInit {
  return { method: 'POST', body: new Uint8Array(bytes), headers: { 'Content-Length': String(bytes) } };
}

describe('bodyLimit', () => {
  test.each([
    ['declared', declared],
    ['streamed', streamed],
  ])('a %s body of exactly the limit passes whole, one byte more is refused', async (_how, send) => {
    expect(await (await app.request('/', send(MIB))).text()).toBe(String(MIB));
    const answer = await app.request('/', send(MIB + 1));
    expect(answer.status).toBe(413);
    // Its connection still carries the rest of the body.
    expect(answer.headers.get('Connection')).toBe('close');
    expect(await answer.json()).toEqual({
      error: 'The request is larger than 1 MiB, the most that is accepted.',
      code: 'TOO_LARGE',
    });
  });
});
