import { fstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Disk } from '../pglite-files.ts';

/**
 * A disk that has only what it was told to keep: the contents of files when they were synced, and the names that a folder had when it
 * was. A rename or a removal is forgotten until then; the content of a file that was never synced is empty.
 */
export class ForgetfulDisk implements Disk {
  readonly #folder: string;
  /** By number of the file, which a rename keeps. */
  readonly #contents = new Map<number, Buffer>();
  readonly #names = new Map<string, number>();
  syncs = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes everything for synced. */
  keepAll(): void {
    for (const path of filesIn(this.#folder)) this.#keep(statSync(path).ino, path);
  }

  syncFile(fd: number, path: string): void {
    this.syncs += 1;
    this.#keep(fstatSync(fd).ino, path);
  }

  syncFolder(path: string): void {
    this.syncs += 1;
    for (const name of this.#names.keys()) if (dirname(name) === path) this.#names.delete(name);
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const file = join(path, entry.name);
      if (entry.isFile()) this.#names.set(file, statSync(file).ino);
    }
  }

  /** The power is cut: writes what the disk has into another folder. */
  cut(target: string): void {
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory())
        mkdirSync(join(target, relative(this.#folder, join(entry.parentPath, entry.name))), { recursive: true });
    }
    for (const [path, number] of this.#names)
      writeFileSync(join(target, relative(this.#folder, path)), this.#contents.get(number) ?? '');
  }

  #keep(number: number, path: string): void {
    this.#contents.set(number, readFileSync(path));
    this.#names.set(path, number);
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
