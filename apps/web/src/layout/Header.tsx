import { PageHeader, type HeaderGroup } from '@org/public-pages/app.ts';
import { Button, useToast } from '@org/ui';
import { useState, type ReactNode } from 'react';
import { Link, NavigationType, NavLink, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useBusy } from '#forms/useBusy.ts';
import { isPage, paths } from '#paths.ts';
import { isPaymentPending } from '#storage/hint.ts';
import type { SessionState } from '#session/session-context.ts';
import { useSession } from '#session/useSession.ts';
import { useIsHydrated } from './useIsHydrated.ts';

/** The header of the pages of the app. */
export function Header() {
  const { state, signOut } = useSession();
  const { pathname, search } = useLocation();
  const pageShown = usePageShown(pathname + search);
  const navigate = useNavigate();
  const toast = useToast();
  const isHydrated = useIsHydrated();
  const { isBusy: isLeaving, begin, end } = useBusy();

  async function logOut(): Promise<void> {
    if (!begin()) return;
    try {
      await signOut();
      await navigate(paths.home);
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    } catch {
      toast({ title: 'Error', description: 'Failed to log out. Please try again.', tone: 'destructive' });
    } finally {
      end();
    }
  }

  return (
    <PageHeader
      location={pageShown}
      // A prerendered page contains the entries for all kinds of users.
      {...(isHydrated && { shows: groupsOf(state), signInPath: signInFrom(pathname, search) })}
      sells={pathname !== paths.checkout && pathname !== paths.success}
      renderLink={(path, content) => linkInApp(path, content, pathname)}
      {...(isHydrated && {
        logout: (
          <Button variant="quiet" busy={isLeaving} busyLabel="Logging out..." onClick={() => void logOut()}>
            Logout
          </Button>
        ),
      })}
    />
  );
}

/**
 * The address of the page that the reader opened. A page that replaces its address, as the sample does to remove the date, stays
 * the same page: an open menu stays open.
 */
function usePageShown(address: string): string {
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [shown, setShown] = useState(address);
  if (isReplaced || shown === address) return shown;
  setShown(address);
  return address;
}

/** A link of the header. The server renders pages that are not in the app, so they need a normal link. */
function linkInApp(path: string, content: ReactNode, pathname: string) {
  if (!isPage(path.replace(/\?.*/, ''))) return <a href={path}>{content}</a>;
  // All pages of admins belong to Blog Admin.
  if (path === paths.blogAdmin && pathname.startsWith(paths.admin))
    return (
      <Link to={path} aria-current="true">
        {content}
      </Link>
    );
  return (
    <NavLink to={path} end>
      {content}
    </NavLink>
  );
}

/** The Sign In link returns the user to the current page. On the login page it keeps the page from which the user came. */
const signInFrom = (pathname: string, search: string): string =>
  pathname === paths.login ? pathname + search : paths.loginThen(pathname + search);

const visitor: ReadonlySet<HeaderGroup> = new Set(['visitor']);

/** While the session loads, the header uses the access of the last visit, so that returning users do not see links change. */
function groupsOf(state: SessionState): ReadonlySet<HeaderGroup> {
  if (state.status === 'signed-out') return visitor;
  const mayHavePaid =
    state.hasPaid ||
    state.isAdmin ||
    (state.status === 'loading' ? isPaymentPending(state.user.uid) : state.isUnread || state.isPending);
  return new Set<HeaderGroup>([
    'user',
    ...(state.isAdmin ? (['admin'] as const) : []),
    // A user who may have paid is not asked to pay again.
    ...(mayHavePaid ? [] : (['unpaid'] as const)),
  ]);
}
