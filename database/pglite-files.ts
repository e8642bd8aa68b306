import { closeSync, constants, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * `commit`: what is acknowledged is on the disk and survives a power cut, as with any PostgreSQL. `system`: it is with the operating system,
 * and survives the end of the process only.
 */
export type Durability = 'commit' | 'system';

/** Puts on the disk what was written to a file, or which names a folder has. */
export interface Disk {
  syncFile(fd: number, path: string): void;
  syncFolder(path: string): void;
}

/** Node has four threads for files. */
const FILES_AT_ONCE = 4;

/** Puts the names that a folder has on the disk. */
export function syncFolder(path: string): void {
  // Windows has no such thing: there a name is durable with its file.
  if (process.platform === 'win32') return;
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

const realDisk: Disk = { syncFile: (fd) => fdatasyncSync(fd), syncFolder };

/** Puts a whole folder on the disk. Several files at once: a disk writes what is asked for together in one go. */
export async function syncWholeFolder(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const syncNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const handle = await open(file, 'r+');
      await handle.datasync().finally(() => handle.close());
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, syncNext));
  for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory())) syncFolder(join(parentPath, name));
  syncFolder(folder);
}

/** What PGlite is opened with for a folder. Its own parameters switch PostgreSQL's syncing off, and its files forget to pass it on. */
export function openFolderWith(folder: string, durability: Durability, disk = realDisk): PGliteOptions {
  if (durability === 'system') return { dataDir: folder };
  // `fdatasync`, the usual way for the log, does nothing in WebAssembly.
  const startParams = [...PGlite.defaultStartParams, '-c', 'wal_sync_method=fsync'].filter((one) => one !== '-F');
  return { fs: new SyncedFiles(folder, disk), startParams };
}

/** Number of EIO in WebAssembly. */
const IO_ERROR = 29;

type Starting = Parameters<NodeFS['init']>[1];

/** The folder as PGlite has it, with PostgreSQL's `fsync` reaching the disk. */
class SyncedFiles extends NodeFS {
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk) {
    super(folder);
    this.#disk = disk;
  }

  override async init(pglite: PGlite, options: Starting): Promise<{ emscriptenOpts: Starting }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const passOn = (module: object): void => {
      const files = readFiles(module);
      files.stream_ops.fsync = ({ nfd, node }) => {
        const path = files.realPath(node);
        try {
          if ((node.mode & constants.S_IFMT) === constants.S_IFDIR) this.#disk.syncFolder(path);
          else this.#disk.syncFile(nfd, path);
          return 0;
        } catch {
          // PostgreSQL then stops, as it has to: nobody knows what is on the disk.
          return IO_ERROR;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passOn] } };
  }
}

interface FileNode {
  mode: number;
}

/** Emscripten's file system on Node's, as far as it is used here. */
interface Files {
  stream_ops: { fsync?: (stream: { nfd: number; node: FileNode }) => number };
  realPath(node: FileNode): string;
}

function readFiles(module: object): Files {
  const files = 'NODEFS' in module ? module.NODEFS : undefined;
  if (isFiles(files)) return files;
  throw new Error('This version of PGlite keeps its files in another way: EMBEDDED_DURABILITY=commit needs a change.');
}

function isFiles(value: unknown): value is Files {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value;
}
