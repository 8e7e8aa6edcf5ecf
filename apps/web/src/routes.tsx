import { listIds, listOf, ordinaryLists, type AnyList } from '@org/api-contract/lists';
import { Spinner } from '@org/ui';
import { lazy, Suspense } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { preload, type PageQueries } from '#api/preload.ts';
import { AppLayout } from '#layout/AppLayout.tsx';
import { ErrorPage, PageFailure } from '#layout/ErrorPage.tsx';
import { couldSeeAdminPages, couldSeePaidPages } from '#storage/hint.ts';
import { PaidGuard } from '#session/PaidGuard.tsx';
import { Home } from './pages/personal/Home.tsx';
import { paths } from './paths.ts';

/** Loaded separately, because a user with access never sees it. */
const Landing = lazy(async () => ({ default: (await import('./pages/landing/Landing.tsx')).Landing }));

const page = (load: () => Promise<Record<string, unknown>>, name: string): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load())[name] as React.ComponentType }),
});

/** Makes queries whose code is loaded on demand, because the landing page must stay small for visitors. */
const later =
  <Name extends string>(
    load: () => Promise<Record<Name, (params: URLSearchParams, path: Params) => PageQueries>>,
    name: Name,
  ) =>
  async (params: URLSearchParams, path: Params): Promise<PageQueries> =>
    (await load())[name](params, path);

const personalPageQueries = later(() => import('./pages/personal/queries.ts'), 'personalPageQueries');
const companiesPageQueries = later(() => import('./pages/companies/queries.ts'), 'companiesPageQueries');
const openingsPageQueries = later(() => import('./pages/openings/queries.ts'), 'openingsPageQueries');
/** The queries of the page of a list, or of the page of a row. */
const ofList = (list: AnyList) => (params: URLSearchParams) =>
  import('#listing/list-queries.ts').then(({ listPageQueries }) => listPageQueries(list)(params));
const ofRow =
  (list: AnyList) =>
  (_: URLSearchParams, { slug = '' }: Params) =>
    import('#listing/list-queries.ts').then(({ rowQuery }) => ({ row: rowQuery(list, slug) }));
/** All admin pages share a chunk, because each chunk adds its name to the script of the landing page. */
const adminPages = () => import('./admin-pages.ts');
const keptPageQueries = later(() => import('#kept/queries.ts'), 'keptPageQueries');
const accountLinks = () => import('./pages/account-links/AccountLinks.tsx');
const giftPage = page(() => import('./pages/gift/GiftPage.tsx'), 'GiftPage');
const blogAdminPageQueries = later(() => import('./pages/blog-admin/queries.ts'), 'blogAdminPageQueries');

/** An error of a page leaves the header and the footer unchanged. */
const inLayout = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageFailure, children }];

