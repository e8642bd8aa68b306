import type { PluralForms } from './format.ts';

/** What a page begins with, before its scripts are there. */
export interface Shell {
  /** Whom it is for: web/public/theme.js knows who is there, and nobody else sees it. */
  reader: 'visitor' | 'person';
  markup: string;
}

/** What the build says of the pages that people open first; the server puts it into the page it serves. */
export interface BuiltPages {
  /** By language and path. */
  shells: Readonly<Record<string, Readonly<Record<string, Shell>>>>;
  /** What the browser's tab says, by language and path. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How many scans a plan gives, by language. */
  scans: Readonly<Record<string, PluralForms>>;
  /** The scripts of a page besides those of every page, by path. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** The file of the build that says it; it is not served. */
export const BUILT_PAGES_FILE = 'pages.json';

/** Where a shell goes in the built page. */
export const SHELL_PLACE = '<!-- shell -->';

/** Where a shell says how many scans a plan gives: administrators change that, and the build does not know it. */
export const scansPlaces = { free: '{scans of free}', premium: '{scans of premium}' } as const;

/** The name of the meta element with the scripts that wait for the first paint, with a space between them. */
export const SCRIPTS_META = 'shortlist-scripts';
