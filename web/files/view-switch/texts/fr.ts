import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  label: 'Affichage du CV',
  views: { text: 'Texte', sections: 'Par section' },
  undo: 'Annuler',
  redo: 'Rétablir',
});
