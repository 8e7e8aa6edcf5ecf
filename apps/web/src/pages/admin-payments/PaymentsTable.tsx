import type { Endpoints, Output, PaymentSummary } from '@org/api-contract';
import { inFigures } from '@org/api-contract/lists';
import { Badge, Link as TextLink, Stack, Table, type TableColumn } from '@org/ui';
import { Link } from 'react-router-dom';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { instant } from '#listing/dates-in-words.ts';
import { paths } from '#paths.ts';
import { amountOf, dollars } from '#payments/amount-of.ts';
import { stateNames, stateTones } from './words.ts';

type PaymentsTableProps = Pick<Output<Endpoints['GET /api/admin/payments']>, 'payments' | 'total' | 'money'>;

const nameOf = ({ id, email, uid }: PaymentSummary): string => email ?? uid ?? `Payment ${id}`;

/** Whether no money was refunded. The page of the payment shows the other decisions. */
const isRefundable = ({ state, receivedCents, refundedCents }: PaymentSummary): boolean =>
  state === 'paid' && (receivedCents ?? 0) > 0 && refundedCents === 0;

interface ColumnsOptions extends Omit<PaymentsTableProps, 'payments'> {
  isNarrow: boolean;
}

const columnsOf = ({ total, money, isNarrow }: ColumnsOptions): TableColumn<PaymentSummary>[] => [
  {
    key: 'email',
    header: 'Payer',
    total:
      total === 1
        ? 'Received and refunded by this payment'
        : `Received and refunded by all ${inFigures(total)} payments`,
    cell: (payment) => (
      <TextLink asChild>
        <Link to={paths.adminPayment(payment.id)}>{nameOf(payment)}</Link>
      </TextLink>
    ),
  },
  {
    key: 'state',
    // On a card, the badge is on the line of the amounts, which has no room for a label.
    header: isNarrow ? '' : 'State',
    cell: ({ state, hasAlert }) => (
      <Stack direction="row" gap={1} wrap={false}>
        <Badge variant={stateTones[state]}>{stateNames[state]}</Badge>
        {hasAlert && <Badge variant="primary">Alert</Badge>}
      </Stack>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    total: dollars(money.receivedCents),
    cell: ({ amountCents, currency }) => amountOf(amountCents, currency),
  },
  {
    key: 'refunded',
    header: 'Refunded',
    numeric: true,
    total: money.refundedCents === 0 ? 'nothing' : dollars(money.refundedCents),
    cell: (payment) =>
      isRefundable(payment) ? (
        <TextLink asChild>
          <Link
            to={`${paths.adminPayment(payment.id)}?decide=refund`}
            aria-label={`Refund … ${nameOf(payment)}`}
          >
            Refund …
          </Link>
        </TextLink>
      ) : payment.refundedCents === 0 ? (
        'nothing'
      ) : (
        amountOf(payment.refundedCents, payment.currency)
      ),
  },
  {
    key: 'created',
    header: 'Opened',
    cell: ({ createdAt }) => <span style={{ whiteSpace: 'nowrap' }}>{instant(createdAt)}</span>,
  },
];

/** A page of payments, each with a link to its history, and the totals of all pages. On a phone each payment is a card. */
export const PaymentsTable = ({ payments, total, money }: PaymentsTableProps) => (
  <Table
    caption="Payments, the latest first"
    columns={columnsOf({ total, money, isNarrow: useIsNarrow() })}
    rows={payments}
    rowKey={({ id }) => id}
    narrow="cards"
  />
);
