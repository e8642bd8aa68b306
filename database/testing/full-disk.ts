import fs from 'node:fs';

/**
 * Preloaded (`node --import`), makes every synchronous write fail as on a full disk while the file FULL_DISK_FLAG
 * exists. PGlite writes only through this function; it cannot tell the difference.
 */
const flag = process.env.FULL_DISK_FLAG ?? '';
const write = fs.writeSync;

function writeSync(...args: Parameters<typeof write>): number {
  if (fs.existsSync(flag)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    });
  }
  return write(...args);
}

Object.assign(fs, { writeSync });
