import { defineTexts } from './define-texts.ts';
import { texts as english } from './texts/en.ts';

/** The toasts about signing in, wherever it happens. */
export const authTexts = await defineTexts(
  english,
  import.meta.glob<typeof english>(['./texts/*.ts', '!./texts/en.ts'], { import: 'texts' }),
);
