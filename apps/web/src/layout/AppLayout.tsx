import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { SiteFooter } from '@org/ui';
import { almanacLinks, shopLinks } from '@org/public-pages/paths.ts';
import { canonicalPath } from '#paths.ts';
import { DocumentHead } from './DocumentHead.tsx';
import { contentId, Header } from './Header.tsx';
import { PageHeadContext, type PageHead } from './page-head.ts';
import { usePageViews } from './usePageViews.ts';

/** Loaded apart, because few installations have Google Analytics. */
const AnalyticsChoice = lazy(async () => ({
  default: (await import('./AnalyticsChoice.tsx')).AnalyticsChoice,
}));

/** The key for scroll restoration. The first entry of every document has the key `default`, so its URL is used. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

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
    // A page whose first field takes the focus keeps it there.
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
      <SiteFooter>
        <FooterLinks label="Almanac" links={almanacLinks} />
        <FooterLinks label="About Zodiac Atlas" links={shopLinks} />
        <p>For entertainment only. This is not professional career advice.</p>
        <p>
          Company and brand names and logos are trademarks of their owners. The zodiac year begins at Chinese
          New Year.
        </p>
        <p>© Zodiac Atlas</p>
        <Suspense>
          <AnalyticsChoice />
        </Suspense>
      </SiteFooter>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Links to pages of the server. */
const FooterLinks = ({
  label,
  links,
}: {
  label: string;
  links: readonly { path: string; text: string }[];
}) => (
  <nav aria-label={label}>
    <ul className="PublicPage-links">
      {links.map(({ path, text }) => (
        <li key={path}>
          <a href={path}>{text}</a>
        </li>
      ))}
    </ul>
  </nav>
);
