import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

/** The language of the pages. */
export function LanguageSection() {
  return (
    <Section heading={texts.language.heading}>
      <p className="text-muted">{texts.language.description}</p>
      <LanguageSwitch label={texts.language.heading} />
    </Section>
  );
}
