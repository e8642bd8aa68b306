import type { Context, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { AppContext } from '../context.ts';
import { getClientAddress } from '../middleware/client-address.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

const loopbackAddress = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * `GET /_outbox`: what would have been sent, newest first, as a page or (asked for JSON) as a list. It holds codes that open
 * accounts, so it answers only a browser on this very machine: the connection and the host name are loopback's (a
 * name that an attacker points here is not), no proxy stands between, and it is no production. Otherwise there is no such path.
 */
export function outboxPage(outbox: Outbox, { isProduction }: { isProduction: boolean }): MiddlewareHandler<AppContext> {
  return async (c, next) => {
    if (isProduction || !isLocal(c)) return next();
    c.header('Cache-Control', 'no-store');
    const entries = outbox.list();
    if (c.req.header('Accept')?.includes('application/json')) return c.json(entries);
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'",
    );
    return c.html(presentPage(entries));
  };
}

function isLocal(c: Context<AppContext>): boolean {
  const isForwarded = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  const address = getClientAddress(c, false);
  return (
    !isForwarded && address !== null && loopbackAddress.test(address) && loopbackHost.test(c.req.header('Host') ?? '')
  );
}

const sheet = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:760px;margin:24px auto;padding:0 16px}
article{border:1px solid #8888;border-radius:12px;padding:16px;margin:16px 0}h2{font-size:16px;margin:0}p{margin:4px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:460px;border:0;border-radius:8px;background:#fff}`;

function presentPage(entries: readonly OutboxEntry[]) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox · Shortlist</title><style>${raw(sheet)}</style></head>
<body><h1>Outbox</h1>
<p>Letters and text messages that nothing sends, newest first. Only this machine sees them.</p>
${entries.length === 0 ? html`<p>There are none yet.</p>` : entries.map(presentEntry)}
</body></html>`;
}

/** The letter's own HTML stands in a frame that runs nothing; its links open in a new tab. */
function presentEntry({ at, kind, to, subject, text, html: letter }: OutboxEntry) {
  const frame = letter.replace('<head>', '<head><base target="_blank">');
  return html`<article><h2>${subject}</h2><p>${kind} to ${to}, ${at}</p><pre>${linked(text)}</pre>
${letter === '' ? '' : html`<details><summary>As HTML</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject}" srcdoc="${frame}"></iframe></details>`}</article>`;
}

/** The addresses of a text as links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
