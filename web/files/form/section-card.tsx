import type { FormSection } from '#engine';
import { AddEntry } from './add-entry.tsx';
import { AddLine } from './add-line.tsx';
import { EntryCard } from './entry-card.tsx';
import { ItemRows } from './item-rows.tsx';
import { PartButtons } from './part-buttons.tsx';
import { texts } from './texts.ts';
import type { EditForm } from './use-form-edit.ts';
import { WordsField } from './words-field.tsx';

interface SectionCardProps {
  section: FormSection;
  /** Its place among all sections. */
  place: number;
  /** The sections that can change places. */
  movable: readonly FormSection[];
  edit: EditForm;
}

/** What an entry of a section is called; the other sections have lines. */
const entryLabels: Partial<Record<FormSection['kind'], { title: string; organisation: string }>> = {
  jobs: texts.labels.job,
  projects: texts.labels.project,
  volunteering: texts.labels.volunteering,
  education: texts.labels.school,
};

/** A section with its heading, its entries and its lines. */
export function SectionCard({ section, place, movable, edit }: SectionCardProps) {
  const { heading, kind, parts } = section;
  const name = heading?.words ?? (kind === 'top' ? texts.top : texts.noHeading);
  const entries = parts.filter((part) => part.kind === 'entry');
  const items = parts.filter((part) => part.kind === 'item');
  const labels = entryLabels[kind];
  const list = `section.${place}`;
  return (
    <section aria-label={name} className="flex flex-col gap-3 border-line border-t pt-4 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <div className="min-w-0 flex-1 basis-64">
          {heading ? (
            <WordsField
              label={texts.heading}
              words={heading.words}
              className="font-semibold"
              onCommit={(words) => edit({ kind: 'words', field: heading, words })}
            />
          ) : (
            <p className="font-semibold text-muted text-sm">{name}</p>
          )}
        </div>
        {heading && (
          <PartButtons name={name} list="section" index={movable.indexOf(section)} parts={movable} edit={edit} />
        )}
      </div>
      {labels && (
        <AddEntry
          owner={name}
          labels={labels}
          onAdd={(title, organisation, period) => edit({ kind: 'add-entry', section, title, organisation, period })}
        />
      )}
      {entries.map((_, index) => {
        // An entry has no identity besides its place.
        const key = index;
        return <EntryCard key={key} list={`${list}.entry`} {...{ index, entries, edit }} />;
      })}
      <ItemRows owner={name} list={`${list}.item`} {...{ items, edit }} />
      {(!labels || entries.length === 0) && (
        <AddLine
          label={texts.addLine}
          owner={name}
          onAdd={(words) => edit({ kind: 'add-item', owner: section, words })}
        />
      )}
    </section>
  );
}
