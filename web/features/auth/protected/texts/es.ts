import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  loading: 'Comprobando la sesión…',
  title: 'Hay que iniciar sesión',
  description: 'Tienes que iniciar sesión para acceder a esta página.',
  open: 'Iniciar sesión / Registrarse',
  loginPage: 'Página de inicio de sesión',
  registerPage: 'Página de registro',
});
