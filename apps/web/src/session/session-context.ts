import { createContext } from 'react';
import type { PaymentStatus } from '@org/api-contract';
import type { Access, Hint } from '#storage/hint.ts';

export type SessionState =
  /** `hasEnded`: the session ended without a sign-out. */
  | { status: 'signed-out'; hasEnded?: true }
  /** The server has not confirmed the session yet. User and access come from the last visit. */
  | ({ status: 'loading'; user: Hint } & Access)
  | ({ status: 'signed-in'; user: Hint; isUnread: boolean; isPending: boolean } & Access);

export interface Session {
  state: SessionState;
  user: Hint | null;
  loading: boolean;
  hasPaid: boolean;
  isAdmin: boolean;
  /** Whether the profile or the payment status could not be read. `hasPaid` and `isAdmin` are then false. */
  isUnread: boolean;
  /** Whether a payment is being processed. Until it has ended, pages do not ask the user to pay. */
  isPending: boolean;
  /** Remembers a payment that the server does not know of yet. */
  paymentMade: () => void;
  /** Reads profile and payment status again. */
  readAgain: () => Promise<void>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Creates the account, opens the session and registers it. */
  signUp: (email: string, password: string) => Promise<Hint>;
  signOut: () => Promise<void>;
  setHasPaid: (hasPaid: boolean) => void;
  /** Reads the payment status. A failure is logged, and the known status is returned. */
  refreshPaymentStatus: () => Promise<PaymentStatus>;
}

export const SessionContext = createContext<Session | null>(null);
