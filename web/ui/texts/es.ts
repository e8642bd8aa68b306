import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  copy: 'Copiar',
  copied: 'Copiado',
  close: 'Cerrar',
  dismiss: 'Descartar',
  notification: 'Notificación',
  scores: { high: 'Excelente', good: 'Buena', fair: 'Parcial', low: 'Baja' },
  month: 'Mes',
  year: 'Año',
  missingPart: {
    title: 'No se ha podido cargar esta parte',
    description: 'Comprueba tu conexión y vuelve a cargar la página. Lo que has escrito se conserva.',
  },
  unreachable: 'No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.',
});
