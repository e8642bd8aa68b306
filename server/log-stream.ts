import pino, { type DestinationStream } from 'pino';

/** Standard error: readable lines in a terminal, where the development tools are installed, else JSON without waiting for the disk. */
export async function openLogStream(): Promise<DestinationStream> {
  if (process.stderr.isTTY) {
    try {
      const { default: pretty } = await import('pino-pretty');
      return pretty({ destination: 2, sync: true, singleLine: true, translateTime: 'SYS:HH:MM:ss' });
    } catch {
      // Not installed: a production image contains only what runs.
    }
  }
  return pino.destination({ dest: 2, sync: false });
}
