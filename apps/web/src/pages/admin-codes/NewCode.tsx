import { priceText } from '@org/api-contract/values';
import { Alert, Button, Card, Grid, Input, Select, Stack } from '@org/ui';
import { useRef, useState } from 'react';
import { request } from '#api/client.ts';
import { RequestError, failureSentence } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';

const minReason = 3;
const maxPercent = 100;

const kinds = [
  { value: 'percent', label: 'Percent' },
  { value: 'dollars', label: 'US dollars' },
];

/** Two fields side by side are equally wide. */
const half = { flex: '1 1 0', minWidth: 0 };

/** The form for a new code. The server checks it. */
export function NewCode({ onCreated }: { onCreated: () => void }) {
  const [message, setMessage] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const { isBusy, begin, end } = useBusy();
  const form = useRef<HTMLFormElement>(null);

  async function create(fields: FormData): Promise<void> {
    const body = newCodeOf(fields);
    if (typeof body === 'string') {
      setMessage({ tone: 'danger', text: body });
      return;
    }
    if (!begin()) return;
    setMessage(undefined);
    try {
      const { code } = await request('POST /api/promotion-codes', { body });
      setMessage({ tone: 'success', text: `The code ${code.code} was created.` });
      form.current?.reset();
      onCreated();
    } catch (failure) {
      setMessage({ tone: 'danger', text: sentenceOf(failure) });
    } finally {
      end();
    }
  }

  return (
    <Card>
      <Stack asChild>
        <form
          ref={form}
          aria-label="New code"
          noValidate
          onSubmit={(event) => void create(readFields(event))}
        >
          <h3>New code</h3>
          <Grid columns="s" align="start">
            <Input
              label="Code"
              name="code"
              hint="Letters, digits and hyphens, such as SPRING-20."
              maxLength={32}
              autoComplete="off"
              spellCheck={false}
            />
            <Stack direction="row" gap={3} align="start" wrap={false}>
              <div style={half}>
                <Input
                  label="Discount"
                  name="off"
                  inputMode="decimal"
                  hint={`From ${priceText}.`}
                  autoComplete="off"
                />
              </div>
              <div style={half}>
                <Select label="Unit" name="kind" options={kinds} />
              </div>
            </Stack>
            <Input
              label="Reason"
              name="reason"
              maxLength={500}
              hint="The log stores it forever with your user id. Do not name anybody."
              autoComplete="off"
            />
          </Grid>
          <Limits />
          {message && <Alert tone={message.tone}>{message.text}</Alert>}
          <p>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Creating...">
              Create the code
            </Button>
          </p>
        </form>
      </Stack>
    </Card>
  );
}

/** The optional fields. Most codes need none, so they are folded. */
const Limits = () => (
  <details>
    <summary className="za-Link">Limits (optional)</summary>
    <Grid columns="s" align="start" style={{ paddingBlockStart: 'var(--za-space-4)' }}>
      <Input
        label="Maximum redemptions"
        name="max"
        inputMode="numeric"
        hint="Leave it empty for no limit."
        autoComplete="off"
      />
      <Input
        label="Last day"
        name="until"
        type="date"
        hint="Leave it empty for no end. The day ends at midnight UTC."
      />
      <Input
        label="Only for the account"
        name="onlyEmail"
        type="email"
        hint="Leave it empty for everybody."
        autoComplete="off"
      />
    </Grid>
  </details>
);

/** The code from the form, or what is missing in it. */
function newCodeOf(fields: FormData) {
  const code = textOf(fields, 'code');
  const off = Number(textOf(fields, 'off').replace(',', '.'));
  if (!code || !(off > 0)) return 'Please enter a code and a discount.';
  const isPercent = textOf(fields, 'kind') === 'percent';
  if (isPercent && !(Number.isInteger(off) && off <= maxPercent))
    return `A percentage is a whole number from 1 to ${maxPercent}.`;
  const reason = textOf(fields, 'reason');
  if (reason.length < minReason) return 'Please say why.';
  const max = textOf(fields, 'max');
  const until = textOf(fields, 'until');
  const onlyEmail = textOf(fields, 'onlyEmail');
  return {
    code,
    ...(isPercent ? { percentOff: off } : { amountOffCents: Math.round(off * 100) }),
    ...(max && { maxRedemptions: Number(max) }),
    ...(until && { expiresAt: `${until}T23:59:59Z` }),
    ...(onlyEmail && { onlyEmail }),
    reason,
  };
}

/** The names of the fields as the form shows them. */
const names: Readonly<Record<string, string>> = {
  code: 'The code',
  percentOff: 'The percentage',
  amountOffCents: 'The amount',
  maxRedemptions: 'The number of redemptions',
  expiresAt: 'The last day',
  onlyEmail: 'The email',
};

function sentenceOf(failure: unknown): string {
  const fields = failure instanceof RequestError ? failure.fields : undefined;
  const problems = Object.entries(fields ?? {}).map(
    ([field, problem]) => `${names[field] ?? field} ${problem}.`,
  );
  return problems.length > 0
    ? problems.join(' ')
    : failureSentence(failure, 'The code could not be created. Please try again.');
}
