import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './browser.ts';

/** `node e2e/make-icons.ts` redraws the images in web/public from favicon.svg. */
const folder = new URL('../web/public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', folder), 'utf8');
/** The logo's colours, as in favicon.svg. */
const background = '#0d6b70';

interface Picture {
  name: string;
  width: number;
  height: number;
  body: string;
  isClear?: boolean;
}

const pictures: Picture[] = [
  { name: 'icon-192.png', width: 192, height: 192, body: mark, isClear: true },
  { name: 'icon-512.png', width: 512, height: 512, body: mark, isClear: true },
  // Systems crop these to their own shape: the logo stays within the middle four fifths.
  { name: 'icon-maskable-512.png', width: 512, height: 512, body: `<div style="width:80%">${mark}</div>` },
  { name: 'apple-touch-icon.png', width: 180, height: 180, body: `<div style="width:90%">${mark}</div>` },
  {
    name: 'social.png',
    width: 1200,
    height: 630,
    body: `<div style="width:160px">${mark}</div><div style="font:600 64px/1.2 'Liberation Sans',sans-serif;color:#fff;margin-left:40px">Shortlist<br>
<span style="font-size:36px;font-weight:400">Get your resume past the ATS, honestly</span></div>`,
  },
];

const browser = await launchBrowser();
try {
  for (const { name, width, height, body, isClear = false } of pictures) {
    const page = await browser.newPage({ viewport: { width, height } });
    const fill = isClear ? 'transparent' : background;
    await page.setContent(
      `<style>*{margin:0}body{background:${fill};height:100vh;display:flex;align-items:center;justify-content:center}svg{width:100%;display:block}</style>${body}`,
    );
    await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: isClear });
    await page.close();
  }
} finally {
  await browser.close();
}
