import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { queryClient } from '#api/query-client.ts';
import { request } from '#api/client.ts';
import { isSignedOut } from '#api/errors.ts';
import { clearHint, readHint, rememberPaid, writeHint, type Hint } from './hint.ts';
import { nothing, openSession, standingOf, type Standing } from './open-session.ts';
import { SessionContext, type Session, type SessionState } from './session-context.ts';

const firstState = (): SessionState =>
  typeof window !== 'undefined' && readHint() ? { status: 'loading' } : { status: 'signed-out' };

/** Knows who is signed in. Firebase is loaded only by somebody who signs in, signs up or resets a password. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState(firstState);

  const enter = useCallback((user: Hint, standing: Standing) => {
    writeHint(user);
    if (standing.hasPaid) rememberPaid(user.uid);
    setState({ status: 'signed-in', user, ...standing });
  }, []);

  const leave = useCallback(() => {
    clearHint();
    queryClient.clear();
    setState({ status: 'signed-out' });
  }, []);

  useEffect(() => {
    const known = readHint();
    if (!known) return undefined;
    let current = true;
    standingOf(known.uid).then(
      (standing) => current && enter(known, standing),
      () => current && leave(),
    );
    return () => {
      current = false;
    };
  }, [enter, leave]);

  const user = state.status === 'signed-in' ? state.user : null;
  const hasPaid = state.status === 'signed-in' && state.hasPaid;

  const setHasPaid = useCallback((paid: boolean) => {
    setState((last) => {
      if (last.status !== 'signed-in') return last;
      if (paid) rememberPaid(last.user.uid);
      return { ...last, hasPaid: paid };
    });
  }, []);

  const refreshPaymentStatus = useCallback(async () => {
    const known = { hasPaid, paymentFailed: false };
    if (!user) return known;
    try {
      const status = await request('GET /api/user/{uid}/payment-status', { params: { uid: user.uid } });
      setHasPaid(status.hasPaid);
      return status;
    } catch (error) {
      if (isSignedOut(error)) leave();
      return known;
    }
  }, [user, hasPaid, setHasPaid, leave]);

  const session = useMemo<Session>(
    () => ({
      state,
      user,
      loading: state.status === 'loading',
      hasPaid,
      isAdmin: state.status === 'signed-in' && state.isAdmin,
      setHasPaid,
      refreshPaymentStatus,
      async signIn(email, password) {
        const { signInWithPassword } = await import('./identity.ts');
        const signedIn = await openSession(await signInWithPassword(email, password));
        enter(signedIn, await standingOf(signedIn.uid));
      },
      async signUp(email, password) {
        const { createAccount } = await import('./identity.ts');
        const created = await openSession(await createAccount(email, password));
        enter(created, nothing);
        return created;
      },
      async signOut() {
        await request('DELETE /api/session', {}).catch((error: unknown) => {
          if (!isSignedOut(error)) throw error;
        });
        leave();
      },
    }),
    [state, user, hasPaid, setHasPaid, refreshPaymentStatus, enter, leave],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
