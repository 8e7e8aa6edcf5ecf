import { Spinner } from '@org/ui';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from './useSession.ts';

/** Lets admins in and sends everybody else home. */
export function AdminGuard() {
  const { loading, isAdmin } = useSession();
  const navigate = useNavigate();
  const refused = !loading && !isAdmin;
  useEffect(() => {
    if (refused) void navigate(paths.home, { replace: true });
  }, [refused, navigate]);
  return isAdmin ? <Outlet /> : <Spinner label="One moment …" />;
}
