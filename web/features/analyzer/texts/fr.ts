import type { Format } from '#contract/format.ts';
import type { Texts } from './en.ts';

const fieldNames = {
  jobTitle: 'L’intitulé du poste',
  jobDescription: 'L’offre d’emploi',
  resumeText: 'Le CV',
};

export const texts = (format: Format): Texts => ({
  heading: 'Analyse de CV',
  intro:
    'Collez l’offre et votre CV, ou déposez-les en PDF ou en fichier Word. Vous verrez dans quelle mesure le CV répond à l’offre, et pourquoi.',
  aiReads: (model: string, host: string) =>
    `Les deux textes sont aussi lus par un modèle de langage : ${model} chez ${host}.`,
  jobDescription: {
    title: 'Offre d’emploi',
    titleLabel: 'Intitulé du poste',
    titleHint: 'Facultatif. Donne un nom à l’analyse dans votre tableau de bord.',
    titleRead:
      'Lu dans l’offre d’emploi. C’est le nom de l’analyse dans votre tableau de bord ; modifiez-le à votre gré.',
    suggestions: 'Intitulés tirés de l’offre',
    use: (title) => `Utiliser « ${title} »`,
    titlePlaceholder: 'p. ex. développeuse ou analyste',
    placeholder: 'Collez l’offre d’emploi ici…',
  },
  example: {
    button: 'Charger un exemple',
    question: 'Remplacer vos textes par l’exemple ?',
    explanation: 'L’intitulé, l’offre et le CV que vous avez saisis seraient perdus.',
    keep: 'Garder mes textes',
    replace: 'Remplacer',
  },
  resume: { title: 'Votre CV', placeholder: 'Collez le texte de votre CV ici…' },
  file: { choose: 'Choisir un fichier', chooseFor: (field: string) => `Choisir un fichier pour « ${field} »` },
  library: 'Mes CV',
  counted: (characters, limit) => `${format.number(characters)} sur ${format.number(limit)} caractères`,
  analyze: (signedIn) => (signedIn ? 'Analyser et enregistrer le CV' : 'Analyser le CV'),
  analyzing: (signedIn) => (signedIn ? 'Analyse et enregistrement…' : 'Analyse en cours…'),
  cancel: 'Annuler',
  stages: {
    matching: 'Comparaison de votre CV avec l’offre.',
    waiting: 'Comparaison terminée. En attente du modèle de langage.',
    writing: 'Le modèle de langage réécrit votre CV.',
    checking: 'Vérification de chaque modification d’après votre CV.',
  },
  written: (words) => format.plural(words, { one: '# mot jusqu’ici.', other: '# mots jusqu’ici.' }),
  ready: 'Prêt pour l’analyse.',
  problems: {
    bothMissing: 'Ajoutez l’offre d’emploi et votre CV.',
    postingMissing: 'Ajoutez l’offre d’emploi.',
    resumeMissing: 'Ajoutez votre CV.',
    notText: (field) =>
      `${fieldNames[field]} contient des données qui ne sont pas du texte. Copiez le texte du document et collez-le à nouveau.`,
    tooLong: (field, over, limit) =>
      `${fieldNames[field]} dépasse de ${format.plural(over, { one: '# caractère', other: '# caractères' })} la limite de ${format.number(limit)}. Raccourcissez pour continuer ; rien n’a été coupé.`,
  },
  pasteRefused: (characters, limit) =>
    `Le texte collé compte ${format.number(characters)} caractères, plus que la limite de ${format.number(limit)}. Il n’a pas été repris ; ce qui se trouvait ici est inchangé.`,
  scansLeft: (left) =>
    format.plural(left, { one: '# analyse restante aujourd’hui.', other: '# analyses restantes aujourd’hui.' }),
  missingInformation: {
    title: 'Informations manquantes',
    description: 'Ajoutez l’offre d’emploi et votre CV.',
  },
  notes: {
    start: 'Analyse par l’IA indisponible',
    unavailable: (reason) => `Analyse par l’IA indisponible : ${reason}`,
    invalidFormat:
      'Analyse par l’IA indisponible : la réponse avait un format non valide. La comparaison simple des mots-clés est utilisée.',
    failed: (reason) => `Erreur lors de l’analyse du CV : ${reason}`,
    keyCheckFailed: (reason) => `Erreur lors de la vérification de la clé d’API : ${reason}`,
    keyIssue: (reason) => `Problème de clé du fournisseur d’IA : ${reason}`,
    keyException: 'Erreur inattendue lors de la vérification',
    unreachable: 'Le serveur est injoignable ou a mis trop de temps.',
    status: (status) => `Le serveur a répondu avec le statut ${status}.`,
  },
  keyIssue: {
    title: 'Problème de clé du fournisseur d’IA',
    withoutAi: 'Analyser sans IA',
    first: 'La clé d’IA doit d’abord être valide.',
    invalid: 'La clé du fournisseur d’IA n’est pas configurée ou n’est pas valide.',
  },
  recheck: { button: 'Revérifier la clé d’API', busy: 'Vérification…', toastTitle: 'Clé d’API vérifiée' },
  results: {
    versions: 'Versions',
    heading: 'Résultats de l’analyse',
    startNew: 'Nouvelle analyse',
    matchScore: 'Score de correspondance ATS',
    optimizedScore: 'Score optimisé',
    notOptimized: 'Pas encore optimisé',
    scoreMeaning: 'Dans quelle mesure ce CV répond à cette offre.',
    keywordAnalysis: 'Analyse des mots-clés',
    keywordAnalysisHint: 'Choisissez un mot-clé pour voir les lignes de votre CV qui le montrent.',
    missing: 'Mots-clés manquants',
    missingHint: 'Ajoutez-les à votre CV pour améliorer votre score',
    noneMissing: 'Votre CV montre tous les mots-clés de cette offre.',
    noKeywords: 'Aucun mot-clé n’a été reconnu dans cette offre.',
    matched: 'Mots-clés trouvés',
    matchedHint: 'Déjà présents dans votre CV',
    noneMatched: 'Aucun mot-clé de cette offre ne figure dans votre CV.',
    recommendations: 'Recommandations de l’IA',
    noRecommendations: 'Rien d’autre à recommander.',
    placement: 'Où placer les mots-clés',
    originalTab: 'CV original',
    optimizedTab: 'CV optimisé',
    compareTab: 'Comparer',
    optimize: 'Optimiser le CV',
    scoreChange: (before, after) => `Score : ${format.percent(before)} avant, ${format.percent(after)} maintenant.`,
    changeConfirmed: 'Modifier les mots-clés confirmés',
    saving: 'Enregistrement…',
    download: 'Télécharger',
    resumeTabs: 'Versions du CV',
    save: 'Enregistrer l’analyse',
    notSaved: (reason) => `Non enregistré : ${reason}`,
    saved: 'Analyse enregistrée',
  },
  failedToast: { title: 'Échec de l’analyse', description: 'Un problème est survenu lors de l’analyse de votre CV.' },
  failed: {
    kept: 'Vos textes sont conservés. Vous pouvez réessayer, ou revenir en arrière pour les modifier.',
    retry: 'Réessayer',
  },
  bar: {
    gained: (points) => `${format.number(points, { signDisplay: 'exceptZero' })} depuis l’ouverture`,
    label: 'Résultat et prochaine étape',
    answers: (changes, points) =>
      `${format.plural(changes, { one: '# modification attend votre réponse', other: '# modifications attendent votre réponse' })}${points > 0 ? `, jusqu’à +${format.number(points)}` : ''}.`,
    keywords: (keywords, points) =>
      `${format.plural(keywords, { one: '# mot-clé manque', other: '# mots-clés manquent' })} dans votre CV${points > 0 ? ` : jusqu’à +${format.number(points)}` : ''}. Dites ${keywords === 1 ? 's’il est vrai' : 'lesquels sont vrais'} pour vous.`,
    done: 'Rien n’attend votre réponse. Votre CV est prêt à être téléchargé.',
    showChange: 'Voir la première',
    showGaps: 'Voir ce qui manque',
  },
  edit: {
    back: 'Retour à la modification',
    hint: 'Modifiez le texte ici : le score suit, sans utiliser d’analyse.',
    undo: 'Annuler',
    redo: 'Rétablir',
    samePlace: {
      title: 'Vous avez écrit au même endroit',
      description: 'Vos mots restent tels quels. Modifiez-les dans le CV si vous voulez cette modification.',
    },
  },
  conflict: {
    explanation: 'Cette analyse a été modifiée dans un autre onglet ou sur un autre appareil.',
    reload: 'Voir la version enregistrée',
    keepMine: 'Garder celle-ci',
  },
  panes: { label: 'Afficher', todo: 'À faire', resume: 'CV' },
  opening: 'Ouverture de l’analyse…',
  gone: {
    title: 'Cette analyse est introuvable',
    description:
      'Elle a peut-être été supprimée, ou elle appartient à un autre compte. Les vôtres sont dans votre tableau de bord.',
  },
  notLoaded: {
    title: 'Cette analyse n’a pas pu être chargée',
    description: 'Vérifiez votre connexion et réessayez. Rien n’est perdu.',
  },
  toDashboard: 'Aller au tableau de bord',
  importance: { must: 'Indispensable', preferred: 'Souhaité', nice: 'Un plus', unsure: 'Peut-être demandé' },
  found: 'trouvé',
  absent: 'manquant',
  foundOf: (found, all) => `${format.number(found)} sur ${format.plural(all, { one: '# trouvé', other: '# trouvés' })}`,
  alternatives: (names) => `Au choix : ${format.anyOf(names)}`,
  noEvidence: 'Aucune ligne de votre CV ne le montre.',
  strengths: {
    exact: 'les mêmes mots',
    alias: 'un autre nom',
    inflected: 'une autre forme du mot',
    meaning: 'dit avec d’autres mots',
    partial: 'en partie : certains de ses mots, ou des mots qui vont avec',
    near: 'une orthographe proche',
    related: 'apparenté, donc compté en partie',
    none: 'aucune correspondance',
  },
  placements: {
    shown: 'montré dans votre travail',
    listed: 'cité comme compétence',
    passing: 'mentionné en passant',
    none: 'hors de toute rubrique',
  },
  arithmetic: {
    title: 'Comment ce score est calculé',
    optimizedTitle: 'Comment le score optimisé est calculé',
    failed: 'Le calcul ne peut pas être affiché dans ce navigateur. Rechargez la page et réessayez.',
    caption: 'Points obtenus, partie par partie',
    part: 'Partie',
    points: 'Points obtenus',
    earned: (earned, possible) => `${earned} sur ${possible}`,
    formula: (version) => `Formule, version ${version}. Les mêmes textes donnent toujours le même score.`,
  },
  lines: {
    intro:
      'Quand une ligne montre peut-être un mot-clé avec d’autres mots, la liste vous le demande : vous seul le savez. Ce que vous confirmez compte et reste en mémoire pour vos prochaines analyses.',
    refused: 'Vous avez dit que cette ligne ne le montre pas.',
    yes: 'Oui',
    no: 'Non',
    confirmed: (requirement: string) => `Confirmé par vous : ${requirement}`,
    takeBack: 'Annuler la réponse',
    takeBackOf: (requirement: string) => `Annuler la réponse sur ${requirement}`,
    scores: (read: string, withAnswers: string) =>
      `${read} à la lecture, ${withAnswers} avec ce que vous avez confirmé`,
    total: 'Avec ce que vous avez confirmé',
  },
  reading: {
    decisive: (names: readonly string[]) =>
      `L’offre exige ${format.allOf(names)}, et votre CV ne le montre pas : ajoutez-le, sinon la candidature sera probablement refusée.`,
    about: (from: number, to: number) =>
      `Environ ce score : entre ${format.percent(from)} et ${format.percent(to)}. Seule une partie de ce que demande cette offre est certaine.`,
    aboutWord: (from: number, to: number) => `environ ${format.number(from)} à ${format.number(to)}`,
    little:
      'Trop peu de ce que demande cette offre est certain pour se fier à ce score. Lisez plutôt ce qu’elle demande et ce qui a été trouvé.',
    littleWord: 'incertain',
    found: (why: string) => `Nous avons trouvé peu à comparer dans cette offre : ${why}.`,
    why: {
      short: 'elle compte moins de 80 mots',
      language: 'elle est dans une langue que la comparaison ne couvre pas',
      company: 'elle parle surtout de l’entreprise, de ce qu’elle offre et du droit',
      general: 'elle demande surtout en termes généraux',
    },
  },
  knockOuts: { title: 'Décisif, indépendamment du score', met: 'rempli', unmet: 'non montré' },
  parseHealth: 'Lisibilité par les logiciels',
  writingQuality: 'Qualité de rédaction',
  findings: (findings) => format.plural(findings, { one: '# remarque', other: '# remarques' }),
  notCovered: (code) => {
    const language = code === 'und' ? 'non reconnue' : format.languageName(code);
    return `La comparaison couvre mal la langue de cette offre (${language}). Prenez le score comme une simple indication.`;
  },
  issue: {
    title: 'Problème d’analyse par l’IA',
    engineScore: 'Le score affiché est celui du moteur intégré, sans le modèle de langage.',
    basicScore: 'Le score affiché est la part des mots-clés que la comparaison simple a trouvés.',
  },
  clear: 'Vider',
  clearField: (title) => `Vider : ${title}`,
  reported: {
    title: 'Vos textes contiennent des instructions destinées à une IA',
    explanation:
      'Elles n’ont eu aucun effet sur cette analyse. Retirez-les de votre CV ; dans une offre, sachez qu’elles s’y trouvent.',
    where: (where, isHidden) =>
      `${where === 'resume' ? 'CV' : 'Offre d’emploi'}${isHidden ? ', caché aux lecteurs' : ''} :`,
  },
  limited: {
    title: 'Analyse par l’IA limitée',
    description: 'L’analyse est terminée, avec des fonctions d’IA limitées. Des améliorations restent possibles.',
  },
  savedToast: { title: 'Analyse enregistrée', description: 'Vous la trouverez dans votre tableau de bord.' },
  saveFailed: {
    title: 'Échec de l’enregistrement',
    description:
      'Votre analyse est terminée mais n’a pas pu être enregistrée. Vous pouvez essayer de l’enregistrer manuellement.',
  },
  notAuthenticated: 'Vous n’êtes pas connecté(e)',
  optimizedToast: {
    title: 'CV optimisé',
    description: 'Votre CV a été optimisé et enregistré dans votre tableau de bord.',
  },
  scanLimit: {
    renews: (when: string) => `Elles reviennent ${when}, à votre heure.`,
    title: 'Limite quotidienne d’analyses atteinte',
    text: (limit) =>
      format.plural(limit, {
        one: 'Vous avez utilisé votre # analyse du jour.',
        other: 'Vous avez utilisé vos # analyses du jour.',
      }),
    benefitsTitle: 'Premium comprend :',
    benefits: (scans: number) => [
      format.plural(scans, { one: '# analyse de CV par jour', other: '# analyses de CV par jour' }),
      'Optimisation avancée par l’IA',
      'Assistance prioritaire',
    ],
    later: 'Peut-être plus tard',
    upgrade: 'Passer à Premium',
    checkoutLink: 'Ouvrir la page de paiement',
    checkoutFailed: {
      title: 'Erreur d’abonnement',
      description: 'Impossible de lancer la souscription. Veuillez réessayer.',
    },
    notConfigured: 'Erreur de configuration',
    blocked: {
      title: 'Fenêtre pop-up bloquée',
      description: 'Autorisez les fenêtres pop-up pour ce site, puis réessayez.',
    },
  },
  scanUsed: {
    title: 'Cette analyse est décomptée',
    description: 'L’IA avait commencé à répondre : l’analyse compte, même si sa réponse n’est pas affichée.',
  },
  scanCheckFailed: {
    title: 'Nombre d’analyses inconnu',
    description:
      'Impossible de savoir combien d’analyses il vous reste aujourd’hui. Vous pouvez tout de même analyser.',
  },
  sessionEnded: {
    title: 'Veuillez vous reconnecter',
    description: 'Votre session a expiré. Vos textes sont conservés ici.',
  },
});
