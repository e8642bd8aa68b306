/** What the build says of the pages that people open first; the server puts it into the page it serves. */
export interface BuiltPages {
  /** What a page begins with, as markup, by language and path. */
  shells: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The scripts of a page besides those of every page, by path. */
  scripts: Readonly<Record<string, readonly string[]>>;
}

/** The file of the build that says it; it is not served. */
export const BUILT_PAGES_FILE = 'pages.json';

/** Where a shell goes in the built page. */
export const SHELL_PLACE = '<!-- shell -->';
