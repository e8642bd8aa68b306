import { storage } from '#web/lib/storage.ts';
import type { ChosenOptions } from './write-request.ts';

/** Where paper is Letter and not A4. */
const letterRegions = new Set(['US', 'CA', 'MX', 'PR', 'PH', 'CL', 'CO', 'VE', 'GT', 'CR', 'PA', 'DO', 'SV', 'NI']);

/** "en-US", "zh-Hant-TW", and what browsers say on bare machines: "en-US@posix". */
const regionOf = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})(?![A-Za-z])/;

const TEMPLATE_KEY = 'shortlist-template';
const templateNames = ['plain', 'classic', 'compact', 'accent'] as const;

/** What a file looks like before the person chooses: the paper of the browser's region, the template chosen last. */
export function defaultOptions(languages: readonly string[] = navigator.languages): ChosenOptions {
  const region = languages.map((tag) => regionOf.exec(tag)?.[1]).find((own) => own !== undefined);
  const stored = storage.read(TEMPLATE_KEY);
  return {
    template: templateNames.find((name) => name === stored) ?? 'plain',
    paper: letterRegions.has(region ?? '') ? 'letter' : 'a4',
    size: 'normal',
    margins: 'normal',
    pages: undefined,
    dates: 'inline',
  };
}

export function rememberTemplate(template: ChosenOptions['template']): void {
  storage.write(TEMPLATE_KEY, template);
}
