'use client';

import { useInsertionEffect, useRef } from 'react';

const fields = ':is(input:not([type="hidden"]), select, textarea):enabled';

/** The first field, or of a group of radio buttons the chosen one. */
function firstField(within: HTMLElement): HTMLElement | undefined {
  const first = [...within.querySelectorAll<HTMLInputElement>(fields)].find(
    (field) => field.tabIndex >= 0 && field.checkVisibility(),
  );
  if (first?.type !== 'radio') return first;
  const group = `input[type="radio"][name="${CSS.escape(first.name)}"]:checked`;
  return within.querySelector<HTMLElement>(group) ?? first;
}

/** What has the focus; of a menu, which is gone when it is to come back, the button that opened it. */
function focusedNow(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const button = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return button ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

/**
 * Where the focus is when a dialog opens and closes: on the first field of a form, else on the first control; and back
 * where it was.
 *
 * @returns props of Radix’s content
 */
export function useDialogFocus(open: boolean) {
  const opener = useRef<HTMLElement | null>(null);
  // Before anything of the dialog is there: a field with `autoFocus` takes the focus as it appears.
  useInsertionEffect(() => {
    if (open) opener.current = focusedNow();
  }, [open]);
  return {
    onOpenAutoFocus: (event: Event) => {
      const field = event.currentTarget instanceof HTMLElement && firstField(event.currentTarget);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
