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
import type { ToastMessage } from './toast-message.ts';

/** Shows a message. @returns a function that puts it away, if it still shows */
type ShowToast = (message: ToastMessage) => () => void;

const ToastContext = createContext<ShowToast | null>(null);

// Most visits see no toast, so its behaviour is loaded with the first one.
const ToastView = lazy(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

export interface ToastProviderProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The application; what else is given is for the list in which toasts appear. */
  children: ReactNode;
}

/** Shows one toast at a time for 5 s, a failure until it is put away; F8 moves to it, a swipe to the edge puts it away. */
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
 * @returns a function that shows a toast in place of the one before, and returns another that puts it away: a failure goes
 * when what failed is tried again
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
