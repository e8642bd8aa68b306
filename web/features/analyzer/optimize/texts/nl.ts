import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Wat hiervan klopt voor jou?',
  description:
    'De vacature vraagt erom en je cv noemt het niet. Wat is aangevinkt, en niets anders, komt bij je vaardigheden. Je antwoorden worden onthouden voor de volgende analyse.',
  none: 'Er ontbreekt geen trefwoord dat je kunt toevoegen.',
  proven: 'Je cv laat dit met andere woorden zien',
  questions: 'Alleen jij weet dit: vink aan wat je echt beheerst',
  where: (keyword) => `Waar of hoe: ${keyword}`,
  wherePlaceholder: 'Waar of hoe? (optioneel)',
  no: 'Nee',
  deny: (keyword) => `Nee, ${keyword} klopt niet`,
  cancel: 'Annuleren',
  close: 'Sluiten',
  saving: 'Opslaan…',
  apply: (chosen) => (chosen === 0 ? 'Aan mijn cv toevoegen' : `${format.number(chosen)} aan mijn cv toevoegen`),
  removeAll: 'Toevoegingen verwijderen',
  failed: 'Dat kon niet worden opgeslagen. Er is niets veranderd; probeer het opnieuw.',
});
