import type { NoticeTexts } from './notices.ts';

const setPassword = { path: '/forgot-password', button: 'Set a new password' } as const;
const newPassword =
  'If it was you, there is nothing to do. If not, set a new password now: that signs out every other device. Then look at your account.';

export const noticesInEnglish: NoticeTexts = {
  locale: 'en-GB',
  notices: {
    password_changed: {
      subject: 'Your password was changed',
      opening: ({ time }) => [
        `The password of your Shortlist account was changed on ${time}.`,
        'All other devices were signed out.',
      ],
      advice: newPassword,
      ...setPassword,
    },
    email_changed: {
      subject: 'Your email address was changed',
      opening: ({ time, email }) => [
        email
          ? `Since ${time} your Shortlist account belongs to ${email}.`
          : `On ${time} this address was taken from your Shortlist account.`,
        'This address does not open it any more.',
      ],
      advice:
        'If it was you, there is nothing to do. If not, change the address back on the account page where you are still signed in, or write to whoever runs this site.',
      path: '/account',
      button: 'Open your account',
    },
    phone_changed: {
      subject: 'Your phone number was changed',
      opening: ({ time }) => [`The phone number of your Shortlist account was changed on ${time}.`],
      advice: newPassword,
      ...setPassword,
    },
    factor_added: {
      subject: 'A second step was turned on',
      opening: ({ time }) => [
        `Since ${time} signing in to your Shortlist account takes a second step, such as the code of an app.`,
      ],
      advice: newPassword,
      ...setPassword,
    },
    factor_removed: {
      subject: 'A second step was removed',
      opening: ({ time }) => [`A second step of signing in to your Shortlist account was removed on ${time}.`],
      advice: newPassword,
      ...setPassword,
    },
    new_device: {
      subject: 'A sign-in from a new device',
      opening: ({ time, device, ip }) => [
        `Somebody signed in to your Shortlist account from a device or a network that was not seen before, on ${time}.`,
        ...(device ? [`Device: ${device}`] : []),
        ...(ip ? [`Network address: ${ip}`] : []),
      ],
      advice: newPassword,
      ...setPassword,
    },
  },
};
