import type { LineFate } from '#documents/health/simple-reader.ts';
import type { DocumentLine } from '#documents/types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FateTag } from './fate-tag.tsx';
import { numberBlocks, startsBlock } from './starts-block.ts';
import { texts } from './texts.ts';

interface TextPaneProps {
  lines: readonly DocumentLine[];
  /** What a simple reader makes of each line. */
  fates: readonly LineFate[];
}

/** The text as it was read: its lines in order, in numbered blocks. */
export function TextPane({ lines, fates }: TextPaneProps) {
  const blocks = numberBlocks(lines);
  return (
    <ol className="flex flex-col text-sm">
      {lines.map((line, index) => {
        const fate = line.text.includes('\uFFFD') ? 'garbled' : (fates[index] ?? 'same');
        return (
          <li
            key={line.start}
            data-line={index}
            className={classNames(
              'wrap-anywhere flex gap-2 rounded-sm border-transparent border-l-2 px-1 data-lit:bg-mark',
              fate !== 'same' && 'border-warning!',
              index > 0 && startsBlock(lines, index) && 'mt-3',
              (line.role === 'heading' || line.role === 'name') && 'font-semibold',
            )}
          >
            <span className="w-5 shrink-0 text-right text-muted text-xs leading-5.5">
              {startsBlock(lines, index) && (
                <>
                  <span className="sr-only">{texts.block(blocks[index] ?? 0)}</span>
                  <span aria-hidden>{blocks[index]}</span>
                </>
              )}
            </span>
            <span className="min-w-0">
              {line.text} <FateTag fate={fate} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
