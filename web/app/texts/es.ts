import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  product: 'Shortlist',
  skip: 'Saltar al contenido',
  mainNavigation: 'Navegación principal',
  nav: { home: 'Inicio', dashboard: 'Panel', analyzer: 'Análisis de currículum', pricing: 'Precios' },
  login: 'Iniciar sesión',
  account: 'Cuenta',
  admin: 'Admin',
  adminInMenu: 'Administración',
  logout: 'Cerrar sesión',
  openMenu: 'Abrir el menú',
  menu: 'Menú',
  theme: (theme) => `Tema: ${theme}`,
  themes: { system: 'como el sistema', light: 'claro', dark: 'oscuro' },
  copyright: (year) => `© ${year} Shortlist. Todos los derechos reservados.`,
  aboutData: 'Acerca de los datos',
  language: 'Idioma',
  operatorLinks: { privacy: 'Privacidad', terms: 'Condiciones', imprint: 'Aviso legal' },
  aboutDataPage: {
    aiReads: (model: string, host: string) =>
      `Lo que analizas con la sesión iniciada también lo lee un modelo de lenguaje: ${model} en ${host}. Lo que escribe se comprueba con tu currículum antes de que lo veas.`,
    heading: 'Acerca de los datos',
    how: [
      'Shortlist compara una oferta de empleo con un currículum según reglas que se pueden consultar: qué competencias, herramientas, licencias y años pide la oferta, y qué líneas del currículum los muestran. Los mismos textos dan siempre la misma puntuación, y cada puntuación va acompañada de su cálculo.',
      'La puntuación dice en qué medida un currículum responde a una oferta. No dice nada de la persona ni de sus posibilidades de ser contratada.',
      'En la página de inicio, los dos textos se comparan en tu navegador y no se envían a ningún sitio. En el análisis se envían a este servidor, que los guarda con el análisis en tu panel hasta que lo elimines.',
    ],
    sources: 'Fuentes',
  },
  firstOfTwo: { title: 'Enlace aceptado', description: 'Ahora abre también el enlace del otro correo.' },
  linkIgnored: {
    title: 'Este enlace no se ha usado',
    description: 'Pertenece a un inicio de sesión que no empezó en este navegador. Aquí no ha cambiado nada.',
  },
  linkFailed: {
    title: 'Este enlace no ha funcionado',
    expired: 'Ya se ha usado o ha caducado. Pide otro.',
    fallback: 'Inténtalo de nuevo o pide otro enlace.',
  },
  offline: 'Estás sin conexión. Lo que ya está cargado sigue aquí; para guardar y analizar hace falta la red.',
  loading: 'Cargando…',
  tryAgain: 'Reintentar',
  failed: {
    title: 'Ha ocurrido un problema en esta página',
    description:
      'No se ha perdido nada de lo que guardaste y se conserva lo que has escrito. Inténtalo de nuevo; si vuelve a ocurrir, recarga la página.',
  },
  notFound: {
    heading: '¡Vaya! Página no encontrada',
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace tenga un error.',
    link: 'Volver al inicio',
  },
});
