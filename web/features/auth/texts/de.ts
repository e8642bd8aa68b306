import type { Texts } from './en.ts';

export const texts = (): Texts => ({
  dialogTitles: { login: 'Bei Ihrem Konto anmelden', register: 'Konto anlegen' },
  tabs: { label: 'Anmelden oder registrieren', login: 'Anmelden', register: 'Registrieren' },
  email: 'E-Mail',
  emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
  password: 'Passwort',
  passwordRequired: 'Geben Sie Ihr Passwort ein.',
  passwordChosen: 'Wählen Sie ein Passwort.',
  passwordHint: (least: number) => `Das Passwort braucht mindestens ${least} Zeichen`,
  passwordPlaceholder: (least: number) => `Mindestens ${least} Zeichen`,
  showCharacters: 'Zeichen anzeigen',
  hideCharacters: 'Zeichen verbergen',
  name: 'Name',
  optional: '(optional)',
  login: 'Anmelden',
  loggingIn: 'Sie werden angemeldet …',
  register: 'Registrieren',
  registering: 'Konto wird angelegt …',
  loginPage: {
    title: 'Anmelden',
    heading: 'Bei Ihrem Konto anmelden',
    other: 'Noch kein Konto?',
    otherLink: 'Registrieren',
  },
  registerPage: {
    title: 'Registrieren',
    heading: 'Konto anlegen',
    other: 'Schon ein Konto?',
    otherLink: 'Anmelden',
  },
  forgotLink: 'Passwort vergessen?',
  sending: 'Wird gesendet …',
  emailCode: {
    open: 'Lieber mit einem Code per E-Mail',
    close: 'Lieber mit meinem Passwort',
    intro: 'Wir senden einen Link und einen Code an Ihre Adresse. Beides meldet Sie an.',
    button: 'Code senden',
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail unterwegs. Geben Sie den Code daraus hier ein, oder öffnen Sie den Link.`,
  },
  organisation: {
    open: 'Über Ihre Organisation anmelden',
    intro:
      'Ihre Organisation meldet Sie auf ihrer eigenen Seite an. Wir finden sie über Ihre berufliche E-Mail-Adresse.',
    button: 'Weiter',
  },
  confirm: {
    heading: 'Sehen Sie in Ihr Postfach',
    sent: (email: string) =>
      `Eine E-Mail an ${email} ist unterwegs. Geben Sie den Code daraus hier ein, oder öffnen Sie den Link, um die Adresse zu bestätigen und sich anzumelden.`,
  },
  code: {
    label: 'Code',
    tooShort: 'Geben Sie die 6 Ziffern des Codes ein.',
    verify: 'Bestätigen',
    verifying: 'Wird bestätigt …',
    failed: 'Der Code wurde nicht angenommen. Prüfen Sie ihn, oder fordern Sie einen neuen an.',
    notSent: 'Die E-Mail ließ sich nicht senden. Bitte versuchen Sie es gleich noch einmal.',
    resend: 'Noch einmal senden',
    resendIn: (seconds: number) => `Noch einmal senden in ${seconds} s`,
    back: 'Zurück',
  },
  forgot: {
    title: 'Passwort vergessen',
    heading: 'Passwort vergessen?',
    intro: 'Wir senden einen Link und einen Code an Ihre Adresse. Mit beidem können Sie ein neues Passwort setzen.',
    button: 'E-Mail senden',
    sent: (email: string) =>
      `Wenn es zu ${email} ein Konto gibt, ist eine E-Mail unterwegs. Geben Sie den Code daraus hier ein, oder öffnen Sie den Link.`,
    other: 'Wieder eingefallen?',
    otherLink: 'Anmelden',
  },
  reset: {
    title: 'Neues Passwort',
    heading: 'Neues Passwort setzen',
    loading: 'Ihr Link wird geöffnet …',
    expired: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    again: 'Noch eine E-Mail senden',
    save: 'Passwort speichern',
    saving: 'Wird gespeichert …',
    failed: 'Das Passwort ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
    done: { title: 'Passwort geändert', description: 'Ihre anderen Geräte wurden abgemeldet.' },
    saved: { title: 'Passwort gespeichert', description: 'Von nun an können Sie sich damit anmelden.' },
    reasons: {
      notBegunHere:
        'Ihre Adresse ist bestätigt. Die Registrierung begann nicht in diesem Browser, darum gilt ihr Passwort nicht: Jeder könnte es gewählt haben. Wählen Sie Ihr eigenes.',
      invited: 'Willkommen. Wählen Sie das Passwort für Ihr neues Konto.',
    },
  },
  link: {
    kinds: {
      signup: {
        heading: 'Adresse bestätigen',
        description: 'Damit bestätigen Sie Ihre E-Mail-Adresse und melden sich an.',
        button: 'Adresse bestätigen',
      },
      invite: {
        heading: 'Sie sind eingeladen',
        description: 'Damit nehmen Sie die Einladung an und melden sich an. Danach wählen Sie ein Passwort.',
        button: 'Einladung annehmen',
      },
      magiclink: { heading: 'Anmelden', description: 'Dieser Link meldet Sie bei Ihrem Konto an.', button: 'Anmelden' },
      recovery: {
        heading: 'Passwort zurücksetzen',
        description: 'Damit melden Sie sich an und setzen ein neues Passwort.',
        button: 'Neues Passwort setzen',
      },
      email_change: {
        heading: 'Änderung bestätigen',
        description: 'Damit bestätigen Sie die Änderung der E-Mail-Adresse Ihres Kontos.',
        button: 'Änderung bestätigen',
      },
    },
    again: {
      signup: 'Zur Anmeldung',
      invite: 'Zur Anmeldung',
      magiclink: 'Zur Anmeldung',
      recovery: 'Noch eine E-Mail senden',
      email_change: 'Zur Anmeldung',
    },
    replaces: (email: string) =>
      `Sie sind in diesem Browser als ${email} angemeldet. Ging die E-Mail an eine andere Adresse, werden Sie stattdessen bei deren Konto angemeldet.`,
    opening: 'Einen Moment …',
    over: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordern Sie einen neuen an.',
    failed: 'Der Link ließ sich nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
    firstOfTwo: {
      title: 'Link angenommen',
      description: 'Öffnen Sie nun auch den Link in der E-Mail an Ihre andere Adresse.',
    },
    notBegunHere: {
      title: 'Diese Anmeldung wurde nicht abgeschlossen',
      description:
        'Sie begann nicht in diesem Browser, oder vor zu langer Zeit. Hier hat sich nichts geändert. Haben Sie sie selbst begonnen, beginnen Sie sie in diesem Browser noch einmal.',
      start: 'Noch einmal beginnen',
      account: 'Zu Ihrem Konto',
    },
  },
  secondFactor: {
    heading: 'Zweiter Schritt',
    description:
      'Ihr Konto ist mit einem zweiten Schritt geschützt. Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein.',
    phoneDescription: 'Ihr Konto ist mit einem zweiten Schritt geschützt. Wir senden seinen Code an Ihr Telefon.',
    phoneSent: 'Der Code ist auf dem Weg zu Ihrem Telefon.',
    which: 'Welcher?',
    unnamed: (number: number) => `Authenticator ${number}`,
    label: 'Code der App',
    phoneLabel: 'Code aus der Nachricht',
    send: 'Code senden',
    notSent: 'Die Nachricht ließ sich nicht senden. Bitte versuchen Sie es gleich noch einmal.',
    button: 'Weiter',
    other: 'Anderes Konto verwenden',
  },
  proof: {
    title: 'Bestätigen Sie, dass Sie es sind',
    description:
      'Ihre Anmeldung liegt eine Weile zurück. Melden Sie sich noch einmal an, um zu ändern, wie dieses Konto geöffnet wird; danach geht es weiter.',
    button: 'Bestätigen',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  },
  providers: {
    or: 'oder',
    continue: (name: string) => `Weiter mit ${name}`,
    failedTitle: 'Anmeldung fehlgeschlagen',
    failed: 'Die Seite dieses Anbieters ließ sich nicht öffnen.',
  },
});
