/** Every sentence of signing in and registering, to the letter where docs/product.md gives them. */
export const texts = () => ({
  dialogTitles: { login: 'Login to Your Account', register: 'Create an Account' },
  tabs: { label: 'Login or register', login: 'Login', register: 'Register' },
  email: 'Email',
  emailRequired: 'Enter your email address.',
  password: 'Password',
  passwordRequired: 'Enter your password.',
  passwordChosen: 'Choose a password.',
  passwordHint: (least: number) => `Password must be at least ${least} characters long`,
  passwordPlaceholder: (least: number) => `At least ${least} characters`,
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
    intro: 'We will email you a link and a code. Either signs you in.',
    button: 'Send code',
    sent: (email: string) =>
      `We sent an email to ${email} if it has an account. Enter the code from it here, or open the link in it.`,
  },
  organisation: {
    open: 'Sign in with your organisation',
    intro: 'Your organisation signs you in on its own page. We find it by your work email address.',
    button: 'Continue',
  },
  confirm: {
    heading: 'Check your email',
    sent: (email: string) =>
      `We sent an email to ${email}. Enter the code from it here, or open the link in it, to confirm the address and log in.`,
  },
  code: {
    label: 'Code',
    tooShort: 'Enter the 6 digits of the code.',
    verify: 'Confirm',
    verifying: 'Confirming...',
    failed: 'The code was not accepted. Check it, or ask for another.',
    notSent: 'The email could not be sent. Please try again shortly.',
    resend: 'Send again',
    resendIn: (seconds: number) => `Send again in ${seconds} s`,
    back: 'Back',
  },
  forgot: {
    title: 'Forgot password',
    heading: 'Forgot your password?',
    intro: 'We will email you a link and a code. Either lets you set a new password.',
    button: 'Send email',
    sent: (email: string) =>
      `If ${email} has an account, an email is on its way. Enter the code from it here, or open the link in it.`,
    other: 'Remembered it?',
    otherLink: 'Login',
  },
  reset: {
    title: 'New password',
    heading: 'Set a new password',
    loading: 'Opening your link...',
    expired: 'This link has been used or has expired. Ask for another one.',
    again: 'Send another email',
    save: 'Save password',
    saving: 'Saving...',
    failed: 'The password could not be saved. Please try again.',
    done: { title: 'Password changed', description: 'Your other devices were signed out.' },
    saved: { title: 'Password saved', description: 'You can sign in with it from now on.' },
    reasons: {
      notBegunHere:
        'Your address is confirmed. The sign-up did not begin in this browser, so its password was not kept: someone else could have chosen it. Choose your own.',
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
    over: 'This link has been used or has expired. Ask for another one.',
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
    description: 'Your account is protected by a second step. Open your authenticator app and enter its code.',
    phoneDescription: 'Your account is protected by a second step. We will send a code to your phone.',
    phoneSent: 'The code is on its way to your phone.',
    which: 'Which one?',
    unnamed: (number: number) => `Authenticator ${number}`,
    label: 'Code from the app',
    phoneLabel: 'Code from the message',
    send: 'Send code',
    notSent: 'The message could not be sent. Please try again shortly.',
    button: 'Continue',
    other: 'Use another account',
  },
  proof: {
    title: 'Confirm that it is you',
    description:
      'You signed in a while ago. Sign in again to change how you sign in to this account; then you can carry on.',
    button: 'Confirm',
    failed: 'That did not work. Please try again.',
  },
  providers: {
    or: 'or',
    continue: (name: string) => `Continue with ${name}`,
    failedTitle: 'Login failed',
    failed: 'The page of this provider could not be opened.',
  },
});

export type Texts = ReturnType<typeof texts>;
