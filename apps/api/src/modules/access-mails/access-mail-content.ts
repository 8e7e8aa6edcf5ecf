import { dayInWords } from '@org/api-contract/lists';
import { refundPromise } from '@org/api-contract/values';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import type { Config } from '#config/config.ts';
import type { MailContent } from '#integrations/mail/mail-content.ts';
import { invoiceLink, writtenMoney, writtenTaxes } from '#kernel/written.ts';
import type { PaymentBehindAccess } from '#modules/payments/ledger/claim-payments.ts';

type Site = Pick<Config, 'publicOrigin' | 'refundDays'>;

const reason = 'You get this email because it is about your payment and your access.';

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
    preview: isOpen ? `${received} You now have lifetime access.` : received,
    heading: isOpen ? 'Thank you. You now have lifetime access' : 'Your payment has arrived',
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
          ...(receiptUrl === undefined ? [] : [{ label: 'Receipt from Stripe', href: receiptUrl }]),
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
    { paragraph: 'Your account has lifetime access to Zodiac Atlas. You do not need to pay.' },
    { button: { label: 'Read your zodiac', href: `${origin}/personal` } },
  ],
  reason: 'You get this email because it is about your access.',
});

const whyEnded = {
  refunded:
    'Your payment was refunded in full. Your bank decides how soon the money appears on your statement.',
  disputed:
    'Your bank disputes your payment. If the bank confirms the payment, your access opens again. You do not need to pay again.',
  dispute_lost: 'Your bank disputed your payment and returned the money to you.',
} as const;

/** Reasons for the user who redeemed a gift. This user gets no money back, because the giver has paid. */
const whyGiftEnded = {
  refunded: 'Your access was a gift, and its payment was refunded.',
  disputed:
    'Your access was a gift, and its payment is disputed. If the bank confirms the payment, your access opens again.',
  dispute_lost: 'Your access was a gift, and the bank of the giver took the payment back.',
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
          'You keep your account, your saved people and your notes. You can download your data or delete the account at any time.',
      },
      { button: { label: 'Your account', href: `${origin}/account` } },
      { paragraph: 'If you did not expect this, write to us. Our address is below.' },
    ],
    reason,
  };
}
