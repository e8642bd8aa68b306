import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Einstellungen',
  tabs: {
    label: 'Einstellungen',
    general: 'Allgemein',
    ai: 'KI',
    subscription: 'Tarife',
    advanced: 'Alle',
  },
  loading: 'Die Einstellungen werden geladen …',
  loadFailed: 'Die Einstellungen ließen sich nicht laden',
  taken: 'Eine Einstellung mit diesem Schlüssel gibt es schon. Ändern Sie sie oben.',
  updateFailed: 'Die Einstellung ließ sich nicht ändern',
  addFailed: 'Die Einstellung ließ sich nicht anlegen',
  updated: 'Die Einstellung ist geändert',
  added: 'Die Einstellung ist angelegt',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  unreadable: (key: string) =>
    `Der Wert von „${key}“ hat ein unbekanntes Format, darum gilt der Standardwert. Speichern Sie hier, um das zu beheben.`,
  ai: {
    status: {
      heading: 'Sprachmodell zurzeit',
      loading: 'Der Server wird gefragt …',
      off: 'Aus: Es ist kein Sprachmodell eingerichtet (AI_BASE_URL).',
      disabled: 'Aus: unter „Allgemein“ abgeschaltet.',
      on: (model: string) => `An: ${model} liest die Texte.`,
      onAt: (model: string, host: string) => `An: ${model} bei ${host} liest die Texte.`,
      notAsked: 'Seit dem Start des Servers wurde es noch nicht gefragt.',
      answered: (at: string, answer: string) => `Letzte Antwort, ${at}: ${answer}`,
      test: 'Verbindung testen',
      testing: 'Wird getestet …',
      failed: 'Der Server hat nicht geantwortet.',
    },
    heading: 'Analyse mit KI',
    description: 'Ist sie aus, werden Lebensläufe ohne Sprachmodell verglichen.',
    secondReader: 'Zweiter Blick auf unklare Formulierungen',
    secondReaderHint:
      'Nach dem Umschreiben beurteilt das Modell auch Wörter, bei denen sich die Regeln nicht sicher sind. Es kann Fragen hinzufügen und eine Frage nur streichen, wenn es die Zeile des Lebenslaufs zitiert, die dasselbe sagt. Das kostet einen zweiten Aufruf, der im selben Token-Budget zählt.',
    configured: (model: string, seeded: string) =>
      `AI_MODEL in der Konfiguration des Servers steht an der Stelle von ${seeded}: Benutzt wird ${model}. Jede andere Wahl hier geht vor.`,
    modelHeading: 'Sprachmodell',
    model: 'KI-Modell',
    another: 'Ein anderes Modell …',
    name: 'Name des Modells',
    nameHint: 'So, wie Ihr Anbieter ihn schreibt.',
    nameMissing: 'Geben Sie den Namen des Modells ein.',
    provider: (count: number) =>
      format.plural(count, { one: 'Der Anbieter nennt # Modell.', other: 'Der Anbieter nennt # Modelle.' }),
    providerSilent: 'Der Anbieter hat seine Modelle nicht genannt.',
  },
  engine: {
    heading: 'Art der Analyse',
    fields: {
      engine: {
        label: 'Art der Analyse',
        options: { advanced: 'Gründlich', basic: 'Einfach' },
        meanings: {
          advanced: 'Anforderungen, Belege und ihr Gewicht.',
          basic: 'Wörter der Anzeige, die im Lebenslauf stehen.',
        },
      },
    },
  },
  plan: {
    heading: 'Neue Konten',
    fields: {
      plan: { label: 'Tarif neuer Konten', options: { free: 'Kostenlos', basic: 'Einfach', premium: 'Premium' } },
      resume_limit: {
        label: 'Höchstzahl gespeicherter Analysen im kostenlosen Tarif',
        hint: 'Wie viele Analysen ein kostenloses Konto speichern kann.',
      },
      enforce: {
        label: 'Diese Grenze durchsetzen',
        hint: 'Ein kostenloses Konto, das sie erreicht hat, speichert nichts mehr, bis es eine Analyse löscht.',
      },
    },
  },
  daily: {
    heading: 'Analysen am Tag',
    hint: 'Ein Tag beginnt um Mitternacht UTC. Eine Änderung gilt ab der nächsten Analyse.',
    fields: {
      free: { label: 'Kostenloser Tarif' },
      basic: { label: 'Einfacher Tarif' },
      premium: { label: 'Premium-Tarif' },
    },
  },
  kept: {
    heading: 'Speicherplatz je Person',
    hint: 'Wer eine Grenze erreicht hat, kann nach dem Löschen einiger Analysen wieder speichern.',
    fields: {
      rows: { label: 'Gespeicherte Analysen und Antworten' },
      megabytes: { label: 'Größe der gespeicherten Texte' },
    },
  },
  retention: {
    heading: 'Aufbewahrung',
    hint: 'Älteres wird binnen einer Stunde gelöscht; 0 behält alles. Einträge über diese Einstellung bleiben.',
    fields: {
      audit_days: { label: 'Protokoll' },
      usage_days: { label: 'Verbrauchte Analysen und Tokens' },
    },
  },
  units: { scans: 'Analysen', analyses: 'Analysen', rows: 'insgesamt', megabytes: 'MB', days: 'Tage' },
  advanced: {
    region: 'Alle Einstellungen',
    noDescription: 'Ohne Beschreibung',
    value: (key: string) => `Wert von ${key}`,
    save: (key: string) => `${key} speichern`,
    lastUpdated: (date: Date) => `Zuletzt geändert: ${format.moment(date)}`,
    invalidJson: 'Das ist kein gültiges JSON',
  },
  add: {
    heading: 'Einstellung anlegen',
    key: 'Schlüssel',
    value: 'Wert (JSON oder einfacher Text)',
    description: 'Beschreibung',
    optional: '(optional)',
    button: 'Einstellung anlegen',
    busy: 'Wird angelegt …',
    required: 'Schlüssel und Wert sind nötig',
  },
});
