import { PageSection } from '@org/ui';
import { useLocation } from 'react-router-dom';
import { soughtAt } from './sought-at.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** Says above the landing page what somebody came for who has not paid. The page is prerendered without it. */
export function CameFor() {
  const { pathname } = useLocation();
  const sought = useIsHydrated() ? soughtAt(pathname) : undefined;
  if (!sought) return null;
  return (
    <PageSection ground="sunken">
      <p role="status">
        You came for {sought}. It is part of lifetime access, which this page describes; those who have it can
        sign in and go on there.
      </p>
    </PageSection>
  );
}
