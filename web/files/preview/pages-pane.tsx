import { useEffect, useRef, useState } from 'react';
import type { HealthFinding } from '#documents/health/judge-health.ts';
import type { Box, DocumentText, PageSize } from '#documents/types.ts';
import { drawPages } from '#web/lib/draw-pages.ts';
import { keyOf } from './describe-finding.ts';
import { numberBlocks, startsBlock } from './starts-block.ts';
import { texts } from './texts.ts';

interface PagesPaneProps {
  file: File;
  document: DocumentText;
  findings: readonly HealthFinding[];
}

/** The pages of a PDF as they look, with the places of its lines, the numbers of its blocks, and what was found where. */
export function PagesPane({ file, document, findings }: PagesPaneProps) {
  const pictures = usePictures(file);
  return (
    <div className="flex flex-col gap-4 pl-5">
      {document.pages.map((size, page) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <figure key={page} aria-label={texts.page(page + 1)}>
          <div
            className="relative rounded-sm bg-surface shadow-float [color-scheme:light]"
            style={{ aspectRatio: `${size.width} / ${size.height}` }}
          >
            <Picture picture={pictures.get(page)} />
            <Marks document={document} findings={findings} page={page} size={size} />
          </div>
        </figure>
      ))}
    </div>
  );
}

function usePictures(file: File): ReadonlyMap<number, ImageBitmap> {
  const [pictures, setPictures] = useState<ReadonlyMap<number, ImageBitmap>>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    void drawPages(file, controller.signal, (page, picture) => {
      setPictures((known) => new Map(known).set(page, picture));
    });
    return () => controller.abort();
  }, [file]);
  return pictures;
}

function Picture({ picture }: { picture: ImageBitmap | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture && canvas.current) canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  if (!picture) return null;
  const { width, height } = picture;
  return <canvas ref={canvas} width={width} height={height} className="absolute inset-0 size-full" />;
}

interface MarksProps {
  document: DocumentText;
  findings: readonly HealthFinding[];
  page: number;
  size: PageSize;
}

function Marks({ document: { lines }, findings, page, size }: MarksProps) {
  const blocks = numberBlocks(lines);
  return (
    <>
      {lines.flatMap((line, index) =>
        line.boxes
          .filter((box) => box.page === page)
          .map((box, row) => (
            <span
              key={`${line.start}-${box.y0}-${box.x0}`}
              data-line={index}
              className="absolute rounded-xs data-lit:bg-accent/25 data-lit:outline-2 data-lit:outline-accent"
              style={place(box, size)}
            >
              {row === 0 && startsBlock(lines, index) && <BlockNumber number={blocks[index] ?? 0} />}
            </span>
          )),
      )}
      {findings.flatMap((finding) =>
        finding.boxes
          .filter((box) => box.page === page)
          .map((box) => (
            <span
              key={`${keyOf(finding)}-${box.y0}-${box.x0}`}
              data-place={keyOf(finding)}
              className="absolute min-h-2 min-w-2 border border-danger border-dashed data-lit:bg-danger/25"
              style={place(box, size)}
            />
          )),
      )}
    </>
  );
}

function BlockNumber({ number }: { number: number }) {
  return (
    <span className="absolute -top-0.5 right-full mr-1 rounded-full bg-accent px-1.5 font-semibold text-on-accent text-xs">
      {number}
    </span>
  );
}

const percent = (part: number, whole: number) => `${(100 * part) / (whole || 1)}%`;

const place = ({ x0, y0, x1, y1 }: Box, { width, height }: PageSize) => ({
  left: percent(x0, width),
  top: percent(y0, height),
  width: percent(x1 - x0, width),
  height: percent(y1 - y0, height),
});
