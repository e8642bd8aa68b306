import { chooseLanguage, type Language, language, languages } from '#web/lib/language.ts';
import { Select } from './select.tsx';

const options: { value: Language; label: string }[] = [
  { value: 'en', label: languages.en },
  { value: 'de', label: languages.de },
];

/** The choice of the language, which loads the page again. */
export function LanguageSwitch({ label }: { label: string }) {
  return <Select label={label} value={language} options={options} onChange={chooseLanguage} />;
}
