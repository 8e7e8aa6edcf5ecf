import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from '#session/useSession.ts';

const SignupDialog = lazy(async () => ({ default: (await import('./SignupDialog.tsx')).SignupDialog }));

/** How to buy: a visitor gets the dialog, somebody who has an account the checkout. */
export function useBuy(): { buy: () => void; dialog: ReactNode } {
  const { user, refreshPaymentStatus } = useSession();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<'never' | 'open' | 'closed'>('never');
  /** Home, where all is open now; whoever's payment is still on its way waits where it is watched. */
  async function enter(): Promise<void> {
    const { hasPaid } = await refreshPaymentStatus();
    await navigate(hasPaid ? paths.home : paths.success);
  }
  return {
    buy: () => (user ? void navigate(paths.checkout) : setWanted('open')),
    dialog: wanted !== 'never' && (
      <Suspense fallback={null}>
        <SignupDialog
          open={wanted === 'open'}
          onOpenChange={(open) => setWanted(open ? 'open' : 'closed')}
          onSuccess={() => void enter()}
        />
      </Suspense>
    ),
  };
}
