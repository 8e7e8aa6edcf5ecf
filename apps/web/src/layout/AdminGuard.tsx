import { Spinner } from '@org/ui';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { AdminShell } from '#layout/AdminShell.tsx';
import { paths } from '#paths.ts';
import { SecondStep } from '#session/SecondStep.tsx';
import { UnreadAccess } from '#session/UnreadAccess.tsx';
import { useSession } from '#session/useSession.ts';

/**
 * Renders the route for admins, beside the rail of their pages, and redirects everyone else to the landing page. A role
 * that could not be read redirects no one.
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
