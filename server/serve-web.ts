import type { Context } from 'hono';
import type { Installation } from '#contract/installation.ts';
import { hasPage } from '#contract/page-paths.ts';
import type { Plans } from '#contract/plans.ts';
import type { AppContext } from './context.ts';
import { AppError } from './errors.ts';
import { presentBanner } from './maintenance/banner.ts';
import type { Closing } from './maintenance/maintenance.ts';
import { readAcceptLanguage } from './read-accept-language.ts';
import type { Encoding, WebFile, WebFiles } from './web-files.ts';

/**
 * Answers what no protocol handled: a file of the build, else the page. A path without a page gets 404 with the same page, which
 * then shows 'Oops! Page not found', and is logged.
 */
export function serveWeb(
  web: WebFiles | null,
  readPlans: () => Promise<Plans>,
  readInstallation: () => Promise<Installation | undefined> = async () => undefined,
  readClosing: () => Promise<Closing | null> = async () => null,
) {
  return async (c: Context<AppContext>): Promise<Response> => {
    if (!web) throw new AppError('notFound', 'The web is not built. Build it with `npm run build` and start again.');
    const file = web.files.get(c.req.path);
    if (file) return answerFile(c, file, 200);
    if (c.req.path.startsWith('/assets/')) throw new AppError('notFound', 'There is no such file.');
    // As the web's router compares: ignoring case and a trailing slash.
    const path = c.req.path.toLowerCase().replace(/(?<=.)\/$/, '');
    const language = readAcceptLanguage(c.req.header('Accept-Language')) ?? 'en';
    const [plans, installation, closing] = await Promise.all([readPlans(), readInstallation(), readClosing()]);
    const page = web.pageOf(path, language, plans, installation, closing && presentBanner(closing, language));
    if (hasPage(path)) return answerFile(c, page, 200);
    c.var.log.info({ path: c.req.path }, 'unknown path');
    return answerFile(c, page, 404);
  };
}

const YEAR_SECONDS = 31_536_000;

function answerFile(c: Context<AppContext>, file: WebFile, status: 200 | 404): Response {
  const encoding = chooseEncoding(c.req.header('Accept-Encoding') ?? '', file);
  const { bytes, etag } = (file.body[encoding] ?? file.body.identity)();
  c.header('ETag', etag);
  c.header('Vary', file.isTranslated ? 'Accept-Encoding, Accept-Language' : 'Accept-Encoding');
  c.header('Cache-Control', file.isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  if (status === 200 && c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304);
  c.header('Content-Type', file.type);
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes, status);
}

/** The smallest that the client accepts. `q=0`, the one weight browsers and tools send to refuse an encoding, is respected. */
function chooseEncoding(accepted: string, file: WebFile): Encoding {
  const taken = new Set(
    accepted.split(',').flatMap((coding) => {
      const [name = '', ...weights] = coding.split(';').map((part) => part.trim());
      return weights.some((weight) => /^q=0(?:\.0*)?$/.test(weight)) ? [] : [name];
    }),
  );
  if (file.body.br && taken.has('br')) return 'br';
  return file.body.gzip && taken.has('gzip') ? 'gzip' : 'identity';
}
