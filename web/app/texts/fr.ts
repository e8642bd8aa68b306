import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  product: 'Shortlist',
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation principale',
  nav: { home: 'Accueil', dashboard: 'Tableau de bord', analyzer: 'Analyse de CV', pricing: 'Tarifs' },
  login: 'Connexion',
  account: 'Compte',
  admin: 'Admin',
  adminInMenu: 'Administration',
  logout: 'Déconnexion',
  openMenu: 'Ouvrir le menu',
  menu: 'Menu',
  theme: (theme) => `Thème : ${theme}`,
  themes: { system: 'comme le système', light: 'clair', dark: 'sombre' },
  copyright: (year) => `© ${year} Shortlist. Tous droits réservés.`,
  aboutData: 'À propos des données',
  language: 'Langue',
  operatorLinks: { privacy: 'Confidentialité', terms: 'Conditions', imprint: 'Mentions légales' },
  aboutDataPage: {
    aiReads: (model: string, host: string) =>
      `Ce que vous analysez une fois connecté est aussi lu par un modèle de langage : ${model} chez ${host}. Ce qu’il écrit est vérifié d’après votre CV avant que vous le voyiez.`,
    heading: 'À propos des données',
    how: [
      'Shortlist compare une offre d’emploi et un CV selon des règles que chacun peut consulter : les compétences, outils, habilitations et années demandés par l’offre, et les lignes du CV qui les montrent. Les mêmes textes donnent toujours le même score, et chaque score est accompagné de son calcul.',
      'Le score indique dans quelle mesure un CV répond à une offre. Il ne dit rien de la personne, ni de ses chances d’être embauchée.',
      'Sur la page d’accueil, les deux textes sont comparés dans votre navigateur et ne sont envoyés nulle part. Dans l’analyse, ils sont envoyés à ce serveur, qui les enregistre avec l’analyse dans votre tableau de bord jusqu’à ce que vous la supprimiez.',
    ],
    sources: 'Sources',
  },
  firstOfTwo: { title: 'Lien accepté', description: 'Ouvrez maintenant aussi le lien de l’autre e-mail.' },
  linkIgnored: {
    title: 'Ce lien n’a pas été utilisé',
    description: 'Il correspond à une connexion qui n’a pas commencé dans ce navigateur. Rien n’a changé ici.',
  },
  linkFailed: {
    title: 'Ce lien n’a pas fonctionné',
    expired: 'Il a déjà servi ou a expiré. Demandez-en un autre.',
    fallback: 'Veuillez réessayer ou demander un autre lien.',
  },
  offline:
    'Vous êtes hors ligne. Ce qui est chargé reste affiché ; l’enregistrement et l’analyse ont besoin du réseau.',
  loading: 'Chargement…',
  tryAgain: 'Réessayer',
  failed: {
    title: 'Cette page a rencontré un problème',
    description:
      'Rien de ce que vous avez enregistré n’est perdu, et votre saisie est conservée. Réessayez ; si le problème persiste, rechargez la page.',
  },
  notFound: {
    heading: 'Oups ! Page introuvable',
    title: 'Page introuvable',
    description: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une erreur.',
    link: 'Retour à l’accueil',
  },
});
