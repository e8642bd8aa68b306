import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  title: 'Kom met je cv door het ATS',
  headline: 'Kom met je cv door het ATS',
  lead: 'Shortlist leest de vacature en je cv zoals het systeem van een recruiter dat doet: wat past, wat ontbreekt en wat dat kost. Daarna verwerkt AI de ontbrekende trefwoorden die echt op jou van toepassing zijn op een natuurlijke manier in je cv.',
  start: 'Begin met optimaliseren',
  dashboard: 'Bekijk het overzicht',
  tryIt: {
    choose: 'Bestand kiezen',
    chooseFor: (field: string) => `Bestand kiezen voor ‘${field}’`,
    title: 'Probeer het',
    lead: 'Zonder account. Plak teksten of sleep pdf- en Word-bestanden hierheen; ze blijven in deze browser.',
    jobDescription: 'Vacature',
    jobDescriptionPlaceholder: 'Plak hier de vacaturetekst…',
    resume: 'Je cv',
    resumePlaceholder: 'Plak hier de tekst van je cv…',
    example: 'Voorbeeld invullen',
    submit: 'Toon mijn score',
    busy: 'Beide teksten worden gelezen…',
    missing: {
      title: 'Er ontbreekt iets',
      description: 'Vul de vacature en je cv in.',
    },
    tooLong: (characters, limit) =>
      `Deze tekst heeft ${characters} tekens; ${limit} is het maximum. Kort hem in tot wat ertoe doet.`,
    pasteRefused: (characters, limit) =>
      `Wat je plakte heeft ${characters} tekens en is weggelaten; ${limit} is het maximum.`,
    failed: {
      title: 'Analyse mislukt',
      description: 'Er ging iets mis bij het analyseren van je cv.',
    },
  },
  result: {
    title: 'ATS-score',
    meaning: 'Hoe goed dit cv op deze vacature aansluit.',
    uncertain: 'onzeker',
    uncovered: 'De vacature is in een taal die het programma niet goed kent; zie het getal als een ruwe indicatie.',
    authenticationRequired: 'Inloggen vereist',
    authenticationReason:
      'Log in om te zien welke trefwoorden tellen, welke regels van je cv ze bewijzen en wat je kunt toevoegen. Je beide teksten gaan mee.',
    open: 'Inloggen / Registreren',
    optimize: 'Cv optimaliseren',
    download: 'Downloaden',
    back: 'Teksten wijzigen',
  },
  signedIn: {
    title: 'Klaar voor de volgende sollicitatie',
    withDraft: 'De teksten die je typte staan klaar in de analyse.',
    withoutDraft:
      'Plak een vacature en je cv, of kies ze als pdf of Word-bestand, en zie hoe goed ze op elkaar aansluiten.',
    open: 'Analyse openen',
  },
  features: {
    title: 'Wat je krijgt',
    items: [
      {
        title: 'Trefwoordanalyse',
        text: 'Haalt de trefwoorden uit een vacature en controleert regel voor regel of je cv ze bevat.',
      },
      {
        title: 'Optimalisatie met AI',
        text: 'Verwerkt ontbrekende trefwoorden op een natuurlijke manier in je cv. Alleen die jij bevestigt: er wordt niets verzonnen.',
      },
      {
        title: 'Overzicht van je cv’s',
        text: 'Bewaart elke analyse met het geoptimaliseerde cv, geordend, één voor elke baan waarop je solliciteert.',
      },
    ],
  },
  howItWorks: {
    title: 'Zo werkt het',
    lead: 'Een klein voorbeeld in het Engels, gelezen door hetzelfde programma dat jouw cv leest.',
    posting: '1. De vacature vraagt',
    resume: '2. Je cv antwoordt',
    evidence: '3. Elk trefwoord krijgt zijn bewijs',
    found: 'Gevonden',
    missing: 'Ontbreekt',
    notFound: 'Geen regel van het cv laat dit zien.',
  },
});
