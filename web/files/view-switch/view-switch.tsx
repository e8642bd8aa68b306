import { texts } from './texts.ts';

export type ResumeView = 'text' | 'sections';

const views: readonly ResumeView[] = ['text', 'sections'];

interface ViewSwitchProps {
  view: ResumeView;
  onChange(view: ResumeView): void;
}

/** Whether a resume is edited as its text or as sections and entries. It comes with the page; the form does not. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="ml-auto flex shrink-0 rounded-lg border border-line bg-subtle p-0.5">
      <legend className="sr-only">{texts.label}</legend>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={view === each}
          className="min-h-8 rounded-md px-2.5 font-medium text-muted text-sm aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--color-line-strong)] pointer-coarse:min-h-11"
          onClick={() => onChange(each)}
        >
          {texts.views[each]}
        </button>
      ))}
    </fieldset>
  );
}
