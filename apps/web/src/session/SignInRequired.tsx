import { Button, EmptyState } from '@org/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from './useSession.ts';

interface SignInRequiredProps {
  /** The path to return to after the sign-in. */
  path: string;
  /** Why a sign-in is needed. */
  children: ReactNode;
}

/** Shown to a signed-out visitor in place of a page for signed-in users. */
export function SignInRequired({ path, children }: SignInRequiredProps) {
  const { state } = useSession();
  const hasEnded = state.status === 'signed-out' && state.hasEnded;
  return (
    <EmptyState
      heading="h1"
      title="Sign In Required"
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={paths.loginThen(path)}>Sign In</Link>
          </Button>
          <Button asChild>
            <Link to={paths.home}>Back to homepage</Link>
          </Button>
        </>
      }
    >
      {hasEnded && 'Your session has ended. '}
      {children}
    </EmptyState>
  );
}
