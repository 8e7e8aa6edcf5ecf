import type { Endpoints, Gift, Output } from '@org/api-contract';
import { giftMessageMaxLength, maxGiftDaysAhead } from '@org/api-contract/values';
import { Alert, Button, DateInput, Input, Stack, Textarea } from '@org/ui';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { RequestError, withWait } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';

const dayMs = 86_400_000;

/** The date that many days from now in UTC, as `YYYY-MM-DD`. */
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

type Prepared = Output<Endpoints['POST /api/gifts']>;

/** The fields of a gift: recipient, message and date. */
export function GiftFields({ gift }: { gift?: Gift }) {
  return (
    <>
      <Input
        label="Email of the recipient"
        name="toEmail"
        type="email"
        autoComplete="off"
        required
        defaultValue={gift?.toEmail ?? ''}
      />
      <Textarea
        label="Your message"
        name="message"
        hint={`Optional, up to ${giftMessageMaxLength} characters.`}
        maxLength={giftMessageMaxLength}
        defaultValue={gift?.message ?? ''}
      />
      <DateInput
        label="Send the email on"
        name="sendOn"
        hint="Leave it empty to send it at once. On a later day we send it at 08:00 UTC."
        defaultValue={gift && chosenDay(gift)}
        min={dayIn(0)}
        max={dayIn(maxGiftDaysAhead - 1)}
      />
    </>
  );
}

/** The day chosen for the mail. Without a chosen day, the gift is sent when it is paid. */
const chosenDay = ({ sentAt, sendAt }: Gift): string =>
  sentAt === null && sendAt.endsWith('T08:00:00.000Z') && Date.parse(sendAt) > Date.now()
    ? sendAt.slice(0, 'YYYY-MM-DD'.length)
    : '';

export const detailsOf = (fields: FormData) => {
  const sendOn = textOf(fields, 'sendOn');
  return {
    toEmail: textOf(fields, 'toEmail'),
    message: textOf(fields, 'message'),
    ...(sendOn && { sendOn }),
  };
};

/** The message for a failed call about a gift. */
export function giftMessage(failure: unknown): string {
  if (!(failure instanceof RequestError)) return 'The gift could not be saved. Please try again.';
  const { fields } = failure;
  if (fields?.toEmail !== undefined)
    return 'Please enter the full email of the recipient, such as bob@example.com.';
  if (fields?.sendOn !== undefined) return `The day ${fields.sendOn}.`;
  return withWait(failure.sentence ?? 'The gift could not be saved. Please try again.', failure);
}

interface GiftFormProps {
  /** Id of the gift, so that pressing twice makes one payment. */
  id: string;
  /** The gift as prepared before, if the giver went back. */
  gift: Gift | undefined;
  onPrepared: (prepared: Prepared) => void;
}

/** The form for the details of a gift. Submitting it prepares the payment. */
export function GiftForm({ id, gift, onPrepared }: GiftFormProps) {
  const [error, setError] = useState('');
  const { isBusy, begin, end } = useBusy();

  async function prepare(fields: FormData): Promise<void> {
    if (!begin()) return;
    setError('');
    try {
      onPrepared(await request('POST /api/gifts', { body: { id, ...detailsOf(fields) } }));
    } catch (failure) {
      setError(giftMessage(failure));
    } finally {
      end();
    }
  }

  return (
    <Stack asChild>
      <form aria-label="New gift" noValidate onSubmit={(event) => void prepare(readFields(event))}>
        <GiftFields {...(gift && { gift })} />
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Preparing Payment...">
          Continue to Payment
        </Button>
      </form>
    </Stack>
  );
}
