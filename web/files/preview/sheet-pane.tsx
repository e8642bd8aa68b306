import type { DocumentLine, DocumentText } from '#documents/types.ts';
import { classNames } from '#web/ui/class-names.ts';
import { startsBlock } from './starts-block.ts';

const looks: Readonly<Record<DocumentLine['role'], string>> = {
  name: 'font-semibold text-lg',
  contact: '',
  heading: 'mt-3 font-semibold text-base',
  bullet: 'pl-4 -indent-3',
  row: '',
  line: '',
};

/** A document without pages of its own, laid out as a sheet: headings, paragraphs and lists. */
export function SheetPane({ document: { lines } }: { document: DocumentText }) {
  return (
    <div className="rounded-sm bg-surface p-6 text-ink text-sm shadow-float [color-scheme:light]">
      {lines.map((line, index) => (
        <p
          key={line.start}
          data-line={index}
          className={classNames(
            'wrap-anywhere rounded-xs px-1 data-lit:bg-accent/25 data-lit:outline-2 data-lit:outline-accent',
            looks[line.role],
            index > 0 && startsBlock(lines, index) && 'mt-3',
          )}
        >
          {line.text}
        </p>
      ))}
    </div>
  );
}
