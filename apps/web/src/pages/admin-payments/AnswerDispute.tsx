import type { DisputeEvidence, PaymentDetails } from '@org/api-contract';
import { Alert, Button, Checkbox, Dialog, Skeleton, Stack, Textarea } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { get, request } from '#api/client.ts';
import { failureSentence } from '#api/failure-sentence.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';

/** What an admin has written and not submitted: the text of each field. */
export type EvidenceDraft = Readonly<Record<string, string>>;

interface AnswerDisputeProps {
  /** The number of the payment. */
  id: number;
  /** What the payer says, and until when the bank accepts an answer. */
  about: ReactNode;
  /** What was written before the dialog was closed. */
  draft: EvidenceDraft;
  onDraft: (draft: EvidenceDraft) => void;
  onDone: (payment: PaymentDetails) => void;
  onClose: () => void;
}

const minReason = 3;

/** The texts for the bank, with their greatest lengths at the server. */
const fields: readonly {
  name: keyof DisputeEvidence;
  label: string;
  hint?: string;
  rows: number;
  max: number;
}[] = [
  {
    name: 'statement',
    label: 'Your statement',
    hint: 'Say why the payment stands. It is sent before the receipt, as one text.',
    rows: 6,
    max: 8_000,
  },
  { name: 'product', label: 'What was sold', rows: 3, max: 2_000 },
  { name: 'customerEmail', label: 'E-mail of the payer', rows: 1, max: 320 },
  { name: 'serviceDate', label: 'Open since', rows: 1, max: 100 },
  { name: 'receipt', label: 'Receipt', rows: 3, max: 4_000 },
  { name: 'accessLog', label: 'Registration, sign-ins and use', rows: 8, max: 16_000 },
  { name: 'refundPolicy', label: 'Refund policy', rows: 3, max: 4_000 },
];

/** Shows what is known of a disputed payment. An admin corrects it and submits it to the bank, which accepts it once. */
export function AnswerDispute({ id, about, draft, onDraft, onDone, onClose }: AnswerDisputeProps) {
  const assembled = useQuery({
    ...get('GET /api/admin/payments/{id}/evidence', { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [problem, setProblem] = useState<string>();
  const { isBusy, begin, end } = useBusy();

  async function submit(given: FormData, disputeId: string): Promise<void> {
    const reason = textOf(given, 'reason');
    if (reason.length < minReason) return setProblem('Please say why.');
    if (given.get('confirmed') === null) return setProblem('Please confirm that you have read the evidence.');
    if (!begin()) return undefined;
    setProblem(undefined);
    try {
      const changed = await request('POST /api/admin/payments/{id}/evidence', {
        params: { id },
        body: { disputeId, reason, evidence: evidenceIn(given) },
      });
      onDraft({});
      onClose();
      onDone(changed);
    } catch (failure) {
      setProblem(failureSentence(failure, 'The evidence could not be submitted. Please try again.'));
    } finally {
      end();
    }
    return undefined;
  }

  const { data, error } = assembled;
  return (
    <Dialog
      open
      onOpenChange={() => isBusy || onClose()}
      title="Answer the dispute"
      description="The bank accepts evidence once, and it cannot be changed afterwards. Correct what is wrong, and remove what the bank need not know."
      size="l"
    >
      {error ? (
        <Alert tone="danger">
          {failureSentence(error, 'The evidence could not be assembled. Please try again.')}
        </Alert>
      ) : !data ? (
        <Skeleton count={3} />
      ) : (
        <Stack asChild>
          <form
            noValidate
            onInput={(event) => onDraft({ ...draft, ...textIn(event) })}
            onSubmit={(event) => void submit(readFields(event), data.disputeId)}
          >
            {about}
            {fields.map(({ name, label, hint, rows, max }) => (
              <Textarea
                key={name}
                label={label}
                {...(hint && { hint })}
                name={name}
                rows={rows}
                maxLength={max}
                defaultValue={draft[name] ?? data.evidence[name]}
              />
            ))}
            <Textarea
              label="Reason"
              name="reason"
              rows={2}
              maxLength={500}
              defaultValue={draft.reason}
              hint="For the audit log, where it is kept for good with your user id. Name nobody in it. The bank does not get it."
            />
            <Checkbox name="confirmed" label="I have read the evidence, and it is complete." />
            {problem && <Alert tone="danger">{problem}</Alert>}
            <Stack direction="row" gap={3}>
              <Button type="submit" variant="primary" busy={isBusy} busyLabel="Submitting...">
                Submit to the bank
              </Button>
              <Button onClick={onClose} disabled={isBusy}>
                Cancel
              </Button>
            </Stack>
          </form>
        </Stack>
      )}
    </Dialog>
  );
}

/** The text that was typed. The confirmation is given again each time. */
const textIn = ({ target }: FormEvent<HTMLFormElement>): EvidenceDraft =>
  target instanceof HTMLTextAreaElement ? { [target.name]: target.value } : {};

function evidenceIn(given: FormData): DisputeEvidence {
  const text = (name: keyof DisputeEvidence): string => textOf(given, name);
  return {
    product: text('product'),
    customerEmail: text('customerEmail'),
    serviceDate: text('serviceDate'),
    receipt: text('receipt'),
    accessLog: text('accessLog'),
    refundPolicy: text('refundPolicy'),
    statement: text('statement'),
  };
}
