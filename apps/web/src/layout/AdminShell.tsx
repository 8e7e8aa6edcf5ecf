import { SideRail, Spinner } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, Outlet, useNavigate } from 'react-router-dom';
import { get } from '#api/client.ts';
import { paths } from '#paths.ts';
import { SecondStep } from '#session/SecondStep.tsx';
import { UnreadAccess } from '#session/UnreadAccess.tsx';
import { useSession } from '#session/useSession.ts';

const articles = `${paths.blogAdmin}?tab=articles`;
const keywords = `${paths.blogAdmin}?tab=keywords`;

const pages = [
  { key: paths.admin, label: 'Overview' },
  { key: articles, label: 'Articles' },
  { key: keywords, label: 'Keywords' },
  { key: paths.adminPayments, label: 'Payments' },
  { key: paths.adminCodes, label: 'Gifts and codes' },
  { key: paths.adminSources, label: 'Sources' },
  { key: paths.adminData, label: 'Data' },
] as const;

/**
 * The payments with an alert that waits for a decision. The shell shows only their total, so it asks for a page of
 * one payment.
 */
export const alertsQuery = {
  ...get('GET /api/admin/payments', { query: { page: 1, limit: 1, hasAlert: true } }),
  // Stripe and the jobs raise alerts while a page is open.
  staleTime: 0,
  refetchInterval: 60_000,
};

/** The pages for admins, each beside the same rail. */
function AdminShell({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const alerts = useQuery(alertsQuery).data?.total;
  const current = currentOf(pathname, search);
  return (
    <SideRail
      label="Admin"
      location={pathname + search}
      current={current}
      items={pages.map((page) =>
        page.key === paths.adminPayments
          ? { ...page, count: alerts, countLabel: alerts === 1 ? 'alert' : 'alerts' }
          : page,
      )}
      renderLink={(path, content) => (
        <Link to={path} aria-current={path === current ? 'page' : undefined}>
          {content}
        </Link>
      )}
    >
      {children}
    </SideRail>
  );
}

/**
 * The entry of the rail for an address. A single payment belongs to Payments, and the blog tabs other than Keywords belong to
 * Articles.
 */
function currentOf(pathname: string, search: string): string {
  if (pathname === paths.blogAdmin)
    return new URLSearchParams(search).get('tab') === 'keywords' ? keywords : articles;
  return pathname.startsWith(paths.adminPayments) ? paths.adminPayments : pathname;
}

/**
 * Renders the route for admins, beside the rail of their pages, and redirects everyone else to the landing page. If the role
 * could not be read, nobody is redirected.
 */
export function AdminGuard() {
  const { loading, isAdmin, isUnread } = useSession();
  const navigate = useNavigate();
  const refused = !loading && !isAdmin && !isUnread;
  useEffect(() => {
    if (refused) void navigate(paths.home, { replace: true });
  }, [refused, navigate]);
  if (!isAdmin && isUnread && !loading) return <UnreadAccess isOfAdmins />;
  if (!isAdmin) return <Spinner label="One moment …" />;
  return (
    <SecondStep>
      <AdminShell>
        <Outlet />
      </AdminShell>
    </SecondStep>
  );
}
