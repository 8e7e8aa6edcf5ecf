import { inFigures } from '@org/api-contract/lists';
import { Button, EmptyState, Input, PageSection, Pagination, Select, Skeleton, Stack } from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { ListFilters } from '#listing/ListFilters.tsx';
import { useListFilters } from '#listing/useListFilters.ts';
import { useSearchText } from '#listing/useSearchText.ts';
import { paths } from '#paths.ts';
import { DecisionDialog } from '#payments/DecisionDialog.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { ReconcileDialog } from './ReconcileDialog.tsx';
import { filterNames, paymentsQuery, withAlert } from './queries.ts';
import { stateNames } from './words.ts';

const states = [
  { value: '', label: 'Every state' },
  { value: withAlert, label: 'With an alert' },
  ...Object.entries(stateNames).map(([value, label]) => ({ value, label })),
];
const noFilters = { search: '', state: '', from: '', to: '' };

/** `/admin/payments`: finds payments by email, state and date, and gives an account free access. */
export function AdminPaymentsPage() {
  const list = useListFilters(filterNames);
  const { filters, chosen, page, setFilters, searchOfPage } = list;
  const { box, change } = useSearchText(list);
  const payments = useQuery({ ...paymentsQuery({ filters, page }), placeholderData: keepPreviousData });
  const [isGranting, setIsGranting] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const actions = (
    <Stack direction="row" gap={3}>
      <Button onClick={() => setIsGranting(true)}>Give access …</Button>
      <Button onClick={() => setIsComparing(true)}>Compare with Stripe …</Button>
    </Stack>
  );
  const total = payments.data?.total;
  return (
    <PageSection
      heading="h1"
      title="Payments"
      lead="Payments, refunds and disputes as Stripe reports them. Open a payment to see its history and actions."
    >
      <ListFilters
        label="Payments"
        search={{ placeholder: 'Email, user id or Stripe’s id', box }}
        filters={
          <>
            <Select
              label="State"
              options={states}
              value={chosen.state}
              onChange={(event) => change({ state: event.target.value })}
            />
            <Input
              label="From"
              type="date"
              value={chosen.from}
              onChange={(event) => change({ from: event.target.value })}
            />
            <Input
              label="To"
              type="date"
              value={chosen.to}
              onChange={(event) => change({ to: event.target.value })}
            />
          </>
        }
        filterCount={list.filterCount}
        showLabel={total === undefined ? 'Show payments' : `Show ${counted(total)}`}
      />
      {!isNarrow && actions}
      <Loaded
        query={payments}
        failed="The payments could not be loaded."
        loading={<Skeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title="No payment found"
            actions={<Button onClick={() => setFilters(noFilters)}>Clear filters</Button>}
          >
            No payment matches these filters.
          </EmptyState>
        }
      >
        {(data) => (
          <Stack gap={5} aria-busy={payments.isPlaceholderData || undefined}>
            <p role="status">{counted(data.total)}</p>
            <PaymentsTable {...data} />
            <Pagination
              page={page}
              pageCount={data.totalPages}
              renderLink={(target, content) => <Link to={{ search: searchOfPage(target) }}>{content}</Link>}
            />
          </Stack>
        )}
      </Loaded>
      {isNarrow && actions}
      {isComparing && (
        <ReconcileDialog onRepaired={() => void payments.refetch()} onClose={() => setIsComparing(false)} />
      )}
      {isGranting && (
        <DecisionDialog
          title="Give access without a payment"
          description="The account gets lifetime access, and its open payment is closed. You can take the access away later."
          action="Give access"
          busyLabel="Giving access..."
          asksEmail
          onConfirm={(given) => request('POST /api/admin/access', { body: given })}
          onDone={({ id }) => void navigate(paths.adminPayment(id))}
          onClose={() => setIsGranting(false)}
        />
      )}
    </PageSection>
  );
}

const counted = (total: number): string => (total === 1 ? '1 payment' : `${inFigures(total)} payments`);
