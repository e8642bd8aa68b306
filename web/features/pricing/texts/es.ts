import type { Format } from '#contract/format.ts';
import { writePremiumPrice } from '#contract/plans.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Precios',
  subtitle: 'Consulta los precios y gestiona tu plan',
  loading: 'Cargando tu plan…',
  changed: { title: 'Tu plan cambió en otra pestaña.', show: 'Mostrarlo aquí' },
  retry: 'Reintentar',
  usage: {
    title: 'Tu uso',
    label: 'Análisis usados hoy',
    used: (used, limit) => `${format.number(used)} de ${format.number(limit)} análisis usados`,
    remaining: (left) => format.plural(left, { one: 'Queda # hoy', other: 'Quedan # hoy' }),
    renews: (at) =>
      `Todos los análisis se renuevan a las ${format.date(at, { hour: 'numeric', minute: '2-digit' })}, hora local.`,
  },
  current: 'Plan actual',
  features: 'Qué incluye',
  scans: (count: number) => format.plural(count, { one: '# análisis al día', other: '# análisis al día' }),
  free: {
    title: 'Plan gratuito',
    price: 'Gratis para siempre',
    features: ['Análisis básico del currículum', 'Comparación con la oferta', 'Acceso a las funciones principales'],
    button: 'Plan gratuito',
    downgrade: 'Pasar al plan gratuito',
  },
  premium: {
    title: 'Plan Premium',
    price: `${writePremiumPrice(format)} al mes`,
    features: [
      'Análisis más completo del currículum',
      'Asistencia prioritaria',
      'Comparación avanzada de palabras clave',
      'Acceso a todas las funciones',
    ],
    upgrade: 'Pasar a Premium',
    manage: 'Gestionar suscripción',
  },
  basic: 'Tienes el plan básico.',
  manage: 'Gestiona tu suscripción',
  periodEnds: (distance) => `El periodo actual termina ${distance}`,
  renewsOn: (end) => `Se renueva el ${format.date(end, { dateStyle: 'long' })}.`,
  endsOn: (end) => `La has cancelado: Premium termina el ${format.date(end, { dateStyle: 'long' })} y no se renueva.`,
  trialEnds: (end) => `Tu prueba termina el ${format.date(end, { dateStyle: 'long' })}.`,
  notRenewedYet: 'El proveedor de pagos aún no ha comunicado la renovación.',
  unpaid: {
    title: 'Tu último pago no se ha completado',
    keptUntil: (end) =>
      `Premium sigue activo hasta el ${format.date(end, { dateStyle: 'long' })}. Actualiza tu tarjeta antes para conservarlo.`,
    off: 'Mientras tanto, Premium está desactivado. Actualiza tu tarjeta para recuperarlo.',
    action: 'Actualizar la tarjeta',
  },
  blocked: {
    title: 'Ventana emergente bloqueada',
    description: 'Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
    link: 'Abrir la página de pago',
  },
  loadFailed: {
    title: 'No se ha podido comprobar la suscripción',
    inline: 'No se han podido cargar los datos de la suscripción. Inténtalo más tarde.',
    toast: {
      title: 'No se han podido cargar los datos de la suscripción',
      description: 'Inténtalo más tarde',
    },
    noData: 'No se han recibido datos de la suscripción',
  },
  checkoutFailed: {
    title: 'No se ha podido crear la suscripción',
    inline: 'No se ha podido iniciar la suscripción. Inténtalo más tarde.',
    toast: {
      title: 'Error de suscripción',
      description: 'No se ha podido crear la suscripción. Inténtalo más tarde.',
    },
  },
  portalFailed: {
    title: 'No se ha podido abrir el portal de clientes',
    inline: 'No se ha podido abrir la gestión de la suscripción. Inténtalo más tarde.',
    toast: {
      title: 'Error de acceso al portal',
      description: 'No se ha podido abrir la gestión de la suscripción. Inténtalo más tarde.',
    },
  },
  notConfigured: 'Error de configuración',
  noCustomer: { title: 'No hay ninguna suscripción', description: 'Todavía no has comprado nada aquí.' },
  success: {
    checkingHeading: 'Comprobando tu suscripción',
    checking: 'Consultando al proveedor de pagos…',
    heading: '¡Suscripción confirmada!',
    active: (scans: string) => `Tu plan Premium está activo, con ${scans}.`,
    waitingHeading: 'Premium aún no está activo',
    waiting:
      'El proveedor de pagos todavía no ha confirmado ningún pago. Después de pagar puede tardar un minuto: no hace falta que pagues otra vez.',
    again: 'Comprobar de nuevo',
    dashboard: 'Ir al panel',
    subscription: 'Ver la suscripción',
  },
  cancel: {
    heading: 'Compra cancelada',
    free: (scans: string) => `No se ha cobrado nada. Conservas el plan gratuito con ${scans}.`,
    premium: 'No ha cambiado nada. Tu plan Premium sigue igual.',
    plans: 'Ver los planes',
  },
});
