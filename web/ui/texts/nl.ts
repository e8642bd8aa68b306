import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  close: 'Sluiten',
  dismiss: 'Verbergen',
  notification: 'Melding',
  scores: { high: 'Sterk', good: 'Goed', fair: 'Gedeeltelijk', low: 'Zwak' },
  month: 'Maand',
  year: 'Jaar',
  missingPart: {
    title: 'Dit deel kon niet worden geladen',
    description: 'Controleer je verbinding en laad de pagina opnieuw. Wat je hebt getypt, blijft bewaard.',
  },
  unreachable: 'De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
});
