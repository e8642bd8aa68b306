import type { Texts } from './en.ts';

const setPassword = 'Choisir un nouveau mot de passe';
const newPassword =
  'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe : tous vos autres appareils seront déconnectés. Vérifiez ensuite votre compte.';

export const texts = (): Texts => ({
  code: 'Votre code :',
  orCode: 'Ou saisissez ce code :',
  holds: (time) => `Il est valable ${time} et ne sert qu’une fois.`,
  textMessage: (code) => `Votre code Shortlist : ${code}`,
  emails: {
    confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      opening: 'Confirmez cette adresse pour terminer la création de votre compte Shortlist.',
      button: 'Confirmer l’adresse',
      ignore: 'Si vous ne vous êtes pas inscrit(e), ignorez cet e-mail : sans lui, aucun compte ne peut être utilisé.',
    },
    magicLink: {
      subject: 'Votre lien de connexion',
      opening: 'Ce lien vous connecte à votre compte Shortlist.',
      button: 'Se connecter',
      ignore: 'Si vous n’avez pas demandé à vous connecter, ignorez cet e-mail. Ne communiquez ce code à personne.',
    },
    recovery: {
      subject: 'Réinitialisez votre mot de passe',
      opening: 'Choisissez un nouveau mot de passe pour votre compte Shortlist.',
      button: 'Choisir un nouveau mot de passe',
      ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
    },
    invite: {
      subject: 'Vous êtes invité(e) sur Shortlist',
      opening: 'Un compte Shortlist a été créé pour vous. Acceptez l’invitation pour l’utiliser.',
      button: 'Accepter l’invitation',
      ignore: 'Si vous n’attendiez pas d’invitation, ignorez cet e-mail.',
    },
    emailChangeNew: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      opening: 'Confirmez que cette adresse doit être associée à votre compte Shortlist.',
      button: 'Confirmer le changement',
      ignore: 'Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change sans vous.',
    },
    emailChangeCurrent: {
      subject: 'Confirmez le changement de votre adresse e-mail',
      opening: (newEmail) =>
        `Votre compte Shortlist doit désormais être associé à ${newEmail}. Confirmez que vous le souhaitez.`,
      button: 'Confirmer le changement',
      ignore:
        'Si vous n’avez rien demandé, ne confirmez pas et changez votre mot de passe : quelqu’un est connecté en votre nom.',
    },
    reauthentication: {
      subject: 'Votre code de confirmation',
      opening: 'Saisissez ce code pour confirmer que c’est bien vous qui modifiez le compte.',
      button: '',
      ignore: 'Si vous ne modifiez rien, changez votre mot de passe : quelqu’un est connecté en votre nom.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      opening: ({ time }) => [
        `Le mot de passe de votre compte Shortlist a été modifié le ${time}.`,
        'Tous les autres appareils ont été déconnectés.',
      ],
      advice: newPassword,
      button: setPassword,
    },
    email_changed: {
      subject: 'Votre adresse e-mail a été modifiée',
      opening: ({ time, email }) => [
        email
          ? `Depuis le ${time}, votre compte Shortlist est associé à ${email}.`
          : `Le ${time}, cette adresse a été retirée de votre compte Shortlist.`,
        'Cette adresse ne permet plus d’y accéder.',
      ],
      advice:
        'Si c’était vous, vous n’avez rien à faire. Sinon, rétablissez l’adresse depuis la page de votre compte, là où vous êtes encore connecté(e), ou écrivez à l’exploitant de ce site.',
      button: 'Ouvrir votre compte',
    },
    phone_changed: {
      subject: 'Votre numéro de téléphone a été modifié',
      opening: ({ time }) => [`Le numéro de téléphone de votre compte Shortlist a été modifié le ${time}.`],
      advice: newPassword,
      button: setPassword,
    },
    factor_added: {
      subject: 'Une deuxième étape a été activée',
      opening: ({ time }) => [
        `Depuis le ${time}, la connexion à votre compte Shortlist requiert une deuxième étape, comme le code d’une application.`,
      ],
      advice: newPassword,
      button: setPassword,
    },
    factor_removed: {
      subject: 'Une deuxième étape a été retirée',
      opening: ({ time }) => [`Une deuxième étape de la connexion à votre compte Shortlist a été retirée le ${time}.`],
      advice: newPassword,
      button: setPassword,
    },
    new_device: {
      subject: 'Connexion depuis un nouvel appareil',
      opening: ({ time, device, ip }) => [
        `Le ${time}, quelqu’un s’est connecté à votre compte Shortlist depuis un appareil ou un réseau encore inconnu.`,
        ...(device ? [`Appareil : ${device}`] : []),
        ...(ip ? [`Adresse IP : ${ip}`] : []),
      ],
      advice: newPassword,
      button: setPassword,
    },
  },
});
