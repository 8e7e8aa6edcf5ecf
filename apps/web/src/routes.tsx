import type { RouteObject } from 'react-router-dom';
import { AppLayout } from '#layout/AppLayout.tsx';
import { ErrorPage } from '#layout/ErrorPage.tsx';
import { AdminGuard } from '#session/AdminGuard.tsx';
import { PaidGuard } from '#session/PaidGuard.tsx';
import { LandingPage } from './pages/landing/LandingPage.tsx';
import { Home } from './pages/personal/Home.tsx';
import { paths } from './paths.ts';

const page = (load: () => Promise<Record<string, unknown>>, name: string): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: (await load())[name] as React.ComponentType }),
});

export const routes: RouteObject[] = [
  {
    Component: AppLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        element: <PaidGuard fallback={<LandingPage />} />,
        children: [
          { path: paths.home, Component: Home },
          {
            path: paths.personal,
            ...page(() => import('./pages/personal/PersonalPage.tsx'), 'PersonalPage'),
          },
          {
            path: paths.companies,
            ...page(() => import('./pages/companies/CompaniesPage.tsx'), 'CompaniesPage'),
          },
          {
            path: paths.carBrands,
            ...page(() => import('./pages/car-brands/CarBrandsPage.tsx'), 'CarBrandsPage'),
          },
          {
            path: paths.usStates,
            ...page(() => import('./pages/us-states/UsStatesPage.tsx'), 'UsStatesPage'),
          },
        ],
      },
      {
        Component: AdminGuard,
        children: [
          {
            path: paths.blogAdmin,
            ...page(() => import('./pages/blog-admin/BlogAdminPage.tsx'), 'BlogAdminPage'),
          },
        ],
      },
      {
        path: paths.sample,
        ...page(() => import('./pages/zodiac-sample/ZodiacSamplePage.tsx'), 'ZodiacSamplePage'),
      },
      { path: paths.login, ...page(() => import('./pages/login/LoginPage.tsx'), 'LoginPage') },
      { path: paths.checkout, ...page(() => import('./pages/checkout/CheckoutPage.tsx'), 'CheckoutPage') },
      { path: paths.success, ...page(() => import('./pages/success/SuccessPage.tsx'), 'SuccessPage') },
      { path: paths.blog, ...page(() => import('./pages/blog/BlogPage.tsx'), 'BlogPage') },
      { path: '*', ...page(() => import('./pages/not-found/NotFoundPage.tsx'), 'NotFoundPage') },
    ],
  },
];
