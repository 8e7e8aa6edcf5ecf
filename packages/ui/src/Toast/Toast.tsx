'use client';

import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import type { ToastMessage } from './ToastView.tsx';

/**
 * Shows a toast.
 *
 * @returns a function that dismisses the toast if it is still shown
 */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast | null>(null);

// Most visits show no toast, so its code is loaded with the first one.
const ToastView = lazy(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

export interface ToastProviderProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The application. All other props go to the list of toasts. */
  children: ReactNode;
}

/**
 * Provides toasts to the application and shows one at a time, for 5 s. A failure stays until it is dismissed. F8 moves
 * the focus to it; a swipe to the edge dismisses it.
 */
export function ToastProvider({ children, ...list }: ToastProviderProps) {
  const [{ toast, count }, setState] = useState<{ toast: ToastMessage | null; count: number }>({
    toast: null,
    count: 0,
  });
  const shown = useRef(0);
  const show: ShowToast = useCallback((message) => {
    shown.current += 1;
    const own = shown.current;
    setState({ toast: message, count: own });
    return () => setState((last) => (last.count === own ? { toast: null, count: own } : last));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {count > 0 && (
        <Suspense fallback={null}>
          <ToastView key={count} list={list} toast={toast} onClose={() => setState({ toast: null, count })} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/**
 * Returns a function that shows a toast and replaces the previous one.
 *
 * @returns a function that shows a toast; its result dismisses the toast, for example when a failed action is retried
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
