import { dayInWords } from '@org/api-contract/lists';
import { refundPromise } from '@org/api-contract/values';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import type { Config } from '#config/config.ts';
import type { MailContent } from '#integrations/mail/mail-content.ts';
import { invoiceLink, writtenMoney, writtenTaxes } from '#kernel/written.ts';
import type { PaymentBehindAccess } from '#modules/payments/ledger/claim-payments.ts';

type Site = Pick<Config, 'publicOrigin' | 'refundDays'>;

const reason = 'You get this mail because it is about your payment and your access.';

/** @param receiptUrl - the receipt at Stripe */
export function receiptContent(
  site: Site,
  payment: PaymentBehindAccess,
  receiptUrl: string | undefined,
): MailContent {
  const { publicOrigin: origin } = site;
  const received = `We received ${writtenMoney(payment.amountCents, payment.currency)}.`;
  // Access may have ended already: a payment may be refunded or disputed before its receipt is written.
  const isOpen = payment.ended === undefined;
  return {
    subject: 'Your lifetime access to Zodiac Atlas',
    preview: isOpen ? `${received} Everything is open to you.` : received,
    heading: isOpen ? 'Thank you. Everything is open to you' : 'Your payment has arrived',
    blocks: [
      {
        facts: [
          ['Bought', 'Lifetime access, a one-time payment'],
          ['Paid', writtenMoney(payment.amountCents, payment.currency)],
          ...writtenTaxes(payment.taxes, payment.currency),
          ...(payment.paidAt ? [['Date', dayInWords(payment.paidAt)] as const] : []),
          ...(payment.intentId === null ? [] : [['Payment at Stripe', payment.intentId] as const]),
        ],
      },
      ...(isOpen ? [{ button: { label: 'Read your zodiac', href: `${origin}/personal` } }] : []),
      {
        paragraph: ['There are no recurring charges.', refundPromise(site.refundDays)]
          .filter(Boolean)
          .join(' '),
      },
      {
        links: [
          ...(receiptUrl === undefined ? [] : [{ label: 'The receipt at Stripe', href: receiptUrl }]),
          ...(payment.intentId === null ? [] : [invoiceLink(origin, payment.intentId)]),
          { label: 'How refunds work', href: origin + shopPaths.refunds },
        ],
      },
    ],
    reason,
  };
}

/** The mail for access without a payment, and for access that returns after a dispute. */
export const accessOpenContent = ({ publicOrigin: origin }: Site): MailContent => ({
  subject: 'Your access to Zodiac Atlas is open',
  preview: 'You have lifetime access.',
  heading: 'Your access is open',
  blocks: [
    { paragraph: 'Your account has lifetime access to Zodiac Atlas. There is nothing to pay.' },
    { button: { label: 'Read your zodiac', href: `${origin}/personal` } },
  ],
  reason: 'You get this mail because it is about your access.',
});

const whyEnded = {
  refunded:
    'The payment for it was refunded in full. Your bank decides how soon the money is on your statement.',
  disputed:
    'Your bank disputes the payment for it. If the bank decides that the payment stands, the access opens again. You do not need to pay again.',
  dispute_lost: 'Your bank disputed the payment for it and took the money back for you.',
} as const;

/** Reasons for the user who redeemed a gift. This user gets no money back, because the giver has paid. */
const whyGiftEnded = {
  refunded: 'It was a gift, and its payment was refunded.',
  disputed:
    'It was a gift, and its payment is disputed. If the bank decides that the payment stands, the access opens again.',
  dispute_lost: 'It was a gift, and the bank of its giver took the payment back.',
} as const;

/** @param payment - the payment that gave the access; `undefined` if there was none */
export function accessEndedContent(
  { publicOrigin: origin }: Site,
  payment: Pick<PaymentBehindAccess, 'ended' | 'isGift'> | undefined,
): MailContent {
  const why = payment?.ended && (payment.isGift ? whyGiftEnded : whyEnded)[payment.ended];
  return {
    subject: 'Your access to Zodiac Atlas has ended',
    preview: why ?? 'Your account no longer has lifetime access.',
    heading: 'Your lifetime access has ended',
    blocks: [
      ...(why ? [{ paragraph: why }] : []),
      {
        paragraph:
          'Your account stays, with the people you saved and your notes. You can download your data or delete the account at any time.',
      },
      { button: { label: 'Your account', href: `${origin}/account` } },
      { paragraph: 'If you did not expect this, write to us. Our address is below.' },
    ],
    reason,
  };
}
