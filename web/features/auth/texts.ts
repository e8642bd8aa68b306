import { language } from '#web/lib/language.ts';

/** Every sentence of signing in and registering, to the letter where docs/product.md gives them. */
const english = {
  dialogTitles: { login: 'Login to Your Account', register: 'Create an Account' },
  tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
  email: 'Email',
  emailRequired: 'Enter your email address.',
  password: 'Password',
  passwordRequired: 'Enter your password.',
  passwordChosen: 'Choose a password.',
  passwordHint: 'Password must be at least 6 characters long',
  passwordPlaceholder: 'At least 6 characters',
  showCharacters: 'Show characters',
  hideCharacters: 'Hide characters',
  name: 'Name',
  optional: '(optional)',
  login: 'Login',
  loggingIn: 'Logging in...',
  register: 'Register',
  registering: 'Creating Account...',
  loginPage: {
    title: 'Login',
    heading: 'Login to Your Account',
    other: "Don't have an account?",
    otherLink: 'Register',
  },
  registerPage: {
    title: 'Register',
    heading: 'Create an Account',
    other: 'Already have an account?',
    otherLink: 'Login',
  },
  forgotLink: 'Forgot password?',
  sending: 'Sending...',
  emailCode: {
    open: 'Email me a code instead',
    close: 'Use my password instead',
    intro: 'We send a link and a code to your address. Either signs you in.',
    button: 'Send code',
    sent: (email: string) => `We sent a letter to ${email} if it has an account. Type its code here, or open its link.`,
  },
  organisation: {
    open: 'Sign in with your organisation',
    intro: 'Your organisation signs you in on its own page. We find it by your work address.',
    button: 'Continue',
  },
  confirm: {
    heading: 'Check your email',
    sent: (email: string) =>
      `We sent a letter to ${email}. Type its code here, or open its link, to confirm the address and log in.`,
  },
  code: {
    label: 'Code',
    tooShort: 'Type the 6 digits of the code.',
    verify: 'Confirm',
    verifying: 'Confirming...',
    failed: 'The code was not accepted. Check it, or ask for another.',
    notSent: 'The letter could not be sent. Please try again shortly.',
    resend: 'Send again',
    resendIn: (seconds: number) => `Send again in ${seconds} s`,
    back: 'Back',
  },
  forgot: {
    title: 'Forgot password',
    heading: 'Forgot your password?',
    intro: 'We send a link and a code to your address. Either lets you set a new password.',
    button: 'Send letter',
    sent: (email: string) =>
      `If ${email} has an account, a letter is on its way. Type its code here, or open its link.`,
    other: 'Remembered it?',
    otherLink: 'Login',
  },
  reset: {
    title: 'New password',
    heading: 'Set a new password',
    loading: 'Opening your link...',
    expired: 'This link has been used, or its time is over. Ask for another one.',
    again: 'Send another letter',
    save: 'Save password',
    saving: 'Saving...',
    failed: 'The password could not be saved. Please try again.',
    done: { title: 'Password changed', description: 'Your other devices were signed out.' },
    saved: { title: 'Password saved', description: 'You can sign in with it from now on.' },
    reasons: {
      notBegunHere:
        'Your address is confirmed. The sign-up did not begin in this browser, so its password was not kept: anybody could have chosen it. Choose your own.',
      invited: 'Welcome. Choose the password for your new account.',
    },
  },
  link: {
    kinds: {
      signup: {
        heading: 'Confirm your address',
        description: 'This confirms your email address and signs you in.',
        button: 'Confirm address',
      },
      invite: {
        heading: 'You are invited',
        description: 'This accepts the invitation and signs you in. Then choose a password.',
        button: 'Accept the invitation',
      },
      magiclink: { heading: 'Sign in', description: 'This link signs you in to your account.', button: 'Sign in' },
      recovery: {
        heading: 'Reset your password',
        description: 'This signs you in, and you set a new password.',
        button: 'Set a new password',
      },
      email_change: {
        heading: 'Confirm the change',
        description: 'This confirms the change of the email address of your account.',
        button: 'Confirm the change',
      },
    },
    again: {
      signup: 'Go to login',
      invite: 'Go to login',
      magiclink: 'Go to login',
      recovery: 'Send another email',
      email_change: 'Go to login',
    },
    replaces: (email: string) =>
      `You are signed in as ${email} in this browser. If the email went to another address, you are signed in to that account instead.`,
    opening: 'One moment...',
    over: 'This link has been used, or its time is over. Ask for another one.',
    failed: 'The link could not be checked. Please try again shortly.',
    firstOfTwo: { title: 'Link accepted', description: 'Now open the link in the email to your other address too.' },
    notBegunHere: {
      title: 'This sign-in was not completed',
      description:
        'It did not begin in this browser, or it began too long ago. Nothing has changed here. If you began it yourself, start it again in this browser.',
      start: 'Start again',
      account: 'Go to your account',
    },
  },
  secondFactor: {
    heading: 'Second step',
    description: 'Your account is protected by a second step. Open your authenticator app and type its code.',
    phoneDescription: 'Your account is protected by a second step. We send its code to your phone.',
    phoneSent: 'The code is on its way to your phone.',
    which: 'Which one?',
    unnamed: (number: number) => `Authenticator ${number}`,
    label: 'Code of the app',
    phoneLabel: 'Code of the message',
    send: 'Send code',
    notSent: 'The message could not be sent. Please try again shortly.',
    button: 'Continue',
    other: 'Use another account',
  },
  proof: {
    title: 'Confirm that it is you',
    description: 'You signed in a while ago. Sign in again to change how this account is opened; then it goes on.',
    button: 'Confirm',
    failed: 'That did not work. Please try again.',
  },
  providers: {
    or: 'or',
    continue: (name: string) => `Continue with ${name}`,
    failedTitle: 'Login failed',
    failed: 'The page of this provider could not be opened.',
  },
  protected: {
    loading: 'Loading authentication...',
    title: 'Authentication Required',
    description: 'You need to be logged in to access this page.',
    open: 'Login / Register',
    loginPage: 'Login Page',
    registerPage: 'Register Page',
  },
};

export type Texts = typeof english;

export const texts: Texts = language === 'de' ? (await import('./texts.de.ts')).texts : english;
