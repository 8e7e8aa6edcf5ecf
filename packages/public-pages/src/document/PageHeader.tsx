import { lists } from '@org/api-contract/lists';
import { Button, Logo, SiteHeader, type SiteHeaderItem } from '@org/ui';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import {
  appPaths,
  blogAdminPath,
  elementsPath,
  numbersPath,
  pairsPath,
  publicPaths,
  signsPath,
  todayPath,
  yearsPath,
} from '../paths.ts';

/**
 * The readers who see an entry of the header. `user`: everyone who is signed in; `unpaid`: a user who may be asked to
 * pay; `admin`: an admin.
 */
export type HeaderGroup = 'visitor' | 'user' | 'unpaid' | 'admin';

/** The Logout button of a public page. islands.ts of the web app handles its clicks. */
const usualLogout = (
  <Button variant="quiet" data-island="logout">
    Logout
  </Button>
);

interface PageHeaderProps {
  /** The current address. Its link is marked. */
  location: string;
  /**
   * The groups of the reader. Without it, the header has the entries of all groups, and `data-session` on the root
   * element selects the visible ones (islands.ts of the web app), so that the HTML is equal for all readers.
   */
  shows?: ReadonlySet<HeaderGroup>;
  /** Whether the page offers something to buy or try. The checkout and its result page do not. */
  sells?: boolean;
  /** Target of the Sign In link. */
  signInPath?: string;
  /** Renders a link; by default as `a`. */
  renderLink?: (path: string, content: ReactNode) => ReactElement<Grouped>;
  /** The button that signs out. */
  logout?: ReactElement<Grouped>;
  className?: string;
}

/** The group that sees the entry. */
interface Grouped {
  'data-for'?: string;
}

interface Entry {
  group: HeaderGroup | 'all';
  key: string;
  content: ReactElement<Grouped>;
  /** The entries of a menu. */
  items?: readonly Entry[];
}

const almanac = [
  ['all', todayPath, 'Today'],
  ['all', signsPath, 'Signs'],
  ['all', yearsPath, 'Years'],
  ['all', elementsPath, 'Elements'],
  ['all', numbersPath, 'Numbers'],
  ['visitor', pairsPath, 'Compatibility'],
  ['user', appPaths.compatibility, 'Compatibility'],
] as const;

const explore = [
  ['user', appPaths.openings, 'Openings'],
  ['user', appPaths.forYou, 'For You'],
  ['user', appPaths.insights, 'Insights'],
  ['user', appPaths.kept, 'Saved'],
  ['user', appPaths.compare, 'Compare'],
] as const;

const ofAccount = [
  ['user', appPaths.account, 'Account'],
  ['user', appPaths.gift, 'Gift'],
] as const;

const usualLink = (path: string, content: ReactNode, current?: boolean): ReactElement<Grouped> => (
  <a href={path} aria-current={current ? 'page' : undefined}>
    {content}
  </a>
);

/** The id of the main content, the target of the skip link. */
export const contentId = 'content';

/** The header of every public page and every page of the app. */
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
  const links = (of: readonly (readonly [HeaderGroup | 'all', string, string])[]): Entry[] =>
    of.map(([group, path, text]) => ({ group, key: group + text, content: link(path, text) }));
  const menu = (group: Entry['group'], title: string, items: readonly Entry[]): Entry => ({
    group,
    key: title,
    content: <span>{title}</span>,
    items,
  });
  const entries: readonly Entry[] = [
    menu('all', 'Almanac', links(almanac)),
    ...links([
      ['all', publicPaths.blog, 'Blog'],
      ['visitor', signInPath, 'Sign In'],
    ]),
    ...(sells
      ? [
          {
            group: 'visitor',
            key: 'sample',
            content: button(publicPaths.sample, 'Try Free Sample'),
          } as const,
        ]
      : []),
    ...links([
      ['user', appPaths.personal, 'Your Zodiac'],
      ...Object.values(lists).map(({ path, heading }) => ['user', path, heading] as const),
    ]),
    menu('user', 'Explore', links(explore)),
    ...links([['admin', blogAdminPath, 'Blog Admin']]),
    ...(sells
      ? [
          {
            group: 'unpaid',
            key: 'checkout',
            content: button(appPaths.checkout, 'Get Lifetime Access'),
          } as const,
        ]
      : []),
    menu('user', 'Account', [
      ...links(ofAccount),
      { group: 'user', key: 'logout', content: logout ?? usualLogout },
    ]),
  ];
  const itemsOf = (of: readonly Entry[]): SiteHeaderItem[] =>
    of
      .filter(({ group }) => !shows || group === 'all' || shows.has(group))
      .map(({ group, key, content, items }) => ({
        key,
        content: shows || group === 'all' ? content : cloneElement(content, { 'data-for': group }),
        ...(items && { items: itemsOf(items) }),
      }));
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
      items={itemsOf(entries)}
    />
  );
}
