import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  product: 'Shortlist',
  skip: 'Naar de inhoud',
  mainNavigation: 'Hoofdnavigatie',
  nav: { home: 'Start', dashboard: 'Overzicht', analyzer: 'Cv-analyse', pricing: 'Prijzen' },
  login: 'Inloggen',
  account: 'Account',
  admin: 'Beheer',
  adminInMenu: 'Beheeromgeving',
  logout: 'Uitloggen',
  openMenu: 'Menu openen',
  menu: 'Menu',
  theme: (theme) => `Thema: ${theme}`,
  themes: { system: 'zoals het systeem', light: 'licht', dark: 'donker' },
  copyright: (year) => `© ${year} Shortlist. Alle rechten voorbehouden.`,
  aboutData: 'Over de gegevens',
  language: 'Taal',
  operatorLinks: { privacy: 'Privacyverklaring', terms: 'Voorwaarden', imprint: 'Colofon' },
  aboutDataPage: {
    aiReads: (model: string, host: string) =>
      `Wat je ingelogd analyseert, leest ook een taalmodel: ${model} bij ${host}. Wat het schrijft, wordt aan je cv getoetst voordat je het ziet.`,
    heading: 'Over de gegevens',
    how: [
      'Shortlist vergelijkt een vacature met een cv volgens regels die je kunt nalezen: welke vaardigheden, tools, bevoegdheden en jaren een vacature vraagt, en welke regels van het cv die laten zien. Dezelfde teksten geven altijd dezelfde score, en bij elke score hoort de berekening.',
      'De score zegt hoe goed een cv op een vacature aansluit. Hij zegt niets over de persoon en niets over de kans om te worden aangenomen.',
      'Op de startpagina worden beide teksten in je browser vergeleken en nergens naartoe gestuurd. Bij de analyse gaan ze naar deze server, die ze met de analyse in je overzicht bewaart tot je die verwijdert.',
    ],
    sources: 'Bronnen',
  },
  firstOfTwo: { title: 'Link geaccepteerd', description: 'Open nu ook de link in de andere e-mail.' },
  linkIgnored: {
    title: 'Deze link is niet gebruikt',
    description: 'Hij hoort bij een inlogpoging die niet in deze browser is begonnen. Hier is niets veranderd.',
  },
  linkFailed: {
    title: 'Deze link werkte niet',
    expired: 'Hij is al gebruikt of verlopen. Vraag een nieuwe aan.',
    fallback: 'Probeer het opnieuw of vraag een andere link aan.',
  },
  offline: 'Je bent offline. Wat geladen is, blijft staan; voor opslaan en analyseren is het netwerk nodig.',
  loading: 'Laden…',
  tryAgain: 'Opnieuw proberen',
  failed: {
    title: 'Er ging iets mis op deze pagina',
    description:
      'Wat je hebt opgeslagen is niet verloren en wat je hebt getypt blijft bewaard. Probeer het opnieuw; gebeurt het weer, laad dan de pagina opnieuw.',
  },
  notFound: {
    heading: 'Oeps! Pagina niet gevonden',
    title: 'Pagina niet gevonden',
    description: 'Op dit adres staat geen pagina. Misschien is ze verplaatst of zit er een fout in de link.',
    link: 'Terug naar de startpagina',
  },
});
