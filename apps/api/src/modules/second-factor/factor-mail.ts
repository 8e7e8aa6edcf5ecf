import { randomUUID } from 'node:crypto';
import type { Services } from '#integrations/services.ts';
import type { Mail } from '#modules/mails/queue-mail.ts';

/** The events of a second factor that an admin is told of. */
type Change = 'on' | 'off' | 'recovery';

const told = {
  on: {
    subject: 'Two-step sign-in is on',
    text: 'From now on the pages for admins ask for a code of your authenticator app after each sign-in.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    text: 'The pages for admins no longer ask for a code of your authenticator app.',
  },
  recovery: {
    subject: 'A recovery code was used',
    text: 'A recovery code was entered in place of a code of your authenticator app. It cannot be used again.',
  },
} as const satisfies Record<Change, { subject: string; text: string }>;

/** Tells an admin of a change of the second factor. */
export function factorMail(change: Change, uid: string, { config }: Pick<Services, 'config'>): Mail {
  const { subject, text } = told[change];
  return {
    // A random key, so that repeated changes are told, too.
    key: `second-factor:${uid}:${randomUUID()}`,
    kind: 'second-factor',
    to: { uid },
    content: {
      subject,
      preview: 'If it was you, there is nothing to do.',
      heading: subject,
      blocks: [
        { paragraph: text },
        {
          paragraph:
            'If it was not you, change your password, which ends all other sessions, and tell the operator.',
        },
        { button: { label: 'Your account', href: `${config.publicOrigin}/account` } },
      ],
      reason: 'You get this mail to keep your account safe.',
    },
  };
}
