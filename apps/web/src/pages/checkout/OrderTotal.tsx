import type { Discount } from '@org/api-contract';
import { priceCents } from '@org/api-contract/values';
import { Stack } from '@org/ui';
import { dollars } from '#payments/dollars.ts';

/** The total of the order. With a promotion code, also the price and what the code takes off. */
export function OrderTotal({ discount }: { discount: Discount | undefined }) {
  const lines: [name: string, amount: string][] = discount
    ? [
        ['Price', dollars(priceCents)],
        [`Code ${discount.code}`, `−${dollars(discount.offCents)}`],
      ]
    : [];
  return (
    <>
      {lines.map(([name, amount]) => (
        <Stack key={name} direction="row" justify="between" align="baseline" asChild>
          <p>
            <span>{name}</span> <span>{amount}</span>
          </p>
        </Stack>
      ))}
      <Stack direction="row" justify="between" align="baseline" asChild>
        <p>
          <span>Total</span> <strong>{dollars(discount?.dueCents ?? priceCents)}</strong>
        </p>
      </Stack>
    </>
  );
}
