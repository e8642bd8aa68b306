import type { NoticeDetails } from '../notices.ts';

const setPassword = 'Set a new password';
const newPassword =
  'If it was you, there is nothing to do. If not, set a new password now: that signs out every other device. Then check your account.';

/** What the emails and the text messages with a code say. */
export const texts = () => ({
  /** Before a code that is typed on the page already open. */
  code: 'Your code:',
  orCode: 'Or type this code:',
  /** @param time such as '24 hours' */
  holds: (time: string) => `It is valid for ${time} and works once.`,
  textMessage: (code: string) => `Your Shortlist code: ${code}`,
  emails: {
    confirmation: {
      subject: 'Confirm your email address',
      opening: 'Confirm this address to finish creating your Shortlist account.',
      button: 'Confirm address',
      ignore: 'If you did not sign up, ignore this email: the account cannot be used without it.',
    },
    magicLink: {
      subject: 'Your sign-in link',
      opening: 'Use this link to sign in to your Shortlist account.',
      button: 'Sign in',
      ignore: 'If you did not ask to sign in, ignore this email. Never share the code with anyone.',
    },
    recovery: {
      subject: 'Reset your password',
      opening: 'Set a new password for your Shortlist account.',
      button: 'Set a new password',
      ignore: 'If you did not ask for this, ignore this email: your password stays as it is.',
    },
    invite: {
      subject: 'You are invited to Shortlist',
      opening: 'An account on Shortlist has been created for you. Accept the invitation to use it.',
      button: 'Accept the invitation',
      ignore: 'If you were not expecting an invitation, ignore this email.',
    },
    emailChangeNew: {
      subject: 'Confirm the change of your email address',
      opening: 'Confirm that you want to use this address for your Shortlist account.',
      button: 'Confirm the change',
      ignore: 'If you did not ask for this, ignore this email: nothing changes without you.',
    },
    emailChangeCurrent: {
      subject: 'Confirm the change of your email address',
      opening: (newEmail: string) => `Confirm that you want to use ${newEmail} for your Shortlist account from now on.`,
      button: 'Confirm the change',
      ignore:
        'If you did not ask for this, do not confirm it, and change your password: someone else is signed in as you.',
    },
    reauthentication: {
      subject: 'Your confirmation code',
      opening: 'Enter this code to confirm that you are the one changing the account.',
      button: '',
      ignore: 'If you are not changing anything, change your password: someone else is signed in as you.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Your password was changed',
      opening: ({ time }: NoticeDetails) => [
        `The password of your Shortlist account was changed on ${time}.`,
        'All other devices were signed out.',
      ],
      advice: newPassword,
      button: setPassword,
    },
    email_changed: {
      subject: 'Your email address was changed',
      opening: ({ time, email }: NoticeDetails) => [
        email
          ? `Since ${time} your Shortlist account belongs to ${email}.`
          : `On ${time} this address was removed from your Shortlist account.`,
        'You can no longer sign in with this address.',
      ],
      advice:
        'If it was you, there is nothing to do. If not, change the address back on the account page where you are still signed in, or contact whoever runs this site.',
      button: 'Open your account',
    },
    phone_changed: {
      subject: 'Your phone number was changed',
      opening: ({ time }: NoticeDetails) => [`The phone number of your Shortlist account was changed on ${time}.`],
      advice: newPassword,
      button: setPassword,
    },
    factor_added: {
      subject: 'A second step was turned on',
      opening: ({ time }: NoticeDetails) => [
        `Since ${time} signing in to your Shortlist account takes a second step, such as a code from an app.`,
      ],
      advice: newPassword,
      button: setPassword,
    },
    factor_removed: {
      subject: 'A second step was removed',
      opening: ({ time }: NoticeDetails) => [
        `A second step of signing in to your Shortlist account was removed on ${time}.`,
      ],
      advice: newPassword,
      button: setPassword,
    },
    new_device: {
      subject: 'A sign-in from a new device',
      opening: ({ time, device, ip }: NoticeDetails) => [
        `Someone signed in to your Shortlist account from a new device or network on ${time}.`,
        ...(device ? [`Device: ${device}`] : []),
        ...(ip ? [`Network address: ${ip}`] : []),
      ],
      advice: newPassword,
      button: setPassword,
    },
  },
});

export type Texts = ReturnType<typeof texts>;
