import { Spinner } from '@org/ui';
import { lazy, Suspense } from 'react';

/** Loaded separately, because most visitors of `/` have not just paid. */
const ThankYou = lazy(async () => ({ default: (await import('#payments/ThankYou.tsx')).ThankYou }));
const PersonalPage = lazy(async () => ({ default: (await import('./PersonalPage.tsx')).PersonalPage }));

/** The personal page, loaded on demand, since most visitors of `/` see the landing page. */
export function Home() {
  return (
    <Suspense fallback={<Spinner label="One moment …" />}>
      <ThankYou />
      <PersonalPage />
    </Suspense>
  );
}
