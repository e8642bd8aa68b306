import type { Handler } from 'hono';
import { html, raw } from 'hono/html';
import type { AppContext } from '../context.ts';
import type { Outbox, OutboxEntry } from './outbox.ts';

/**
 * `GET /_outbox`: what would have been sent, newest first, as a page or (if asked for JSON) as a list. It contains codes that open
 * accounts, so app.ts serves it only behind `localOnly`, and never in production.
 */
export function outboxPage(outbox: Outbox): Handler<AppContext> {
  return async (c) => {
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

const sheet = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:760px;margin:24px auto;padding:0 16px}
article{border:1px solid #8888;border-radius:12px;padding:16px;margin:16px 0}h2{font-size:16px;margin:0}p{margin:4px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
iframe{width:100%;height:460px;border:0;border-radius:8px;background:#fff}`;

function presentPage(entries: readonly OutboxEntry[]) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox · Shortlist</title><style>${raw(sheet)}</style></head>
<body><h1>Outbox</h1>
<p>Emails and text messages that nothing sends, newest first. Only this machine sees them.</p>
${entries.length === 0 ? html`<p>There are none yet.</p>` : entries.map(presentEntry)}
</body></html>`;
}

/** The email's own HTML is shown in a frame that runs nothing; its links open in a new tab. */
function presentEntry({ at, kind, to, subject, text, html: message }: OutboxEntry) {
  const frame = message.replace('<head>', '<head><base target="_blank">');
  return html`<article><h2>${subject}</h2><p>${kind} to ${to}, ${at}</p><pre>${linked(text)}</pre>
${message === '' ? '' : html`<details><summary>As HTML</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject}" srcdoc="${frame}"></iframe></details>`}</article>`;
}

/** Turns the URLs in a text into links. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
