import { PageSection } from '@org/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths, canonicalPath, rowForm } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { lists } from '@org/api-contract/lists';

/** Says above the landing page why it is shown: the visitor opened a paid page, or the session has ended. */
export function CameFor() {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const signIn = <Link to={paths.loginThen(pathname + search)}>Sign in</Link>;
  if (state.status === 'signed-out' && state.hasEnded) {
    return <Notice>Your session has ended. {signIn} to return to your page.</Notice>;
  }
  const sought = soughtAt(pathname);
  // A user whose payment is on its way is not asked to pay again.
  const isAskedToPay = state.status === 'signed-in' && !state.isPending;
  if (!sought) return null;
  return (
    <Notice>
      You asked for {sought}. This needs lifetime access, which this page describes.
      {state.status === 'signed-out' && <> {signIn} if you already have it.</>}
      {isAskedToPay && (
        <>
          {' '}
          <Link to={paths.checkout}>Get Lifetime Access</Link>
        </>
      )}
    </Notice>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <PageSection ground="sunken" className="CameFor">
    <p role="status">{children}</p>
  </PageSection>
);

const pages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(lists).map(({ path, sought }) => [path, sought])),
  [paths.personal]: 'your personal reading',
  [paths.compatibility]: 'the compatibility of two people',
  [paths.compare]: 'the comparison side by side',
  [paths.openings]: 'the openings of the companies',
  [paths.insights]: 'the charts of the databases by sign',
  [paths.kept]: 'your saved items',
  [paths.forYou]: 'the list sorted for your sign',
};

/** The subject of a paid page: the words after “You asked for” for a visitor without access. */
function soughtAt(path: string): string | undefined {
  const canonical = canonicalPath(path);
  const [, id, slug = ''] = canonical.split('/');
  const list = Object.values(lists).find((each) => each.id === id);
  if (list && rowForm.test(canonical)) return `the page of a ${list.one}, “${slug.replaceAll('-', ' ')}”`;
  return Object.hasOwn(pages, canonical) ? pages[canonical] : undefined;
}
