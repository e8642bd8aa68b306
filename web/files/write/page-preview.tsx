import { useEffect, useState } from 'react';
import type { ShownPage } from '#documents/write/pdf/show-pages.ts';
import { logError } from '#web/lib/log-error.ts';
import { loadFonts } from './load-fonts.ts';
import { texts } from './texts.ts';

/** The pages as they are in the file: every row where it stands there, in the file's own font. */
export function PagePreview({ pages }: { pages: readonly ShownPage[] }) {
  const font = pages[0]?.font ?? 'sans';
  useFont(font);
  return (
    <ol className="flex flex-col gap-3">
      {pages.map((page) => (
        <li key={page.number}>
          <svg
            role="img"
            aria-label={texts.page(page.number, pages.length)}
            viewBox={`0 0 ${page.width} ${page.height}`}
            className="w-full rounded-sm border border-line shadow-sm"
            // Paper is white in the dark, too.
            style={{ background: '#fff' }}
          >
            {page.rules.map(({ x, y, width, color }) => (
              <line key={y} x1={x} x2={x + width} y1={y} y2={y} stroke={color} strokeWidth={0.7} />
            ))}
            {page.rows.map(({ text, x, baseline, width, size, isBold, color }) => (
              <text
                key={`${x} ${baseline}`}
                x={x}
                y={baseline}
                textLength={width}
                fontSize={size}
                fontWeight={isBold ? 600 : 400}
                fontFamily={familyOf(font)}
                fill={color}
                direction="ltr"
                style={{ fontVariantLigatures: 'none' }}
              >
                {text}
              </text>
            ))}
          </svg>
        </li>
      ))}
    </ol>
  );
}

const familyOf = (font: 'sans' | 'serif'): string => `shortlist-${font}, ${font === 'sans' ? 'sans-serif' : 'serif'}`;

const loaded = new Set<string>();

/** Makes the file's font known to the page, once. */
function useFont(font: 'sans' | 'serif'): void {
  const [, setReady] = useState(loaded.has(font));
  useEffect(() => {
    if (loaded.has(font)) return;
    loaded.add(font);
    addFont(font)
      .then(() => setReady(true))
      .catch((error) => logError('A font could not be shown', error));
  }, [font]);
}

async function addFont(font: 'sans' | 'serif'): Promise<void> {
  const { regular, bold } = await loadFonts(font);
  const faces = [
    new FontFace(`shortlist-${font}`, Uint8Array.from(regular), { weight: '400' }),
    new FontFace(`shortlist-${font}`, Uint8Array.from(bold), { weight: '600' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
}
