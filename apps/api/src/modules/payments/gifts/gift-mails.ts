import type { Gift } from '@org/api-contract';
import type { Mail } from '#modules/mails/queue-mail.ts';
import type { GiftRow } from './queries.ts';
import type { GiftContent } from './sealed-gift.ts';

type GiftOf = Pick<GiftRow, 'id' | 'giverUid' | 'mails'>;

/** The page that redeems a code. The code is behind `#`, so that no server and no log receives it with the address. */
const redeemUrl = (origin: string, code: string): string => `${origin}/redeem#${code}`;

/** The mail with the code. @param giver - the e-mail of the giver; `undefined` when the account was deleted */
export function giftMail(
  origin: string,
  { id, mails }: GiftOf,
  { code, toEmail, message }: GiftContent,
  giver: string | undefined,
): Mail {
  const from = giver ?? 'Somebody';
  return {
    key: `gift:${id}:${mails + 1}`,
    kind: 'gift',
    to: { address: toEmail },
    content: {
      subject: 'A gift for you: Zodiac Atlas',
      preview: `${from} gives you lifetime access.`,
      heading: 'A gift for you',
      blocks: [
        {
          paragraph: `${from} gives you lifetime access to Zodiac Atlas: your personal reading, and the companies, car brands and US states of every sign of the Chinese zodiac.`,
        },
        ...(message === '' ? [] : [{ paragraph: `“${message}”` }]),
        { facts: [['Your code', code]] },
        { button: { label: 'Open your gift', href: redeemUrl(origin, code) } },
        {
          paragraph:
            'Nothing is left to pay. You need an account, under any e-mail. The code works once, so keep it to yourself until then.',
        },
      ],
      reason: `You get this mail because ${from} has bought this gift and entered your address.`,
    },
  };
}

/** Tells the giver that the gift has arrived. It does not say who has redeemed it. */
export const redeemedMail = (origin: string, { id, giverUid }: GiftOf): Mail => ({
  key: `gift-redeemed:${id}`,
  kind: 'gift_redeemed',
  to: { uid: giverUid },
  content: {
    subject: 'Your gift was redeemed',
    preview: 'Your gift of lifetime access is in use.',
    heading: 'Your gift was redeemed',
    blocks: [
      {
        paragraph:
          'The code of your gift was entered, and lifetime access is open. The code does not work any more.',
      },
      { button: { label: 'See your gifts', href: `${origin}/gift` } },
    ],
    reason: 'You get this mail because you bought a gift at Zodiac Atlas.',
  },
});

const whyEnded = {
  refund: 'The payment for the gift that you received was refunded, so its code does not work any more.',
  dispute:
    'The payment for the gift that you received is disputed. Its code works again only if the bank decides that the payment stands.',
  operator: 'We have ended the gift that you received, so its code does not work any more.',
} as const;

/** Tells the receiver that a gift that was not redeemed is no longer valid. */
export const revokedMail = (
  origin: string,
  { id }: GiftOf,
  { toEmail }: GiftContent,
  endedBy: Gift['endedBy'],
): Mail => ({
  key: `gift-revoked:${id}`,
  kind: 'gift_revoked',
  to: { address: toEmail },
  content: {
    subject: 'A gift is no longer valid',
    preview: 'The code of a gift to you does not work any more.',
    heading: 'A gift is no longer valid',
    blocks: [
      { paragraph: whyEnded[endedBy ?? 'operator'] },
      { button: { label: 'Open Zodiac Atlas', href: `${origin}/` } },
    ],
    reason: 'You get this mail because you received a gift of Zodiac Atlas.',
  },
});