export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: ErrorPage,
    children: inLayout([
      {
        element: (
          <PaidGuard
            fallback={
              <Suspense fallback={<Spinner label="One moment …" />}>
                <Landing />
              </Suspense>
            }
          />
        ),
        children: [
          {
            path: paths.home,
            Component: Home,
            ...preload(personalPageQueries, couldSeePaidPages),
          },
          {
            path: paths.personal,
            ...page(() => import('./pages/personal/PersonalPage.tsx'), 'PersonalPage'),
            ...preload(personalPageQueries, couldSeePaidPages),
          },
          {
            path: paths.compatibility,
            ...page(() => import('./pages/compatibility/CompatibilityPage.tsx'), 'CompatibilityPage'),
          },
          {
            path: paths.companies,
            ...page(() => import('./pages/companies/CompaniesPage.tsx'), 'CompaniesPage'),
            ...preload(companiesPageQueries, couldSeePaidPages),
          },
          {
            path: paths.openings,
            ...page(() => import('./pages/openings/OpeningsPage.tsx'), 'OpeningsPage'),
            ...preload(openingsPageQueries, couldSeePaidPages),
          },
          ...ordinaryLists.map(({ id, path }) => ({
            path,
            ...(listOf(id).isDrawnWhole
              ? page(() => import('./pages/catalog/DrawnCatalogPage.tsx'), 'DrawnCatalogPage')
              : page(() => import('./pages/catalog/CatalogPage.tsx'), 'CatalogPage')),
            ...preload(ofList(listOf(id)), couldSeePaidPages),
          })),
          ...listIds.map((id) => ({
            path: `/${id}/:slug`,
            ...page(() => import('./pages/row/ListedRowPage.tsx'), 'ListedRowPage'),
            ...preload(ofRow(listOf(id)), couldSeePaidPages),
          })),
          {
            path: paths.compare,
            ...page(() => import('./pages/compare/ComparePage.tsx'), 'ComparePage'),
          },
          {
            path: paths.forYou,
            ...page(() => import('./pages/for-you/ForYouPage.tsx'), 'ForYouPage'),
          },
          {
            path: paths.insights,
            ...page(() => import('./pages/insights/InsightsPage.tsx'), 'InsightsPage'),
          },
          {
            path: paths.kept,
            ...page(() => import('./pages/kept/KeptPage.tsx'), 'KeptPage'),
            ...preload(keptPageQueries, couldSeePaidPages),
          },
        ],
      },
      {
        ...page(adminPages, 'AdminGuard'),
        children: [
          {
            path: paths.admin,
            ...page(adminPages, 'AdminOverviewPage'),
            ...preload(later(adminPages, 'adminOverviewPageQueries'), couldSeeAdminPages),
          },
          {
            path: paths.adminSources,
            ...page(adminPages, 'AdminSourcesPage'),
            ...preload(later(adminPages, 'adminSourcesPageQueries'), couldSeeAdminPages),
          },
          {
            path: paths.adminCodes,
            ...page(adminPages, 'AdminCodesPage'),
          },
          {
            path: paths.adminData,
            ...page(adminPages, 'AdminDataPage'),
            ...preload(later(adminPages, 'adminDataPageQueries'), couldSeeAdminPages),
          },
          {
            path: paths.adminPayments,
            ...page(adminPages, 'AdminPaymentsPage'),
            ...preload(later(adminPages, 'adminPaymentsPageQueries'), couldSeeAdminPages),
          },
          {
            path: `${paths.adminPayments}/:id`,
            ...page(adminPages, 'AdminPaymentPage'),
            ...preload(later(adminPages, 'adminPaymentPageQueries'), couldSeeAdminPages),
          },
          {
            path: paths.blogAdmin,
            ...page(() => import('./pages/blog-admin/BlogAdminPage.tsx'), 'BlogAdminPage'),
            ...preload(blogAdminPageQueries, couldSeeAdminPages),
          },
        ],
      },
      {
        path: paths.sample,
        ...page(() => import('./pages/zodiac-sample/ZodiacSamplePage.tsx'), 'ZodiacSamplePage'),
      },
      { path: paths.login, ...page(() => import('./pages/login/LoginPage.tsx'), 'LoginPage') },
      { path: paths.gift, ...giftPage },
      { path: paths.redeem, ...giftPage },
      { path: paths.checkout, ...page(() => import('./pages/checkout/CheckoutPage.tsx'), 'CheckoutPage') },
      { path: paths.account, ...page(() => import('./pages/account/AccountPage.tsx'), 'AccountPage') },
      { path: paths.invoice, ...page(() => import('./pages/account/InvoicePage.tsx'), 'InvoicePage') },
      { path: paths.setPassword, ...page(accountLinks, 'SetPasswordPage') },
      { path: paths.verifyEmail, ...page(accountLinks, 'VerifyEmailPage') },
      { path: paths.success, ...page(() => import('./pages/success/SuccessPage.tsx'), 'SuccessPage') },
      { path: '*', ...page(() => import('./pages/not-found/NotFoundPage.tsx'), 'NotFoundPage') },
    ]),
  },
];
