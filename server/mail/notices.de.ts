import type { NoticeTexts } from './notices.ts';

const setPassword = { path: '/forgot-password', button: 'Neues Passwort setzen' } as const;
const newPassword =
  'Waren Sie es selbst, ist nichts zu tun. Wenn nicht, setzen Sie jetzt ein neues Passwort: Das meldet alle anderen Geräte ab. Sehen Sie danach in Ihrem Konto nach.';

export const noticesInGerman: NoticeTexts = {
  locale: 'de-DE',
  notices: {
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      opening: ({ time }) => [
        `Das Passwort Ihres Kontos bei Shortlist wurde am ${time} geändert.`,
        'Alle anderen Geräte wurden abgemeldet.',
      ],
      advice: newPassword,
      ...setPassword,
    },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      opening: ({ time, email }) => [
        email
          ? `Seit dem ${time} gehört Ihr Konto bei Shortlist zu ${email}.`
          : `Am ${time} wurde diese Adresse von Ihrem Konto bei Shortlist entfernt.`,
        'Diese Adresse öffnet es nicht mehr.',
      ],
      advice:
        'Waren Sie es selbst, ist nichts zu tun. Wenn nicht, ändern Sie die Adresse dort zurück, wo Sie noch angemeldet sind, oder schreiben Sie dem Betreiber dieser Seite.',
      path: '/account',
      button: 'Konto öffnen',
    },
    phone_changed: {
      subject: 'Ihre Telefonnummer wurde geändert',
      opening: ({ time }) => [`Die Telefonnummer Ihres Kontos bei Shortlist wurde am ${time} geändert.`],
      advice: newPassword,
      ...setPassword,
    },
    factor_added: {
      subject: 'Ein zweiter Schritt wurde eingeschaltet',
      opening: ({ time }) => [
        `Seit dem ${time} braucht die Anmeldung bei Ihrem Konto bei Shortlist einen zweiten Schritt, etwa den Code einer App.`,
      ],
      advice: newPassword,
      ...setPassword,
    },
    factor_removed: {
      subject: 'Ein zweiter Schritt wurde entfernt',
      opening: ({ time }) => [
        `Ein zweiter Schritt der Anmeldung bei Ihrem Konto bei Shortlist wurde am ${time} entfernt.`,
      ],
      advice: newPassword,
      ...setPassword,
    },
    new_device: {
      subject: 'Anmeldung von einem neuen Gerät',
      opening: ({ time, device, ip }) => [
        `Am ${time} hat sich jemand bei Ihrem Konto bei Shortlist angemeldet, mit einem Gerät oder aus einem Netz, das noch nicht bekannt war.`,
        ...(device ? [`Gerät: ${device}`] : []),
        ...(ip ? [`Netzadresse: ${ip}`] : []),
      ],
      advice: newPassword,
      ...setPassword,
    },
  },
};
