import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  other: 'Een eerlijke score, een analyse van de trefwoorden en een verbeterd cv voor elke sollicitatie.',
  home: 'Plak een vacature en je cv: een eerlijke ATS-score met uitleg bij elk punt, de trefwoorden die je laat zien en die ontbreken, en een verbeterd cv dat niets onwaars zegt.',
  login: 'Log in bij Shortlist om je analyses te bekijken en je cv te verbeteren voor de volgende sollicitatie.',
  register: 'Maak een gratis Shortlist-account: elke dag volledige analyses van je cv, bewaard in je overzicht.',
  aboutData:
    'Hoe Shortlist een cv naast een vacature legt, wat er met je teksten gebeurt en welke open bronnen het gebruikt.',
});
