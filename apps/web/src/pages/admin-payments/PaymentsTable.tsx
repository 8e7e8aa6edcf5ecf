import type { PaymentSummary } from '@org/api-contract';
import { Badge, Link as TextLink, Stack, Table } from '@org/ui';
import { Link } from 'react-router-dom';
import { instant } from '#listing/instant.ts';
import { paths } from '#paths.ts';
import { amountOf } from '#payments/amount-of.ts';
import styles from './AdminPayments.module.css';
import { stateNames } from './words.ts';

const columns = [
  {
    key: 'email',
    header: 'Payer',
    cell: ({ id, email, uid }: PaymentSummary) => (
      <TextLink asChild>
        <Link to={paths.adminPayment(id)}>{email ?? uid ?? `Payment ${id}`}</Link>
      </TextLink>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, hasAlert }: PaymentSummary) => (
      <Stack direction="row" gap={1} wrap={false}>
        <Badge>{stateNames[state]}</Badge>
        {hasAlert && <Badge variant="primary">Alert</Badge>}
      </Stack>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amountCents, currency }: PaymentSummary) => amountOf(amountCents, currency),
  },
  {
    key: 'refunded',
    header: 'Refunded',
    numeric: true,
    cell: ({ refundedCents, currency }: PaymentSummary) =>
      refundedCents === 0 ? '–' : amountOf(refundedCents, currency),
  },
  {
    key: 'created',
    header: 'Opened',
    cell: ({ createdAt }: PaymentSummary) => <span className={styles.time}>{instant(createdAt)}</span>,
  },
];

/** The payments of a page, each with a link to its history. */
export const PaymentsTable = ({ payments }: { payments: readonly PaymentSummary[] }) => (
  <Table caption="Payments, the latest first" columns={columns} rows={payments} rowKey={({ id }) => id} />
);
