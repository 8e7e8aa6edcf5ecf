import type { PaymentDetails, PaymentState } from '@org/api-contract';
import { pageSize } from '@org/api-contract/values';
import type { Params } from 'react-router-dom';
import { get } from '#api/client.ts';
import { filtersOf, type ListFilters } from '#listing/list-filters.ts';
import { stateNames } from './words.ts';

export const filterNames = ['search', 'state', 'from', 'to'] as const;
type PaymentFilters = ListFilters<(typeof filterNames)[number]>;

const isState = (text: string): text is PaymentState => Object.hasOwn(stateNames, text);
/** Rejects days that do not exist: `Date.parse` reads February 30 as March 2. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text > '1970' &&
  new Date(`${text}T00:00Z`).toJSON()?.slice(0, text.length) === text;
/** The value of the filter of states that finds payments with an alert. */
export const withAlert = 'alert';

/** A page of the payments. Filters of the address that are not valid are ignored. */
export const paymentsQuery = ({ filters: { search, state, from, to }, page }: PaymentFilters) => ({
  ...get('GET /api/admin/payments', {
    query: {
      page,
      limit: pageSize,
      ...(search && { search }),
      ...(isState(state) && { state }),
      ...(state === withAlert && { hasAlert: true as const }),
      ...(isDay(from) && { from }),
      ...(isDay(to) && { to }),
    },
  }),
  // New payments arrive while the page is open.
  staleTime: 0,
});

const pollIntervalMs = 3_000;

export const paymentQuery = (id: number) => ({
  ...get('GET /api/admin/payments/{id}', { params: { id } }),
  staleTime: 0,
  // A job makes the refund, and Stripe reports it later.
  refetchInterval: ({ state: { data } }: { state: { data?: PaymentDetails | undefined } }) =>
    data?.isRefundPending ? pollIntervalMs : (false as const),
});

export const adminPaymentsPageQueries = (params: URLSearchParams) => ({
  payments: paymentsQuery(filtersOf(params, filterNames)),
});

export const adminPaymentPageQueries = (_params: URLSearchParams, { id }: Params) => ({
  payment: paymentQuery(Number(id)),
});
