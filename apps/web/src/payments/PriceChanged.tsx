import { dollarsText, priceText } from '@org/api-contract/values';
import { Alert, Button, Stack } from '@org/ui';
import { RequestError } from '#api/errors.ts';

/** The current price in dollars, if a payment was refused because the page shows an old price. */
export const changedPriceIn = (error: unknown): number | undefined =>
  error instanceof RequestError && error.code === 'price_changed' ? error.amount : undefined;

interface PriceChangedProps {
  /** The current price in dollars. */
  amount: number;
  isBusy: boolean;
  onAccept: () => void;
}

/** Shows the new price, and asks whether to go on. Nothing is charged until the user agrees. */
export function PriceChanged({ amount, isBusy, onAccept }: PriceChangedProps) {
  const text = dollarsText(amount * 100);
  return (
    <Stack>
      <Alert>
        {`The price has changed from ${priceText} to ${text} since you opened this page. You have not been charged.`}
      </Alert>
      <Button variant="primary" busy={isBusy} busyLabel="Preparing Payment..." onClick={onAccept}>
        {`Continue for ${text}`}
      </Button>
    </Stack>
  );
}
