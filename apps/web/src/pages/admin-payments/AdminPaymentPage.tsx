import { Breadcrumb, Button, EmptyState, PageSection, Skeleton, Stack, Badge } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { PaymentTimelineEntry } from '@org/api-contract';
import { RequestError } from '#api/errors.ts';
import { Loaded } from '#api/Loaded.tsx';
import { useKeptFocus } from '#layout/useKeptFocus.ts';
import { paths } from '#paths.ts';
import { instant } from '#listing/dates-in-words.ts';
import { Disputes } from './Disputes.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { paymentQuery } from './queries.ts';
import styles from './AdminPayments.module.css';
import { sentenceOf } from './words.ts';

/** `/admin/payments/{id}`: one payment with its history, and what an admin can do with it. */
export function AdminPaymentPage() {
  const { id = '' } = useParams();
  const part = useRef<HTMLDivElement>(null);
  useKeptFocus(part);
  const payment = useQuery(paymentQuery(Number(id)));
  const { error } = payment;
  if (error instanceof RequestError && error.status === 404)
    return (
      <PageSection>
        <EmptyState
          heading="h1"
          title="No such payment"
          actions={
            <Button asChild variant="quiet">
              <Link to={paths.adminPayments}>All payments</Link>
            </Button>
          }
        >
          No payment has the number {id}.
        </EmptyState>
      </PageSection>
    );
  return (
    <PageSection>
      <Breadcrumb
        items={[{ key: 'payments', content: <Link to={paths.adminPayments}>Payments</Link> }]}
        current={`Payment ${id}`}
      />
      <h1>Payment {id}</h1>
      <div ref={part}>
        <Loaded query={payment} failed="The payment could not be loaded." loading={<Skeleton count={2} />}>
          {(data) => (
            <Stack gap={6}>
              <PaymentFacts payment={data} />
              <Disputes payment={data} />
              <PaymentActions payment={data} />
              <Timeline entries={data.timeline} />
            </Stack>
          )}
        </Loaded>
      </div>
    </PageSection>
  );
}

const kinds: Readonly<Record<PaymentTimelineEntry['kind'], string>> = {
  statement: 'Stripe',
  decision: 'Product',
  task: 'Task',
  alert: 'Alert',
  action: 'Admin',
};

/** The history of a payment, the latest entry first. */
function Timeline({ entries }: { entries: readonly PaymentTimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <Stack gap={3}>
        <h2 id="timeline">History</h2>
        <ol className={styles.timeline} reversed>
          {entries.toReversed().map((entry, index) => (
            <li key={entries.length - index}>
              <time dateTime={entry.at}>{instant(entry.at)}</time>
              <Badge variant={entry.kind === 'alert' ? 'primary' : 'secondary'}>{kinds[entry.kind]}</Badge>
              <div>
                <p>{sentenceOf(entry)}</p>
                {entry.reason !== null && <p>Reason: {entry.reason}</p>}
                {entry.by !== null && <p className={styles.by}>By {entry.by}</p>}
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
