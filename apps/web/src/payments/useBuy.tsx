import { lazy, Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { signUpParameter } from '@org/public-pages/paths.ts';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';
import { paidNow } from '#layout/paid-now.ts';

const SignupDialog = lazy(async () => ({ default: (await import('./SignupDialog.tsx')).SignupDialog }));

interface Buying {
  /** The props of the button that buys. */
  buy: { onClick: () => void; ref: RefObject<HTMLButtonElement | null> };
  dialog: ReactNode;
}

/** Starts a purchase: the signup dialog for a visitor, the checkout for a signed-in user. */
export function useBuy(): Buying {
  const { user, refreshPaymentStatus } = useSession();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  const [params, setParams] = useSearchParams();
  const isAskedFor = params.has(signUpParameter);
  const [wanted, setWanted] = useState<'never' | 'open' | 'closed'>(
    isAskedFor && user === null ? 'open' : 'never',
  );
  const button = useRef<HTMLButtonElement>(null);
  // Opens the dialog once if the address asks for the sign-up, but not again after a reload or on going back.
  useEffect(() => {
    if (!isAskedFor) return;
    if (user) {
      void navigate(paths.checkout, { replace: true });
      return;
    }
    // Focuses the button before the dialog opens, because the dialog returns the focus there when it closes.
    button.current?.focus({ preventScroll: true });
    setParams(
      (asked) => {
        asked.delete(signUpParameter);
        return asked;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isAskedFor, user, navigate, setParams]);
  /** Opens the landing page if the payment has arrived, else the page that polls its status. */
  async function enter(): Promise<void> {
    const { href } = window.location;
    const { hasPaid } = await refreshPaymentStatus();
    // Do not navigate if the user has left this page, even if the next one is still loading.
    if (window.location.href !== href || isLeaving.current) return;
    await (hasPaid ? navigate(paths.home, { state: paidNow }) : navigate(paths.success));
  }
  return {
    buy: {
      onClick: () => (user ? void navigate(paths.checkout) : setWanted('open')),
      ref: button,
    },
    dialog: wanted !== 'never' && (
      <Suspense fallback={null}>
        <SignupDialog
          open={wanted === 'open' && !isAskedFor}
          onOpenChange={(open) => setWanted(open ? 'open' : 'closed')}
          onSuccess={() => void enter()}
        />
      </Suspense>
    ),
  };
}
