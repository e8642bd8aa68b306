import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { findFreePort } from '../free-port.ts';

/** Sits between a server and its database, so that a test can take the database away and bring it back. */
export interface SeverableProxy {
  port: number;
  /** Cuts every connection and refuses new ones. */
  sever(): Promise<void>;
  restore(): Promise<void>;
}

export async function openProxy(target: { host: string; port: number }): Promise<SeverableProxy> {
  const port = await findFreePort();
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    // The other side notices a cut when its own end closes; an error is the cut itself.
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  };
  const listener = createServer((near) => {
    const far = connect(target);
    keep(near);
    keep(far);
    near.pipe(far).pipe(near);
  });
  async function restore(): Promise<void> {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  }
  await restore();
  return {
    port,
    restore,
    async sever() {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
