import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  other: 'Una puntuación honesta, un análisis de palabras clave y un currículum optimizado para cada candidatura.',
  home: 'Pega una oferta y tu currículum: una puntuación ATS honesta con cada punto explicado, las palabras clave que demuestras y las que faltan, y un currículum optimizado que no dice nada falso.',
  login: 'Inicia sesión en Shortlist para ver tus análisis y optimizar tu currículum para la próxima candidatura.',
  register:
    'Crea una cuenta gratuita en Shortlist: análisis completos de tu currículum cada día, guardados en tu panel.',
  aboutData:
    'Cómo puntúa Shortlist un currículum frente a una oferta, qué pasa con tus textos y qué fuentes abiertas utiliza.',
});
