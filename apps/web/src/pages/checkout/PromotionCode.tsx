import { Alert, Button, Disclosure, Input, Stack } from '@org/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '#api/client.ts';
import { RequestError, failureSentence } from '#api/errors.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useBusy } from '#forms/useBusy.ts';
import { paths } from '#paths.ts';
import { checkedPayment, type PreparedPayment } from '#payments/ask-to-pay.ts';

interface PromotionCodeProps {
  /** The code that is applied; `undefined` without one. */
  code: string | undefined;
  /** Called with the payment at its new price. */
  onPriced: (payment: PreparedPayment) => void;
  /** Called when the code left nothing to pay, or when the account has access already. */
  onNothingDue: () => void;
  /** Called when a bank processes the payment, which then cannot change. */
  onProcessing: () => void;
}

/** The field for a promotion code, or the code that is applied. The server decides what it takes off. */
export function PromotionCode({ code, onPriced, onNothingDue, onProcessing }: PromotionCodeProps) {
  const [error, setError] = useState('');
  /** A gift code that was entered here instead of on its own page. */
  const [gift, setGift] = useState<string>();
  const { isBusy, begin, end } = useBusy();

  async function change(work: () => Promise<void>): Promise<void> {
    if (!begin()) return;
    setError('');
    setGift(undefined);
    try {
      await work();
    } catch (failure) {
      const refusal = failure instanceof RequestError ? failure.code : undefined;
      if (refusal === 'already_paid') onNothingDue();
      else if (refusal === 'payment_processing') onProcessing();
      else setError(failureSentence(failure, 'The code could not be checked. Please try again.'));
    } finally {
      end();
    }
  }

  const apply = (given: string) =>
    change(async () => {
      const { clientSecret, discount } = await request('POST /api/promotion-code', {
        body: { code: given },
      }).catch((failure: unknown) => {
        if (failure instanceof RequestError && failure.code === 'unknown_code') setGift(giftCodeIn(given));
        throw failure;
      });
      if (clientSecret === null) onNothingDue();
      else onPriced(checkedPayment({ clientSecret, dueCents: discount.dueCents, discount }));
    });

  const remove = () =>
    change(async () => {
      onPriced(checkedPayment(await request('DELETE /api/promotion-code', {})));
    });

  if (code !== undefined) {
    return (
      <Stack gap={2}>
        <Button variant="quiet" busy={isBusy} busyLabel="Removing..." onClick={() => void remove()}>
          Remove the code {code}
        </Button>
        {error && <Alert tone="danger">{error}</Alert>}
      </Stack>
    );
  }
  return (
    <Disclosure label="Have a code?">
      <Stack asChild gap={2}>
        <form
          noValidate
          onSubmit={(event) => {
            const given = textOf(readFields(event), 'code');
            if (given) void apply(given);
            else setError('Please enter a code.');
          }}
        >
          <Input
            label="Code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            error={error || undefined}
          />
          {gift && (
            <p>
              This looks like a gift code. <Link to={`${paths.redeem}#${gift}`}>Redeem the gift</Link>
            </p>
          )}
          <Button type="submit" busy={isBusy} busyLabel="Checking...">
            Apply
          </Button>
        </form>
      </Stack>
    </Disclosure>
  );
}

/** Recognizes the code of a gift, which has twenty letters and digits. */
function giftCodeIn(given: string): string | undefined {
  const letters = given.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[0-9A-Z]{20}$/.test(letters) ? letters.match(/.{5}/g)?.join('-') : undefined;
}
