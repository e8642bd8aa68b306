import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  dialogTitles: { login: 'Connectez-vous à votre compte', register: 'Créer un compte' },
  tabs: { label: 'Connexion ou inscription', login: 'Connexion', register: 'Inscription' },
  email: 'E-mail',
  emailRequired: 'Saisissez votre adresse e-mail.',
  password: 'Mot de passe',
  passwordRequired: 'Saisissez votre mot de passe.',
  passwordChosen: 'Choisissez un mot de passe.',
  passwordHint: (least) => `Le mot de passe doit comporter au moins ${least} caractères`,
  passwordPlaceholder: (least) => `Au moins ${least} caractères`,
  showCharacters: 'Afficher les caractères',
  hideCharacters: 'Masquer les caractères',
  name: 'Nom',
  optional: '(facultatif)',
  login: 'Se connecter',
  loggingIn: 'Connexion…',
  register: 'S’inscrire',
  registering: 'Création du compte…',
  loginPage: {
    title: 'Connexion',
    heading: 'Connectez-vous à votre compte',
    other: 'Pas encore de compte ?',
    otherLink: 'S’inscrire',
  },
  registerPage: {
    title: 'Inscription',
    heading: 'Créer un compte',
    other: 'Vous avez déjà un compte ?',
    otherLink: 'Se connecter',
  },
  forgotLink: 'Mot de passe oublié ?',
  sending: 'Envoi…',
  emailCode: {
    open: 'Recevoir plutôt un code par e-mail',
    close: 'Utiliser plutôt mon mot de passe',
    intro: 'Nous envoyons un lien et un code à votre adresse. L’un comme l’autre vous connecte.',
    button: 'Envoyer le code',
    sent: (email) =>
      `Si un compte existe pour ${email}, un e-mail est en route. Saisissez son code ici ou ouvrez son lien.`,
  },
  organisation: {
    open: 'Se connecter via votre organisation',
    intro:
      'Votre organisation vous connecte sur sa propre page. Nous la trouvons grâce à votre adresse professionnelle.',
    button: 'Continuer',
  },
  confirm: {
    heading: 'Consultez vos e-mails',
    sent: (email) =>
      `Nous avons envoyé un e-mail à ${email}. Saisissez son code ici, ou ouvrez son lien, pour confirmer l’adresse et vous connecter.`,
  },
  code: {
    label: 'Code',
    tooShort: 'Saisissez les 6 chiffres du code.',
    verify: 'Confirmer',
    verifying: 'Confirmation…',
    failed: 'Le code n’a pas été accepté. Vérifiez-le ou demandez-en un autre.',
    notSent: 'L’e-mail n’a pas pu être envoyé. Veuillez réessayer dans un instant.',
    resend: 'Renvoyer',
    resendIn: (seconds) => `Renvoyer dans ${seconds} s`,
    back: 'Retour',
  },
  forgot: {
    title: 'Mot de passe oublié',
    heading: 'Mot de passe oublié ?',
    intro:
      'Nous envoyons un lien et un code à votre adresse. L’un comme l’autre permet de choisir un nouveau mot de passe.',
    button: 'Envoyer l’e-mail',
    sent: (email) =>
      `Si un compte existe pour ${email}, un e-mail est en route. Saisissez son code ici ou ouvrez son lien.`,
    other: 'Vous vous en souvenez ?',
    otherLink: 'Se connecter',
  },
  reset: {
    title: 'Nouveau mot de passe',
    heading: 'Choisir un nouveau mot de passe',
    loading: 'Ouverture de votre lien…',
    expired: 'Ce lien a déjà servi ou a expiré. Demandez-en un autre.',
    again: 'Envoyer un autre e-mail',
    save: 'Enregistrer le mot de passe',
    saving: 'Enregistrement…',
    failed: 'Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.',
    done: { title: 'Mot de passe modifié', description: 'Vos autres appareils ont été déconnectés.' },
    saved: { title: 'Mot de passe enregistré', description: 'Vous pouvez désormais vous connecter avec.' },
    reasons: {
      notBegunHere:
        'Votre adresse est confirmée. L’inscription n’a pas commencé dans ce navigateur : son mot de passe n’a donc pas été gardé, car n’importe qui aurait pu le choisir. Choisissez le vôtre.',
      invited: 'Bienvenue. Choisissez le mot de passe de votre nouveau compte.',
    },
  },
  link: {
    kinds: {
      signup: {
        heading: 'Confirmez votre adresse',
        description: 'Cela confirme votre adresse e-mail et vous connecte.',
        button: 'Confirmer l’adresse',
      },
      invite: {
        heading: 'Vous êtes invité(e)',
        description: 'Cela accepte l’invitation et vous connecte. Vous choisissez ensuite un mot de passe.',
        button: 'Accepter l’invitation',
      },
      magiclink: {
        heading: 'Connexion',
        description: 'Ce lien vous connecte à votre compte.',
        button: 'Se connecter',
      },
      recovery: {
        heading: 'Réinitialisez votre mot de passe',
        description: 'Cela vous connecte, puis vous choisissez un nouveau mot de passe.',
        button: 'Choisir un nouveau mot de passe',
      },
      email_change: {
        heading: 'Confirmez le changement',
        description: 'Cela confirme le changement de l’adresse e-mail de votre compte.',
        button: 'Confirmer le changement',
      },
    },
    again: {
      signup: 'Aller à la connexion',
      invite: 'Aller à la connexion',
      magiclink: 'Aller à la connexion',
      recovery: 'Envoyer un autre e-mail',
      email_change: 'Aller à la connexion',
    },
    replaces: (email) =>
      `Vous êtes connecté(e) dans ce navigateur avec ${email}. Si l’e-mail a été envoyé à une autre adresse, vous serez connecté(e) au compte correspondant.`,
    opening: 'Un instant…',
    over: 'Ce lien a déjà servi ou a expiré. Demandez-en un autre.',
    failed: 'Le lien n’a pas pu être vérifié. Veuillez réessayer dans un instant.',
    firstOfTwo: {
      title: 'Lien accepté',
      description: 'Ouvrez maintenant aussi le lien de l’e-mail envoyé à votre autre adresse.',
    },
    notBegunHere: {
      title: 'Cette connexion n’a pas abouti',
      description:
        'Elle n’a pas commencé dans ce navigateur, ou il y a trop longtemps. Rien n’a changé ici. Si vous l’avez commencée vous-même, recommencez dans ce navigateur.',
      start: 'Recommencer',
      account: 'Aller à votre compte',
    },
  },
  secondFactor: {
    heading: 'Deuxième étape',
    description:
      'Votre compte est protégé par une deuxième étape. Ouvrez votre application d’authentification et saisissez son code.',
    phoneDescription: 'Votre compte est protégé par une deuxième étape. Nous envoyons son code à votre téléphone.',
    phoneSent: 'Le code est en route vers votre téléphone.',
    which: 'Laquelle ?',
    unnamed: (number) => `Application ${number}`,
    label: 'Code de l’application',
    phoneLabel: 'Code du message',
    send: 'Envoyer le code',
    notSent: 'Le message n’a pas pu être envoyé. Veuillez réessayer dans un instant.',
    button: 'Continuer',
    other: 'Utiliser un autre compte',
  },
  proof: {
    title: 'Confirmez que c’est bien vous',
    description:
      'Votre connexion remonte à un certain temps. Reconnectez-vous pour modifier l’accès à ce compte ; vous pourrez ensuite continuer.',
    button: 'Confirmer',
    failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },
  providers: {
    or: 'ou',
    continue: (name) => `Continuer avec ${name}`,
    failedTitle: 'Échec de la connexion',
    failed: 'La page de ce fournisseur n’a pas pu être ouverte.',
  },
});
