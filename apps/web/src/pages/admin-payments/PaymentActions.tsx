import type { PaymentDetails } from '@org/api-contract';
import { Button, Stack, useToast } from '@org/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { request } from '#api/client.ts';
import { DecisionDialog } from '#payments/DecisionDialog.tsx';
import { paymentQuery } from './queries.ts';
import { amountOf } from '#payments/amount-of.ts';

type Ability = PaymentDetails['can'][number];

interface Decision {
  button: string;
  title: string;
  description: string;
  busyLabel: string;
  done: string;
  run: (id: number, given: { email: string; reason: string }) => Promise<PaymentDetails>;
}

/** The changes that the payment permits now. Each asks for a reason first. */
export function PaymentActions({ payment }: { payment: PaymentDetails }) {
  const [params] = useSearchParams();
  /** Initially the action that the address names, such as `?decide=refund`. */
  const [asked, setAsked] = useState(() => payment.can.find((ability) => ability === params.get('decide')));
  const client = useQueryClient();
  const toast = useToast();
  const decisions = decisionsAbout(payment);
  const decision = asked && decisions[asked];
  if (payment.can.length === 0) return <p>This payment needs no decision now.</p>;
  return (
    <>
      <Stack direction="row" gap={3}>
        {payment.can.map((ability) => (
          <Button key={ability} onClick={() => setAsked(ability)}>
            {decisions[ability].button} …
          </Button>
        ))}
      </Stack>
      {decision && (
        <DecisionDialog
          title={decision.title}
          description={decision.description}
          action={decision.button}
          busyLabel={decision.busyLabel}
          asksEmail={asked === 'claim'}
          onConfirm={(given) => decision.run(payment.id, given)}
          onDone={(changed) => {
            client.setQueryData(paymentQuery(payment.id).queryKey, changed);
            // Refreshes the lists and the number of alerts in the rail.
            void client.invalidateQueries({ queryKey: ['GET /api/admin/payments'] });
            toast({ title: `Payment ${payment.id}`, description: decision.done });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function decisionsAbout({
  amountCents,
  receivedCents,
  refundedCents,
  currency,
  email,
}: PaymentDetails): Record<Ability, Decision> {
  const left = amountOf((receivedCents ?? amountCents) - refundedCents, currency);
  return {
    refund: {
      button: `Refund ${left}`,
      title: 'Refund this payment?',
      description: `${left} goes back to ${email ?? 'the payer'}, and the access from this payment ends. You cannot undo a refund.`,
      busyLabel: 'Refunding...',
      done: 'The refund has started.',
      run: (id, { reason }) =>
        request('POST /api/admin/payments/{id}/refund', { params: { id }, body: { reason } }),
    },
    revoke: {
      button: 'Take the access away',
      title: 'Take the access away?',
      description:
        'The access from this payment ends at once. No money goes back. You can give the access back later.',
      busyLabel: 'Taking it away...',
      done: 'The access was taken away.',
      run: (id, { reason }) =>
        request('POST /api/admin/payments/{id}/revoke', { params: { id }, body: { reason } }),
    },
    restore: {
      button: 'Give the access back',
      title: 'Give the access back?',
      description: 'The payment gives access again, unless it was refunded or disputed.',
      busyLabel: 'Giving it back...',
      done: 'The access was given back.',
      run: (id, { reason }) =>
        request('POST /api/admin/payments/{id}/restore', { params: { id }, body: { reason } }),
    },
    claim: {
      button: 'Assign to an account',
      title: 'Assign this payment to an account?',
      description: 'The account gets the access that was paid for. You cannot undo this.',
      busyLabel: 'Assigning...',
      done: 'The payment was assigned.',
      run: (id, { email: account, reason }) =>
        request('POST /api/admin/payments/{id}/claim', { params: { id }, body: { email: account, reason } }),
    },
    dismiss: {
      button: 'Close the alert',
      title: 'Close the alert?',
      description:
        'The payment leaves the list of alerts. Nothing else changes. A new alert puts it back on the list.',
      busyLabel: 'Closing it...',
      done: 'The alert is closed.',
      run: (id, { reason }) =>
        request('POST /api/admin/payments/{id}/dismiss', { params: { id }, body: { reason } }),
    },
  };
}
