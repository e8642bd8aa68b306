import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Instellingen',
  tabs: {
    label: 'Instellingen',
    general: 'Algemeen',
    ai: 'AI',
    subscription: 'Abonnementen',
    advanced: 'Geavanceerd',
  },
  loading: 'De instellingen worden geladen…',
  loadFailed: 'De systeeminstellingen konden niet worden geladen',
  taken: 'Er is al een instelling met deze sleutel. Wijzig die hierboven.',
  updateFailed: 'De instelling kon niet worden gewijzigd',
  addFailed: 'De instelling kon niet worden aangemaakt',
  updated: 'Instelling gewijzigd',
  added: 'Instelling aangemaakt',
  save: 'Opslaan',
  saving: 'Opslaan…',
  unreadable: (key) =>
    `De waarde van ‘${key}’ heeft een onbekende vorm, dus geldt de standaardwaarde. Sla hier op om dat te herstellen.`,
  ai: {
    status: {
      heading: 'Taalmodel op dit moment',
      loading: 'De server wordt gevraagd...',
      off: 'Uit: er is geen taalmodel ingesteld (AI_BASE_URL).',
      disabled: 'Uit: uitgezet onder Algemeen.',
      on: (model: string) => `Aan: ${model} leest de teksten.`,
      onAt: (model: string, host: string) => `Aan: ${model} bij ${host} leest de teksten.`,
      notAsked: 'Sinds de start van de server is het nog niet gevraagd.',
      answered: (at: string, answer: string) => `Laatste antwoord, ${at}: ${answer}`,
      test: 'Verbinding testen',
      testing: 'Bezig met testen...',
      failed: 'De server gaf geen antwoord.',
    },
    heading: 'Cv-analyse met AI',
    description: 'Staat ze uit, dan worden cv’s zonder taalmodel vergeleken.',
    secondReader: 'Tweede blik op onduidelijke formuleringen',
    secondReaderHint:
      'Na het herschrijven van een cv beoordeelt het model ook woorden waarover de regels niet zeker zijn. Het kan vragen toevoegen, en er alleen een laten vervallen als het de regel van het cv citeert die hetzelfde zegt. Dat kost een tweede aanroep, die meetelt in hetzelfde tokenbudget.',
    configured: (model: string, seeded: string) =>
      `AI_MODEL in de configuratie van de server komt in de plaats van ${seeded}: ${model} wordt gebruikt. Elke andere keuze hier gaat voor.`,
    modelHeading: 'Taalmodel',
    model: 'AI-model',
    another: 'Een ander model…',
    name: 'Naam van het model',
    nameHint: 'Zoals je aanbieder die schrijft.',
    nameMissing: 'Typ de naam van het model.',
    provider: (count) =>
      format.plural(count, { one: 'De aanbieder noemt # model.', other: 'De aanbieder noemt # modellen.' }),
    providerSilent: 'De aanbieder gaf geen lijst van zijn modellen.',
  },
  engine: {
    heading: 'Soort analyse',
    fields: {
      engine: {
        label: 'Soort analyse',
        options: { advanced: 'Geavanceerd', basic: 'Eenvoudig' },
        meanings: {
          advanced: 'Eisen, bewijs en hun gewicht.',
          basic: 'Woorden van de vacature die in het cv staan.',
        },
      },
    },
  },
  plan: {
    heading: 'Nieuwe accounts',
    fields: {
      plan: { label: 'Standaardabonnement', options: { free: 'Gratis', basic: 'Basis', premium: 'Premium' } },
      resume_limit: {
        label: 'Cv-limiet van het gratis abonnement',
        hint: 'Hoeveel analyses een gratis account bewaart.',
      },
      enforce: {
        label: 'De cv-limiet handhaven',
        hint: 'Een gratis account dat de limiet bereikt, slaat niets meer op tot er een analyse wordt verwijderd.',
      },
    },
  },
  daily: {
    heading: 'Analyses per dag',
    hint: 'Een dag is een dag in UTC. Een wijziging geldt vanaf de volgende analyse.',
    fields: {
      free: { label: 'Gratis abonnement' },
      basic: { label: 'Basisabonnement' },
      premium: { label: 'Premium-abonnement' },
    },
  },
  kept: {
    heading: 'Opslag per persoon',
    hint: 'Wie een limiet bereikt, kan weer opslaan na het verwijderen van enkele analyses.',
    fields: {
      rows: { label: 'Opgeslagen analyses en antwoorden' },
      megabytes: { label: 'Omvang van de opgeslagen teksten' },
    },
  },
  retention: {
    heading: 'Bewaartermijn',
    hint: 'Wat ouder is, wordt binnen een uur verwijderd; 0 bewaart alles. Vermeldingen over deze instelling blijven.',
    fields: {
      audit_days: { label: 'Auditlogboek' },
      usage_days: { label: 'Gebruikte analyses en tokens' },
    },
  },
  units: { scans: 'analyses', analyses: 'analyses', rows: 'in totaal', megabytes: 'MB', days: 'dagen' },
  advanced: {
    region: 'Alle instellingen',
    noDescription: 'Geen beschrijving',
    value: (key) => `Waarde van ${key}`,
    save: (key) => `${key} opslaan`,
    lastUpdated: (date) => `Laatst gewijzigd: ${format.moment(date)}`,
    invalidJson: 'Ongeldige JSON',
  },
  add: {
    heading: 'Instelling toevoegen',
    key: 'Sleutel',
    value: 'Waarde (JSON of gewone tekst)',
    description: 'Beschrijving',
    optional: '(optioneel)',
    button: 'Instelling toevoegen',
    busy: 'Toevoegen…',
    required: 'Sleutel en waarde zijn verplicht',
  },
});
