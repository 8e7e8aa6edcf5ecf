'use client';

import { Toast as Radix } from 'radix-ui';
import { useImperativeHandle, useRef, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../labels.ts';
import { useTextDirection } from '../use-text-direction.ts';

export interface ToastMessage {
  /** The event in a few words. */
  title: string;
  /** One more sentence, or a link to what happened. */
  description?: ReactNode;
  /** `destructive` for a failure, which stays until it is dismissed. */
  tone?: 'default' | 'destructive';
}

const displayMs = 5_000;

interface ToastViewProps {
  /** Props of the list of toasts. */
  list: ComponentProps<'ol'>;
  toast: ToastMessage | null;
  onClose: () => void;
}

/** The region of toasts with the current toast. */
export function ToastView({ list: { className = '', ref, ...list }, toast, onClose }: ToastViewProps) {
  const { label } = useLabels();
  const { direction, ref: viewport } = useTextDirection<HTMLOListElement>();
  useImperativeHandle<HTMLOListElement | null, HTMLOListElement | null>(ref, () => viewport.current, [
    viewport,
  ]);
  const closesDialog = useRef(false);
  // A toast is dismissed by a swipe toward the edge at which it is shown.
  const swipeDirection = direction === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider duration={displayMs} swipeDirection={swipeDirection} label={label('notification')}>
      {toast && (
        <Radix.Root
          className="za-Toast"
          data-tone={toast.tone ?? 'default'}
          // A failure stays until it is dismissed or replaced, so that there is time to read it.
          {...(toast.tone === 'destructive' && { duration: Infinity })}
          open
          // Escape in a dialog closes the dialog, and the toast stays to be read.
          onEscapeKeyDown={() => {
            closesDialog.current = Boolean(document.activeElement?.closest('[role="dialog"]'));
          }}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open && !closesDialog.current) onClose();
            closesDialog.current = false;
          }}
        >
          <Radix.Title className="za-Toast-title">{toast.title}</Radix.Title>
          {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          <Radix.Close className="za-Toast-close" aria-label={label('close')}>
            ×
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        label={label('notifications')}
        {...list}
        ref={viewport}
        className={`za-Toast-viewport ${className}`}
        hotkey={['F8']}
      />
    </Radix.Provider>
  );
}
