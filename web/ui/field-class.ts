/** The look of every field that takes typed text. */
export const fieldClass =
  'w-full rounded-lg border border-line-strong bg-surface text-ink transition-colors ' +
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger ' +
  'placeholder-shown:text-ellipsis disabled:cursor-not-allowed disabled:bg-subtle disabled:text-muted';
