import { writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, normalizePath, type Plugin } from 'vite';
import { type BuiltFrom, builtFromFile, hashSources, threadsFolder } from './thread-programs.ts';

/**
 * Makes JavaScript of the server's thread that analyses, with the engine's data in chunks. `npm run build` and a start run it:
 *
 *   node server/build-threads.ts [FOLDER]
 */
const [folder = threadsFolder] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));

const sources = new Set(['package.json', 'server/build-threads.ts']);

/** Also a module of which nothing is left decides what is in the build. */
const noteSources: Plugin = {
  name: 'shortlist-note-sources',
  buildEnd() {
    // What the bundler adds of its own has no path.
    for (const id of this.getModuleIds()) if (isAbsolute(id)) sources.add(normalizePath(relative(root, id)));
  },
};

await build({
  configFile: false,
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [noteSources],
  build: {
    ssr: true,
    target: 'esnext',
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: {
      // The thread takes constants from files that import more than it needs; nothing that it imports does something by itself.
      treeshake: { moduleSideEffects: false },
      input: [resolve(root, 'server/functions/analysis-worker.ts')],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const files = [...sources].sort();
const builtFrom: BuiltFrom = { files, hash: hashSources(files) };
// Written last: a build that was cut short is none.
writeFileSync(join(folder, builtFromFile), JSON.stringify(builtFrom));
