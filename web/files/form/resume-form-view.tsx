import { SectionCard } from './section-card.tsx';
import { texts } from './texts.ts';
import { useFormEdit } from './use-form-edit.ts';

interface ResumeFormViewProps {
  text: string;
  /** What a document says of its lines (`AnalyzeRequest.resumeRoles`). */
  roles: string;
  onChange(text: string): void;
}

/**
 * A resume as sections and entries to edit. The text is the truth: the form shows what the engine reads in it, and each change is made
 * in the text.
 */
export function ResumeFormView({ text, roles, onChange }: ResumeFormViewProps) {
  const { form, note, container, edit } = useFormEdit({ text, roles }, onChange);
  const { sections } = form;
  const movable = sections.filter(({ heading }) => heading !== undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: it may stand in a form, and has no fieldset's frame
    <div
      ref={container}
      role="group"
      aria-label={texts.form}
      tabIndex={-1}
      className="flex flex-col gap-4 outline-none"
    >
      <p className="text-muted text-sm">{sections.length === 0 ? texts.empty : texts.intro}</p>
      <p
        role="status"
        className={`sticky top-0 z-10 rounded-lg bg-subtle px-3 py-2 text-sm empty:hidden ${note?.isFault ? 'text-danger' : 'text-muted'}`}
      >
        {note?.words}
      </p>
      {sections.map((section, place) => {
        // A section has no identity besides its place.
        const key = place;
        return <SectionCard key={key} {...{ section, place, movable, edit }} />;
      })}
    </div>
  );
}
