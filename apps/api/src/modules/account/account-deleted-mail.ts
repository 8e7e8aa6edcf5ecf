import type { Mail } from '#modules/mails/queue-mail.ts';

/** The last mail to an account. It goes to the address, because the user is deleted. */
export const accountDeletedMail = (uid: string, address: string): Mail => ({
  key: `account-deleted:${uid}`,
  kind: 'account-deleted',
  to: { address },
  content: {
    subject: 'Your account at Zodiac Atlas is deleted',
    preview: 'What is gone, and what stays.',
    heading: 'Your account is deleted',
    blocks: [
      {
        paragraph:
          'Gone for good: your access, your e-mail and password, the people you saved, your notes, your private calendar and your sessions.',
      },
      {
        paragraph:
          'What stays of a payment is its amount, its date and its number at Stripe, without your e-mail, because the law on accounts asks for it. Stripe keeps a record of its own.',
      },
      { paragraph: 'If you did not delete it, write to us. Our address is below.' },
    ],
    reason: 'This is the last mail to this account. Your address is deleted here once it was sent.',
  },
});
