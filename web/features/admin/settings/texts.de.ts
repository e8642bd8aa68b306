import type { Texts } from './texts.ts';

const exactTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'medium' });

export const texts: Texts = {
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
    `Der Wert von „${key}“ hat eine unbekannte Form, darum gilt der übliche. Speichern Sie hier, um das zu beheben.`,
  ai: {
    heading: 'Analyse mit KI',
    description: 'Ist sie aus, werden Lebensläufe ohne Sprachmodell verglichen.',
    modelHeading: 'Sprachmodell',
    model: 'KI-Modell',
    another: 'Ein anderes Modell …',
    name: 'Name des Modells',
    nameHint: 'So, wie Ihr Anbieter ihn schreibt.',
    nameMissing: 'Tippen Sie den Namen des Modells.',
    provider: (count: number) =>
      count === 1 ? 'Der Anbieter nennt 1 Modell.' : `Der Anbieter nennt ${count} Modelle.`,
    providerSilent: 'Der Anbieter hat seine Modelle nicht genannt.',
  },
  engine: {
    heading: 'Art der Analyse',
    label: 'Art der Analyse',
    advanced: 'Gründlich: Anforderungen, Belege und ihr Gewicht',
    basic: 'Einfach: Wörter der Anzeige, die der Lebenslauf enthält',
  },
  plan: {
    heading: 'Neue Konten',
    plan: 'Tarif am Anfang',
    plans: { free: 'Kostenlos', basic: 'Einfach', premium: 'Premium' },
    limit: 'Grenze der Lebensläufe ohne Bezahlung',
    limitHint: 'Wie viele Analysen ein kostenloses Konto aufbewahrt.',
    enforce: 'Diese Grenze durchsetzen',
    enforceHint: 'Ein kostenloses Konto, das sie erreicht hat, speichert nichts mehr, bis es eine Analyse löscht.',
  },
  daily: {
    heading: 'Analysen am Tag',
    hint: 'Ein Tag ist einer nach UTC. Eine Änderung gilt ab der nächsten Analyse.',
    label: (plan: string) => `Tarif ${plan}`,
  },
  advanced: {
    region: 'Alle Einstellungen',
    noDescription: 'Ohne Beschreibung',
    value: (key: string) => `Wert von ${key}`,
    save: (key: string) => `${key} speichern`,
    lastUpdated: (date: Date) => `Zuletzt geändert: ${exactTime.format(date)}`,
    invalidJson: 'Das ist kein gültiges JSON',
  },
  add: {
    heading: 'Einstellung anlegen',
    key: 'Schlüssel',
    value: 'Wert (JSON oder einfacher Text)',
    description: 'Beschreibung',
    optional: '(freiwillig)',
    button: 'Einstellung anlegen',
    busy: 'Wird angelegt …',
    required: 'Schlüssel und Wert sind nötig',
  },
};
