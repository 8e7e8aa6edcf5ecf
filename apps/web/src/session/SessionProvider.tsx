import { useToast } from '@org/ui';
import {
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { queryClient } from '#api/query-client.ts';
import { request } from '#api/client.ts';
import { isSignedOut } from '#api/errors.ts';
import {
  clearHint,
  onHintOfAnotherTab,
  readHint,
  rememberedAccess,
  rememberPaid,
  rememberPending,
  writeHint,
  type Hint,
} from '#storage/hint.ts';
import {
  logFailure,
  pendingOf,
  noAccess,
  openSession,
  register,
  readAccess,
  registerAndReadAccess,
  type ReadAccess,
} from './open-session.ts';
import { onRefusal } from './refusals.ts';
import { SessionContext, type Session, type SessionState } from './session-context.ts';

const returning = (user: Hint): SessionState => ({ status: 'loading', user, ...rememberedAccess(user.uid) });

function firstState(): SessionState {
  const known = typeof window === 'undefined' ? undefined : readHint();
  return known ? returning(known) : { status: 'signed-out' };
}

interface SessionProviderProps {
  /** Called when the user signs out. A session that ends by itself is not a sign-out. */
  onSignOut: () => void;
  children: ReactNode;
}

/** Provides the session. Firebase is loaded only for signing in, signing up and resetting a password. */
export function SessionProvider({ onSignOut, children }: SessionProviderProps) {
  const [state, setState] = useState(firstState);

  const enter = useCallback((user: Hint, access: ReadAccess) => {
    writeHint(user);
    setState({ status: 'signed-in', user, ...access });
  }, []);

  const leave = useCallback((hasEnded?: true) => {
    clearHint();
    queryClient.clear();
    setState({ status: 'signed-out', ...(hasEnded && { hasEnded }) });
  }, []);

  const user = state.status === 'signed-in' ? state.user : null;
  const hasPaid = state.status === 'signed-in' && state.hasPaid;
  const { setHasPaid, refreshPaymentStatus, paymentMade } = usePaymentStatus({ user, hasPaid, setState });

  const toast = useToast();
  /** Handles the end of the session: signs out locally and shows a message. The URL is kept. */
  const end = useCallback(() => {
    if (!readHint()) return;
    leave(true);
    toast({ title: 'Please sign in again', description: 'Your session has ended.' });
  }, [leave, toast]);

  useRememberedUser({ setState, enter, end });

  useEffect(
    () =>
      onRefusal({
        signedOut: end,
        unpaid: () => setHasPaid(false),
      }),
    [end, setHasPaid],
  );

  const readAgain = useCallback(async () => {
    if (!user) return;
    try {
      const access = await readAccess(user);
      if (readHint()?.uid === user.uid) enter(user, access);
    } catch {
      end();
    }
  }, [user, enter, end]);

  const session = useMemo<Session>(
    () => ({
      state,
      user,
      loading: state.status === 'loading',
      hasPaid,
      isAdmin: state.status === 'signed-in' && state.isAdmin,
      isUnread: state.status === 'signed-in' && state.isUnread,
      isPending: state.status === 'signed-in' && state.isPending,
      readAgain,
      paymentMade,
      setHasPaid,
      refreshPaymentStatus,
      async signIn(email, password) {
        const { signInWithPassword } = await import('./identity.ts');
        const signedIn = await openSession(await signInWithPassword(email, password));
        enter(signedIn, await registerAndReadAccess(signedIn));
      },
      async signUp(email, password) {
        // On a retry after a later step failed, the account already exists.
        if (user?.email === email) return user;
        const created = await createRegistered(email, password);
        enter(created, { ...noAccess, isUnread: false, isPending: false });
        // A failure is only logged: paying needs no verified email, and the account page can send the mail again.
        import('./account-mails.ts')
          .then(({ mailVerification }) => mailVerification())
          .catch((error: unknown) => logFailure('The verification mail could not be sent.', error));
        return created;
      },
      async signOut() {
        await request('DELETE /api/session', {}).catch((error: unknown) => {
          if (!isSignedOut(error)) throw error;
        });
        onSignOut();
        leave();
      },
    }),
    [state, user, hasPaid, setHasPaid, refreshPaymentStatus, paymentMade, readAgain, enter, leave, onSignOut],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Creates an account with a session, and registers it. */
async function createRegistered(email: string, password: string): Promise<Hint> {
  const { createAccount } = await import('./identity.ts');
  const created = await openSession(await createAccount(email, password));
  await register(created);
  return created;
}

interface PaymentStatusOptions {
  user: Hint | null;
  hasPaid: boolean;
  setState: Dispatch<SetStateAction<SessionState>>;
}

/** The state of the user's payment, with functions that read it or record a change. */
function usePaymentStatus({ user, hasPaid, setState }: PaymentStatusOptions) {
  const setHasPaid = useCallback(
    (paid: boolean) => {
      const known = readHint();
      if (known) rememberPaid(known.uid, paid);
      setState((last) => {
        if (last.status === 'signed-out') return last;
        // The payment status was read now, so access is known, although the role may not be.
        return last.status === 'signed-in' && paid
          ? { ...last, hasPaid: paid, isUnread: false }
          : { ...last, hasPaid: paid };
      });
    },
    [setState],
  );

  const setIsPending = useCallback(
    (isPending: boolean) => {
      setState((last) => (last.status === 'signed-in' ? { ...last, isPending } : last));
    },
    [setState],
  );

  const refreshPaymentStatus = useCallback(async () => {
    const known = { hasPaid, paymentFailed: false };
    if (!user) return known;
    try {
      const status = await request('GET /api/user/{uid}/payment-status', { params: { uid: user.uid } });
      setHasPaid(status.hasPaid);
      setIsPending(pendingOf(user.uid, status));
      return status;
    } catch (error) {
      if (!isSignedOut(error)) logFailure('The payment status could not be refreshed.', error);
      return known;
    }
  }, [user, hasPaid, setHasPaid, setIsPending]);

  const paymentMade = useCallback(() => {
    if (!user) return;
    rememberPending(user.uid, true);
    setIsPending(true);
  }, [user, setIsPending]);

  return { setHasPaid, refreshPaymentStatus, paymentMade };
}

interface RememberedUserOptions {
  setState: (state: SessionState) => void;
  /** Called with a user whose session is open, and their access. */
  enter: (user: Hint, access: ReadAccess) => void;
  /** Called when the session of the user has ended. */
  end: () => void;
}

/** Recognizes the user whom this browser remembers, and users who sign in or out in another tab. */
function useRememberedUser({ setState, enter, end }: RememberedUserOptions): void {
  useEffect(() => {
    let latest = 0;
    const recognize = (known: Hint | undefined): void => {
      const attempt = (latest += 1);
      if (!known) return;
      setState(returning(known));
      // The refusal of a concurrent call may end the session.
      const isOver = (): boolean => attempt !== latest || readHint()?.uid !== known.uid;
      readAccess(known).then(
        (access) => isOver() || enter(known, access),
        () => attempt === latest && end(),
      );
    };
    recognize(readHint());
    const stopListening = onHintOfAnotherTab((hint) => {
      queryClient.clear();
      if (!hint) setState({ status: 'signed-out' });
      recognize(hint);
    });
    return () => {
      latest += 1;
      stopListening();
    };
  }, [setState, enter, end]);
}
