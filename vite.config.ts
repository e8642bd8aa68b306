import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin, type Rollup, runnerImport } from 'vite';
import type { BuiltPages } from '#contract/built-pages.ts';

/** Parts that carry a library of their own: they stay with the dialogs and pages that show them. */
const heavyParts =
  /texts.(?!en)[a-z]+.ts$|ui.(calendar|confirm-dialog|dialog-view|popover|range-slider|sheet|tabs|toast-view)/;
const lightParts = [
  /web.ui|lucide-react|@tanstack|contract.limits/,
  /features.auth.(protected|sign-in-first)/,
  /web.lib.(today|download|message-of|file-name|analyse-in-browser|paste|use-(media-query|sign-in-options))/,
];
/** What shows scores and saved analyses; pages that begin with a form load it when there is something to show. */
const shownParts = /ui.(score-(ring|bar|badge)|use-count-up|table|static-chip|copy-button)/;
const isPart = (id: string) =>
  !heavyParts.test(id) && !shownParts.test(id) && lightParts.some((names) => names.test(id));

/**
 * What pages share, in a few files: on a slow line each small one costs a round trip, six at a time, and many compress
 * worse. A file must hold only what most pages that load it need.
 */
const sharedFiles = [
  // What every page starts with.
  { name: 'shell', priority: 2, tags: ['$initial' as const] },
  // Schemas, and what those who are signed in ask of the server.
  {
    name: 'data',
    priority: 1,
    minShareCount: 2,
    test: /zod|web.lib.(scan-limit|fetch-person|use-payment-page)|function-error/,
  },
  { name: 'parts', priority: 1, minShareCount: 2, test: isPart },
  { name: 'shown', priority: 1, minShareCount: 2, test: shownParts },
  { name: 'sign-in', minShareCount: 2, test: /features.auth|react-hook-form/ },
  // What the analyzer's page and its results, which are downloaded later, have in common.
  {
    name: 'analyzer',
    priority: 1,
    minShareCount: 2,
    test: /features.analyzer.(lib.limited|run.ai-issue|texts(.en)?.ts)|contract.analysis/,
  },
];

const engineFolder = `${normalizePath(resolve(import.meta.dirname, 'engine'))}/`;
/** The engine is pure: a page or worker that needs one part of it downloads no other for what that might do when it loads. */
const treeshake = { moduleSideEffects: (id: string) => !id.startsWith(engineFolder) };

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwind(), fillAnonKey(), describePages(), precompress()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // Every asset is a file: the content policy allows no fonts or scripts in data addresses.
    assetsInlineLimit: 0,
    // The engine's lexicon is one piece on purpose; what a page loads is held by benchmarks/web/initial-javascript.ts.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // Whoever starts the product for the first time need not read that compressing takes most of the build.
      checks: { pluginTimings: false },
      treeshake,
      output: { codeSplitting: { groups: sharedFiles } },
    },
  },
  worker: { format: 'es', rolldownOptions: { treeshake } },
});

/** In development Vite serves the page: this puts the data folder's API key into it, as the server does otherwise. */
function fillAnonKey(): Plugin {
  return {
    name: 'shortlist-fill-anon-key',
    apply: 'serve',
    async transformIndexHtml(html) {
      const { readEnv } = await import('#server/env.ts');
      const { loadKeys } = await import('#server/keys.ts');
      const env = readEnv(process.env);
      const { anonKey } = await loadKeys(env.DATA_DIR, env);
      const place = '<meta name="shortlist-anon-key" content="';
      return html.replace(place, () => place + anonKey.replaceAll('"', '&quot;'));
    },
  };
}

/** The pages that people open first, and the files of their routes. */
const firstPages = {
  '/': 'home',
  '/login': 'login',
  '/register': 'register',
  '/resume-analyzer': 'resume-analyzer',
  '/dashboard': 'dashboard',
  '/subscription': 'subscription',
};

/** Writes what these pages begin with, and which scripts they need, for the server to put into the page it serves. */
function describePages(): Plugin {
  return {
    name: 'shortlist-describe-pages',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { BUILT_PAGES_FILE } = await import('#contract/built-pages.ts');
      const { module } = await runnerImport<{ describeBeginnings(): Omit<BuiltPages, 'scripts'> }>(
        resolve(import.meta.dirname, 'web/app/shells/shells.tsx'),
        { configFile: false, plugins: [react()] },
      );
      const pages = { ...module.describeBeginnings(), scripts: scriptsOf(bundle) };
      this.emitFile({ type: 'asset', fileName: BUILT_PAGES_FILE, source: JSON.stringify(pages) });
    },
  };
}

/** The scripts of each first page, without those of every page. */
function scriptsOf(bundle: Rollup.OutputBundle): Record<string, string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const addWithImports = (names: Set<string>, name: string): Set<string> => {
    // Chunks may import each other.
    if (names.has(name)) return names;
    return (chunks.get(name)?.imports ?? []).reduce(addWithImports, names.add(name));
  };
  const namesOf = (isWanted: (chunk: Rollup.OutputChunk) => boolean) => [
    ...[...chunks.values()]
      .filter(isWanted)
      .reduce((names, chunk) => addWithImports(names, chunk.fileName), new Set<string>()),
  ];
  const ofAll = namesOf(({ isEntry }) => isEntry);
  return Object.fromEntries(
    Object.entries(firstPages).map(([path, route]) => [
      path,
      namesOf(({ facadeModuleId }) => facadeModuleId?.endsWith(`/routes/${route}.tsx`) ?? false)
        .filter((name) => !ofAll.includes(name))
        .map((name) => `/${name}`),
    ]),
  );
}

/** Text files, and the fonts of written PDFs; those of pages are compressed already, and the server compresses the page itself after filling in the key. */
const compressible = /\.(js|css|svg|json|txt|ttf)$/;

/** Writes `.br` and `.gz` beside every text file of the build, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'shortlist-precompress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // Not closeBundle: that runs after a failed build too, and its own failure would hide the reason.
    async writeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      // Most of a build's time is this, and Node compresses on all cores.
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map(async (name) => {
            const path = join(folder, name);
            const bytes = await readFile(path);
            await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
            await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
          }),
      );
    },
  };
}
