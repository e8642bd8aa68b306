import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: {
    untitled: 'Zonder titel',
    edit: 'Functietitel wijzigen',
    label: 'Functietitel van deze analyse',
    keep: 'Titel opslaan',
    cancel: 'Annuleren',
  },
  placementHint: 'Onder elk trefwoord: waar het zou passen.',
  byEngine: 'Door de ingebouwde engine.',
  underAPoint: (items: number) => `Minder dan een punt waard (${format.number(items)})`,
  also: (keywords) => `Ook gevraagd (${format.number(keywords)})`,
  asked: (keywords) =>
    format.plural(keywords, {
      one: 'Naar # daarvan vragen de wijzigingen hierboven.',
      other: 'Naar # daarvan vragen de wijzigingen hierboven.',
    }),
  aside: (keywords) => `Opzijgezet (${format.number(keywords)})`,
  points: (points) =>
    format.plural(
      points,
      { one: '# punt', other: '# punten' },
      { signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    ),
  labelled: (action, keyword) => `${action}: ${keyword}`,
  put: 'Heb ik, voeg toe',
  deny: 'Heb ik niet',
  irrelevant: 'Niet relevant',
  takeBack: 'Terugnemen',
  denied: 'je zei dat je dit niet hebt',
  notRelevant: 'je zei dat dit niet relevant is',
  failed: 'Dat kon niet worden opgeslagen. Probeer het opnieuw.',
  together:
    'De eisen tellen samen, de harde eisen het meest. Niemand toont ze allemaal: wie de meeste toont, heeft bijna alle punten.',
  earlierScore: 'Deze score komt van een eerdere engine; daarom zijn de delen ervan niet te tonen.',
  scoreAgain: 'Opnieuw scoren met de huidige versie',
  orEquivalent: (name: string) => `${name} of gelijkwaardig`,
  smallLeft: 'Wat nog ontbreekt, is minder dan een punt waard. Je cv is klaar om te downloaden.',
  onlyKeywords: 'De rest gaat over losse trefwoorden: die staan bij de ontbrekende trefwoorden.',
});
