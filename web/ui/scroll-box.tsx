import type { ComponentProps } from 'react';

/** A region that scrolls by itself. It takes the focus, because what scrolls has to be reachable with the keyboard. */
export function ScrollBox(props: Omit<ComponentProps<'section'>, 'tabIndex'> & { 'aria-label': string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
  return <section tabIndex={0} {...props} />;
}
