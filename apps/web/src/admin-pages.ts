/** One chunk with the guard of the admin pages, all admin pages except the blog, and their queries. */
export { AdminGuard } from '#layout/AdminShell.tsx';
export { AdminCodesPage } from './pages/admin-codes/AdminCodesPage.tsx';
export { AdminDataPage, adminDataPageQueries } from './pages/admin-data/AdminDataPage.tsx';
export { AdminOverviewPage } from './pages/admin-overview/AdminOverviewPage.tsx';
export { adminOverviewPageQueries } from './pages/admin-overview/queries.ts';
export { AdminPaymentPage } from './pages/admin-payments/AdminPaymentPage.tsx';
export { AdminPaymentsPage } from './pages/admin-payments/AdminPaymentsPage.tsx';
export { adminPaymentPageQueries, adminPaymentsPageQueries } from './pages/admin-payments/queries.ts';
export { AdminSourcesPage } from './pages/admin-sources/AdminSourcesPage.tsx';
export { adminSourcesPageQueries } from './pages/admin-sources/queries.ts';
