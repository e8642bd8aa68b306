import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { FormEntry, FormItem, FormSection } from '#engine';
import { IconButton } from '#web/ui/icon-button.tsx';
import { texts } from './texts.ts';
import type { EditForm } from './use-form-edit.ts';

interface PartButtonsProps {
  /** What the part is called where it is moved or removed. */
  name: string;
  /** The list that the part is in, by its place in the form, and the part's place in it. */
  list: string;
  index: number;
  parts: readonly (FormSection | FormEntry | FormItem)[];
  edit: EditForm;
}

/** A button that cannot be pressed has no frame: there may be dozens. */
const look = 'disabled:border-transparent! disabled:opacity-40';

/** Moves a part up or down among its like, or removes it. After a move the focus goes along. */
export function PartButtons({ name, list, index, parts, edit }: PartButtonsProps) {
  const part = parts[index];
  const [above, below] = [parts[index - 1], parts[index + 1]];
  if (!part) return null;
  const placeOf = (at: number) => `${list}.${at}`;
  return (
    <div className="flex shrink-0 text-muted">
      <IconButton
        className={look}
        icon={<ArrowUp />}
        label={texts.moveUp(name)}
        data-place={placeOf(index)}
        disabled={!above}
        onClick={() =>
          above &&
          edit({ kind: 'swap', one: above, other: part }, { told: texts.movedUp(name), focus: placeOf(index - 1) })
        }
      />
      <IconButton
        className={look}
        icon={<ArrowDown />}
        label={texts.moveDown(name)}
        data-place={placeOf(index)}
        disabled={!below}
        onClick={() =>
          below &&
          edit(
            { kind: 'swap', one: part, other: below },
            { told: texts.movedDown(name), focus: `${placeOf(index + 1)}` },
          )
        }
      />
      <IconButton
        className={look}
        icon={<Trash2 />}
        label={texts.remove(name)}
        onClick={() =>
          edit({ kind: 'remove', part }, { told: texts.removed(name), focus: placeOf(below ? index : index - 1) })
        }
      />
    </div>
  );
}
