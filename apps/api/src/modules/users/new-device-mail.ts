import type { Mail } from '#modules/mails/queue-mail.ts';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface SignIn {
  uid: string;
  /** Browser and system. */
  device: string;
  signedInAt: Date;
}

/** Tells a user of a sign-in with a new browser or system. */
export const newDeviceMail = ({ uid, device, signedInAt }: SignIn, origin: string): Mail => ({
  key: `new-device:${uid}:${device}`,
  kind: 'new-device',
  to: { uid },
  content: {
    subject: 'A sign-in with a new browser',
    preview: `${device}. If it was you, there is nothing to do.`,
    heading: 'A sign-in with a new browser',
    blocks: [
      {
        paragraph:
          'Your account was signed in with a browser and system that it was not used with before. If it was you, there is nothing to do.',
      },
      {
        facts: [
          ['Signed in with', device],
          ['When', `${moment.format(signedInAt)} UTC`],
        ],
      },
      { paragraph: 'If it was not you, change your password. That ends all other sessions.' },
      { button: { label: 'Change your password', href: `${origin}/account` } },
    ],
    reason: 'You get this mail, once for each browser and system, to keep your account safe.',
  },
});
