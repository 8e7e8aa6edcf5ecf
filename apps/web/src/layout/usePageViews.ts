import { useEffect } from 'react';
import { countView } from './count-view.ts';

/** Counts a page view on every route change. */
export function usePageViews(path: string): void {
  useEffect(() => {
    countView(path);
    void import('./analytics.ts').then(({ countInAnalytics }) => countInAnalytics(path));
  }, [path]);
}
