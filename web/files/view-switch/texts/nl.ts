import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  label: 'Weergave van het cv',
  views: { text: 'Als tekst', sections: 'Secties' },
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
});
