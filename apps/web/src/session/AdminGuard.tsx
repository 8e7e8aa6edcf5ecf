import { Spinner } from '@org/ui';
import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from './useSession.ts';

/** Lets admins in and sends everybody else home. */
export function AdminGuard() {
  const { loading, isAdmin } = useSession();
  if (loading) return <Spinner label="One moment …" />;
  return isAdmin ? <Outlet /> : <Navigate to={paths.home} replace />;
}
