import type { PaymentDetails, PaymentDispute } from '@org/api-contract';
import { Alert, Stack } from '@org/ui';
import { instant } from '#listing/dates-in-words.ts';
import { amountOf } from '#payments/amount-of.ts';
import { disputeReason, disputeState, fraudType } from './words.ts';

/** The disputes of a payment with their deadlines and their links to Stripe's Dashboard, and reports of fraud. */
export function Disputes({ payment }: { payment: PaymentDetails }) {
  const { disputes, warnings } = payment;
  if (disputes.length === 0 && warnings.length === 0) return null;
  return (
    <section aria-labelledby="disputes">
      <Stack gap={3}>
        <h2 id="disputes">Disputes and fraud</h2>
        {warnings.map(({ fraudType: type, at }) => (
          <Alert key={at + type}>
            The bank reported this payment as fraud on {instant(at)}: {fraudType(type)}.
            {payment.can.includes('refund') && ' A refund now avoids most disputes.'}
          </Alert>
        ))}
        {disputes.map((dispute) => (
          <DisputeNotice key={dispute.id} dispute={dispute} currency={payment.currency} />
        ))}
      </Stack>
    </section>
  );
}

function DisputeNotice({ dispute, currency }: { dispute: PaymentDispute; currency: string }) {
  const { state, amountCents, reason, openedAt, dueAt, dashboardUrl } = dispute;
  const awaitsAnswer = state.endsWith('needs_response');
  return (
    <Alert tone={awaitsAnswer ? 'danger' : 'info'}>
      <p>
        {disputeState(state)}: {amountOf(amountCents, currency)}, {disputeReason(reason)}. Opened on{' '}
        {instant(openedAt)}.
      </p>
      {awaitsAnswer && (
        <p>
          {dueAt === null
            ? 'The bank accepts no answer.'
            : `The bank accepts an answer until ${instant(dueAt)}.`}
        </p>
      )}
      <p>
        <a href={dashboardUrl} target="_blank" rel="noopener noreferrer">
          Open the dispute in Stripe’s Dashboard
        </a>
      </p>
    </Alert>
  );
}
