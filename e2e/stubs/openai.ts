import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listen } from './listen.ts';

/** A request for a chat completion. */
export interface StubRequest {
  headers: IncomingMessage['headers'];
  url: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { type: string };
    max_tokens?: number;
    max_completion_tokens?: number;
    temperature?: number;
  };
  /** Whether the client left before the answer was complete. */
  isCancelled(): boolean;
}

/** How one request is answered. */
export type StubAnswer = (request: StubRequest, response: ServerResponse) => void | Promise<void>;

export interface OpenAiStub {
  /** For AI_BASE_URL. */
  readonly url: string;
  readonly requests: StubRequest[];
  /** The answers for the next requests, one each; the last one stays. */
  answerWith(...answers: StubAnswer[]): void;
  close(): Promise<void>;
}

/** An endpoint with OpenAI's chat completions over HTTP, as a stream of events. */
export async function startOpenAiStub(): Promise<OpenAiStub> {
  const requests: StubRequest[] = [];
  let answers: StubAnswer[] = [refusal(500, 'The stub was told no answer.')];
  const server = createServer(async (incoming, response) => {
    let text = '';
    for await (const chunk of incoming) text += chunk;
    const request: StubRequest = {
      headers: incoming.headers,
      url: incoming.url ?? '',
      body: JSON.parse(text || '{}'),
      isCancelled: () => response.destroyed && !response.writableFinished,
    };
    requests.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    await answer?.(request, response);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    answerWith: (...next) => {
      answers = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The content in `pieces` of the stream, then its end and the usage. */
export function content(text: string, { pieces = 20 } = {}): StubAnswer {
  return (_request, response) => {
    openStream(response);
    writePieces(response, text, pieces);
    endStream(response);
  };
}

/** A valid answer in the product's format with this text as the improved resume. */
export function rewriting(improvedResumeText: string, extra: Record<string, unknown> = {}): StubAnswer {
  return content(JSON.stringify(answerWithText(improvedResumeText, extra)));
}

/**
 * The same answer, which stops at the first `until` of the resume and goes on when `gate` is settled; if it rejects, the connection
 * breaks there.
 */
export function rewritingInTwo(improvedResumeText: string, until: string, gate: Promise<void>): StubAnswer {
  const text = JSON.stringify(answerWithText(improvedResumeText));
  const half = text.indexOf(JSON.stringify(until).slice(1, -1));
  return async (_request, response) => {
    openStream(response);
    writePieces(response, text.slice(0, half), 1);
    try {
      await gate;
    } catch {
      response.destroy();
      return;
    }
    writePieces(response, text.slice(half), 20);
    endStream(response);
  };
}

function answerWithText(improvedResumeText: string, extra: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    matchScore: 12,
    optimizedMatchScore: 99,
    keywordMatches: [],
    recommendations: ['Say how many people you looked after.'],
    improvedResumeText,
    ...extra,
  };
}

/** A doubt as the model reads it (server/ai/doubts-prompt.ts). */
export interface ReadDoubt {
  number: number;
  words: string;
  isAsked: boolean;
  places: string[];
}

/** A second reader: what it says of each doubt that it is asked about; nothing for a doubt that it keeps. */
export function readingDoubts(
  judge: (doubt: ReadDoubt) => { verdict: string; quote?: string } | undefined,
): StubAnswer {
  return (request, response) => {
    const asked = request.body.messages.at(-1)?.content ?? '';
    const opinions = [...asked.matchAll(/<<DOUBT (\d+) \w+>>\n(.*?)\n<<END/gs)].flatMap(([, number, text = '']) => {
      const [, words, question, , ...places] = text.split('\n');
      const doubt = {
        number: Number(number),
        words: words?.replace('Words in doubt: ', '') ?? '',
        isAsked: question === 'Question: yes',
        places,
      };
      const { verdict = 'keep', quote = '' } = judge(doubt) ?? {};
      return { number: doubt.number, verdict, quote };
    });
    return content(JSON.stringify({ opinions }))(request, response);
  };
}

/** Starts like `content`, then the connection breaks. */
export function brokenStream(text: string): StubAnswer {
  return async (_request, response) => {
    openStream(response);
    writePieces(response, text, 5);
    await new Promise((resolve) => setImmediate(resolve));
    response.destroy();
  };
}

/** Never answers; ends when the client goes. */
export const silence: StubAnswer = () => {};

/** Starts, then sends nothing more. */
export function stall(text: string): StubAnswer {
  return (_request, response) => {
    openStream(response);
    writePieces(response, text, 3);
  };
}

/** An error as OpenAI words it. */
export function refusal(
  status: number,
  message: string,
  { code = null, headers = {} }: { code?: string | null; headers?: Record<string, string> } = {},
): StubAnswer {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'stub', param: null, code } }));
  };
}

/** A stream of `bytes`, far more than any resume. */
export function flood(bytes: number): StubAnswer {
  const piece = event({ choices: [{ index: 0, delta: { content: 'a'.repeat(50_000) } }] });
  return async (_request, response) => {
    openStream(response);
    const pieces = Array.from({ length: Math.ceil(bytes / piece.length) }, () => piece);
    // The client may hang up before the end, which is the point of the flood.
    await pipeline(Readable.from(pieces), response).catch(() => {});
  };
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
}

function endStream(response: ServerResponse): void {
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  response.write(event({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 } }));
  response.end('data: [DONE]\n\n');
}

function writePieces(response: ServerResponse, text: string, pieces: number): void {
  const size = Math.max(1, Math.ceil(text.length / pieces));
  for (let at = 0; at < text.length; at += size) {
    response.write(event({ choices: [{ index: 0, delta: { content: text.slice(at, at + size) } }] }));
  }
}

function event(body: Record<string, unknown>): string {
  return `data: ${JSON.stringify({ id: 'stub', object: 'chat.completion.chunk', created: 0, model: 'stub', ...body })}\n\n`;
}
