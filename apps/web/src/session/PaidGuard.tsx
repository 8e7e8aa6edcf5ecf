import { Spinner } from '@org/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { UnreadAccess } from './UnreadAccess.tsx';
import { useSession } from './useSession.ts';

/** Renders the route for paid users and admins, and `fallback` for everyone else. */
export function PaidGuard({ fallback }: { fallback: ReactNode }) {
  const { loading, hasPaid, isAdmin, isUnread } = useSession();
  if (loading) return <Spinner label="One moment …" />;
  if (isUnread) return <UnreadAccess />;
  return hasPaid || isAdmin ? <Outlet /> : fallback;
}
