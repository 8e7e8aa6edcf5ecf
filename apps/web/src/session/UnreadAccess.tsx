import { Spinner } from '@org/ui';
import { lazy, Suspense } from 'react';

/** Loaded apart, because it is rare. */
const AccessUnread = lazy(async () => ({ default: (await import('./AccessUnread.tsx')).AccessUnread }));

/** For a signed-in user whose role and payment could not be read: the page stays at its address. */
export const UnreadAccess = ({ isOfAdmins = false }: { isOfAdmins?: boolean }) => (
  <Suspense fallback={<Spinner label="One moment …" />}>
    <AccessUnread isOfAdmins={isOfAdmins} />
  </Suspense>
);
