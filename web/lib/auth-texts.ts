import { defineTexts } from './define-texts.ts';
import { texts as english } from './texts/en.ts';

/** What everything about signing in says in toasts, wherever it is done. */
export const authTexts = await defineTexts(
  english,
  import.meta.glob<typeof english>(['./texts/*.ts', '!./texts/en.ts'], { import: 'texts' }),
);
