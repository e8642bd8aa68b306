import type { Format } from '#contract/format.ts';
import { writePremiumPrice } from '#contract/plans.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Prijzen',
  subtitle: 'Bekijk de prijzen en beheer je abonnement',
  loading: 'Je abonnement wordt geladen…',
  changed: { title: 'Je abonnement is in een ander tabblad gewijzigd.', show: 'Hier tonen' },
  retry: 'Opnieuw proberen',
  usage: {
    title: 'Je gebruik',
    label: 'Vandaag gebruikte analyses',
    used: (used, limit) => `${format.number(used)} van ${format.number(limit)} analyses gebruikt`,
    remaining: (left) => `Vandaag nog ${format.number(left)}`,
    renews: (at) =>
      `Om ${format.date(at, { hour: 'numeric', minute: '2-digit' })} jouw tijd zijn alle analyses weer beschikbaar.`,
  },
  current: 'Huidig abonnement',
  features: 'Wat erbij hoort',
  scans: (count: number) => format.plural(count, { one: '# analyse per dag', other: '# analyses per dag' }),
  free: {
    title: 'Gratis',
    price: 'Altijd gratis',
    features: ['Basisanalyse van je cv', 'Vergelijking met de vacature', 'Toegang tot de kernfuncties'],
    button: 'Gratis abonnement',
    downgrade: 'Overstappen op gratis',
  },
  premium: {
    title: 'Premium',
    price: `${writePremiumPrice(format)} per maand`,
    features: [
      'Uitgebreidere analyse van je cv',
      'Ondersteuning met voorrang',
      'Geavanceerde vergelijking van trefwoorden',
      'Toegang tot alle functies',
    ],
    upgrade: 'Nu upgraden',
    manage: 'Abonnement beheren',
  },
  basic: 'Je hebt het basisabonnement.',
  manage: 'Je abonnement beheren',
  periodEnds: (distance) => `De huidige periode eindigt ${distance}`,
  renewsOn: (end) => `Het wordt verlengd op ${format.date(end, { dateStyle: 'long' })}.`,
  endsOn: (end) =>
    `Je hebt opgezegd: Premium eindigt op ${format.date(end, { dateStyle: 'long' })} en wordt niet verlengd.`,
  trialEnds: (end) => `Je proefperiode eindigt op ${format.date(end, { dateStyle: 'long' })}.`,
  notRenewedYet: 'De betaaldienst heeft de verlenging nog niet gemeld.',
  unpaid: {
    title: 'Je laatste betaling is niet gelukt',
    keptUntil: (end) =>
      `Premium blijft actief tot ${format.date(end, { dateStyle: 'long' })}. Werk voor die tijd je kaart bij om het te houden.`,
    off: 'Tot die tijd staat Premium uit. Werk je kaart bij om het terug te krijgen.',
    action: 'Kaart bijwerken',
  },
  blocked: {
    title: 'Pop-up geblokkeerd',
    description: 'Sta pop-ups voor deze website toe en probeer het opnieuw.',
    link: 'Betaalpagina openen',
  },
  loadFailed: {
    title: 'Abonnement controleren mislukt',
    inline: 'De abonnementsgegevens konden niet worden geladen. Probeer het later opnieuw.',
    toast: {
      title: 'De abonnementsgegevens konden niet worden geladen',
      description: 'Probeer het later opnieuw',
    },
    noData: 'Er zijn geen abonnementsgegevens ontvangen',
  },
  checkoutFailed: {
    title: 'Abonnement afsluiten mislukt',
    inline: 'De aankoop kon niet worden gestart. Probeer het later opnieuw.',
    toast: {
      title: 'Fout bij het abonnement',
      description: 'Het abonnement kon niet worden aangemaakt. Probeer het later opnieuw.',
    },
  },
  portalFailed: {
    title: 'Klantenportaal openen mislukt',
    inline: 'Het abonnementsbeheer kon niet worden geopend. Probeer het later opnieuw.',
    toast: {
      title: 'Fout bij het klantenportaal',
      description: 'Het abonnementsbeheer kon niet worden geopend. Probeer het later opnieuw.',
    },
  },
  notConfigured: 'Configuratiefout',
  noCustomer: { title: 'Geen abonnement gevonden', description: 'Je hebt hier nog niets gekocht.' },
  success: {
    checkingHeading: 'Je abonnement wordt gecontroleerd',
    checking: 'De betaaldienst wordt geraadpleegd…',
    heading: 'Je abonnement is gestart!',
    active: (scans: string) => `Je Premium-abonnement is actief, met ${scans}.`,
    waitingHeading: 'Premium is nog niet actief',
    waiting:
      'De betaaldienst heeft nog geen betaling bevestigd. Na het betalen kan dat een minuut duren: je hoeft niet opnieuw te betalen.',
    again: 'Opnieuw controleren',
    dashboard: 'Naar het overzicht',
    subscription: 'Abonnement bekijken',
  },
  cancel: {
    heading: 'Aankoop geannuleerd',
    free: (scans: string) => `Er is niets in rekening gebracht. Je houdt het gratis abonnement met ${scans}.`,
    premium: 'Er is niets veranderd. Je Premium-abonnement blijft zoals het is.',
    plans: 'Abonnementen bekijken',
  },
});
