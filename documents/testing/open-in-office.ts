import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** LibreOffice, where it is installed. */
export const office = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/usr/bin/libreoffice'].find((path) =>
  existsSync(path),
);

/** A start takes seconds; this is a start that hangs. */
const longestRun = 120_000;

/**
 * Opens Word files in LibreOffice, all in one start, and gives what it reads in each, paragraph by paragraph; undefined for a
 * file that it does not open without asking to repair it.
 */
export function openInOffice(files: ReadonlyMap<string, Uint8Array>): Map<string, string[] | undefined> {
  if (office === undefined) throw new Error('LibreOffice is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  try {
    const names = [...files].map(([name, bytes], index) => {
      writeFileSync(join(folder, `${index}.docx`), bytes);
      return { name, path: join(folder, `${index}.docx`), text: join(folder, `${index}.txt`) };
    });
    // A profile of its own: a second LibreOffice on the machine would else take the files and open windows.
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    const how = ['--headless', '--norestore', profile, '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    execFileSync(office, [...how, ...names.map(({ path }) => path)], { stdio: 'ignore', timeout: longestRun });
    return new Map(names.map(({ name, text }) => [name, existsSync(text) ? linesOf(text) : undefined]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
