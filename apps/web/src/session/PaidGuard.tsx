import { Spinner } from '@org/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from './useSession.ts';

/** Loaded apart, because it is rare. */
const AccessUnread = lazy(async () => ({ default: (await import('./AccessUnread.tsx')).AccessUnread }));

/** Renders the route for paid users and admins, and `fallback` for everyone else. */
export function PaidGuard({ fallback }: { fallback: ReactNode }) {
  const { loading, hasPaid, isAdmin, isUnread } = useSession();
  if (loading) return <Spinner label="One moment …" />;
  if (isUnread) {
    return (
      <Suspense fallback={<Spinner label="One moment …" />}>
        <AccessUnread />
      </Suspense>
    );
  }
  return hasPaid || isAdmin ? <Outlet /> : fallback;
}
