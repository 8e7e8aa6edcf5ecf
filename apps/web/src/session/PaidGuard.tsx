import { Spinner } from '@org/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from './useSession.ts';

/** Shows paid screens to those who have paid and to admins, and `fallback` in their place to everybody else. */
export function PaidGuard({ fallback }: { fallback: ReactNode }) {
  const { loading, hasPaid, isAdmin } = useSession();
  if (loading) return <Spinner label="One moment …" />;
  return hasPaid || isAdmin ? <Outlet /> : fallback;
}
