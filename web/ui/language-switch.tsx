import { languageNames, languages } from '#contract/languages.ts';
import { chooseLanguage, language } from '#web/lib/language.ts';
import { Select } from './select.tsx';

const options = languageNames.map((value) => ({ value, label: languages[value].name }));

/** The choice of language; changing it reloads the page. */
export function LanguageSwitch({ label }: { label: string }) {
  return <Select label={label} value={language} options={options} onChange={chooseLanguage} />;
}
