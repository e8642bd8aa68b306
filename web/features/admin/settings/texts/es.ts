import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Ajustes',
  tabs: {
    label: 'Ajustes',
    general: 'Generales',
    ai: 'IA',
    subscription: 'Suscripciones',
    advanced: 'Avanzados',
  },
  loading: 'Cargando los ajustes…',
  loadFailed: 'No se han podido cargar los ajustes del sistema',
  taken: 'Ya hay un ajuste con esta clave. Cámbialo más arriba.',
  updateFailed: 'No se ha podido cambiar el ajuste',
  addFailed: 'No se ha podido crear el ajuste',
  updated: 'Ajuste actualizado',
  added: 'Ajuste creado',
  save: 'Guardar',
  saving: 'Guardando…',
  unreadable: (key) =>
    `El valor de «${key}» tiene una forma desconocida, así que se usa el predeterminado. Guardar aquí lo corrige.`,
  ai: {
    status: {
      heading: 'Modelo de lenguaje actual',
      loading: 'Consultando al servidor...',
      off: 'Desactivado: no hay ningún modelo de lenguaje configurado (AI_BASE_URL).',
      disabled: 'Desactivado en General.',
      on: (model: string) => `Activado: ${model} lee los textos.`,
      onAt: (model: string, host: string) => `Activado: ${model} en ${host} lee los textos.`,
      notAsked: 'Todavía no se le ha preguntado desde que arrancó el servidor.',
      answered: (at: string, answer: string) => `Última respuesta, ${at}: ${answer}`,
      test: 'Probar la conexión',
      testing: 'Probando...',
      failed: 'El servidor no respondió.',
    },
    heading: 'Análisis de currículum con IA',
    description: 'Cuando está desactivado, los currículums se comparan sin modelo de lenguaje.',
    secondReader: 'Segunda lectura de lo que no está claro',
    secondReaderHint:
      'Después de reescribir un currículum, el modelo también valora las palabras de las que las reglas no están seguras. Puede añadir preguntas, y retirar una solo si cita la línea del currículum que dice lo mismo. Supone una segunda llamada, que cuenta en el mismo presupuesto de tokens.',
    configured: (model: string, seeded: string) =>
      `AI_MODEL, en la configuración del servidor, sustituye a ${seeded}: se usa ${model}. Cualquier otra elección hecha aquí tiene prioridad.`,
    modelHeading: 'Modelo de lenguaje',
    model: 'Modelo de IA',
    another: 'Otro modelo…',
    name: 'Nombre del modelo',
    nameHint: 'Tal como lo escribe tu proveedor.',
    nameMissing: 'Escribe el nombre del modelo.',
    provider: (count) =>
      format.plural(count, { one: 'El proveedor ofrece # modelo.', other: 'El proveedor ofrece # modelos.' }),
    providerSilent: 'El proveedor no ha dado la lista de sus modelos.',
  },
  engine: {
    heading: 'Motor de análisis',
    fields: {
      engine: {
        label: 'Motor de análisis',
        options: { advanced: 'Avanzado', basic: 'Básico' },
        meanings: {
          advanced: 'Requisitos, pruebas y su peso.',
          basic: 'Palabras de la oferta que contiene el currículum.',
        },
      },
    },
  },
  plan: {
    heading: 'Cuentas nuevas',
    fields: {
      plan: { label: 'Plan predeterminado', options: { free: 'Gratuito', basic: 'Básico', premium: 'Premium' } },
      resume_limit: {
        label: 'Límite de currículums del plan gratuito',
        hint: 'Cuántos análisis conserva una cuenta gratuita.',
      },
      enforce: {
        label: 'Aplicar el límite de currículums',
        hint: 'Una cuenta gratuita que lo alcanza no guarda más análisis hasta que elimina uno.',
      },
    },
  },
  daily: {
    heading: 'Análisis por día',
    hint: 'Un día es un día UTC. Un cambio cuenta desde el próximo análisis.',
    fields: {
      free: { label: 'Plan gratuito' },
      basic: { label: 'Plan básico' },
      premium: { label: 'Plan Premium' },
    },
  },
  kept: {
    heading: 'Almacenamiento por persona',
    hint: 'Quien alcanza un límite puede volver a guardar tras eliminar algunos análisis.',
    fields: {
      rows: { label: 'Análisis y respuestas guardados' },
      megabytes: { label: 'Tamaño de los textos guardados' },
    },
  },
  retention: {
    heading: 'Conservación',
    hint: 'Lo más antiguo se elimina en una hora; 0 lo conserva todo. Las entradas sobre este ajuste se quedan.',
    fields: {
      audit_days: { label: 'Registro de auditoría' },
      usage_days: { label: 'Análisis y tokens usados' },
    },
  },
  units: { scans: 'análisis', analyses: 'análisis', rows: 'en total', megabytes: 'MB', days: 'días' },
  advanced: {
    region: 'Todos los ajustes',
    noDescription: 'Sin descripción',
    value: (key) => `Valor de ${key}`,
    save: (key) => `Guardar ${key}`,
    lastUpdated: (date) => `Última actualización: ${format.moment(date)}`,
    invalidJson: 'Formato JSON no válido',
  },
  add: {
    heading: 'Añadir un ajuste',
    key: 'Clave del ajuste',
    value: 'Valor (JSON o texto sencillo)',
    description: 'Descripción',
    optional: '(opcional)',
    button: 'Añadir el ajuste',
    busy: 'Añadiendo…',
    required: 'La clave y el valor son obligatorios',
  },
});
