import { defineTexts } from '#web/lib/define-texts.ts';
import { texts as english } from './texts/en.ts';

/** What is said where a resume can be edited as text or as sections. */
export const texts = await defineTexts(
  english,
  import.meta.glob<typeof english>(['./texts/*.ts', '!./texts/en.ts'], { import: 'texts' }),
);
