import { lists } from '@org/api-contract/lists';
import { Button, Logo, SiteHeader } from '@org/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { appPaths, blogAdminPath, publicPaths } from '../paths.ts';

/**
 * Who sees an entry of the header. `user`: everybody who is signed in; `unpaid`: a user who may be asked to pay; `admin`: a user who is an
 * admin.
 */
export type HeaderGroup = 'visitor' | 'user' | 'unpaid' | 'admin';

/** islands.ts of the web app listens to it. */
const usualLogout = (
  <Button variant="quiet" data-island="logout">
    Logout
  </Button>
);

interface PageHeaderProps {
  /** The address that is shown; its own link is marked. */
  location: string;
  /**
   * The groups that the reader belongs to. Without it the header has the entries of everybody, and `data-session` on the root says which of
   * them show (islands.ts of the web app): so it is the same for all readers.
   */
  shows?: ReadonlySet<HeaderGroup>;
  /** Whether the page offers something to buy or to try. Checkout and its result page do not. */
  sells?: boolean;
  /** Where Sign In leads. */
  signInPath?: string;
  /** Draws a link; by default as `a`. */
  renderLink?: (path: string, content: ReactNode) => ReactElement<Grouped>;
  /** The button that signs out. */
  logout?: ReactElement<Grouped>;
  className?: string;
}

/** The group for which an entry shows. */
interface Grouped {
  'data-for'?: string;
}

const usualLink = (path: string, content: ReactNode, current?: boolean): ReactElement<Grouped> => (
  <a href={path} aria-current={current ? 'page' : undefined}>
    {content}
  </a>
);

/** The id of the main content, the target of the skip link. */
export const contentId = 'content';

/** The header of every page, of the server and of the app alike. */
export function PageHeader({
  location,
  shows,
  sells = true,
  signInPath = appPaths.login,
  renderLink,
  logout,
  className = '',
}: PageHeaderProps) {
  const link = (path: string, text: string): ReactElement<Grouped> =>
    renderLink?.(path, text) ?? usualLink(path, text, path === location);
  const button = (path: string, text: string): ReactElement<Grouped> => (
    <Button asChild variant="primary">
      {renderLink?.(path, text) ?? usualLink(path, text)}
    </Button>
  );
  const entries: readonly (readonly [
    group: HeaderGroup | 'all',
    key: string,
    content: ReactElement<Grouped>,
  ])[] = [
    ['all', 'blog', link(publicPaths.blog, 'Blog')],
    ['visitor', 'sign-in', link(signInPath, 'Sign In')],
    ...(sells ? ([['visitor', 'sample', button(publicPaths.sample, 'Try Free Sample')]] as const) : []),
    ['user', 'personal', link(appPaths.personal, 'Your Zodiac')],
    ['user', 'compatibility', link(appPaths.compatibility, 'Compatibility')],
    ...Object.values(lists).map(({ id, path, heading }) => ['user', id, link(path, heading)] as const),
    ['admin', 'blog-admin', link(blogAdminPath, 'Blog Admin')],
    ...(sells ? ([['unpaid', 'checkout', button(appPaths.checkout, 'Get Lifetime Access')]] as const) : []),
    ['user', 'account', link(appPaths.account, 'Account')],
    ['user', 'logout', logout ?? usualLogout],
  ];
  const shown = entries.filter(([group]) => !shows || group === 'all' || shows.has(group));
  return (
    <SiteHeader
      className={className}
      location={location}
      contentId={contentId}
      logo={
        renderLink?.(publicPaths.home, <Logo />) ?? (
          <a href={publicPaths.home}>
            <Logo />
          </a>
        )
      }
      items={shown.map(([group, key, content]) => ({
        key,
        content: shows || group === 'all' ? content : cloneElement(content, { 'data-for': group }),
      }))}
    />
  );
}
