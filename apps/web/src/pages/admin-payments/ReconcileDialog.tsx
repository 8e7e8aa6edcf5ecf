import type { Reconciliation } from '@org/api-contract';
import { Alert, Dialog, Input, Link as TextLink, Stack, Textarea } from '@org/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { failureSentence } from '#api/errors.ts';
import { FormActions } from '#forms/FormActions.tsx';
import { readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { paths } from '#paths.ts';
import { amountOf } from '#payments/amount-of.ts';

interface ReconcileDialogProps {
  /** Called when a repair has changed the ledger. */
  onRepaired: () => void;
  onClose: () => void;
}

const dayMs = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const minReason = 3;

/** Compares the payments of a period with Stripe's list. An admin can repair differences from Stripe, with a reason. */
export function ReconcileDialog({ onRepaired, onClose }: ReconcileDialogProps) {
  const [openedAt] = useState(() => Date.now());
  const [report, setReport] = useState<Reconciliation>();
  const { error, isBusy, submit, refuse } = useSubmission((failure) =>
    failureSentence(failure, 'The payments could not be compared. Please try again.'),
  );
  const open = report?.differences.filter(({ isRepaired }) => !isRepaired) ?? [];
  const canRepair = open.some(({ kind }) => kind !== 'unknown_at_stripe');

  function run(fields: FormData): void {
    const [from, to, reason] = [textOf(fields, 'from'), textOf(fields, 'to'), textOf(fields, 'reason')];
    if (!from || !to) return refuse('Please choose both days.');
    if (canRepair && reason.length < minReason) return refuse('Please say why.');
    return submit(async () => {
      setReport(
        await request('POST /api/admin/reconciliation', { body: { from, to, ...(canRepair && { reason }) } }),
      );
      if (canRepair) onRepaired();
    });
  }

  return (
    <Dialog
      open
      onOpenChange={() => isBusy || onClose()}
      title="Compare with Stripe"
      description="Reads the payments of the period from Stripe and compares them with ours. The comparison changes nothing."
      size="l"
    >
      <Stack asChild>
        <form noValidate onSubmit={(event) => run(readFields(event))}>
          {/* A change of the period removes the report, so that the new period is compared before a repair. */}
          <Input
            label="First day"
            name="from"
            type="date"
            defaultValue={dayOf(openedAt - 30 * dayMs)}
            onChange={() => setReport(undefined)}
          />
          <Input
            label="Last day"
            name="to"
            type="date"
            defaultValue={dayOf(openedAt)}
            hint="At most 92 days, in UTC."
            onChange={() => setReport(undefined)}
          />
          {report && <Report report={report} />}
          {canRepair && (
            <Textarea
              label="Reason"
              name="reason"
              rows={2}
              maxLength={500}
              hint="The log stores it forever with your user id. Do not name anybody."
            />
          )}
          {error && <Alert tone="danger">{error}</Alert>}
          <FormActions
            action={canRepair ? 'Repair from Stripe' : 'Compare'}
            isBusy={isBusy}
            busyLabel="Reading Stripe..."
            cancel="Close"
            onCancel={onClose}
          />
        </form>
      </Stack>
    </Dialog>
  );
}

const kinds: Readonly<Record<Reconciliation['differences'][number]['kind'], string>> = {
  missing: 'is missing in our ledger',
  differs: 'differs',
  unknown_at_stripe: 'is unknown to Stripe and was not repaired',
};

function Report({ report }: { report: Reconciliation }) {
  const { checked, isCutShort, differences, atStripe } = report;
  return (
    <Stack gap={3} role="status">
      <p>
        {checked} payments were compared: {amountOf(atStripe.receivedCents, 'usd')} received,{' '}
        {amountOf(atStripe.refundedCents, 'usd')} refunded at Stripe.{' '}
        {differences.length === 0 && 'Our ledger has the same amounts.'}
        {isCutShort && ' Stripe has more payments in this period. Please choose fewer days.'}
      </p>
      {differences.map(({ intentId, paymentId, kind, ledgerSays, stripeSays, isRepaired }) => (
        <Alert key={intentId} tone={isRepaired ? 'success' : 'info'}>
          <p>
            {paymentId === null ? (
              intentId
            ) : (
              <TextLink asChild>
                <Link to={paths.adminPayment(paymentId)}>Payment {paymentId}</Link>
              </TextLink>
            )}{' '}
            {isRepaired ? 'was repaired' : kinds[kind]}.
          </p>
          <p>Ledger: {ledgerSays ?? 'nothing'}</p>
          <p>Stripe: {stripeSays ?? 'nothing'}</p>
        </Alert>
      ))}
    </Stack>
  );
}
