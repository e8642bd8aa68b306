import type { Browser, Page } from 'playwright-core';

/** As much as can be seen at once without being made smaller, in CSS pixels. */
const sheet = { width: 1536, height: 1400, gap: 12 } as const;

/** The whole page, cut into columns side by side: {path}.png, {path}-2.png and so on. */
export async function makeSheet(browser: Browser, page: Page, path: string): Promise<void> {
  const width = page.viewportSize()?.width ?? sheet.width;
  await page.evaluate(() => scrollTo(0, 0));
  const whole = await page.screenshot({ fullPage: true });
  const columns = Math.max(1, Math.floor((sheet.width + sheet.gap) / (width + sheet.gap)));
  const board = await browser.newPage({
    viewport: { width: columns * (width + sheet.gap) - sheet.gap, height: sheet.height },
  });
  try {
    await board.setContent(
      `<body style="margin:0;background:#888"><img src="data:image/png;base64,${whole.toString('base64')}">`,
    );
    const height = await board.evaluate(async () => {
      const [picture] = document.images;
      await picture?.decode();
      return picture?.naturalHeight ?? 0;
    });
    const parts = Math.ceil(height / sheet.height);
    for (let from = 0; from < parts; from += columns) {
      const some = Array.from({ length: Math.min(columns, parts - from) }, (_, index) => from + index);
      await board.evaluate(
        ({ some, height, width, gap }) => {
          const source = document.images[0]?.src ?? '';
          const cut = (part: number) =>
            `<div style="width:${width}px;height:${height}px;background:url(${source}) 0 ${-part * height}px no-repeat"></div>`;
          const row = document.createElement('main');
          row.style.cssText = `display:flex;gap:${gap}px;position:fixed;inset:0;background:#888`;
          row.innerHTML = some.map(cut).join('');
          document.querySelector('main')?.remove();
          document.body.append(row);
        },
        { some, width, height: sheet.height, gap: sheet.gap },
      );
      await board.screenshot({ path: from === 0 ? `${path}.png` : `${path}-${from / columns + 1}.png` });
    }
  } finally {
    await board.close();
  }
}
