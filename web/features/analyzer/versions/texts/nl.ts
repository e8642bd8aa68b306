import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: 'Versies',
  description: 'Wat je cv eerder was: bewaard om de paar minuten werk en bij elke download, hoogstens dertig.',
  none: 'Er is nog geen eerdere versie. De eerste wordt bewaard als je het cv wijzigt of downloadt.',
  loading: 'De versies worden geladen...',
  failed: 'De versies konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
  restoreFailed: 'Deze versie kon niet worden teruggezet. Laad de pagina opnieuw en probeer het nog eens.',
  reasons: { download: 'Bij een download', work: 'Tijdens het werken' },
  score: (score) => `Score ${format.percent(score)}`,
  compare: 'Vergelijken met nu',
  hide: 'Vergelijking verbergen',
  restore: 'Terugzetten',
  of: (action, time) => `${action}: ${time}`,
  close: 'Sluiten',
});
