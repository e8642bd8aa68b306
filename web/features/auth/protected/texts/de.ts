import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  loading: 'Anmeldung wird geprüft …',
  title: 'Anmeldung nötig',
  description: 'Für diese Seite müssen Sie angemeldet sein.',
  open: 'Anmelden / Registrieren',
  loginPage: 'Zur Anmeldung',
  registerPage: 'Zur Registrierung',
});
