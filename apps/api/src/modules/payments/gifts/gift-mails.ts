import type { Gift } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { refundPromise } from '@org/api-contract/values';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import type { Config } from '#config/config.ts';
import { invoiceLink, writtenMoney, writtenTaxes } from '#kernel/written.ts';
import type { Mail } from '#modules/mails/queue-mail.ts';
import type { GiftRow } from './queries.ts';
import type { GiftContent } from './gift-details.ts';

type GiftOf = Pick<GiftRow, 'id' | 'giverUid' | 'mails'>;

const reasonOfGiver = 'You get this email because you bought a gift at Zodiac Atlas.';

/** The page that redeems a code. The code follows `#`, so that no server and no log receives it. */
const redeemUrl = (origin: string, code: string): string => `${origin}/redeem#${code}`;

/** The mail with the code. @param giver - the email of the giver; `undefined` when the account was deleted */
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
        { button: { label: 'Redeem your gift', href: redeemUrl(origin, code) } },
        {
          paragraph:
            'You pay nothing. You need an account with any email. The code works once, so do not share it.',
        },
      ],
      reason: `You get this email because ${from} bought this gift and entered your address.`,
    },
  };
}

/**
 * The confirmation to the giver: the payment, and when the code is sent to whom. The page of gifts shows the code
 * itself.
 */
export function purchaseMail(
  { publicOrigin: origin, refundDays }: Pick<Config, 'publicOrigin' | 'refundDays'>,
  gift: GiftRow,
  { toEmail }: GiftContent,
): Mail {
  const paid = writtenMoney(gift.amountCents, gift.currency);
  // The date is left out if the code is sent within an hour of the payment.
  const isLater = gift.sentAt === null && gift.sendAt.getTime() - (gift.paidAt?.getTime() ?? 0) > 3_600_000;
  return {
    key: `gift-paid:${gift.id}`,
    kind: 'gift_paid',
    to: { uid: gift.giverUid },
    content: {
      subject: 'Your gift of Zodiac Atlas',
      preview: `We received ${paid}.`,
      heading: 'Thank you for your gift',
      blocks: [
        {
          facts: [
            ['Bought', 'Lifetime access, as a gift'],
            ['Paid', paid],
            ...writtenTaxes(gift.taxes, gift.currency),
            ...(gift.paidAt ? [['Date', dayInWords(gift.paidAt)] as const] : []),
            ...(gift.intentId === null ? [] : [['Payment at Stripe', gift.intentId] as const]),
            ['For', toEmail],
          ],
        },
        {
          paragraph:
            gift.redeemedBy === null
              ? `We email the code to ${toEmail} ${isLater ? `on ${dayInWords(gift.sendAt)}` : 'now'}. You also find the code on the page of your gifts. There you can change the address until the gift is redeemed.`
              : 'Your gift was already redeemed.',
        },
        { button: { label: 'See your gifts', href: `${origin}/gift` } },
        {
          paragraph: ['There are no recurring charges.', refundPromise(refundDays)].filter(Boolean).join(' '),
        },
        {
          links: [
            ...(gift.intentId === null ? [] : [invoiceLink(origin, gift.intentId)]),
            { label: 'How refunds work', href: origin + shopPaths.refunds },
          ],
        },
      ],
      reason: reasonOfGiver,
    },
  };
}

/** Tells the giver that the gift was redeemed, but not by whom. */
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
          'Somebody entered the code of your gift and now has lifetime access. The code no longer works.',
      },
      { button: { label: 'See your gifts', href: `${origin}/gift` } },
    ],
    reason: reasonOfGiver,
  },
});

const whyEnded = {
  refund: 'The payment for the gift that you received was refunded, so its code no longer works.',
  dispute:
    'The payment for the gift that you received is disputed. Its code works again only if the bank confirms the payment.',
  operator: 'We ended the gift that you received, so its code no longer works.',
} as const;

/** Tells the receiver that an unredeemed gift is no longer valid. */
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
    preview: 'The code of a gift to you no longer works.',
    heading: 'A gift is no longer valid',
    blocks: [
      { paragraph: whyEnded[endedBy ?? 'operator'] },
      { button: { label: 'Open Zodiac Atlas', href: `${origin}/` } },
    ],
    reason: 'You get this email because you received a gift of Zodiac Atlas.',
  },
});

/** Tells the giver that the gift has ended, and why. The mail does not name who redeemed it. */
export function endedMail(
  origin: string,
  gift: GiftRow,
  content: GiftContent | undefined,
  endedBy: NonNullable<Gift['endedBy']>,
): Mail {
  const paid = writtenMoney(gift.amountCents, gift.currency);
  const mayReturn = gift.dispute === 'open';
  const title = endedBy === 'refund' ? 'Your gift was refunded' : 'Your gift is no longer valid';
  const why = {
    refund: `Your payment of ${paid} for a gift of lifetime access was refunded in full. Your bank decides how soon the money appears on your statement.`,
    dispute: mayReturn
      ? `Your bank disputes your payment of ${paid} for a gift of lifetime access. If the bank confirms the payment, the gift is valid again. You do not need to pay again.`
      : `Your bank disputed your payment of ${paid} for a gift of lifetime access and returned the money to you.`,
    operator: 'We ended a gift of lifetime access that you bought.',
  }[endedBy];
  const effect =
    gift.redeemedBy === null
      ? `The code of the gift ${mayReturn ? 'does not work until then' : 'no longer works'}.`
      : 'The access from this gift has ended.';
  return {
    key: `gift-ended:${gift.id}:${endedBy}`,
    kind: 'gift_ended',
    to: { uid: gift.giverUid },
    content: {
      subject: title,
      preview: why,
      heading: title,
      blocks: [
        { paragraph: `${why} ${effect}` },
        {
          facts: [
            ...(content ? [['For', content.toEmail] as const] : []),
            ...(gift.intentId === null ? [] : [['Payment at Stripe', gift.intentId] as const]),
          ],
        },
        { button: { label: 'See your gifts', href: `${origin}/gift` } },
        { paragraph: 'If you did not expect this, write to us. Our address is below.' },
        { links: [{ label: 'How refunds work', href: origin + shopPaths.refunds }] },
      ],
      reason: reasonOfGiver,
    },
  };
}
