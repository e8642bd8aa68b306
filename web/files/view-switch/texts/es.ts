import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  label: 'Vista del currículum',
  views: { text: 'Texto', sections: 'Secciones' },
  undo: 'Deshacer',
  redo: 'Rehacer',
});
