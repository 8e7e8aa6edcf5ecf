import { Breadcrumb, Button, EmptyState, PageSection, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RequestError } from '#api/errors.ts';
import { Loaded } from '#api/Loaded.tsx';
import { useKeptFocus } from '#layout/useKeptFocus.ts';
import { paths } from '#paths.ts';
import { Disputes } from './Disputes.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';
import { paymentQuery } from './queries.ts';
import { Timeline } from './Timeline.tsx';

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
