import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUILT_PAGES_FILE, type BuiltPages, SHELL_PLACE, scansPlaces } from '#contract/built-pages.ts';
import { createFormat, type PluralForms } from '#contract/format.ts';
import type { Installation } from '#contract/installation.ts';
import { type Language, languages } from '#contract/languages.ts';
import type { Plans } from '#contract/plans.ts';
import { escapeHtml, type PageFacts, presentRobots, presentSitemap, withPageHead } from './page-head/page-head.ts';
import { isPublic } from './page-head/page-meta.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the built web: how to read it in each available encoding. */
export interface WebFile {
  type: string;
  /** Whether its name contains its content's hash, so that it may be cached for good. */
  isHashed: boolean;
  /** Whether it is in the language that the browser asks for. */
  isTranslated?: boolean;
  body: { identity: () => Content; br?: () => Content; gzip?: () => Content };
}

interface Content {
  bytes: Uint8Array<ArrayBuffer>;
  /** Of exactly these bytes, so that each encoding has its own. */
  etag: string;
}

/** The built web, by URL path. */
export interface WebFiles {
  files: ReadonlyMap<string, WebFile>;
  /**
   * The page with the API key, what the plans include, and the head and the beginning of a path (in lower case, without a trailing slash) filled in.
   * @param banner markup that stands above the page
   */
  pageOf(path: string, language: Language, plans: Plans, installation?: Installation, banner?: string | null): WebFile;
}

/** What stays the same as long as the server runs. */
type LastingFacts = Omit<PageFacts, 'language' | 'plans' | 'installation' | 'built'>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

const notServed = new Set(['index.html', BUILT_PAGES_FILE]);

/** Where the page expects the anon key; a meta element, because the content policy allows no inline script. */
const keyPlaceholder = /(<meta\s+name="shortlist-anon-key"\s+content=")(")/;

/**
 * Lists the built web once; contents are read at their first request and kept (all of it is a few megabytes). What crawlers
 * ask for is made for `siteUrl`.
 * @returns null when the folder holds no `index.html`
 * @throws when the page has no place for the anon key
 */
export function loadWebFiles(folder: string, anonKey: string, facts: LastingFacts): WebFiles | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const present = new Set(names);
  const plain = names.filter((name) => types[extname(name)] !== undefined && !notServed.has(name));
  const files = plain.map((name): [string, WebFile] => {
    const read = (suffix: string) => content(() => readFileSync(join(folder, name + suffix)));
    const body: WebFile['body'] = { identity: read('') };
    if (present.has(`${name}.br`)) body.br = read(suffixes.br);
    if (present.has(`${name}.gz`)) body.gzip = read(suffixes.gzip);
    const path = `/${name.split(sep).join('/')}`;
    return [path, { type: types[extname(name)] ?? '', isHashed: path.startsWith('/assets/'), body }];
  });
  files.push(
    ['/robots.txt', made('.txt', presentRobots(facts.siteUrl))],
    ['/sitemap.xml', made('.xml', presentSitemap(facts.siteUrl))],
  );
  const page = loadPage(join(folder, 'index.html'), anonKey);
  return { files: new Map(files), pageOf: keepPages(page, facts, readBuiltPages(join(folder, BUILT_PAGES_FILE))) };
}

/** Makes each page at its first request, and keeps it until the plans, or what is said of the installation, change. */
function keepPages(page: string, facts: LastingFacts, built: BuiltPages | null): WebFiles['pageOf'] {
  let plansOfKept = '';
  const kept = new Map<string, WebFile>();
  return (path, language, plans, installation, banner = null) => {
    const given = JSON.stringify([plans, installation, banner]);
    if (given !== plansOfKept) kept.clear();
    plansOfKept = given;
    const shell = ownOf(ownOf(built?.shells, language), path);
    // All pages but the public ones have the same head.
    const name = shell || isPublic(path) ? path : '';
    const key = `${language} ${name}`;
    const make = () => {
      const title = ownOf(ownOf(built?.titles, language), path);
      const ofPage = { title, scripts: ownOf(built?.scripts, path), reader: shell?.reader };
      const whole = withPageHead(page, name, { ...facts, language, plans, installation, built: ofPage });
      const begun = whole
        .replace('<body>', (body) => body + (banner ?? ''))
        .replace(SHELL_PLACE, () => fillScans(shell?.markup ?? '', ownOf(built?.scans, language), plans, language))
        .replace('<html lang="en">', `<html lang="${language}">`);
      return { ...made('.html', begun), isTranslated: true };
    };
    const file = kept.get(key) ?? make();
    kept.set(key, file);
    return file;
  };
}

/** Says in the shell of the pricing page what the plans give now. */
function fillScans(markup: string, forms: PluralForms | undefined, { scansPerDay }: Plans, language: Language): string {
  if (!forms) return markup;
  const { plural } = createFormat(languages[language].locale);
  return markup
    .replace(scansPlaces.free, () => escapeHtml(plural(scansPerDay.free, forms)))
    .replace(scansPlaces.premium, () => escapeHtml(plural(scansPerDay.premium, forms)));
}

function ownOf<Value>(values: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Null where the build did not write it: then pages begin when their scripts are there. */
function readBuiltPages(path: string): BuiltPages | null {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function loadPage(path: string, anonKey: string): string {
  const template = readFileSync(path, 'utf8');
  if (!keyPlaceholder.test(template))
    throw new Error(`${path} has no place for the API key. Build the web again: npm run build`);
  return template.replace(
    keyPlaceholder,
    (_all, before: string, after: string) => before + escapeHtml(anonKey) + after,
  );
}

function made(extension: string, text: string): WebFile {
  const bytes = Buffer.from(text);
  const body = {
    identity: content(() => bytes),
    br: content(() => brotliCompressSync(bytes)),
    gzip: content(() => gzipSync(bytes)),
  };
  return { type: types[extension] ?? '', isHashed: false, body };
}

/** Reads at the first call and remembers the result. */
function content(read: () => Uint8Array): () => Content {
  let kept: Content | null = null;
  return () => {
    if (kept) return kept;
    const bytes = new Uint8Array(read());
    kept = { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
    return kept;
  };
}
