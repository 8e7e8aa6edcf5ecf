import { useEffect } from 'react';

/** Counts a view on every change of route: the path alone, without query and without anything personal. */
export function usePageViews(path: string): void {
  useEffect(() => {
    const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
    navigator.sendBeacon('/api/page-views', view);
    void import('./analytics.ts').then(({ countInAnalytics }) => countInAnalytics(path));
  }, [path]);
}
