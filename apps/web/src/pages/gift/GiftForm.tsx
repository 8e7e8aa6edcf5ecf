import type { Endpoints, Gift, Output } from '@org/api-contract';
import { giftMessageMaxLength, maxGiftDaysAhead } from '@org/api-contract/values';
import { Alert, Button, DateInput, Input, Stack, Textarea } from '@org/ui';
import { request } from '#api/client.ts';
import { RequestError, failureSentence } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';

const dayMs = 86_400_000;

/** The date in UTC that is a number of days from now, as `YYYY-MM-DD`. */
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
  const fields = failure instanceof RequestError ? failure.fields : undefined;
  if (fields?.toEmail !== undefined)
    return 'Please enter the full email of the recipient, such as bob@example.com.';
  if (fields?.sendOn !== undefined) return `The day ${fields.sendOn}.`;
  return failureSentence(failure, 'The gift could not be saved. Please try again.');
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
  const { error, isBusy, submit } = useSubmission(giftMessage);
  const prepare = (fields: FormData): void =>
    submit(async () => onPrepared(await request('POST /api/gifts', { body: { id, ...detailsOf(fields) } })));

  return (
    <Stack asChild>
      <form aria-label="New gift" noValidate onSubmit={(event) => prepare(readFields(event))}>
        <GiftFields {...(gift && { gift })} />
        {error && <Alert tone="danger">{error}</Alert>}
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Preparing Payment...">
          Continue to Payment
        </Button>
      </form>
    </Stack>
  );
}
