import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  title: '¿Qué de esto es cierto en tu caso?',
  description:
    'La oferta lo pide y tu currículum no lo menciona. Lo que esté marcado, y nada más, entra en tus competencias. Tus respuestas se recuerdan para el próximo análisis.',
  none: 'No falta ninguna palabra clave que se pueda añadir.',
  proven: 'Tu currículum lo muestra con otras palabras',
  questions: 'Solo tú lo sabes: marca lo que de verdad dominas',
  where: (keyword) => `Dónde o cómo: ${keyword}`,
  wherePlaceholder: '¿Dónde o cómo? (opcional)',
  no: 'No',
  deny: (keyword) => `No, ${keyword} no es mi caso`,
  cancel: 'Cancelar',
  close: 'Cerrar',
  saving: 'Guardando…',
  apply: (chosen) => (chosen === 0 ? 'Añadir a mi currículum' : `Añadir ${format.number(chosen)} a mi currículum`),
  removeAll: 'Quitar lo añadido',
  failed: 'No se ha podido guardar. No se ha cambiado nada; inténtalo de nuevo.',
});
