import type { Format } from '#contract/format.ts';
import { writePremiumPrice } from '#contract/plans.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Tarifs',
  subtitle: 'Consultez les tarifs et gérez votre formule',
  loading: 'Chargement de votre formule…',
  changed: { title: 'Votre formule a changé dans un autre onglet.', show: 'L’afficher ici' },
  retry: 'Réessayer',
  usage: {
    title: 'Votre utilisation',
    label: 'Analyses utilisées aujourd’hui',
    used: (used, limit) =>
      `${format.number(used)} sur ${format.plural(limit, { one: '# analyse utilisée', other: '# analyses utilisées' })}`,
    remaining: (left) => format.plural(left, { one: '# restante aujourd’hui', other: '# restantes aujourd’hui' }),
    renews: (at) =>
      `Toutes les analyses sont de nouveau disponibles à ${format.date(at, { hour: 'numeric', minute: '2-digit' })}, heure locale.`,
  },
  current: 'Formule actuelle',
  features: 'Ce qu’elle comprend',
  scans: (count: number) => format.plural(count, { one: '# analyse par jour', other: '# analyses par jour' }),
  free: {
    title: 'Formule gratuite',
    price: 'Gratuite pour toujours',
    features: ['Analyse de base du CV', 'Comparaison avec l’offre d’emploi', 'Accès aux fonctions essentielles'],
    button: 'Formule gratuite',
    downgrade: 'Passer à la formule gratuite',
  },
  premium: {
    title: 'Formule Premium',
    price: `${writePremiumPrice(format)} par mois`,
    features: [
      'Analyse approfondie du CV',
      'Assistance prioritaire',
      'Comparaison avancée des mots-clés',
      'Accès à toutes les fonctions',
    ],
    upgrade: 'Passer à Premium',
    manage: 'Gérer l’abonnement',
  },
  basic: 'Vous avez la formule de base.',
  manage: 'Gérer votre abonnement',
  periodEnds: (distance) => `La période en cours se termine ${distance}`,
  renewsOn: (end) => `Elle se renouvelle le ${format.date(end, { dateStyle: 'long' })}.`,
  endsOn: (end) =>
    `Vous avez résilié : Premium prend fin le ${format.date(end, { dateStyle: 'long' })} et ne sera pas renouvelé.`,
  trialEnds: (end) => `Votre essai se termine le ${format.date(end, { dateStyle: 'long' })}.`,
  notRenewedYet: 'Le prestataire de paiement n’a pas encore signalé le renouvellement.',
  unpaid: {
    title: 'Votre dernier paiement n’a pas abouti',
    keptUntil: (end) =>
      `Premium reste actif jusqu’au ${format.date(end, { dateStyle: 'long' })}. Mettez votre carte à jour d’ici là pour le conserver.`,
    off: 'Premium est désactivé en attendant. Mettez votre carte à jour pour le retrouver.',
    action: 'Mettre la carte à jour',
  },
  blocked: {
    title: 'Fenêtre pop-up bloquée',
    description: 'Autorisez les fenêtres pop-up pour ce site, puis réessayez.',
    link: 'Ouvrir la page de paiement',
  },
  loadFailed: {
    title: 'Échec de la vérification de l’abonnement',
    inline: 'Impossible de charger les données de l’abonnement. Veuillez réessayer plus tard.',
    toast: {
      title: 'Impossible de charger les données de l’abonnement',
      description: 'Veuillez réessayer plus tard',
    },
    noData: 'Aucune donnée d’abonnement reçue',
  },
  checkoutFailed: {
    title: 'Échec de la création de l’abonnement',
    inline: 'Impossible de lancer la souscription. Veuillez réessayer plus tard.',
    toast: {
      title: 'Erreur d’abonnement',
      description: 'Impossible de créer l’abonnement. Veuillez réessayer plus tard.',
    },
  },
  portalFailed: {
    title: 'Échec de l’accès à l’espace client',
    inline: 'Impossible d’ouvrir la gestion de l’abonnement. Veuillez réessayer plus tard.',
    toast: {
      title: 'Erreur d’accès à l’espace client',
      description: 'Impossible d’ouvrir la gestion de l’abonnement. Veuillez réessayer plus tard.',
    },
  },
  notConfigured: 'Erreur de configuration',
  noCustomer: { title: 'Aucun abonnement trouvé', description: 'Vous n’avez encore rien acheté ici.' },
  success: {
    checkingHeading: 'Vérification de votre abonnement',
    checking: 'Interrogation du prestataire de paiement…',
    heading: 'Abonnement confirmé !',
    active: (scans: string) => `Votre formule Premium est active, avec ${scans}.`,
    waitingHeading: 'Premium n’est pas encore actif',
    waiting:
      'Le prestataire de paiement n’a pas encore confirmé de paiement. Après le règlement, cela peut prendre une minute : inutile de payer à nouveau.',
    again: 'Vérifier à nouveau',
    dashboard: 'Aller au tableau de bord',
    subscription: 'Voir l’abonnement',
  },
  cancel: {
    heading: 'Achat annulé',
    free: (scans: string) => `Rien n’a été débité. Vous gardez la formule gratuite avec ${scans}.`,
    premium: 'Rien n’a changé. Votre formule Premium reste telle quelle.',
    plans: 'Voir les formules',
  },
});
