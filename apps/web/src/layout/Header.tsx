import { Button, Logo, SiteHeader, useToast } from '@org/ui';
import { Link, NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useBusy } from '#forms/useBusy.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';

/** The id of the main content, the target of the skip link. */
export const contentId = 'content';

export function Header() {
  const { state, signOut } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();

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

  const link = (to: string, text: string) => ({
    key: to,
    content: (
      <NavLink to={to} end>
        {text}
      </NavLink>
    ),
  });
  const button = (to: string, text: string) => ({
    key: to,
    content: (
      <Button asChild variant="primary">
        <Link to={to}>{text}</Link>
      </Button>
    ),
  });
  const isLoginPage = pathname === paths.login;
  // Above a payment that may be under way the header offers none.
  const offers = pathname !== paths.checkout && pathname !== paths.success;
  const items = [
    link(paths.blog, 'Blog'),
    // While the session is loading, `state` has the access of the last visit: a returning user sees no links come and go.
    ...(state.status === 'signed-out'
      ? [
          link(isLoginPage ? pathname + search : paths.loginThen(pathname + search), 'Sign In'),
          ...(offers ? [button(paths.sample, 'Try Free Sample')] : []),
        ]
      : [
          link(paths.personal, 'Your Zodiac'),
          link(paths.compatibility, 'Compatibility'),
          link(paths.companies, 'Companies'),
          link(paths.carBrands, 'Car Brands'),
          link(paths.usStates, 'US States'),
          ...(state.isAdmin ? [link(paths.blogAdmin, 'Blog Admin')] : []),
          // A user who may have paid is not asked to pay again.
          ...(!offers ||
          state.hasPaid ||
          state.isAdmin ||
          (state.status === 'signed-in' && (state.isUnread || state.isPending))
            ? []
            : [button(paths.checkout, 'Get Lifetime Access')]),
          link(paths.account, 'Account'),
          {
            key: 'logout',
            content: (
              <Button
                variant="quiet"
                busy={isLeaving}
                busyLabel="Logging out..."
                onClick={() => void logOut()}
              >
                Logout
              </Button>
            ),
          },
        ]),
  ];
  return (
    <SiteHeader
      location={pathname + search}
      contentId={contentId}
      logo={
        <Link to={paths.home}>
          <Logo />
        </Link>
      }
      items={items}
    />
  );
}
