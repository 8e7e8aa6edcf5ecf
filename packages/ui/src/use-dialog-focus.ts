'use client';

import { useInsertionEffect, useRef, type KeyboardEvent } from 'react';

const fields = ':is(input:not([type="hidden"]), select, textarea):enabled';

/** The first field. For a radio group, its checked radio. */
function firstField(within: HTMLElement): HTMLElement | undefined {
  const first = [...within.querySelectorAll<HTMLInputElement>(fields)].find(
    (field) => field.tabIndex >= 0 && field.checkVisibility(),
  );
  if (first?.type !== 'radio') return first;
  const group = `input[type="radio"][name="${CSS.escape(first.name)}"]:checked`;
  return within.querySelector<HTMLElement>(group) ?? first;
}

/** The focused element. For a menu item, the button of the menu, because the item is removed before focus returns. */
function focusedNow(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

interface DialogEvents {
  onOpenChange: (open: boolean) => void;
  onKeyDown?: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * Focuses the first field of a dialog on opening, or else the first control, and restores the focus on closing. Escape in the
 * dialog closes the dialog, even if a toast was shown later. Radix would only close the toast.
 *
 * @returns props for Radix's `Content`
 */
export function useDialogFocus(open: boolean, { onOpenChange, onKeyDown }: DialogEvents) {
  const opener = useRef<HTMLElement | null>(null);
  // Reads the focus before the dialog is inserted, because a field with `autoFocus` takes it on insertion.
  useInsertionEffect(() => {
    if (open) opener.current = focusedNow();
  }, [open]);
  return {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onKeyDown?.(event);
      // Radix prevents the default of an Escape key that has closed a layer.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onOpenChange(false);
    },
    onOpenAutoFocus: (event: Event) => {
      const field = event.currentTarget instanceof HTMLElement && firstField(event.currentTarget);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      // Safari does not focus a pressed button, so Radix focuses the trigger.
      if (opener.current === document.body) return;
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
