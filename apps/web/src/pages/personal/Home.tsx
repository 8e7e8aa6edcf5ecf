import { Spinner } from '@org/ui';
import { lazy, Suspense } from 'react';

const PersonalPage = lazy(async () => ({ default: (await import('./PersonalPage.tsx')).PersonalPage }));

/** The personal page, loaded only once it is shown: most who come home are visitors, and read the landing page. */
export function Home() {
  return (
    <Suspense fallback={<Spinner label="One moment …" />}>
      <PersonalPage />
    </Suspense>
  );
}
