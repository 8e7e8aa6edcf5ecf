import type { Discount } from '@org/api-contract';
import { Stack } from '@org/ui';
import { dollars } from '#payments/amount-of.ts';

interface OrderTotalProps {
  dueCents: number;
  discount: Discount | undefined;
}

/** The total of the order. With a promotion code, also the price and what the code takes off. */
export function OrderTotal({ dueCents, discount }: OrderTotalProps) {
  const lines: [name: string, amount: string][] = discount
    ? [
        ['Price', dollars(discount.offCents + discount.dueCents)],
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
          <span>Total</span> <strong>{dollars(dueCents)}</strong>
        </p>
      </Stack>
    </>
  );
}
