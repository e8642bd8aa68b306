import { connect, type Socket } from 'node:net';
import * as z from 'zod';

/**
 * A separate process that puts load on a server on this machine: keep-alive connections, one request at a time on each, for
 * a bounded time. It writes prepared bytes and reads as little of the answers as it can, so that it costs less than
 * what it measures. Its instructions come on standard input, its counts go to standard output, both as JSON.
 */
const Order = z.object({
  port: z.number(),
  /** Requests as they go over the wire, one connection each. */
  requests: z.array(z.string()).max(256),
  seconds: z.number().max(30),
});

interface Counts {
  answers: number;
  failures: number;
  times: number[];
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk));
const order = Order.parse(JSON.parse(Buffer.concat(chunks).toString()));
const counts: Counts = { answers: 0, failures: 0, times: [] };
const end = performance.now() + order.seconds * 1000;
await Promise.all(order.requests.map((request) => load(order.port, Buffer.from(request))));
counts.times.sort((a, b) => a - b);
const at = (share: number) => counts.times[Math.floor(share * (counts.times.length - 1))] ?? 0;
const { answers, failures } = counts;
console.log(JSON.stringify({ answers, failures, medianMs: at(0.5), p99Ms: at(0.99) }));

async function load(port: number, request: Buffer): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  const answers = readAnswers(socket);
  while (performance.now() < end) {
    const start = performance.now();
    socket.write(request);
    const { value: isGood, done } = await answers.next();
    if (done) break;
    counts.times.push(performance.now() - start);
    counts.answers++;
    if (!isGood) counts.failures++;
  }
  socket.destroy();
}

/** Yields, for each complete answer, whether its status is 200. */
async function* readAnswers(socket: Socket): AsyncGenerator<boolean> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = received.length === 0 ? Buffer.from(chunk) : Buffer.concat([received, Buffer.from(chunk)]);
    const head = received.indexOf('\r\n\r\n');
    if (head < 0) continue;
    const headers = received.toString('latin1', 0, head).toLowerCase();
    const length = /content-length: (\d+)/.exec(headers)?.[1];
    const isComplete =
      length === undefined
        ? received.subarray(-5).toString() === '0\r\n\r\n'
        : received.length >= head + 4 + Number(length);
    if (!isComplete) continue;
    received = Buffer.alloc(0);
    yield headers.startsWith('http/1.1 200');
  }
}
