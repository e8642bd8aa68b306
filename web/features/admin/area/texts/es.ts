import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  checking: 'Comprobando los permisos…',
  panel: 'Administración',
  navigation: 'Administración',
  backToApp: 'Volver a la aplicación',
  nav: {
    dashboard: 'Resumen',
    users: 'Usuarios',
    resumes: 'Currículums',
    auditLogs: 'Registro de auditoría',
    settings: 'Ajustes',
  },
  shortNav: {
    dashboard: 'Resumen',
    users: 'Usuarios',
    resumes: 'Currículums',
    auditLogs: 'Registro',
    settings: 'Ajustes',
  },
});
