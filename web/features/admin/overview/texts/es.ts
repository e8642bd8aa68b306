import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Administración',
  failed: 'No se han podido cargar los datos de administración',
  counts: {
    region: 'Cifras',
    loading: '…',
    total_users: { title: 'Usuarios', description: 'Cuentas registradas' },
    total_resumes: { title: 'Currículums', description: 'Documentos analizados' },
    active_subscriptions: { title: 'Suscripciones activas', description: 'Clientes de pago' },
  },
  tools: {
    heading: 'Herramientas',
    users: {
      title: 'Gestión de usuarios',
      description: 'Buscar personas, ver su plan y su actividad, dar o quitar permisos de administración.',
    },
    resumes: {
      title: 'Gestión de currículums',
      description: 'Buscar, ver y eliminar los análisis de todas las personas.',
    },
    settings: {
      title: 'Ajustes del sistema',
      description: 'Activar la IA, elegir su modelo, definir planes y límites.',
    },
    auditLogs: { title: 'Registro de auditoría', description: 'Ver quién cambió qué y cuándo, y exportarlo.' },
  },
  activity: {
    heading: 'Últimos 30 días',
    caption: 'Registros y análisis por día',
    day: 'Día (UTC)',
    signUps: 'Registros',
    scans: 'Análisis',
    failed: 'No se ha podido cargar la actividad.',
    total: (signUps, scans) =>
      `${format.plural(signUps, { one: '# registro', other: '# registros' })}, ${format.number(scans)} análisis`,
  },
  health: {
    heading: 'Estado del sistema',
    failed: 'No se ha podido cargar el estado del sistema.',
    loading: 'Cargando…',
    version: 'Versión',
    running: (hours) =>
      hours < 1
        ? 'desde hace menos de una hora'
        : format.plural(Math.floor(hours), { one: 'desde hace # hora', other: 'desde hace # horas' }),
    database: 'Base de datos',
    databaseState: (engine, version, ms) =>
      `${engine} ${version}, responde en ${format.number(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })}`,
    ai: 'Modelo de lenguaje',
    aiStates: { off: 'Sin configurar', disabled: 'Desactivado', on: (model) => `Activado, ${model}` },
    mail: 'Correo',
    mails: { smtp: 'SMTP', outbox: 'Sin configurar: los correos quedan en la bandeja de salida' },
    payments: 'Pagos',
    paymentKinds: { stripe: 'Stripe', sandbox: 'Simulados, para uso local', none: 'Sin configurar' },
    errors: 'Errores desde el arranque',
    noErrors: 'Ninguno',
    error: (kind, count, last) => `${kind}: ${format.number(count)}, último el ${format.moment(new Date(last))}`,
  },
  backups: {
    heading: 'Copias de seguridad',
    failed: 'No se han podido cargar las copias de seguridad.',
    none: 'Todavía no hay ninguna copia de seguridad.',
    newest: (at) => `Última copia: ${format.moment(new Date(at))}`,
    places: { folder: 'En una carpeta del servidor', bucket: 'En un bucket' },
    encrypted: 'cifradas',
    plain: 'sin cifrar: define BACKUP_KEY',
    every: (hours) => format.plural(hours, { one: 'cada hora', other: 'cada # horas' }),
    byHand: 'solo a mano: BACKUP_EVERY las crea automáticamente',
    make: 'Crear copia ahora',
    making: 'Creando la copia…',
    restoring: 'Se está restaurando una copia…',
    made: 'Copia de seguridad creada',
    makeFailed: 'No se ha podido crear la copia de seguridad',
    lastFault: (fault) => `El último intento ha fallado: ${fault}`,
    restart:
      'La instalación restaurada tiene otras claves. Reinicia el servidor para que todo el mundo pueda iniciar sesión.',
    list: 'Copias que se pueden restaurar',
    item: (at, megabytes) =>
      `${format.moment(new Date(at))}, ${format.number(megabytes, { maximumFractionDigits: 1 })} MB`,
    point: 'antes de una restauración',
    restore: 'Restaurar',
    title: (at) => `¿Restaurar la copia del ${format.moment(new Date(at))}?`,
    description:
      'Sustituye todo: cuentas, análisis y ajustes. Antes se guarda una copia de lo que hay ahora, para que puedas volver atrás. Quien haya iniciado sesión desde entonces tendrá que hacerlo de nuevo.',
    word: 'RESTAURAR',
    label: (word) => `Escribe ${word} para confirmar`,
    confirm: 'Restaurar',
    busy: 'Restaurando…',
    restored: 'Copia de seguridad restaurada',
    restoreFailed: 'No se ha podido restaurar la copia de seguridad',
  },
  maintenance: {
    heading: 'Mantenimiento',
    failed: 'No se ha podido cargar el estado del mantenimiento.',
    hint: 'Durante el mantenimiento solo la administración puede usar Shortlist. Los demás ven cuándo termina.',
    open: 'Shortlist está abierto para todos.',
    closed: 'Cerrado para todos menos la administración.',
    closedUntil: (at) => `Cerrado hasta el ${format.moment(new Date(at))} para todos menos la administración.`,
    close: 'Cerrar por mantenimiento',
    reopen: 'Volver a abrir',
    reopening: 'Abriendo…',
    title: '¿Cerrar Shortlist por mantenimiento?',
    until: 'Termina automáticamente el',
    untilHint: 'Déjalo vacío para abrir a mano.',
    confirm: 'Cerrar Shortlist',
    busy: 'Cerrando…',
    didClose: 'Shortlist está cerrado por mantenimiento',
    didOpen: 'Shortlist vuelve a estar abierto',
    changeFailed: 'No se ha podido cambiar el mantenimiento',
  },
});
