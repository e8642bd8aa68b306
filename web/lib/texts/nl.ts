import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  login: { title: 'Ingelogd', description: 'Welkom terug!' },
  loginFailed: { title: 'Inloggen mislukt', fallback: 'Controleer je gegevens en probeer het opnieuw' },
  registered: { title: 'Registratie geslaagd', description: 'Je account is aangemaakt' },
  registrationFailed: { title: 'Registratie mislukt', fallback: 'Controleer je gegevens en probeer het opnieuw' },
  loggedOut: { title: 'Uitgelogd', description: 'Je bent uitgelogd' },
  logoutFailed: { title: 'Uitloggen mislukt', fallback: 'Er ging iets mis bij het uitloggen' },
  profileUpdated: { title: 'Profiel bijgewerkt', description: 'Je profiel is bijgewerkt' },
  profileFailed: { title: 'Profiel bijwerken mislukt', fallback: 'Er ging iets mis bij het bijwerken van je profiel' },
  notAuthenticated: 'Je bent niet ingelogd',
  notProved: 'Hiervoor moet je opnieuw inloggen. Er is niets veranderd.',
  tooMany: 'Te veel pogingen in korte tijd. Wacht een paar minuten en probeer het dan opnieuw.',
  commonPassword:
    'Dit is een van de meest gebruikte wachtwoorden, en een van de eerste die anderen proberen. Kies liever een ander.',
  codeNeeded: 'Voor dit account zijn te veel verkeerde wachtwoorden geprobeerd. Log in met een code per e-mail.',
});
