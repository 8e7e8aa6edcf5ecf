import { Toast as Radix } from 'radix-ui';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
}

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null);

const displayMs = 5_000;

/** Shows one toast at a time for 5 s; F8 moves to it, a swipe to the right puts it away. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<(ToastMessage & { key: number }) | null>(null);
  const show = useCallback(
    (message: ToastMessage) => setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1 })),
    [],
  );
  const value = useMemo(() => show, [show]);
  return (
    <ToastContext value={value}>
      <Radix.Provider duration={displayMs} swipeDirection="right">
        {children}
        {toast && (
          <Radix.Root
            key={toast.key}
            className="za-Toast"
            data-tone={toast.tone ?? 'default'}
            type={toast.tone === 'destructive' ? 'foreground' : 'background'}
            onOpenChange={(open) => {
              if (!open) setToast(null);
            }}
          >
            <Radix.Title className="za-Toast-title">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
            <Radix.Close className="za-Toast-close" aria-label="Close">
              ×
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className="za-Toast-viewport" hotkey={['F8']} />
      </Radix.Provider>
    </ToastContext>
  );
}

/** @returns a function that shows a toast in place of the one before */
export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it.');
  return show;
}
