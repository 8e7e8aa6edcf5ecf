'use client';

import { createContext, lazy, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import type { ToastMessage } from './toast-message.ts';

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

// Most visits see no toast, so its behaviour is loaded with the first one.
const ToastView = lazy(async () => ({ default: (await import('./ToastView.tsx')).ToastView }));

/** Shows one toast at a time for 5 s, a failure until it is put away; F8 moves to it, a swipe to the right puts it away. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [{ toast, count }, setState] = useState<{ toast: ToastMessage | null; count: number }>({
    toast: null,
    count: 0,
  });
  const show = useCallback((message: ToastMessage) => {
    setState((last) => ({ toast: message, count: last.count + 1 }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {count > 0 && (
        <Suspense fallback={null}>
          <ToastView key={count} toast={toast} onClose={() => setState({ toast: null, count })} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** @returns a function that shows a toast in place of the one before */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
