import type { ListedGift } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import {
  Badge,
  Link as TextLink,
  Pagination,
  Select,
  Skeleton,
  Stack,
  Table,
  type BadgeProps,
} from '@org/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { get } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { oneOf } from '#listing/options.ts';
import { useListFilters } from '#listing/useListFilters.ts';
import { paths } from '#paths.ts';
import { amountOf } from '#payments/amount-of.ts';

type GiftState = ListedGift['state'];

const states: Readonly<Record<GiftState, { label: string; tone: NonNullable<BadgeProps['variant']> }>> = {
  waiting: { label: 'Bought', tone: 'warning' },
  redeemed: { label: 'Redeemed', tone: 'success' },
  revoked: { label: 'Refunded or ended', tone: 'secondary' },
  mismatch: { label: 'Does not match', tone: 'danger' },
};
const stateOptions = [
  { value: '', label: 'Every state' },
  ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
];
const endedByNames = { refund: 'Refunded', dispute: 'Disputed', operator: 'Ended by an admin' } as const;

const filterNames = ['state'] as const;
const pageSize = 10;

/** The page of gifts that the address names, filtered by state. */
export function useGifts() {
  const list = useListFilters(filterNames);
  const state = oneOf(Object.keys(states) as GiftState[], list.filters.state);
  const query = useQuery({
    ...get('GET /api/admin/gifts', { query: { page: list.page, limit: pageSize, ...(state && { state }) } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return { list, state, query };
}

/** The paid gifts, filtered by state, in pages. A gift is refunded on the page of its payment. */
export function GiftsTable({ list, state, query: gifts }: ReturnType<typeof useGifts>) {
  const { chosen, page, setFilters, searchOfPage } = list;
  return (
    <Stack asChild>
      <section aria-labelledby="gifts">
        <Stack direction="row" justify="between" align="end" gap={4}>
          <h2 id="gifts">Gifts</h2>
          <Select
            label="State"
            options={stateOptions}
            value={chosen.state}
            onChange={(event) => setFilters({ state: event.target.value })}
          />
        </Stack>
        <Loaded query={gifts} failed="The gifts could not be loaded." loading={<Skeleton count={2} />}>
          {(data) => (
            <Stack gap={4} aria-busy={gifts.isPlaceholderData || undefined}>
              <Table
                caption="Gifts, the latest first"
                hidesCaption
                columns={columns}
                rows={data.gifts}
                rowKey={({ id }) => id}
                narrow="cards"
                empty={state ? 'No gift has this state.' : 'No gift has been bought yet.'}
              />
              <Pagination
                page={page}
                pageCount={data.totalPages}
                renderLink={(target, content) => (
                  <Link to={{ search: searchOfPage(target) }} preventScrollReset>
                    {content}
                  </Link>
                )}
              />
            </Stack>
          )}
        </Loaded>
      </section>
    </Stack>
  );
}

const columns = [
  {
    key: 'giver',
    header: 'Giver',
    cell: ({ giverEmail, paymentId }: ListedGift) => (
      <TextLink asChild>
        <Link to={paths.adminPayment(paymentId)}>{giverEmail ?? 'A deleted account'}</Link>
      </TextLink>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, endedBy }: ListedGift) => (
      <Badge variant={states[state].tone}>{endedBy ? endedByNames[endedBy] : states[state].label}</Badge>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amountCents, currency }: ListedGift) => amountOf(amountCents, currency),
  },
  { key: 'bought', header: 'Bought', cell: ({ boughtAt }: ListedGift) => dayInWords(boughtAt) },
  {
    key: 'redeemed',
    header: 'Redeemed',
    cell: ({ redeemedAt }: ListedGift) => (redeemedAt === null ? 'not yet' : dayInWords(redeemedAt)),
  },
];
