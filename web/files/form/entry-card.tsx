import { useState } from 'react';
import type { FormEntry } from '#engine';
import { Button } from '#web/ui/button.tsx';
import { AddLine } from './add-line.tsx';
import { ItemRows } from './item-rows.tsx';
import { PartButtons } from './part-buttons.tsx';
import { PeriodFields } from './period-fields.tsx';
import { texts } from './texts.ts';
import type { EditForm } from './use-form-edit.ts';
import { WordsField } from './words-field.tsx';

interface EntryCardProps {
  list: string;
  index: number;
  entries: readonly FormEntry[];
  edit: EditForm;
}

/** A job, school or project: the pieces of its header, its dates, its lines. */
export function EntryCard({ list, index, entries, edit }: EntryCardProps) {
  const [isDating, setDating] = useState(false);
  const part = entries[index];
  if (!part) return null;
  const { entry, pieces, periods, items } = part;
  const name =
    pieces
      .map(({ words }) => words)
      .slice(0, 2)
      .join(', ') || texts.item(index + 1);
  return (
    <section aria-label={name} className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-start justify-end gap-2">
        <div className="grid min-w-0 flex-1 basis-64 gap-2 sm:grid-cols-2">
          {pieces.map((piece, place) => {
            const key = place;
            const label = piece.role === 'other' ? texts.more : texts.labels[entry.kind][piece.role];
            return (
              <div key={key} className="flex min-w-0 flex-col gap-1">
                <span aria-hidden className="font-medium text-muted text-xs">
                  {label}
                </span>
                <WordsField
                  label={label}
                  words={piece.words}
                  onCommit={(words) => edit({ kind: 'words', field: piece, words })}
                />
              </div>
            );
          })}
        </div>
        <PartButtons name={name} parts={entries} {...{ list, index, edit }} />
      </div>
      {periods.map((period, place) => {
        const key = place;
        return (
          <PeriodFields
            key={key}
            owner={name}
            period={period}
            onCommit={(entered) => edit({ kind: 'period', at: period.start, period: entered })}
          />
        );
      })}
      {periods.length === 0 &&
        (isDating ? (
          <PeriodFields
            owner={name}
            period={undefined}
            onCommit={(period) => edit({ kind: 'add-period', entry: part, period }, { focus: `${list}.${index}` })}
          />
        ) : (
          <Button
            variant="ghost"
            size="small"
            className="self-start"
            aria-label={texts.addNamed(texts.addDates, name)}
            onClick={() => setDating(true)}
          >
            {texts.addDates}
          </Button>
        ))}
      <ItemRows owner={name} list={`${list}.${index}`} {...{ items, edit }} />
      <AddLine label={texts.addBullet} owner={name} onAdd={(words) => edit({ kind: 'add-item', owner: part, words })} />
    </section>
  );
}
