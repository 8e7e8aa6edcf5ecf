import type { Endpoints, Output } from '@org/api-contract';
import { Stack, Table } from '@org/ui';
import { Link } from 'react-router-dom';
import { shortDate } from '#listing/dates-in-words.ts';
import { paths } from '#paths.ts';
import { amountOf } from '#payments/amount-of.ts';

type Payment = Output<Endpoints['GET /api/account']>['payments'][number];

const columns = [
  {
    key: 'paidAt',
    header: 'Paid on',
    cell: ({ paidAt }: Payment) => <span style={{ whiteSpace: 'nowrap' }}>{shortDate(paidAt)}</span>,
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amountCents, refundedCents, currency }: Payment) =>
      refundedCents > 0
        ? `${amountOf(amountCents, currency)}, of which ${amountOf(refundedCents, currency)} was refunded`
        : amountOf(amountCents, currency),
  },
  {
    key: 'invoice',
    header: 'Invoice for',
    cell: ({ reference, isGift }: Payment) => {
      const what = isGift ? 'a gift' : 'lifetime access';
      return (
        <Link to={paths.invoiceOf(reference)} aria-label={`Invoice for ${what}`}>
          {what}
        </Link>
      );
    },
  },
];

/** The user's payments, each with its invoice. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  return (
    <Stack align="start">
      <h2>Payments</h2>
      <Table
        caption="What you have paid"
        hidesCaption
        columns={columns}
        rows={payments}
        rowKey={({ reference }) => reference}
      />
    </Stack>
  );
}
