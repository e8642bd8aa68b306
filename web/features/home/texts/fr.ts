import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  title: 'Faites franchir à votre CV le filtre des ATS',
  headline: 'Faites franchir à votre CV le filtre des ATS',
  lead: 'Shortlist lit l’offre et votre CV comme le fait le logiciel d’un recruteur : ce qui correspond, ce qui manque et ce que cela coûte. L’IA intègre ensuite à votre CV, avec naturel, les mots-clés manquants qui sont vrais pour vous.',
  start: 'Commencer l’optimisation',
  dashboard: 'Voir le tableau de bord',
  tryIt: {
    choose: 'Choisir un fichier',
    chooseFor: (field: string) => `Choisir un fichier pour « ${field} »`,
    title: 'Essayez',
    lead: 'Sans compte. Collez les textes ou déposez des fichiers PDF et Word : ils restent dans ce navigateur.',
    jobDescription: 'Offre d’emploi',
    jobDescriptionPlaceholder: 'Collez l’offre d’emploi ici…',
    resume: 'Votre CV',
    resumePlaceholder: 'Collez le texte de votre CV ici…',
    example: 'Insérer un exemple',
    submit: 'Voir mon score',
    busy: 'Lecture des deux textes…',
    missing: {
      title: 'Informations manquantes',
      description: 'Ajoutez l’offre d’emploi et votre CV.',
    },
    tooLong: (characters, limit) =>
      `Ce texte compte ${characters} caractères ; le maximum est de ${limit}. Gardez-en l’essentiel.`,
    pasteRefused: (characters, limit) =>
      `Le texte collé compte ${characters} caractères et n’a pas été repris ; le maximum est de ${limit}.`,
    failed: {
      title: 'Échec de l’analyse',
      description: 'Un problème est survenu lors de l’analyse de votre CV.',
    },
  },
  result: {
    title: 'Score de correspondance ATS',
    meaning: 'Dans quelle mesure ce CV répond à cette offre.',
    uncertain: 'incertain',
    uncovered: 'L’offre est dans une langue que le moteur connaît mal : prenez ce chiffre comme une simple indication.',
    authenticationRequired: 'Connexion requise',
    authenticationReason:
      'Connectez-vous pour voir quels mots-clés comptent, quelles lignes de votre CV les prouvent et ce qu’il faut ajouter. Vos deux textes vous suivent.',
    open: 'Connexion / Inscription',
    optimize: 'Optimiser le CV',
    download: 'Télécharger',
    back: 'Modifier les textes',
  },
  signedIn: {
    title: 'Prêt pour la prochaine candidature',
    withDraft: 'Les textes que vous avez saisis vous attendent dans l’analyse.',
    withoutDraft:
      'Collez une offre et votre CV, ou déposez-les en PDF ou en fichier Word, et voyez si l’un répond bien à l’autre.',
    open: 'Ouvrir l’analyse',
  },
  features: {
    title: 'Ce que vous obtenez',
    items: [
      {
        title: 'Analyse des mots-clés',
        text: 'Extrait les mots-clés d’une offre d’emploi et vérifie, ligne par ligne, si votre CV les contient.',
      },
      {
        title: 'Optimisation par l’IA',
        text: 'Intègre les mots-clés manquants à votre CV avec naturel. Uniquement ceux que vous confirmez : rien n’est inventé.',
      },
      {
        title: 'Tableau de bord des CV',
        text: 'Enregistre chaque analyse avec son CV optimisé, bien rangée, une par poste visé.',
      },
    ],
  },
  howItWorks: {
    title: 'Comment ça marche',
    lead: 'Un petit exemple en anglais, lu par le même moteur que votre CV.',
    posting: '1. L’offre demande',
    resume: '2. Votre CV répond',
    evidence: '3. Chaque mot-clé reçoit sa preuve',
    found: 'Trouvé',
    missing: 'Manquant',
    notFound: 'Aucune ligne du CV ne le montre.',
  },
});
