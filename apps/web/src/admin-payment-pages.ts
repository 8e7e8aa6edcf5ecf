/** The pages of payments and their queries, as one chunk. */
export { AdminPaymentPage } from './pages/admin-payments/AdminPaymentPage.tsx';
export { AdminPaymentsPage } from './pages/admin-payments/AdminPaymentsPage.tsx';
export { adminPaymentPageQueries, adminPaymentsPageQueries } from './pages/admin-payments/queries.ts';
