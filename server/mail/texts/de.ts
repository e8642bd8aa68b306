import type { Texts } from './en.ts';

const setPassword = 'Neues Passwort setzen';
const newPassword =
  'Waren Sie es selbst, ist nichts zu tun. Wenn nicht, setzen Sie jetzt ein neues Passwort: Das meldet alle anderen Geräte ab. Sehen Sie danach in Ihrem Konto nach.';

export const texts = (): Texts => ({
  code: 'Ihr Code:',
  orCode: 'Oder geben Sie diesen Code ein:',
  holds: (time: string) => `Er gilt ${time} und nur einmal.`,
  textMessage: (code: string) => `Ihr Code für Shortlist: ${code}`,
  emails: {
    confirmation: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      opening: 'Bestätigen Sie diese Adresse, um Ihr Konto bei Shortlist fertig anzulegen.',
      button: 'Adresse bestätigen',
      ignore:
        'Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail: Ohne sie lässt sich kein Konto benutzen.',
    },
    magicLink: {
      subject: 'Ihr Link zur Anmeldung',
      opening: 'Mit diesem Link melden Sie sich bei Shortlist an.',
      button: 'Anmelden',
      ignore: 'Wenn Sie sich nicht anmelden wollten, ignorieren Sie diese E-Mail. Geben Sie den Code niemals weiter.',
    },
    recovery: {
      subject: 'Setzen Sie ein neues Passwort',
      opening: 'Setzen Sie ein neues Passwort für Ihr Konto bei Shortlist.',
      button: 'Neues Passwort setzen',
      ignore: 'Wenn Sie das nicht wollten, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
    },
    invite: {
      subject: 'Sie sind zu Shortlist eingeladen',
      opening: 'Für Sie wurde ein Konto bei Shortlist angelegt. Nehmen Sie die Einladung an, um es zu nutzen.',
      button: 'Einladung annehmen',
      ignore: 'Wenn Sie keine Einladung erwartet haben, ignorieren Sie diese E-Mail.',
    },
    emailChangeNew: {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      opening: 'Bestätigen Sie, dass diese Adresse zu Ihrem Konto bei Shortlist gehören soll.',
      button: 'Wechsel bestätigen',
      ignore: 'Wenn Sie das nicht wollten, ignorieren Sie diese E-Mail: Ohne Sie ändert sich nichts.',
    },
    emailChangeCurrent: {
      subject: 'Bestätigen Sie den Wechsel Ihrer E-Mail-Adresse',
      opening: (newEmail: string) =>
        `Ihr Konto bei Shortlist soll künftig zu ${newEmail} gehören. Bestätigen Sie, dass Sie das wollen.`,
      button: 'Wechsel bestätigen',
      ignore:
        'Wenn Sie das nicht wollten, bestätigen Sie nichts und ändern Sie Ihr Passwort: Jemand ist in Ihrem Namen angemeldet.',
    },
    reauthentication: {
      subject: 'Ihr Bestätigungscode',
      opening: 'Geben Sie diesen Code ein, um zu bestätigen, dass Sie selbst das Konto ändern.',
      button: '',
      ignore: 'Wenn Sie gerade nichts ändern, ändern Sie Ihr Passwort: Jemand ist in Ihrem Namen angemeldet.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      opening: ({ time }) => [
        `Das Passwort Ihres Kontos bei Shortlist wurde am ${time} geändert.`,
        'Alle anderen Geräte wurden abgemeldet.',
      ],
      advice: newPassword,
      button: setPassword,
    },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      opening: ({ time, email }) => [
        email
          ? `Seit dem ${time} gehört Ihr Konto bei Shortlist zu ${email}.`
          : `Am ${time} wurde diese Adresse von Ihrem Konto bei Shortlist entfernt.`,
        'Mit dieser Adresse können Sie sich nicht mehr anmelden.',
      ],
      advice:
        'Waren Sie es selbst, ist nichts zu tun. Wenn nicht, ändern Sie die Adresse dort zurück, wo Sie noch angemeldet sind, oder schreiben Sie dem Betreiber dieser Seite.',
      button: 'Konto öffnen',
    },
    phone_changed: {
      subject: 'Ihre Telefonnummer wurde geändert',
      opening: ({ time }) => [`Die Telefonnummer Ihres Kontos bei Shortlist wurde am ${time} geändert.`],
      advice: newPassword,
      button: setPassword,
    },
    factor_added: {
      subject: 'Ein zweiter Schritt wurde eingeschaltet',
      opening: ({ time }) => [
        `Seit dem ${time} ist zur Anmeldung bei Shortlist ein zweiter Schritt nötig, etwa der Code einer App.`,
      ],
      advice: newPassword,
      button: setPassword,
    },
    factor_removed: {
      subject: 'Ein zweiter Schritt wurde entfernt',
      opening: ({ time }) => [`Am ${time} wurde ein zweiter Schritt aus der Anmeldung bei Shortlist entfernt.`],
      advice: newPassword,
      button: setPassword,
    },
    new_device: {
      subject: 'Anmeldung von einem neuen Gerät',
      opening: ({ time, device, ip }) => [
        `Am ${time} hat sich jemand bei Ihrem Konto bei Shortlist angemeldet, von einem Gerät oder aus einem Netz, das wir noch nicht kannten.`,
        ...(device ? [`Gerät: ${device}`] : []),
        ...(ip ? [`IP-Adresse: ${ip}`] : []),
      ],
      advice: newPassword,
      button: setPassword,
    },
  },
});
