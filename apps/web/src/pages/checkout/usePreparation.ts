import { useToast } from '@org/ui';
import { priceDollars } from '@org/api-contract/values';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RequestError, waitIn, withWait } from '#api/errors.ts';
import { preparedPayment, type PreparedPayment } from '#payments/ask-to-pay.ts';
import { changedPriceIn } from '#payments/PriceChanged.tsx';
import type { Hint } from '#storage/hint.ts';
import { useSession } from '#session/useSession.ts';

type Preparation =
  | { name: 'none' }
  | ({ name: 'ready' } & PreparedPayment)
  | { name: 'paid' }
  | { name: 'processing' }
  /** The price has changed since the page was built; `amount` is the new one, in dollars. */
  | { name: 'repriced'; amount: number }
  /** A code has left nothing to pay. */
  | { name: 'free' }
  /** `wait` says when the next attempt is allowed; `undefined` if at once. */
  | { name: 'failed'; wait: string | undefined };

/** Prepares the payment when the checkout opens, and again after a failure or a change of the price. */
export function usePreparation(user: Hint) {
  const { refreshPaymentStatus, isPending } = useSession();
  const toast = useToast();
  const [preparation, setPreparation] = useState<Preparation>({ name: 'none' });
  const [isPreparing, setIsPreparing] = useState(true);
  /** The price that the payer has seen, in dollars. */
  const [seenPrice, setSeenPrice] = useState(priceDollars);
  const failureToast = useRef<() => void>(undefined);

  const fail = (title: string, description: string): void => {
    failureToast.current = toast({ title, description, tone: 'destructive' });
  };
  const putFailureAway = (): void => failureToast.current?.();

  const refused = useEffectEvent((error: unknown): void => {
    if (error instanceof RequestError && error.code === 'already_paid') {
      setPreparation({ name: 'paid' });
      void refreshPaymentStatus();
      return;
    }
    if (error instanceof RequestError && error.code === 'payment_processing') {
      setPreparation({ name: 'processing' });
      return;
    }
    const amount = changedPriceIn(error);
    if (amount !== undefined) {
      setPreparation({ name: 'repriced', amount });
      return;
    }
    setPreparation({ name: 'failed', wait: waitIn(error) });
    fail('Error', withWait('Failed to initialize payment. Please try again.', error));
  });

  useEffect(() => {
    if (!isPreparing || isPending) return undefined;
    let current = true;
    const settle = (act: () => void): void => {
      if (!current) return;
      setIsPreparing(false);
      act();
    };
    preparedPayment({ uid: user.uid, email: user.email }, seenPrice).then(
      (payment) => settle(() => setPreparation({ name: 'ready', ...payment })),
      (error: unknown) => settle(() => refused(error)),
    );
    return () => {
      current = false;
    };
  }, [isPreparing, isPending, seenPrice, user.uid, user.email]);

  return {
    preparation,
    setPreparation,
    isPreparing,
    seenPrice,
    fail,
    putFailureAway,
    prepareAgain(): void {
      putFailureAway();
      setIsPreparing(true);
    },
    acceptPrice(amount: number): void {
      setSeenPrice(amount);
      setIsPreparing(true);
    },
  };
}
