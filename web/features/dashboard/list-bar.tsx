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

/** The line above the list: how many there are, or what can be done with the selected ones. Its height stays the same. */
export function ListBar(props: ListBarProps) {
  const { all, matching, selected, isDownloading, onSelectAll, onClear, onDownload, onDelete } = props;
  const count = matching < all ? texts.filters.shown(matching, all) : texts.filters.all(all);
  return (
    <section
      aria-label={texts.selection.region}
      className={classNames(
        'flex min-h-11 flex-wrap items-center gap-2 max-sm:min-h-24',
        selected > 0 && 'sticky top-16 z-20 -mx-2 rounded-b-xl bg-page px-2',
      )}
    >
      <p role="status" className="mr-auto text-muted text-sm tabular-nums">
        {selected > 0 ? texts.selection.selected(selected) : count}
      </p>
      {selected > 0 && (
        <>
          {selected < matching && (
            <Button variant="ghost" onClick={onSelectAll}>
              {texts.selection.all(matching)}
            </Button>
          )}
          <Button variant="secondary" disabled={isDownloading} aria-busy={isDownloading} onClick={onDownload}>
            <Download aria-hidden />
            {isDownloading ? texts.selection.downloading : texts.selection.download}
          </Button>
          <Button variant="destructive" onClick={onDelete}>
            <Trash2 aria-hidden />
            {texts.selection.delete}
          </Button>
          <IconButton icon={<X />} label={texts.selection.clear} onClick={onClear} />
        </>
      )}
    </section>
  );
}
