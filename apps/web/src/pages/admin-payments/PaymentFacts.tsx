import type { PaymentDetails } from '@org/api-contract';
import { Alert, Badge, Grid, Stack } from '@org/ui';
import { instant } from '#listing/dates-in-words.ts';
import styles from './AdminPayments.module.css';
import { amountOf } from '#payments/amount-of.ts';
import { stateNames, stateTones } from './words.ts';

const sources: Readonly<Record<PaymentDetails['source'], string>> = {
  intent: 'The payment form',
  link: 'The payment link',
  code: 'A promotion code',
  grant: 'An admin',
};

/** The current state of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentDetails }) {
  const { account, amountCents, receivedCents, refundedCents, currency, gift } = payment;
  const facts: [string, string][] = [
    ['Amount', amountOf(amountCents, currency)],
    ['Received', receivedCents === null ? 'nothing yet' : amountOf(receivedCents, currency)],
    ['Refunded', amountOf(refundedCents, currency)],
    ['Payer', payment.email ?? 'erased or unknown'],
    ['Account', account?.email ?? account?.uid ?? payment.uid ?? 'none'],
    ['For', gift ? 'A gift for another account' : 'The account itself'],
    ['Access', gift ? accessByGift(payment, gift) : accessOf(payment)],
    ['Paid through', sources[payment.source]],
    ['Stripe’s id', payment.intentId ?? 'none yet'],
    ['Opened', instant(payment.createdAt)],
    ['Paid', payment.paidAt === null ? 'not yet' : instant(payment.paidAt)],
  ];
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={2}>
        <Badge variant={stateTones[payment.state]}>{stateNames[payment.state]}</Badge>
        {payment.hasAlert && <Badge variant="primary">Alert</Badge>}
      </Stack>
      {payment.isRefundPending && (
        <Alert>A refund has started. Stripe usually confirms it within a minute.</Alert>
      )}
      <Grid asChild columns="s" repeat="fill">
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Grid>
    </Stack>
  );
}

const accessOf = ({ account, entitles }: PaymentDetails): string =>
  account?.hasAccess
    ? entitles
      ? 'From this payment'
      : 'The account has access, but not from this payment'
    : 'None';

/** A gift gives no access to its payer. */
function accessByGift(
  { entitles }: PaymentDetails,
  { redeemedBy }: NonNullable<PaymentDetails['gift']>,
): string {
  if (!redeemedBy) return entitles ? 'None yet, the gift is not redeemed' : 'None';
  const who = redeemedBy.email ?? redeemedBy.uid;
  return entitles ? `From this gift, for ${who}` : `Ended; ${who} had redeemed the gift`;
}
