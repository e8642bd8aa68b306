import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Verwaltung',
  failed: 'Die Zahlen der Verwaltung ließen sich nicht laden',
  counts: {
    region: 'Zahlen',
    loading: '…',
    total_users: { title: 'Personen', description: 'Angelegte Konten' },
    total_resumes: { title: 'Lebensläufe', description: 'Analysierte Dokumente' },
    active_subscriptions: { title: 'Laufende Abonnements', description: 'Zahlende Kunden' },
  },
  tools: {
    heading: 'Werkzeuge',
    users: {
      title: 'Personen',
      description: 'Menschen finden, Tarif und Nutzung sehen, Adminrechte geben oder nehmen.',
    },
    resumes: { title: 'Lebensläufe', description: 'Die Analysen aller Personen finden, ansehen und löschen.' },
    settings: {
      title: 'Einstellungen',
      description: 'Die KI einschalten, ihr Modell wählen, Tarife und Grenzen setzen.',
    },
    auditLogs: { title: 'Protokoll', description: 'Sehen und exportieren, wer wann was geändert hat.' },
  },
  activity: {
    heading: 'Die letzten 30 Tage',
    caption: 'Neue Konten und Analysen je Tag',
    day: 'Tag (UTC)',
    signUps: 'Neue Konten',
    scans: 'Analysen',
    failed: 'Die Nutzung ließ sich nicht laden.',
    total: (signUps: number, scans: number) =>
      `${format.number(signUps)} neue Konten, ${format.number(scans)} Analysen`,
  },
  health: {
    heading: 'Zustand des Systems',
    failed: 'Der Zustand des Systems ließ sich nicht laden.',
    loading: 'Wird geladen …',
    version: 'Version',
    running: (hours: number) =>
      hours < 1
        ? 'seit weniger als einer Stunde'
        : format.plural(Math.floor(hours), { one: 'seit # Stunde', other: 'seit # Stunden' }),
    database: 'Datenbank',
    databaseState: (engine: string, version: string, ms: number) =>
      `${engine} ${version}, antwortet in ${format.number(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })}`,
    ai: 'Sprachmodell',
    aiStates: { off: 'Nicht eingerichtet', disabled: 'Ausgeschaltet', on: (model: string) => `An, ${model}` },
    mail: 'E-Mail',
    mails: { smtp: 'SMTP', outbox: 'Nicht eingerichtet: E-Mails stehen im Postausgang' },
    payments: 'Zahlungen',
    paymentKinds: { stripe: 'Stripe', sandbox: 'Testmodus, ohne echte Zahlungen', none: 'Nicht eingerichtet' },
    errors: 'Fehler seit dem Start',
    noErrors: 'Keine',
    error: (kind: string, count: number, last: string) =>
      `${kind}: ${format.number(count)}, zuletzt ${format.moment(new Date(last))}`,
  },
  backups: {
    heading: 'Sicherungen',
    failed: 'Die Sicherungen ließen sich nicht laden.',
    none: 'Es gibt noch keine Sicherung.',
    newest: (at) => `Letzte Sicherung: ${format.moment(new Date(at))}`,
    places: { folder: 'In einem Ordner des Servers', bucket: 'In einem Bucket' },
    encrypted: 'verschlüsselt',
    plain: 'nicht verschlüsselt: BACKUP_KEY setzen',
    every: (hours) => format.plural(hours, { one: 'jede Stunde', other: 'alle # Stunden' }),
    byHand: 'nur von Hand: BACKUP_EVERY erstellt sie von selbst',
    make: 'Jetzt sichern',
    making: 'Wird gesichert …',
    restoring: 'Eine Sicherung wird wiederhergestellt …',
    made: 'Die Sicherung ist erstellt',
    makeFailed: 'Die Sicherung ließ sich nicht erstellen',
    lastFault: (fault) => `Der letzte Versuch ist fehlgeschlagen: ${fault}`,
    restart:
      'Die wiederhergestellte Installation hat andere Schlüssel. Starten Sie den Server neu, damit sich alle anmelden können.',
    list: 'Sicherungen zum Wiederherstellen',
    item: (at, megabytes) =>
      `${format.moment(new Date(at))}, ${format.number(megabytes, { maximumFractionDigits: 1 })} MB`,
    point: 'vor einer Wiederherstellung',
    restore: 'Wiederherstellen',
    title: (at) => `Die Sicherung vom ${format.moment(new Date(at))} wiederherstellen?`,
    description:
      'Sie ersetzt alles: Konten, Analysen und Einstellungen. Der jetzige Stand wird vorher gesichert, damit Sie zu ihm zurückkönnen. Wer sich seitdem angemeldet hat, muss sich neu anmelden.',
    word: 'WIEDERHERSTELLEN',
    label: (word) => `Zur Bestätigung ${word} eingeben`,
    confirm: 'Wiederherstellen',
    busy: 'Wird wiederhergestellt …',
    restored: 'Die Sicherung ist wiederhergestellt',
    restoreFailed: 'Die Sicherung ließ sich nicht wiederherstellen',
  },
  maintenance: {
    heading: 'Wartung',
    failed: 'Der Stand der Wartung ließ sich nicht laden.',
    hint: 'Während der Wartung können nur Administratoren Shortlist benutzen. Alle anderen erfahren, wann sie endet.',
    open: 'Shortlist ist für alle offen.',
    closed: 'Für alle außer Administratoren geschlossen.',
    closedUntil: (at) => `Bis ${format.moment(new Date(at))} für alle außer Administratoren geschlossen.`,
    close: 'Für die Wartung schließen',
    reopen: 'Wieder öffnen',
    reopening: 'Wird geöffnet …',
    title: 'Shortlist für die Wartung schließen?',
    until: 'Endet von selbst am',
    untilHint: 'Leer lassen, um von Hand zu öffnen.',
    confirm: 'Shortlist schließen',
    busy: 'Wird geschlossen …',
    didClose: 'Shortlist ist für die Wartung geschlossen',
    didOpen: 'Shortlist ist wieder offen',
    changeFailed: 'Die Wartung ließ sich nicht ändern',
  },
});
