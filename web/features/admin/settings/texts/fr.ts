import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

export const texts = (format: Format): Texts => ({
  heading: 'Paramètres',
  tabs: {
    label: 'Paramètres',
    general: 'Général',
    ai: 'IA',
    subscription: 'Abonnements',
    advanced: 'Avancé',
  },
  loading: 'Chargement des paramètres…',
  loadFailed: 'Impossible de charger les paramètres système',
  taken: 'Un paramètre porte déjà cette clé. Modifiez-le ci-dessus.',
  updateFailed: 'Impossible de modifier le paramètre',
  addFailed: 'Impossible de créer le paramètre',
  updated: 'Paramètre modifié',
  added: 'Paramètre créé',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  unreadable: (key) =>
    `La valeur de « ${key} » a une forme inconnue : la valeur par défaut est donc utilisée. Enregistrer ici corrige cela.`,
  ai: {
    status: {
      heading: 'Modèle de langage actuel',
      loading: 'Interrogation du serveur…',
      off: 'Désactivé : aucun modèle de langage n’est configuré (AI_BASE_URL).',
      disabled: 'Désactivé dans l’onglet Général.',
      on: (model: string) => `Activé : ${model} lit les textes.`,
      onAt: (model: string, host: string) => `Activé : ${model} chez ${host} lit les textes.`,
      notAsked: 'Il n’a pas encore été interrogé depuis le démarrage du serveur.',
      answered: (at: string, answer: string) => `Dernière réponse, ${at} : ${answer}`,
      test: 'Tester la connexion',
      testing: 'Test en cours…',
      failed: 'Le serveur n’a pas répondu.',
    },
    heading: 'Analyse de CV par l’IA',
    description: 'Lorsqu’elle est désactivée, les CV sont comparés sans modèle de langage.',
    secondReader: 'Seconde lecture des formulations incertaines',
    secondReaderHint:
      'Après avoir réécrit un CV, le modèle juge aussi les mots dont les règles ne sont pas sûres. Il peut ajouter des questions, et n’en retirer une que s’il cite la ligne du CV qui dit la même chose. Cela coûte un second appel, compté dans le même budget de jetons.',
    configured: (model: string, seeded: string) =>
      `AI_MODEL, dans la configuration du serveur, remplace ${seeded} : ${model} est utilisé. Tout autre choix fait ici l’emporte.`,
    modelHeading: 'Modèle de langage',
    model: 'Modèle d’IA',
    another: 'Un autre modèle…',
    name: 'Nom du modèle',
    nameHint: 'Tel que votre fournisseur l’écrit.',
    nameMissing: 'Saisissez le nom du modèle.',
    provider: (count) =>
      format.plural(count, { one: 'Le fournisseur propose # modèle.', other: 'Le fournisseur propose # modèles.' }),
    providerSilent: 'Le fournisseur n’a pas donné la liste de ses modèles.',
  },
  engine: {
    heading: 'Moteur d’analyse',
    fields: {
      engine: {
        label: 'Moteur d’analyse',
        options: { advanced: 'Avancé', basic: 'Simple' },
        meanings: {
          advanced: 'Exigences, preuves et leur poids.',
          basic: 'Mots de l’offre que le CV contient.',
        },
      },
    },
  },
  plan: {
    heading: 'Nouveaux comptes',
    fields: {
      plan: { label: 'Formule par défaut', options: { free: 'Gratuite', basic: 'De base', premium: 'Premium' } },
      resume_limit: {
        label: 'Limite de CV de la formule gratuite',
        hint: 'Combien d’analyses un compte gratuit conserve.',
      },
      enforce: {
        label: 'Appliquer la limite de CV',
        hint: 'Un compte gratuit qui l’a atteinte n’enregistre plus d’analyse tant qu’il n’en supprime pas une.',
      },
    },
  },
  daily: {
    heading: 'Analyses par jour',
    hint: 'Un jour est un jour UTC. Un changement compte à partir de la prochaine analyse.',
    fields: {
      free: { label: 'Formule gratuite' },
      basic: { label: 'Formule de base' },
      premium: { label: 'Formule Premium' },
    },
  },
  kept: {
    heading: 'Stockage par personne',
    hint: 'Qui atteint une limite peut de nouveau enregistrer après avoir supprimé des analyses.',
    fields: {
      rows: { label: 'Analyses et réponses enregistrées' },
      megabytes: { label: 'Taille des textes enregistrés' },
    },
  },
  retention: {
    heading: 'Conservation',
    hint: 'Ce qui est plus ancien est supprimé dans l’heure ; 0 conserve tout. Les entrées sur ce paramètre restent.',
    fields: {
      audit_days: { label: 'Journal d’audit' },
      usage_days: { label: 'Analyses et jetons utilisés' },
    },
  },
  units: { scans: 'analyses', analyses: 'analyses', rows: 'au total', megabytes: 'Mo', days: 'jours' },
  advanced: {
    region: 'Tous les paramètres',
    noDescription: 'Aucune description',
    value: (key) => `Valeur de ${key}`,
    save: (key) => `Enregistrer ${key}`,
    lastUpdated: (date) => `Dernière modification : ${format.moment(date)}`,
    invalidJson: 'Format JSON non valide',
  },
  add: {
    heading: 'Ajouter un paramètre',
    key: 'Clé du paramètre',
    value: 'Valeur (JSON ou texte simple)',
    description: 'Texte descriptif',
    optional: '(facultatif)',
    button: 'Ajouter le paramètre',
    busy: 'Ajout…',
    required: 'La clé et la valeur sont requises',
  },
});
