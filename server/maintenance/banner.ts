import type { Language } from '#contract/languages.ts';
import { escapeHtml } from '../page-head/page-head.ts';
import type { Closing } from './maintenance.ts';
import { maintenanceWords } from './words.ts';

/** What stands above every page during maintenance: markup with the classes of the offline bar, because the build knows only those in use. */
export function presentBanner({ until }: Closing, language: Language): string {
  const { texts } = maintenanceWords(language);
  const sentence = escapeHtml(texts.banner(until));
  return `<p role="status" class="flex items-center justify-center gap-2 border-line border-b bg-subtle px-4 py-2 text-sm print:hidden">${sentence}</p>`;
}
