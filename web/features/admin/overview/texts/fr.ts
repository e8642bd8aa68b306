import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Vue d’ensemble',
  failed: 'Impossible de charger les données d’administration',
  counts: {
    region: 'Chiffres',
    loading: '…',
    total_users: { title: 'Utilisateurs', description: 'Comptes créés' },
    total_resumes: { title: 'CV', description: 'Documents analysés' },
    active_subscriptions: { title: 'Abonnements actifs', description: 'Clients payants' },
  },
  tools: {
    heading: 'Outils',
    users: {
      title: 'Gestion des utilisateurs',
      description:
        'Trouver des personnes, voir leur formule et leur activité, accorder ou retirer les droits d’administration.',
    },
    resumes: {
      title: 'Gestion des CV',
      description: 'Trouver, consulter et supprimer les analyses de tout le monde.',
    },
    settings: {
      title: 'Paramètres système',
      description: 'Activer l’IA, choisir son modèle, définir les formules et les limites.',
    },
    auditLogs: { title: 'Journal d’audit', description: 'Voir qui a changé quoi et quand, et l’exporter.' },
  },
  activity: {
    heading: '30 derniers jours',
    caption: 'Inscriptions et analyses par jour',
    day: 'Jour (UTC)',
    signUps: 'Inscriptions',
    scans: 'Analyses',
    failed: 'L’activité n’a pas pu être chargée.',
    total: (signUps, scans) =>
      `${format.plural(signUps, { one: '# inscription', other: '# inscriptions' })}, ${format.plural(scans, { one: '# analyse', other: '# analyses' })}`,
  },
  health: {
    heading: 'État du système',
    failed: 'L’état du système n’a pas pu être chargé.',
    loading: 'Chargement…',
    version: 'Version',
    running: (hours) =>
      hours < 1
        ? 'depuis moins d’une heure'
        : format.plural(Math.floor(hours), { one: 'depuis # heure', other: 'depuis # heures' }),
    database: 'Base de données',
    databaseState: (engine, version, ms) =>
      `${engine} ${version}, répond en ${format.number(ms, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })}`,
    ai: 'Modèle de langage',
    aiStates: { off: 'Non configuré', disabled: 'Désactivé', on: (model) => `Actif, ${model}` },
    mail: 'E-mails',
    mails: { smtp: 'SMTP', outbox: 'Non configuré : les e-mails restent dans la boîte d’envoi' },
    payments: 'Paiements',
    paymentKinds: { stripe: 'Stripe', sandbox: 'Simulés, pour un usage local', none: 'Non configurés' },
    errors: 'Erreurs depuis le démarrage',
    noErrors: 'Aucune',
    error: (kind, count, last) => `${kind} : ${format.number(count)}, dernière le ${format.moment(new Date(last))}`,
  },
  backups: {
    heading: 'Sauvegardes',
    failed: 'Les sauvegardes n’ont pas pu être chargées.',
    none: 'Il n’y a pas encore de sauvegarde.',
    newest: (at) => `Dernière sauvegarde : ${format.moment(new Date(at))}`,
    places: { folder: 'Dans un dossier du serveur', bucket: 'Dans un bucket' },
    encrypted: 'chiffrées',
    plain: 'non chiffrées : définissez BACKUP_KEY',
    every: (hours) => format.plural(hours, { one: 'toutes les heures', other: 'toutes les # heures' }),
    byHand: 'à la main seulement : BACKUP_EVERY les crée automatiquement',
    make: 'Sauvegarder maintenant',
    making: 'Sauvegarde en cours…',
    restoring: 'Une sauvegarde est en cours de restauration…',
    made: 'Sauvegarde créée',
    makeFailed: 'La sauvegarde n’a pas pu être créée',
    lastFault: (fault) => `La dernière tentative a échoué : ${fault}`,
    restart:
      'L’installation restaurée a d’autres clés. Redémarrez le serveur pour que tout le monde puisse se connecter.',
    list: 'Sauvegardes que vous pouvez restaurer',
    item: (at, size) => `${format.moment(new Date(at))}, ${size}`,
    point: 'avant une restauration',
    restore: 'Restaurer',
    title: (at) => `Restaurer la sauvegarde du ${format.moment(new Date(at))} ?`,
    description:
      'Elle remplace tout : comptes, analyses et paramètres. L’état actuel est d’abord sauvegardé pour que vous puissiez y revenir. Les personnes connectées depuis devront se reconnecter.',
    word: 'RESTAURER',
    label: (word) => `Saisissez ${word} pour confirmer`,
    confirm: 'Restaurer',
    busy: 'Restauration…',
    restored: 'Sauvegarde restaurée',
    restoreFailed: 'La sauvegarde n’a pas pu être restaurée',
  },
  maintenance: {
    heading: 'Mode maintenance',
    failed: 'L’état de la maintenance n’a pas pu être chargé.',
    hint: 'Pendant la maintenance, seuls les administrateurs peuvent utiliser Shortlist. Les autres voient quand elle se termine.',
    open: 'Shortlist est ouvert à tout le monde.',
    closed: 'Fermé à tous sauf aux administrateurs.',
    closedUntil: (at) => `Fermé jusqu’au ${format.moment(new Date(at))} à tous sauf aux administrateurs.`,
    close: 'Fermer pour maintenance',
    reopen: 'Rouvrir',
    reopening: 'Réouverture…',
    title: 'Fermer Shortlist pour maintenance ?',
    until: 'Se termine automatiquement le',
    untilHint: 'Laissez vide pour rouvrir à la main.',
    confirm: 'Fermer Shortlist',
    busy: 'Fermeture…',
    didClose: 'Shortlist est fermé pour maintenance',
    didOpen: 'Shortlist est de nouveau ouvert',
    changeFailed: 'La maintenance n’a pas pu être modifiée',
  },
});
