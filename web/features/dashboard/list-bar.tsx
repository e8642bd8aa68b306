import { Download, Trash2, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { texts } from './texts.ts';

interface ListBarProps {
  /** How many resumes there are, pass the filters, and are selected. */
  all: number;
  matching: number;
  selected: number;
  isDownloading: boolean;
  onSelectAll(): void;
  onClear(): void;
  onDownload(): void;
  onDelete(): void;
}

const line = 'flex flex-wrap items-center gap-2 md:-mx-2 md:-my-4 md:min-h-13 md:px-2 md:py-1';

/** The line stays in view under the header, or at the bottom on phones, without moving the list. */
const whileSelecting =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 ' +
  'max-md:py-3 md:sticky md:top-16 md:bg-page z-20';

/** The line above the list: how many resumes there are, or what can be done with the selected ones. */
export function ListBar(props: ListBarProps) {
  const { all, matching, selected, isDownloading, onSelectAll, onClear, onDownload, onDelete } = props;
  const count = matching < all ? texts.filters.shown(matching, all) : texts.filters.all(all);
  const isSelecting = selected > 0;
  return (
    <>
      {isSelecting && <p className="text-muted text-sm tabular-nums md:hidden">{count}</p>}
      <section aria-label={texts.selection.region} className={classNames(line, isSelecting && whileSelecting)}>
        <p role="status" className="mr-auto text-muted text-sm tabular-nums">
          {isSelecting ? texts.selection.selected(selected) : count}
        </p>
        {isSelecting && (
          <>
            <Button variant="ghost" disabled={selected === matching} onClick={onSelectAll}>
              {texts.selection.all(matching)}
            </Button>
            <IconButton icon={<X />} label={texts.selection.clear} className="md:order-last" onClick={onClear} />
            <div className="flex gap-2 max-md:basis-full max-md:*:flex-1">
              <Button variant="secondary" disabled={isDownloading} aria-busy={isDownloading} onClick={onDownload}>
                <Download aria-hidden />
                {isDownloading ? texts.selection.downloading : texts.selection.download}
              </Button>
              <Button variant="destructive" onClick={onDelete}>
                <Trash2 aria-hidden />
                {texts.selection.delete}
              </Button>
            </div>
          </>
        )}
      </section>
    </>
  );
}
