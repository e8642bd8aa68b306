import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packagedChromium from '@sparticuz/chromium';
import { type BrowserServer, chromium, firefox, type LaunchOptions } from 'playwright-core';

/** The package's defaults switch web security off and run everything in one process: we use these instead. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const cache = fileURLToPath(new URL('../node_modules/.cache/shortlist-chromium/', import.meta.url));

/** A Firefox to use in place of Chromium (in-firefox.ts). */
const firefoxPath = process.env.FIREFOX_PATH;

/** The browser of the journeys: what connects to it. */
export const journeysBrowser = firefoxPath ? firefox : chromium;

/**
 * Starts Chromium: the one at `CHROMIUM_PATH`, else the one from the packages; or the Firefox at `FIREFOX_PATH`. Several
 * processes can connect to it.
 */
export async function startBrowser(): Promise<BrowserServer> {
  // The channel is Playwright's name for a Firefox as its users install it, which it drives by WebDriver BiDi.
  if (firefoxPath) return firefox.launchServer({ channel: 'moz-firefox', executablePath: firefoxPath });
  return chromium.launchServer(await launchOptions());
}

/** A Chromium for this process alone, with extra arguments if needed. The caller closes it. */
export async function launchBrowser(further: readonly string[] = []) {
  const options = await launchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...further] });
}

async function launchOptions(): Promise<LaunchOptions> {
  const own = process.env.CHROMIUM_PATH;
  if (own) return { executablePath: own, args };
  const folder = await unpackChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    // The package's fonts, so that a page looks the same on a machine without any.
    env: { ...process.env, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}

/** @returns the folder with the unpacked browser; unpacked once per version, then kept next to the packages */
async function unpackChromium(): Promise<string> {
  const require = createRequire(import.meta.url);
  const manifest: { version: string } = require(
    join(dirname(require.resolve('@sparticuz/chromium')), '../package.json'),
  );
  const folder = join(cache, manifest.version);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  // The package unpacks to the temporary folder and trusts whatever is already there, so it gets an empty one.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished;
  try {
    await packagedChromium.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontConfiguration);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}

const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
