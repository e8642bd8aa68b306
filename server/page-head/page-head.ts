import { SCRIPTS_META, type Shell } from '#contract/built-pages.ts';
import { INSTALLATION_META, type Installation } from '#contract/installation.ts';
import type { Language } from '#contract/languages.ts';
import { PASSWORD_META } from '#contract/limits.ts';
import { PLANS_META, type Plans } from '#contract/plans.ts';
import { isPublic, metaOf, publicPaths } from './page-meta.ts';

/** What the page says about the installation. */
export interface PageFacts {
  /** The URL people open. */
  siteUrl: string;
  /** The one in which the page is served. */
  language: Language;
  /** Minimum length of a password. */
  passwordCharacters: number;
  plans: Plans;
  /** Undefined where nothing is known of it. */
  installation?: Installation | undefined;
  /** What the build says of this page. */
  built?: PageBuilt | undefined;
}

export interface PageBuilt {
  title?: string | undefined;
  /** What the page needs besides the scripts of every page. */
  scripts?: readonly string[] | undefined;
  /** Whom its beginning is for. */
  reader?: Shell['reader'] | undefined;
}

/** Where the title and the description are in the built page. */
const places = {
  title: /<title>[^<]*<\/title>/,
  description: /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
  scripts: /<script type="module"[^>]* src="([^"]*)"><\/script>\s*/g,
} as const;

/**
 * The built page with the head of one path: title, description, what a shared link shows, and whether a search engine may keep it.
 * Crawlers read this; in the browser the page sets its own title. It also carries the numbers of the installation, so that no page
 * has to wait for them or first show others.
 * @param path in lower case, without a trailing slash
 */
export function withPageHead(
  page: string,
  path: string,
  { siteUrl, language, passwordCharacters, plans, installation, built = {} }: PageFacts,
): string {
  const known = isPublic(path);
  const { title: ownTitle, description } = metaOf(path, language);
  const title = built.title ?? ownTitle;
  const canonicalUrl = escapeHtml(`${siteUrl}${path}`);
  const picture = escapeHtml(`${siteUrl}/social.png`);
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    known ? `<link rel="canonical" href="${canonicalUrl}">` : '<meta name="robots" content="noindex">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Shortlist">',
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    ...(known ? [`<meta property="og:url" content="${canonicalUrl}">`] : []),
    `<meta property="og:image" content="${picture}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="${PASSWORD_META}" content="${passwordCharacters}">`,
    `<meta name="${PLANS_META}" content="${escapeHtml(JSON.stringify(plans))}">`,
    ...(hasNews(installation)
      ? [`<meta name="${INSTALLATION_META}" content="${escapeHtml(JSON.stringify(installation))}">`]
      : []),
  ];
  const { page: ready, tags: scripts } = withScripts(page, built);
  return ready
    .replace(places.title, () => `<title>${escapeHtml(title)}</title>`)
    .replace(places.description, () => [...tags, ...scripts].join('\n    '));
}

/**
 * The scripts of every page and this one's. A page that begins with something only names them, for web/public/theme.js to ask for
 * once that is painted.
 */
function withScripts(page: string, { scripts = [], reader }: PageBuilt): { page: string; tags: string[] } {
  if (reader === undefined) {
    // Without them the browser would learn of each only when the one before has run.
    return {
      page,
      tags: scripts.map((script) => `<link rel="modulepreload" crossorigin href="${escapeHtml(script)}">`),
    };
  }
  const ofAll = [...page.matchAll(places.scripts)].map(([, script = '']) => script).reverse();
  const names = escapeHtml([...ofAll, ...scripts].join(' '));
  return {
    page: page.replace(places.scripts, ''),
    tags: [`<meta name="${SCRIPTS_META}" data-reader="${reader}" content="${names}">`],
  };
}

function hasNews(installation: Installation | undefined): boolean {
  if (!installation) return false;
  return installation.ai !== null || Object.values(installation.links).some((link) => link !== undefined);
}

/** What crawlers ask for first: they may read the public pages, but not the protocols. */
export function presentRobots(siteUrl: string): string {
  const closed = ['/auth/', '/rest/', '/functions/'].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

export function presentSitemap(siteUrl: string): string {
  const urls = publicPaths.map((path) => `  <url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
