import type { PaymentDetails, PaymentDispute } from '@org/api-contract';
import { Alert, Button, Stack, useToast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { instant } from '#listing/instant.ts';
import { AnswerDispute, type EvidenceDraft } from './AnswerDispute.tsx';
import { paymentQuery } from './queries.ts';
import { amountOf } from '#payments/amount-of.ts';
import { disputeReason, disputeState, fraudType } from './words.ts';

/** The disputes of a payment with their deadlines, reports of fraud, and the answer to the bank. */
export function Disputes({ payment }: { payment: PaymentDetails }) {
  const { disputes, warnings } = payment;
  const [isAnswering, setIsAnswering] = useState(false);
  const [draft, setDraft] = useState<EvidenceDraft>({});
  const client = useQueryClient();
  const toast = useToast();
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
        {payment.can.includes('answer') && (
          <div>
            <Button variant="primary" onClick={() => setIsAnswering(true)}>
              Answer with evidence …
            </Button>
          </div>
        )}
        {isAnswering && (
          <AnswerDispute
            id={payment.id}
            about={disputes.filter(awaitsAnswer).map((dispute) => (
              <DisputeNotice key={dispute.id} dispute={dispute} currency={payment.currency} />
            ))}
            draft={draft}
            onDraft={setDraft}
            onDone={(changed) => {
              client.setQueryData(paymentQuery(payment.id).queryKey, changed);
              toast({ title: `Payment ${payment.id}`, description: 'The evidence goes to the bank.' });
            }}
            onClose={() => setIsAnswering(false)}
          />
        )}
      </Stack>
    </section>
  );
}

const awaitsAnswer = ({ state, evidence }: PaymentDispute): boolean =>
  state.endsWith('needs_response') && evidence === 'none';

const DisputeNotice = ({ dispute, currency }: { dispute: PaymentDispute; currency: string }) => (
  <Alert tone={awaitsAnswer(dispute) ? 'danger' : 'info'}>
    <p>
      {disputeState(dispute.state)}: {amountOf(dispute.amountCents, currency)},{' '}
      {disputeReason(dispute.reason)}. Opened on {instant(dispute.openedAt)}.
    </p>
    <p>{evidenceOf(dispute)}</p>
  </Alert>
);

function evidenceOf({ evidence, dueAt, submittedAt, state }: PaymentDispute): string {
  switch (evidence) {
    case 'submitted':
      return submittedAt === null
        ? 'Evidence was submitted at Stripe.'
        : `Evidence was submitted on ${instant(submittedAt)}.`;
    case 'waiting':
      return 'The evidence is on its way to Stripe, usually within a minute.';
    case 'missed':
      return 'The evidence came too late and was not submitted.';
    case 'none':
      if (!state.endsWith('needs_response')) return 'No evidence was submitted.';
      return dueAt === null
        ? 'The bank accepts no evidence.'
        : `The bank accepts evidence until ${instant(dueAt)}.`;
  }
}
