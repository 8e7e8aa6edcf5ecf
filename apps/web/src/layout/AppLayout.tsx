import { useIsFetching } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { contentId, PageFooter } from '@org/public-pages/app.ts';
import { canonicalPath } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { Header } from './Header.tsx';
import { PageHeadContext, type PageHead } from './page-head.ts';

/** Loaded separately, because few installations have Google Analytics. */
const AnalyticsChoice = lazy(async () => ({
  default: (await import('./AnalyticsChoice.tsx')).AnalyticsChoice,
}));

/** The key for scroll restoration. The first entry of every document has the key `default`, so its URL is used. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

const adminPages = /^\/(?:blog-)?admin/;

/** Header, page and footer. Navigation moves the focus to the page, so that screen readers start there. */
export function AppLayout() {
  const location = useLocation();
  const pathname = canonicalPath(location.pathname);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const [head, setHead] = useState<PageHead>();
  usePageViews(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // If the page has focused its first field, the focus stays there.
    if (main.current?.contains(document.activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  if (pathname !== location.pathname) return <Navigate replace to={{ ...location, pathname }} />;
  return (
    <>
      <DocumentHead path={pathname} own={head} />
      <Header />
      <main ref={main} id={contentId} tabIndex={-1} style={{ outline: 'none' }}>
        <PageHeadContext value={setHead}>
          <Outlet />
        </PageHeadContext>
      </main>
      <PageFooter isShort={adminPages.test(pathname)}>
        <Suspense>
          <AnalyticsChoice />
        </Suspense>
      </PageFooter>
      <RestoredScroll />
    </>
  );
}

/** Counts a page view on every route change. */
function usePageViews(path: string): void {
  useEffect(() => {
    countView(path);
    void import('./analytics.ts').then(({ countInAnalytics }) => countInAnalytics(path));
  }, [path]);
}

/** Restores the scroll position. After a reload it waits until the rows are shown, because a page without them is too short. */
function RestoredScroll() {
  const { loading } = useSession();
  const isFetching = useIsFetching() > 0;
  const [isShown, setShown] = useState(false);
  if (!isShown && !loading && !isFetching) setShown(true);
  return isShown && <ScrollRestoration getKey={scrollKey} />;
}

/** The page that was counted last. */
let counted: string | undefined;

/**
 * Counts a page view, once until another page is shown. Only the path is sent, which contains no personal data.
 *
 * @param path - without query string
 */
function countView(path: string): void {
  if (path === counted) return;
  counted = path;
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  navigator.sendBeacon('/api/page-views', view);
}
