import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from '../texts.ts';

export type Pane = 'todo' | 'resume';

interface PanesProps {
  /** Which one phones and tablets show. */
  pane: Pane;
  onPane(pane: Pane): void;
  resume: ReactNode;
  todo: ReactNode;
}

const choices = ['todo', 'resume'] as const;

/** The resume left and what to do right; below 1024 pixels one of them at a time. Printed, both stand below each other. */
export function Panes({ pane, onPane, resume, todo }: PanesProps) {
  const hiddenUnless = (own: Pane) => classNames('min-w-0', pane !== own && 'max-lg:hidden print:block!');
  return (
    <>
      <fieldset className="flex rounded-lg border border-line bg-subtle p-1 lg:hidden print:hidden">
        <legend className="sr-only">{texts.panes.label}</legend>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={pane === choice}
            className="min-h-11 flex-1 rounded-md font-medium text-muted text-sm aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
            onClick={() => onPane(choice)}
          >
            {texts.panes[choice]}
          </button>
        ))}
      </fieldset>
      <div className="min-w-0 lg:grid lg:grid-cols-2 lg:items-start lg:gap-6 print:block!">
        <div className={classNames(hiddenUnless('resume'), 'lg:sticky lg:top-40')}>{resume}</div>
        <div className={classNames(hiddenUnless('todo'), 'flex-col gap-6', pane === 'todo' ? 'flex' : 'lg:flex')}>
          {todo}
        </div>
      </div>
    </>
  );
}
