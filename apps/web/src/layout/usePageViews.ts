import { useEffect } from 'react';
import { countInAnalytics } from './analytics.ts';

/** Counts a view on every change of route: the path alone, without query and without anything personal. */
export function usePageViews(path: string): void {
  useEffect(() => {
    const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
    navigator.sendBeacon('/api/page-views', view);
    void countInAnalytics(path);
  }, [path]);
}
