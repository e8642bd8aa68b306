import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  heading: 'Gestión de usuarios',
  search: 'Buscar usuarios…',
  loading: 'Cargando los usuarios…',
  loadFailed: 'No se han podido cargar los usuarios',
  empty: 'Ningún usuario coincide con tu búsqueda.',
  unnamed: 'Usuario sin nombre',
  noEmail: 'Sin correo electrónico',
  table: {
    caption: 'Usuarios',
    user: 'Usuario',
    email: 'Correo electrónico',
    role: 'Rol',
    joined: 'Registro',
    actions: 'Acciones',
    joinedOn: (date) => `Registro: ${date}`,
  },
  roles: { admin: 'Administrador', user: 'Usuario' },
  makeAdmin: 'Hacer administrador',
  removeAdmin: 'Quitar administrador',
  grant: {
    title: '¿Conceder permisos de administración?',
    description: (who) =>
      `Esto da a ${who} acceso de administración a toda la plataforma: podrá gestionar usuarios, ver todos los datos y cambiar los ajustes del sistema.`,
    confirm: 'Conceder acceso',
    busy: 'Concediendo…',
    done: 'El usuario ya tiene permisos de administración',
  },
  revoke: {
    title: '¿Quitar los permisos de administración?',
    description: (who) =>
      `Esto quita a ${who} los permisos de administración. Ya no podrá entrar en la administración.`,
    confirm: 'Quitar acceso',
    busy: 'Quitando…',
    done: 'Se han quitado los permisos de administración',
  },
  cancel: 'Cancelar',
  roleFailed: 'No se ha podido cambiar el rol',
});
