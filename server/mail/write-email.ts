import type { EmailText } from './emails.ts';
import type { EmailWords } from './texts.ts';

interface Content {
  words: EmailWords;
  subject: string;
  /** What the email is for, in a sentence. */
  opening: string;
  /** Words on the link. */
  button: string;
  /** What to do when the email was not expected. */
  ignore: string;
  siteUrl: string;
  link: string | null;
  code: string;
  /** How long link and code are valid. */
  seconds: number;
}

/** One email as text and as HTML that says the same: no pictures, no tracking, readable in a dark client. */
export function writeEmail(content: Content): EmailText {
  return { subject: content.subject, text: writeText(content), html: writeHtml(content) };
}

function writeText({ words, opening, link, code, seconds, ignore, siteUrl }: Content): string {
  const { texts } = words;
  const way = link === null ? [`${texts.code} ${code}`] : [link, `${texts.orCode} ${code}`];
  return `${[opening, ...way, texts.holds(describe(seconds, words)), ignore, `Shortlist · ${siteUrl}`].join('\n\n')}\n`;
}

/** Mail clients keep only inline styles; the one style sheet is for those that know dark mode. */
const sheet = `:root{color-scheme:light dark}@media(prefers-color-scheme:dark){.page{background:#101418!important}.text{color:#e6e9ec!important}.quiet{color:#9aa4ad!important}.code{background:#1b2228!important;color:#e6e9ec!important}}`;

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const paragraph = (text: string, style = 'text', more = ''): string =>
  `<p class="${style}" style="margin:0 0 20px;font-size:16px;line-height:1.5;color:#1c2329;${more}">${text}</p>`;

const quiet = (text: string): string => paragraph(escapeHtml(text), 'quiet', 'color:#56616b;font-size:14px;');

const linkButton = (link: string, label: string): string =>
  `<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f6b5c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

function writeHtml({ words, subject, opening, button, link, code, seconds, ignore, siteUrl }: Content): string {
  return writePage({ subject, siteUrl, language: words.language }, [
    paragraph(escapeHtml(opening)),
    ...(link === null ? [] : [linkButton(link, button), paragraph(escapeHtml(words.texts.orCode))]),
    `<p class="code" style="margin:0 0 20px;padding:12px 16px;border-radius:8px;background:#eef1f3;color:#1c2329;font-size:24px;letter-spacing:4px;font-family:ui-monospace,Consolas,monospace">${escapeHtml(code)}</p>`,
    quiet(words.texts.holds(describe(seconds, words))),
    quiet(ignore),
  ]);
}

/** A message that asks for nothing. */
export interface NoticeContent {
  language: string;
  subject: string;
  /** What happened, one sentence each. */
  opening: readonly string[];
  /** What to do if it was not them. */
  advice: string;
  link: string;
  button: string;
  siteUrl: string;
}

/** A notice laid out like the other emails, with a way to act instead of a code. */
export function writeNotice(content: NoticeContent): EmailText {
  const { subject, opening, advice, link, button, siteUrl } = content;
  const text = `${[...opening, advice, `${button}: ${link}`, `Shortlist · ${siteUrl}`].join('\n\n')}\n`;
  const parts = [
    ...opening.map((sentence) => paragraph(escapeHtml(sentence))),
    quiet(advice),
    linkButton(link, button),
  ];
  return { subject, text, html: writePage(content, parts) };
}

function writePage(
  { subject, siteUrl, language }: Pick<NoticeContent, 'subject' | 'siteUrl' | 'language'>,
  content: readonly string[],
): string {
  const parts = [
    paragraph('Shortlist', 'text', 'font-weight:700;font-size:18px;'),
    ...content,
    paragraph(
      `<a href="${escapeHtml(siteUrl)}" class="quiet" style="color:#56616b">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a>`,
      'quiet',
      'margin:0;font-size:14px;',
    ),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${sheet}</style></head>
<body class="page" style="margin:0;padding:24px 16px;background:#ffffff;${font}"><div style="max-width:520px;margin:0 auto">
${parts.join('\n')}
</div></body></html>
`;
}

const units = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "24 hours", "5 minutes": in the largest unit that fits evenly. */
function describe(seconds: number, { format }: EmailWords): string {
  const [unit, size] = units.find(([, length]) => seconds % length === 0) ?? units[2];
  return format.number(seconds / size, { style: 'unit', unit, unitDisplay: 'long' });
}

function escapeHtml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
