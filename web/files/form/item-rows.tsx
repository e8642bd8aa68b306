import type { FormItem } from '#engine';
import { PartButtons } from './part-buttons.tsx';
import { texts } from './texts.ts';
import type { EditForm } from './use-form-edit.ts';
import { WordsField } from './words-field.tsx';

interface ItemRowsProps {
  /** The entry or section that they stand in, by its name and by its place in the form. */
  owner: string;
  list: string;
  items: readonly FormItem[];
  edit: EditForm;
}

/** Bullets and other lines, each with its words. */
export function ItemRows({ owner, list, items, edit }: ItemRowsProps) {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {items.map(({ field, isBullet }, index) => {
        // A line has no identity besides its place.
        const key = index;
        return (
          <li key={key} className="flex flex-wrap items-start justify-end gap-x-2 gap-y-1">
            <div className="flex min-w-0 flex-1 basis-64 items-start gap-2">
              {isBullet && (
                <span aria-hidden className="pt-2.5 text-muted">
                  •
                </span>
              )}
              <WordsField
                isLong
                label={texts.itemOf(index + 1, owner)}
                words={field.words}
                onCommit={(words) => edit({ kind: 'words', field, words })}
              />
            </div>
            <PartButtons name={texts.itemOf(index + 1, owner)} parts={items} {...{ list, index, edit }} />
          </li>
        );
      })}
    </ul>
  );
}
