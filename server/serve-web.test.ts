import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILT_PAGES_FILE, type BuiltPages, SHELL_PLACE, scansPlaces } from '#contract/built-pages.ts';
import type { Installation } from '#contract/installation.ts';
import { initialPlans, PLANS_META } from '#contract/plans.ts';
import type { AppContext } from './context.ts';
import { answerError } from './errors.ts';
import { serveWeb } from './serve-web.ts';
import { loadWebFiles } from './web-files.ts';

const SITE = 'https://shortlist.example';
const facts = { siteUrl: SITE, passwordCharacters: 9 };
const PAGE =
  '<!doctype html><title>Shortlist</title><meta name="description" content="x" /><meta name="shortlist-anon-key" content=""><p>Oops! Page not found</p>';
const SCRIPT = 'console.log("hello");';
let folder = '';
const logged: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shortlist-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'theme.js'), 'theme();');
});
afterAll(() => rmSync(folder, { recursive: true }));

let plans = initialPlans;

function createWeb(anonKey = 'anon-key') {
  const app = new Hono<AppContext>();
  app.onError((error, c) => answerError(c, 'web', error));
  app.use((c, next) => {
    c.set('log', pino({}, { write: (line: string) => logged.push(line) }));
    return next();
  });
  return app.get(
    '*',
    serveWeb(loadWebFiles(folder, anonKey, facts), async () => plans),
  );
}

const get = (path: string, headers: Record<string, string> = {}) => createWeb().request(path, { headers });

