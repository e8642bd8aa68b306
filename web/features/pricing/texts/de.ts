import type { Format } from '#contract/format.ts';
import { writePremiumPrice } from '#contract/plans.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Preise',
  subtitle: 'Preise ansehen und den Tarif verwalten',
  loading: 'Ihr Tarif wird geladen …',
  changed: { title: 'Ihr Tarif wurde in einem anderen Tab geändert.', show: 'Hier zeigen' },
  retry: 'Noch einmal versuchen',
  usage: {
    title: 'Ihre Nutzung',
    label: 'Analysen heute',
    used: (used: number, limit: number) => `${format.number(used)} von ${format.number(limit)} verbraucht`,
    remaining: (left: number) => `Heute noch ${format.number(left)}`,
    renews: (at: Date) =>
      `Um ${format.date(at, { hour: 'numeric', minute: '2-digit' })} Ihrer Zeit stehen wieder alle bereit.`,
  },
  current: 'Ihr Tarif',
  features: 'Was dazugehört',
  scans: (count: number) => format.plural(count, { one: '# Analyse am Tag', other: '# Analysen am Tag' }),
  free: {
    title: 'Kostenlos',
    price: 'Für immer kostenlos',
    features: ['Einfache Analyse', 'Vergleich mit der Stellenanzeige', 'Die wichtigsten Funktionen'],
    button: 'Kostenlos',
    downgrade: 'Zum kostenlosen Tarif',
  },
  premium: {
    title: 'Premium',
    price: `${writePremiumPrice(format)} im Monat`,
    features: ['Gründlichere Analyse', 'Bevorzugter Support', 'Erweiterter Abgleich der Begriffe', 'Alle Funktionen'],
    upgrade: 'Jetzt zu Premium wechseln',
    manage: 'Abonnement verwalten',
  },
  basic: 'Sie haben den einfachen Tarif.',
  manage: 'Ihr Abonnement verwalten',
  periodEnds: (distance: string) => `Der laufende Zeitraum endet ${distance}`,
  renewsOn: (end: Date) => `Er verlängert sich am ${format.date(end, { dateStyle: 'long' })}.`,
  endsOn: (end: Date) =>
    `Sie haben gekündigt: Premium endet am ${format.date(end, { dateStyle: 'long' })} und verlängert sich nicht.`,
  trialEnds: (end: Date) => `Ihre Probezeit endet am ${format.date(end, { dateStyle: 'long' })}.`,
  notRenewedYet: 'Der Zahlungsanbieter hat die Verlängerung noch nicht gemeldet.',
  unpaid: {
    title: 'Ihre letzte Zahlung ist fehlgeschlagen',
    keptUntil: (end: Date) =>
      `Premium bleibt bis zum ${format.date(end, { dateStyle: 'long' })} aktiv. Aktualisieren Sie bis dahin Ihre Zahlungskarte, um es zu behalten.`,
    off: 'Premium ist bis zur Zahlung ausgesetzt. Aktualisieren Sie Ihre Zahlungskarte, um es wieder zu nutzen.',
    action: 'Zahlungskarte aktualisieren',
  },
  blocked: {
    title: 'Pop-up blockiert',
    description: 'Bitte erlauben Sie dieser Website, Fenster zu öffnen, und versuchen Sie es noch einmal.',
    link: 'Zahlungsseite öffnen',
  },
  loadFailed: {
    title: 'Ihr Abonnement ließ sich nicht prüfen',
    inline: 'Die Angaben zum Abonnement ließen sich nicht laden. Bitte versuchen Sie es später noch einmal.',
    toast: {
      title: 'Die Angaben zum Abonnement ließen sich nicht laden',
      description: 'Bitte versuchen Sie es später noch einmal',
    },
    noData: 'Der Server hat keine Angaben zum Abonnement gesendet',
  },
  checkoutFailed: {
    title: 'Das Abonnement ließ sich nicht anlegen',
    inline: 'Der Kauf ließ sich nicht beginnen. Bitte versuchen Sie es später noch einmal.',
    toast: {
      title: 'Fehler beim Abonnement',
      description: 'Das Abonnement ließ sich nicht anlegen. Bitte versuchen Sie es später noch einmal.',
    },
  },
  portalFailed: {
    title: 'Die Abonnementverwaltung ließ sich nicht öffnen',
    inline: 'Die Verwaltung des Abonnements ließ sich nicht öffnen. Bitte versuchen Sie es später noch einmal.',
    toast: {
      title: 'Fehler bei der Abonnementverwaltung',
      description: 'Die Verwaltung des Abonnements ließ sich nicht öffnen. Bitte versuchen Sie es später noch einmal.',
    },
  },
  notConfigured: 'Konfigurationsfehler',
  noCustomer: { title: 'Kein Abonnement gefunden', description: 'Sie haben hier noch nichts gekauft.' },
  success: {
    checkingHeading: 'Ihr Abonnement wird geprüft',
    checking: 'Der Zahlungsanbieter wird gefragt …',
    heading: 'Ihr Abonnement läuft',
    active: (scans: string) => `Premium ist aktiv, mit ${scans}.`,
    waitingHeading: 'Premium ist noch nicht aktiv',
    waiting:
      'Der Zahlungsanbieter hat noch keine Zahlung bestätigt. Nach dem Bezahlen kann das eine Minute dauern: Sie müssen nicht noch einmal zahlen.',
    again: 'Noch einmal prüfen',
    dashboard: 'Zur Übersicht',
    subscription: 'Zum Abonnement',
  },
  cancel: {
    heading: 'Kauf abgebrochen',
    free: (scans: string) => `Es wurde nichts berechnet. Sie behalten den kostenlosen Tarif mit ${scans}.`,
    premium: 'Es hat sich nichts geändert. Premium bleibt, wie es ist.',
    plans: 'Tarife ansehen',
  },
});
