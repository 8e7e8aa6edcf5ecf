import { useEffect } from 'react';

/** Counts a page view on every route change. Only the path is sent, which contains no personal data. */
export function usePageViews(path: string): void {
  useEffect(() => {
    const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
    navigator.sendBeacon('/api/page-views', view);
    void import('./analytics.ts').then(({ countInAnalytics }) => countInAnalytics(path));
  }, [path]);
}
