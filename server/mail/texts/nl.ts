import type { Texts } from './en.ts';

const setPassword = 'Nieuw wachtwoord instellen';
const newPassword =
  'Was jij het, dan hoef je niets te doen. Zo niet, stel dan nu een nieuw wachtwoord in: daarmee worden alle andere apparaten uitgelogd. Controleer daarna je account.';

export const texts = (): Texts => ({
  code: 'Je code:',
  orCode: 'Of typ deze code:',
  holds: (time) => `Geldig gedurende ${time} en maar één keer te gebruiken.`,
  textMessage: (code) => `Je Shortlist-code: ${code}`,
  emails: {
    confirmation: {
      subject: 'Bevestig je e-mailadres',
      opening: 'Bevestig dit adres om het aanmaken van je Shortlist-account af te ronden.',
      button: 'Adres bevestigen',
      ignore: 'Heb je je niet geregistreerd, negeer deze e-mail dan: zonder bevestiging is geen account te gebruiken.',
    },
    magicLink: {
      subject: 'Je inloglink',
      opening: 'Met deze link log je in op je Shortlist-account.',
      button: 'Inloggen',
      ignore: 'Heb je niet gevraagd om in te loggen, negeer deze e-mail dan. Geef de code nooit aan iemand anders.',
    },
    recovery: {
      subject: 'Stel je wachtwoord opnieuw in',
      opening: 'Stel een nieuw wachtwoord in voor je Shortlist-account.',
      button: 'Nieuw wachtwoord instellen',
      ignore: 'Heb je hier niet om gevraagd, negeer deze e-mail dan: je wachtwoord blijft zoals het is.',
    },
    invite: {
      subject: 'Je bent uitgenodigd voor Shortlist',
      opening: 'Er is een Shortlist-account voor je aangemaakt. Accepteer de uitnodiging om het te gebruiken.',
      button: 'Uitnodiging accepteren',
      ignore: 'Verwachtte je geen uitnodiging, negeer deze e-mail dan.',
    },
    emailChangeNew: {
      subject: 'Bevestig je nieuwe e-mailadres',
      opening: 'Bevestig dat dit adres bij je Shortlist-account moet horen.',
      button: 'Wijziging bevestigen',
      ignore: 'Heb je hier niet om gevraagd, negeer deze e-mail dan: zonder jou verandert er niets.',
    },
    emailChangeCurrent: {
      subject: 'Bevestig de wijziging van je e-mailadres',
      opening: (newEmail) => `Je Shortlist-account hoort vanaf nu bij ${newEmail}. Bevestig dat je dat wilt.`,
      button: 'Wijziging bevestigen',
      ignore:
        'Heb je hier niet om gevraagd, bevestig het dan niet en wijzig je wachtwoord: iemand is onder jouw naam ingelogd.',
    },
    reauthentication: {
      subject: 'Je bevestigingscode',
      opening: 'Typ deze code om te bevestigen dat jij het account wijzigt.',
      button: '',
      ignore: 'Ben je niets aan het wijzigen, wijzig dan je wachtwoord: iemand is onder jouw naam ingelogd.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Je wachtwoord is gewijzigd',
      opening: ({ time }) => [
        `Het wachtwoord van je Shortlist-account is gewijzigd op ${time}.`,
        'Alle andere apparaten zijn uitgelogd.',
      ],
      advice: newPassword,
      button: setPassword,
    },
    email_changed: {
      subject: 'Je e-mailadres is gewijzigd',
      opening: ({ time, email }) => [
        email
          ? `Sinds ${time} hoort je Shortlist-account bij ${email}.`
          : `Op ${time} is dit adres van je Shortlist-account verwijderd.`,
        'Met dit adres kom je er niet meer in.',
      ],
      advice:
        'Was jij het, dan hoef je niets te doen. Zo niet, wijzig het adres dan terug op de accountpagina waar je nog bent ingelogd, of schrijf de beheerder van deze site.',
      button: 'Account openen',
    },
    phone_changed: {
      subject: 'Je telefoonnummer is gewijzigd',
      opening: ({ time }) => [`Het telefoonnummer van je Shortlist-account is gewijzigd op ${time}.`],
      advice: newPassword,
      button: setPassword,
    },
    factor_added: {
      subject: 'Er is een tweede stap ingeschakeld',
      opening: ({ time }) => [
        `Sinds ${time} is voor het inloggen op je Shortlist-account een tweede stap nodig, zoals de code van een app.`,
      ],
      advice: newPassword,
      button: setPassword,
    },
    factor_removed: {
      subject: 'Er is een tweede stap verwijderd',
      opening: ({ time }) => [`Een tweede stap bij het inloggen op je Shortlist-account is verwijderd op ${time}.`],
      advice: newPassword,
      button: setPassword,
    },
    new_device: {
      subject: 'Ingelogd vanaf een nieuw apparaat',
      opening: ({ time, device, ip }) => [
        `Op ${time} heeft iemand ingelogd op je Shortlist-account vanaf een apparaat of netwerk dat nog niet bekend was.`,
        ...(device ? [`Apparaat: ${device}`] : []),
        ...(ip ? [`IP-adres: ${ip}`] : []),
      ],
      advice: newPassword,
      button: setPassword,
    },
  },
});
