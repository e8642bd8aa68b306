import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  login: { title: 'Angemeldet', description: 'Willkommen zurück!' },
  loginFailed: {
    title: 'Anmeldung fehlgeschlagen',
    fallback: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal',
  },
  registered: { title: 'Registriert', description: 'Ihr Konto ist angelegt' },
  registrationFailed: {
    title: 'Registrierung fehlgeschlagen',
    fallback: 'Bitte prüfen Sie Ihre Angaben und versuchen Sie es noch einmal',
  },
  loggedOut: { title: 'Abgemeldet', description: 'Sie sind abgemeldet' },
  logoutFailed: { title: 'Abmeldung fehlgeschlagen', fallback: 'Beim Abmelden ist etwas schiefgegangen' },
  profileUpdated: { title: 'Profil gespeichert', description: 'Ihr Profil ist auf dem neuen Stand' },
  profileFailed: {
    title: 'Profil nicht gespeichert',
    fallback: 'Beim Speichern Ihres Profils ist etwas schiefgegangen',
  },
  notAuthenticated: 'Sie sind nicht angemeldet',
  notProved: 'Dafür müssen Sie sich noch einmal anmelden. Es wurde nichts geändert.',
  commonPassword:
    'Das ist eines der häufigsten Passwörter, die andere als Erstes versuchen. Nehmen Sie lieber ein anderes.',
  tooMany: 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
  codeNeeded:
    'Für dieses Konto wurden zu viele falsche Passwörter versucht. Melden Sie sich mit einem Code per E-Mail an.',
});
