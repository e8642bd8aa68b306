import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

const fieldNames = {
  jobTitle: 'De functie',
  jobDescription: 'De vacature',
  resumeText: 'Het cv',
};

export const texts = (format: Format): Texts => ({
  heading: 'Cv-analyse',
  intro:
    'Plak de vacature en je cv, of sleep ze hierheen als pdf of Word-bestand. Je ziet hoe goed het cv op de vacature aansluit, en waarom.',
  aiReads: (model: string, host: string) => `Beide teksten leest ook een taalmodel: ${model} bij ${host}.`,
  jobDescription: {
    title: 'Vacature',
    titleLabel: 'Functie',
    titleHint: 'Optioneel. Zo heet de analyse in je overzicht.',
    titleRead: 'Gelezen uit de vacature. Zo heet de analyse in je overzicht; je kunt het wijzigen.',
    suggestions: 'Functies uit de vacature',
    use: (title) => `‘${title}’ gebruiken`,
    titlePlaceholder: 'bijv. ontwikkelaar of data-analist',
    placeholder: 'Plak hier de vacaturetekst…',
  },
  example: {
    button: 'Voorbeeld laden',
    question: 'Je teksten vervangen door het voorbeeld?',
    explanation: 'De functie, de vacature en het cv die je hebt ingevuld, gaan dan verloren.',
    keep: 'Mijn teksten houden',
    replace: 'Vervangen',
  },
  resume: { title: 'Je cv', placeholder: 'Plak hier de tekst van je cv…' },
  file: { choose: 'Bestand kiezen', chooseFor: (field: string) => `Bestand kiezen voor ‘${field}’` },
  library: 'Mijn cv’s',
  counted: (characters, limit) => `${format.number(characters)} van ${format.number(limit)} tekens`,
  analyze: (signedIn) => (signedIn ? 'Cv analyseren en opslaan' : 'Cv analyseren'),
  analyzing: (signedIn) => (signedIn ? 'Analyseren en opslaan…' : 'Analyse bezig…'),
  cancel: 'Annuleren',
  stages: {
    matching: 'Je cv wordt met de vacature vergeleken.',
    waiting: 'Vergeleken. Wachten op het taalmodel.',
    writing: 'Het taalmodel herschrijft je cv.',
    checking: 'Elke wijziging wordt aan je cv getoetst.',
  },
  written: (words) => format.plural(words, { one: 'Tot nu toe # woord.', other: 'Tot nu toe # woorden.' }),
  ready: 'Klaar om te analyseren.',
  problems: {
    bothMissing: 'Voeg de vacature en je cv toe.',
    postingMissing: 'Voeg de vacature toe.',
    resumeMissing: 'Voeg je cv toe.',
    notText: (field) =>
      `${fieldNames[field]} bevat gegevens die geen tekst zijn. Kopieer de tekst uit het document en plak hem opnieuw.`,
    tooLong: (field, over, limit) =>
      `${fieldNames[field]} is ${format.plural(over, { one: '# teken', other: '# tekens' })} langer dan de limiet van ${format.number(limit)}. Kort in om verder te gaan; er is niets afgeknipt.`,
  },
  pasteRefused: (characters, limit) =>
    `Wat je plakte heeft ${format.number(characters)} tekens, meer dan de limiet van ${format.number(limit)}. Het is weggelaten; wat hier stond is ongewijzigd.`,
  scansLeft: (left) => format.plural(left, { one: 'Vandaag nog # analyse.', other: 'Vandaag nog # analyses.' }),
  missingInformation: {
    title: 'Er ontbreekt iets',
    description: 'Vul de vacature en je cv in.',
  },
  notes: {
    start: 'AI-analyse niet beschikbaar',
    unavailable: (reason) => `AI-analyse niet beschikbaar: ${reason}`,
    invalidFormat:
      'AI-analyse niet beschikbaar: het antwoord had een ongeldige vorm. In plaats daarvan worden trefwoorden eenvoudig vergeleken.',
    failed: (reason) => `Fout bij het analyseren van het cv: ${reason}`,
    keyCheckFailed: (reason) => `Fout bij het controleren van de API-sleutel: ${reason}`,
    keyIssue: (reason) => `Probleem met de sleutel van de AI-aanbieder: ${reason}`,
    keyException: 'Onverwachte fout bij de controle',
    unreachable: 'De server was niet bereikbaar of deed er te lang over.',
    status: (status) => `De server antwoordde met status ${status}.`,
  },
  keyIssue: {
    title: 'Probleem met de sleutel van de AI-aanbieder',
    withoutAi: 'Analyseren zonder AI',
    first: 'De AI-sleutel moet eerst geldig zijn.',
    invalid: 'De sleutel van de AI-aanbieder is niet ingesteld of ongeldig.',
  },
  recheck: { button: 'API-sleutel opnieuw controleren', busy: 'Controleren…', toastTitle: 'API-sleutel gecontroleerd' },
  results: {
    versions: 'Versies',
    heading: 'Resultaat van de analyse',
    startNew: 'Nieuwe analyse',
    matchScore: 'ATS-score',
    optimizedScore: 'Geoptimaliseerde score',
    notOptimized: 'Nog niet geoptimaliseerd',
    scoreMeaning: 'Hoe goed dit cv op deze vacature aansluit.',
    keywordAnalysis: 'Trefwoordanalyse',
    keywordAnalysisHint: 'Kies een trefwoord om de regels van je cv te zien die het laten zien.',
    missing: 'Ontbrekende trefwoorden',
    missingHint: 'Voeg ze aan je cv toe om je score te verbeteren',
    noneMissing: 'Je cv laat elk trefwoord van deze vacature zien.',
    noKeywords: 'In deze vacature is geen trefwoord herkend.',
    matched: 'Gevonden trefwoorden',
    matchedHint: 'Staan al in je cv',
    noneMatched: 'Geen trefwoord van deze vacature staat in je cv.',
    recommendations: 'Aanbevelingen van de AI',
    noRecommendations: 'Verder niets aan te bevelen.',
    placement: 'Waar de trefwoorden passen',
    originalTab: 'Origineel cv',
    optimizedTab: 'Geoptimaliseerd cv',
    compareTab: 'Vergelijken',
    optimize: 'Cv optimaliseren',
    scoreChange: (before, after) => `Score eerst ${format.percent(before)}, nu ${format.percent(after)}.`,
    changeConfirmed: 'Bevestigde trefwoorden wijzigen',
    saving: 'Opslaan…',
    download: 'Downloaden',
    resumeTabs: 'Versies van het cv',
    save: 'Opslaan in het overzicht',
    notSaved: (reason) => `Niet opgeslagen: ${reason}`,
    saved: 'Opgeslagen in je overzicht',
  },
  failedToast: { title: 'Analyse mislukt', description: 'Er ging iets mis bij het analyseren van je cv.' },
  failed: {
    kept: 'Je teksten zijn bewaard. Probeer het opnieuw, of ga terug en wijzig ze.',
    retry: 'Opnieuw proberen',
  },
  bar: {
    gained: (points) => `${format.number(points, { signDisplay: 'exceptZero' })} sinds het openen`,
    label: 'Resultaat en volgende stap',
    answers: (changes, points) =>
      `${format.plural(changes, { one: '# wijziging wacht op je antwoord', other: '# wijzigingen wachten op je antwoord' })}${points > 0 ? `, tot +${format.number(points)}` : ''}.`,
    keywords: (keywords, points) =>
      `${format.plural(keywords, { one: '# trefwoord ontbreekt', other: '# trefwoorden ontbreken' })} in je cv${points > 0 ? `: tot +${format.number(points)}` : ''}. Zeg ${keywords === 1 ? 'of het voor jou klopt' : 'welke voor jou kloppen'}.`,
    done: 'Niets wacht op je antwoord. Je cv is klaar om te downloaden.',
    showChange: 'Toon de eerste',
    showGaps: 'Toon wat ontbreekt',
  },
  edit: {
    back: 'Terug naar de wijziging',
    hint: 'Wijzig de tekst hier: de score volgt, zonder een scan te gebruiken.',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw',
    samePlace: {
      title: 'Je hebt op dezelfde plek geschreven',
      description: 'Je woorden blijven zoals ze zijn. Wijzig ze in het cv als je deze wijziging wilt.',
    },
  },
  conflict: {
    explanation: 'Deze analyse is gewijzigd in een ander tabblad of op een ander apparaat.',
    reload: 'Toon wat is opgeslagen',
    keepMine: 'Houd wat hier staat',
  },
  panes: { label: 'Tonen', todo: 'Wat te doen', resume: 'Cv' },
  opening: 'De analyse wordt geopend...',
  gone: {
    title: 'Deze analyse is niet te vinden',
    description:
      'Misschien is ze verwijderd, of hoort ze bij een ander account. Je eigen analyses staan op je dashboard.',
  },
  notLoaded: {
    title: 'Deze analyse kon niet worden geladen',
    description: 'Controleer je verbinding en probeer het opnieuw. Er is niets verloren.',
  },
  toDashboard: 'Naar het dashboard',
  importance: { must: 'Vereist', preferred: 'Gewenst', nice: 'Pluspunt', unsure: 'Misschien gevraagd' },
  found: 'gevonden',
  absent: 'ontbreekt',
  foundOf: (found, all) => `${format.number(found)} van ${format.number(all)} gevonden`,
  alternatives: (names) => `Een van: ${format.anyOf(names)}`,
  noEvidence: 'Geen regel van je cv laat dit zien.',
  strengths: {
    exact: 'dezelfde woorden',
    alias: 'een andere naam ervoor',
    inflected: 'een andere vorm van het woord',
    meaning: 'in andere woorden gezegd',
    partial: 'deels: enkele woorden ervan, of woorden die erbij horen',
    near: 'een bijna gelijke spelling',
    related: 'verwant, telt dus deels mee',
    none: 'geen overeenkomst',
  },
  placements: {
    shown: 'blijkt uit je werk',
    listed: 'genoemd als vaardigheid',
    passing: 'terloops genoemd',
    none: 'buiten elk onderdeel',
  },
  arithmetic: {
    title: 'Hoe deze score tot stand komt',
    optimizedTitle: 'Hoe de geoptimaliseerde score tot stand komt',
    failed: 'De berekening kan in deze browser niet worden getoond. Laad de pagina opnieuw en probeer het nog eens.',
    caption: 'Behaalde punten, deel voor deel',
    part: 'Onderdeel',
    points: 'Punten',
    earned: (earned, possible) => `${earned} van ${possible}`,
    formula: (version) => `Formule, versie ${version}. Dezelfde teksten geven altijd dezelfde score.`,
  },
  lines: {
    intro:
      'Waar een regel een trefwoord misschien in andere woorden laat zien, vraagt de lijst het: alleen jij weet het. Wat je bevestigt, telt en wordt onthouden voor je volgende analyses.',
    refused: 'Je zei dat deze regel het niet laat zien.',
    yes: 'Ja',
    no: 'Nee',
    confirmed: (requirement: string) => `Door jou bevestigd: ${requirement}`,
    takeBack: 'Terugnemen',
    takeBackOf: (requirement: string) => `Antwoord over ${requirement} terugnemen`,
    scores: (read: string, withAnswers: string) => `${read} zoals gelezen, ${withAnswers} met wat je hebt bevestigd`,
    total: 'Met wat je hebt bevestigd',
  },
  reading: {
    decisive: (names: readonly string[]) =>
      `De vacature eist ${format.allOf(names)}, en je cv laat dat niet zien: voeg het toe, anders wordt de sollicitatie waarschijnlijk afgewezen.`,
    about: (from: number, to: number) =>
      `Ongeveer deze score: tussen ${format.percent(from)} en ${format.percent(to)}. Maar een deel van wat deze vacature vraagt is zeker.`,
    aboutWord: (from: number, to: number) => `ongeveer ${format.number(from)} tot ${format.number(to)}`,
    little:
      'Te weinig van wat deze vacature vraagt is zeker om op deze score af te gaan. Lees liever wat ze vraagt en wat er gevonden is.',
    littleWord: 'onzeker',
    found: (why: string) => `We vonden weinig om te vergelijken in deze vacature: ${why}.`,
    why: {
      short: 'ze telt minder dan 80 woorden',
      language: 'ze is in een taal die de vergelijking niet dekt',
      company: 'ze gaat vooral over het bedrijf, wat het biedt en de wet',
      general: 'ze vraagt vooral in algemene woorden',
    },
  },
  knockOuts: { title: 'Doorslaggevend, los van de score', met: 'voldaan', unmet: 'niet getoond' },
  parseHealth: 'Leesbaarheid voor systemen',
  writingQuality: 'Schrijfkwaliteit',
  findings: (findings) => format.plural(findings, { one: '# opmerking', other: '# opmerkingen' }),
  notCovered: (code) => {
    const language = code === 'und' ? 'niet herkend' : format.languageName(code);
    return `De taal van deze vacature (${language}) wordt niet goed ondersteund. Zie de score als een ruwe indicatie.`;
  },
  issue: {
    title: 'Probleem met de AI-analyse',
    engineScore: 'De getoonde score is die van de ingebouwde engine, zonder het taalmodel.',
    basicScore: 'De getoonde score is het deel van de trefwoorden dat de eenvoudige vergelijking vond.',
  },
  clear: 'Leegmaken',
  clearField: (title) => `Leegmaken: ${title}`,
  reported: {
    title: 'Je teksten bevatten instructies voor een AI',
    explanation:
      'Ze hadden geen effect op deze analyse. Haal ze uit je cv; staan ze in een vacature, dan weet je nu dat ze er zijn.',
    where: (where, isHidden) =>
      `${where === 'resume' ? 'Cv' : 'Vacature'}${isHidden ? ', verborgen voor lezers' : ''}:`,
  },
  limited: {
    title: 'AI-analyse beperkt',
    description: 'De analyse is afgerond met beperkte AI-functies. Er zijn misschien nog verbeteringen mogelijk.',
  },
  savedToast: { title: 'Analyse opgeslagen', description: 'Je vindt de analyse in je overzicht.' },
  saveFailed: {
    title: 'Opslaan mislukt',
    description: 'Je analyse is klaar, maar kon niet worden opgeslagen. Je kunt het zelf nog eens proberen.',
  },
  notAuthenticated: 'Je bent niet ingelogd',
  optimizedToast: {
    title: 'Cv geoptimaliseerd',
    description: 'Je cv is geoptimaliseerd en in je overzicht opgeslagen.',
  },
  scanLimit: {
    renews: (when: string) => `Nieuwe komen er ${when}, in jouw tijd.`,
    title: 'Daglimiet voor analyses bereikt',
    text: (limit) =>
      format.plural(limit, {
        one: 'Je hebt je # analyse van vandaag gebruikt.',
        other: 'Je hebt alle # analyses van vandaag gebruikt.',
      }),
    benefitsTitle: 'Premium bevat:',
    benefits: (scans: number) => [
      format.plural(scans, { one: '# cv-analyse per dag', other: '# cv-analyses per dag' }),
      'Geavanceerde optimalisatie met AI',
      'Ondersteuning met voorrang',
    ],
    later: 'Misschien later',
    upgrade: 'Upgraden naar Premium',
    checkoutLink: 'Betaalpagina openen',
    checkoutFailed: {
      title: 'Fout bij het abonnement',
      description: 'De aankoop kon niet worden gestart. Probeer het opnieuw.',
    },
    notConfigured: 'Configuratiefout',
    blocked: {
      title: 'Pop-up geblokkeerd',
      description: 'Sta pop-ups voor deze website toe en probeer het opnieuw.',
    },
  },
  scanUsed: {
    title: 'Deze analyse telt mee',
    description: 'De AI was al begonnen met antwoorden, dus de analyse telt, ook al wordt het antwoord niet getoond.',
  },
  scanCheckFailed: {
    title: 'Limiet controleren mislukt',
    description: 'Het is niet bekend hoeveel analyses je vandaag nog hebt. Je kunt toch analyseren.',
  },
  sessionEnded: {
    title: 'Log opnieuw in',
    description: 'Je sessie is verlopen. Je teksten zijn hier bewaard.',
  },
});
