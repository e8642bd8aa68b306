import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** A load balancer as most are: one connection held to each process it can, /readyz asked twice a second, no request tried twice. */
export interface Balancer {
  url: string;
  /** The processes behind it from now on, by port; one that is not ready gets nothing. */
  setPorts(ports: readonly number[]): void;
  /** Waits until it sends to as many. */
  ready(count: number): Promise<void>;
  close(): Promise<void>;
}

const CHECK_MS = 500;

/** @param keepAlive whether connections to the processes are held, or made for each request */
export async function startBalancer(keepAlive: boolean): Promise<Balancer> {
  const agent = new Agent({ keepAlive, maxSockets: 100 });
  let ports: readonly number[] = [];
  let open: number[] = [];
  let turn = 0;

  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const port = open[turn % open.length];
    if (port === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, agent, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function check(): Promise<void> {
    const answers = ports.map((port) =>
      fetch(`http://127.0.0.1:${port}/readyz`, { headers: { Connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const isReady = await Promise.all(answers);
    open = ports.filter((_, at) => isReady[at]);
  }
  const timer = setInterval(() => void check(), CHECK_MS);
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    setPorts(next) {
      ports = next;
    },
    async ready(count) {
      while (open.length < count) await delay(50);
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
