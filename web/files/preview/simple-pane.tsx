import type { SimpleReading } from '#documents/health/simple-reader.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FateTag } from './fate-tag.tsx';
import { texts } from './texts.ts';

/** The text as a reader gets it that takes the words in the order of the file. */
export function SimplePane({ simple }: { simple: SimpleReading }) {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-muted">
        {texts.simpleHint} {texts.wrong(simple.wrong * 100)}
      </p>
      <ol className="flex flex-col">
        {simple.lines.map(({ text, line, fate }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the stream never changes
            key={index}
            data-line={line}
            className={classNames(
              'wrap-anywhere rounded-sm border-transparent border-l-2 px-2 data-lit:bg-mark',
              fate !== 'same' && 'border-warning!',
            )}
          >
            {text} <FateTag fate={fate} />
          </li>
        ))}
      </ol>
    </div>
  );
}
