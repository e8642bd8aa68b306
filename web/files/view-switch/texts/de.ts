import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  label: 'Ansicht des Lebenslaufs',
  views: { text: 'Als Text', sections: 'Abschnitte' },
  undo: 'Rückgängig',
  redo: 'Wiederholen',
});
