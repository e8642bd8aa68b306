import { language } from '#web/lib/language.ts';

/** Every sentence of the account page. */
const english = {
  heading: 'Account',
  intro: 'Who you are here, how you sign in, and what happens with what is yours.',
  save: 'Save',
  saving: 'Saving...',
  failed: 'That did not work. Please try again.',
  secondStep: 'This needs your second step. Log out, log in again with its code, and try once more.',
  profile: { heading: 'Profile', name: 'Name' },
  language: {
    heading: 'Language',
    description:
      'Of the pages and of what the analysis says, in this browser. What a language model wrote, and quotes, stay as they are.',
  },
  email: {
    heading: 'Email address',
    current: (email: string) => `Your address is ${email}.`,
    none: 'Your account has no email address yet.',
    label: 'New email address',
    required: 'Enter the new address.',
    change: 'Change address',
    pending: (email: string) =>
      `The change to ${email} waits for its confirmation. Open the links in the letters that went to the new address and, where you have one, to the old.`,
    done: { title: 'Address changed', description: 'You sign in with the new address from now on.' },
    asked: { title: 'Confirm the change', description: 'We sent letters with a link that confirms it.' },
  },
  password: {
    heading: 'Password',
    label: 'New password',
    required: 'Choose a password.',
    hint: 'Password must be at least 6 characters long',
    current: 'Current password',
    currentRequired: 'Enter your current password.',
    nonce: 'Code from the letter we sent you',
    change: 'Change password',
    done: { title: 'Password changed', description: 'Your other devices were signed out.' },
  },
  factors: {
    heading: 'Second step',
    description: 'With an authenticator app, signing in needs the code of your phone as well as your password.',
    add: 'Add an authenticator app',
    scan: 'Scan this picture with the app, or type the secret into it.',
    picture: 'QR code for the authenticator app',
    secret: 'Secret',
    label: 'Code of the app',
    short: 'Type the 6 digits that the app shows.',
    turnOn: 'Turn on',
    turningOn: 'Turning on...',
    cancel: 'Cancel',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove “${name}”?`,
    removeText: 'Signing in will need your password alone again.',
    unnamed: 'Authenticator app',
    since: (date: string) => `since ${date}`,
    on: { title: 'Second step turned on', description: 'Your other devices were signed out.' },
    removed: { title: 'Second step removed', description: 'Your password alone signs you in.' },
  },
  identities: {
    heading: 'Ways to sign in',
    connect: (name: string) => `Connect ${name}`,
    disconnect: 'Disconnect',
    email: 'Email',
    phone: 'Phone',
    last: 'The only one; connect another before you remove it.',
    failed: 'The ways to sign in could not be loaded. Reload the page to try again.',
    removed: { title: 'Disconnected', description: 'It no longer signs you in here.' },
  },
  sessions: {
    heading: 'Other devices',
    description: 'Ends every session but this one, on every device and in every browser.',
    button: 'Sign out everywhere else',
    busy: 'Signing out...',
    done: { title: 'Signed out everywhere else', description: 'Only this browser is still signed in.' },
  },
  answers: {
    heading: 'What you told us about yourself',
    description:
      'Your answers to questions about your resume. They are used for your next rewritings, and by nobody else.',
    yes: 'Yes',
    no: 'No',
    remove: (subject: string) => `Forget the answer about ${subject}`,
    failed: 'Your answers could not be loaded.',
  },
  data: {
    heading: 'Your data',
    description: 'Everything that is kept about you, as one JSON file: your profile, analyses, answers and plan.',
    button: 'Export my data',
    busy: 'Collecting...',
  },
  remove: {
    heading: 'Delete account',
    description: 'Your account and everything in it are removed at once and for good. Nobody can bring them back.',
    open: 'Delete my account',
    title: 'Delete your account?',
    label: (word: string) => `Type ${word} to confirm`,
    confirm: 'Delete for good',
    busy: 'Deleting...',
    cancel: 'Cancel',
    done: { title: 'Account deleted', description: 'Everything that was yours here is gone.' },
  },
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;