describe('what crawlers are told', () => {
  test('a public page has a title, a description, what a shared link shows, and its own address', async () => {
    const page = await (await get('/LOGIN/')).text();
    expect(page).toContain('<title>Login · Shortlist</title>');
    expect(page).toContain('<meta name="description" content="Log in to Shortlist');
    expect(page).toContain('<link rel="canonical" href="https://shortlist.example/login">');
    expect(page).toContain('<meta property="og:image" content="https://shortlist.example/social.png">');
    expect(page).toContain('<meta name="shortlist-password-characters" content="9">');
    expect(page).not.toContain('noindex');
  });

  test.each(['/dashboard', '/admin/users', '/no-such-page'])('%s is not to be indexed', async (path) => {
    expect(await (await get(path)).text()).toContain('<meta name="robots" content="noindex">');
  });

  test('robots.txt names the sitemap, which has the public pages and no other', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(await robots.text()).toContain('Sitemap: https://shortlist.example/sitemap.xml');
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const listed = [...(await sitemap.text()).matchAll(/<loc>(.+)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(['/', '/login', '/register', '/about-data'].map((path) => SITE + path));
  });
});

describe('the page', () => {
  test.each(['/', '/login', '/dashboard', '/resume-analyzer/', '/LOGIN'])(
    '%s is answered with status 200 and the anon key in it',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
      expect(await answer.text()).toContain('<meta name="shortlist-anon-key" content="anon-key">');
    },
  );

  test('a path without a page shows the same page with status 404, and is logged', async () => {
    const answer = await get('/no-such-page');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
    expect(JSON.parse(logged.at(-1) ?? '')).toMatchObject({ msg: 'unknown path', path: '/no-such-page' });
  });

  test('a key with HTML characters in it stays a key', async () => {
    const page = await (await createWeb('a"><script>$&').request('/')).text();
    expect(page).toContain('content="a&#34;&#62;&#60;script&#62;$&#38;"');
  });

  test('it carries what the plans include, and changes with them', async () => {
    const web = createWeb();
    const brought = async () => {
      const page = await (await web.request('/')).text();
      const [, content] = page.match(new RegExp(`<meta name="${PLANS_META}" content="([^"]*)">`)) ?? [];
      return JSON.parse(String(content).replaceAll('&#34;', '"'));
    };
    expect(await brought()).toEqual(initialPlans);
    plans = { scansPerDay: { free: 5, basic: 2, premium: 50 } };
    expect(await brought()).toEqual(plans);
    plans = initialPlans;
    expect(await brought()).toEqual(initialPlans);
  });

  test('it is compressed for clients that accept it, with an etag of its own', async () => {
    const plain = await get('/');
    const br = await get('/', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(br.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(await plain.text());
    expect(br.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    expect(br.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language');
  });

  test('it is not sent again to clients that have it', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const again = await get('/', { 'If-None-Match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });
});

describe('files', () => {
  test('a hashed asset may be cached for a year and comes compressed if the build compressed it', async () => {
    const answer = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'br, gzip' });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(SCRIPT);
  });

  test('clients that refuse an encoding get the plain file', async () => {
    const answer = await get('/assets/main-abc123.js', { 'Accept-Encoding': 'gzip;q=0, br;q=0' });
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe(SCRIPT);
  });

  test('a file without a hash in its name is revalidated every time', async () => {
    expect((await get('/theme.js')).headers.get('Cache-Control')).toBe('no-cache');
  });

  test('an asset that does not exist is a plain 404, not the page', async () => {
    const answer = await get('/assets/old-123.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
  });

  test.each(['/../package.json', '/assets/../../package.json', '/%2e%2e/package.json', '/assets/%2e%2e%2findex.html'])(
    '%s reaches no file outside the build',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('dependencies');
    },
  );
});

describe('loadWebFiles', () => {
  test('is null if nothing was built', () => {
    expect(loadWebFiles(join(folder, 'nowhere'), 'anon-key', facts)).toBeNull();
  });

  test('refuses a page without a place for the key', () => {
    const other = mkdtempSync(join(tmpdir(), 'shortlist-web-'));
    writeFileSync(join(other, 'index.html'), '<p>old build</p>');
    expect(() => loadWebFiles(other, 'anon-key', facts)).toThrow('has no place for the API key. Build the web again');
    rmSync(other, { recursive: true });
  });
});

describe('what the build says of a page', () => {
  const built = mkdtempSync(join(tmpdir(), 'shortlist-web-'));
  const shell = (reader: 'visitor' | 'person', markup: string) => ({ reader, markup });
  const pages: BuiltPages = {
    shells: {
      en: { '/': shell('visitor', '<h1>Get past</h1>') },
      de: {
        '/': shell('visitor', '<h1>Kommen Sie $& vorbei</h1>'),
        '/subscription': shell('person', `<p>${scansPlaces.free}</p><p>${scansPlaces.premium}</p>`),
      },
    },
    titles: { en: {}, de: { '/': 'Vorbei & durch · Shortlist', '/about-data': 'Daten · Shortlist' } },
    scans: { de: { one: '# Analyse am Tag', other: '# Analysen am Tag' } },
    scripts: { '/': ['/assets/home-1.js'], '/login': ['/assets/login-1.js'] },
  };
  const ofAll = '<script type="module" crossorigin src="/assets/main-1.js"></script>';
  beforeAll(() => {
    writeFileSync(join(built, 'index.html'), PAGE.replace('<title>', `<html lang="en">${ofAll}<title>`) + SHELL_PLACE);
    writeFileSync(join(built, BUILT_PAGES_FILE), JSON.stringify(pages));
  });
  afterAll(() => rmSync(built, { recursive: true }));
  const open = async (path: string, language: string) => {
    const app = new Hono<AppContext>();
    app.get(
      '*',
      serveWeb(loadWebFiles(built, 'anon-key', facts), async () => plans),
    );
    return app.request(path, { headers: { 'Accept-Language': language } });
  };

  test('is in it, in the language that the browser asks for: its title and its beginning', async () => {
    const answer = await open('/', 'pt, de-AT;q=0.9, en;q=0.5');
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Accept-Language');
    const page = await answer.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('<title>Vorbei &#38; durch · Shortlist</title>');
    expect(page).toContain('<h1>Kommen Sie $& vorbei</h1>');
    expect(page).toContain('<meta name="description" content="Stellenanzeige und Lebenslauf einfügen');
    expect(page).toContain('<meta property="og:title" content="Vorbei &#38; durch · Shortlist">');
    expect(await (await open('/', 'pt')).text()).toContain('<h1>Get past</h1>');
    expect(await (await open('/about-data', 'de')).text()).toContain('<title>Daten · Shortlist</title>');
  });

  test('lets the scripts wait until the beginning is painted, and only names them', async () => {
    const page = await (await open('/', 'de')).text();
    const names = '/assets/main-1.js /assets/home-1.js';
    expect(page).toContain(`<meta name="shortlist-scripts" data-reader="visitor" content="${names}">`);
    expect(page).not.toMatch(/<script type="module"|modulepreload/);
  });

  test('asks for the scripts at once where the page begins with nothing', async () => {
    const page = await (await open('/login', 'de')).text();
    expect(page).toContain(ofAll);
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/login-1.js">');
  });

  test('says how many scans the plans give now', async () => {
    plans = { scansPerDay: { free: 1, basic: 2, premium: 1250 } };
    const page = await (await open('/subscription', 'de')).text();
    plans = initialPlans;
    expect(page).toContain('<p>1 Analyse am Tag</p><p>1.250 Analysen am Tag</p>');
  });

  test('is not in the page of another path', async () => {
    const page = await (await open('/login', 'de')).text();
    expect(page).toContain('<html lang="de">');
    expect(page).not.toMatch(/<h1>|<!-- shell -->/);
  });

  test('is not served as a file', () => {
    expect([...(loadWebFiles(built, 'anon-key', facts)?.files.keys() ?? [])]).toEqual(['/robots.txt', '/sitemap.xml']);
  });
});

describe('what the page says about the installation', () => {
  const meta = /<meta name="shortlist-installation" content="([^"]*)">/;
  const pageWith = async (installation: Installation) => {
    const app = new Hono<AppContext>();
    app.get(
      '*',
      serveWeb(
        loadWebFiles(folder, 'anon-key', facts),
        async () => plans,
        async () => installation,
      ),
    );
    return (await app.request('/')).text();
  };

  test('is the operator’s links and the model that reads the texts; nothing where there is neither', async () => {
    expect(await pageWith({ links: {}, ai: null })).not.toMatch(meta);
    const links = { privacy: 'https://larkfield.example/privacy?a=1&b=2' };
    const page = await pageWith({ links, ai: { model: 'a-model', host: 'ai.example' } });
    const told = (meta.exec(page)?.[1] ?? '').replaceAll('&#34;', '"').replaceAll('&#38;', '&');
    expect(JSON.parse(told)).toEqual({ links, ai: { model: 'a-model', host: 'ai.example' } });
  });
});
