import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  loading: 'Inloggegevens worden gecontroleerd…',
  title: 'Inloggen vereist',
  description: 'Je moet ingelogd zijn om deze pagina te bekijken.',
  open: 'Inloggen / Registreren',
  loginPage: 'Inlogpagina',
  registerPage: 'Registratiepagina',
});
