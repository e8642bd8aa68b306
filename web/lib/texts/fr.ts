import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  login: { title: 'Connexion réussie', description: 'Ravi de vous revoir !' },
  loginFailed: { title: 'Échec de la connexion', fallback: 'Vérifiez vos identifiants et réessayez' },
  registered: { title: 'Inscription réussie', description: 'Votre compte a été créé' },
  registrationFailed: { title: 'Échec de l’inscription', fallback: 'Vérifiez vos informations et réessayez' },
  loggedOut: { title: 'Déconnexion effectuée', description: 'Vous êtes maintenant déconnecté(e)' },
  logoutFailed: { title: 'Échec de la déconnexion', fallback: 'Un problème est survenu lors de la déconnexion' },
  profileUpdated: { title: 'Profil mis à jour', description: 'Votre profil a bien été mis à jour' },
  profileFailed: {
    title: 'Échec de la mise à jour du profil',
    fallback: 'Un problème est survenu lors de la mise à jour de votre profil',
  },
  notAuthenticated: 'Vous n’êtes pas connecté(e)',
  notProved: 'Vous devez vous reconnecter pour cela. Rien n’a été modifié.',
  tooMany: 'Trop de tentatives en peu de temps. Patientez quelques minutes, puis réessayez.',
  commonPassword:
    'C’est l’un des mots de passe les plus courants, donc l’un des premiers que d’autres essaient. Choisissez-en plutôt un autre.',
  codeNeeded:
    'Trop de mots de passe erronés ont été essayés pour ce compte. Connectez-vous plutôt avec un code reçu par e-mail.',
});
