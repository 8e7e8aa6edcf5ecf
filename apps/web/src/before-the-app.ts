/** What a visitor does who uses the page. The signs of another tab are among them: it may have signed in. */
const acts = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
  'storage',
];

/** Resolves when the visitor acts for the first time. */
export function nextAct(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const act = (event: Event): void => {
      // A browser reports the pointer that rests where a page opens as a movement of no distance.
      if (
        event instanceof PointerEvent &&
        event.type === 'pointermove' &&
        !event.movementX &&
        !event.movementY
      )
        return;
      listening.abort();
      resolve();
    };
    for (const name of acts)
      window.addEventListener(name, act, { capture: true, passive: true, signal: listening.signal });
  });
}

declare global {
  interface Window {
    /** Of `boot.js`: the presses and submits since the page began, which it keeps no longer. */
    takeEarlyActs?: () => Event[];
  }
}

export interface HeldActions {
  /** Whether the visitor had acted before this script ran. */
  readonly hasBegun: boolean;
  /** Repeats the last action, and holds back no more. */
  repeat(): void;
}

/**
 * Holds back presses of buttons and submits of forms, which go nowhere before the app has started. A form would otherwise be
 * sent to the server, with a password in the address.
 */
export function holdActions(): HeldActions {
  const early = window.takeEarlyActs?.() ?? [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let repeat: (() => void) | undefined;
  const hold = (event: Event): void => {
    const { target } = event;
    if (event instanceof SubmitEvent) {
      event.preventDefault();
      if (target instanceof HTMLFormElement) repeat = () => target.requestSubmit(event.submitter);
    } else if (event instanceof KeyboardEvent) {
      // Enter submits nothing while the button of its form is disabled, and no script has seen yet what is typed.
      const form = event.key === 'Enter' && target instanceof HTMLInputElement ? target.form : null;
      if (form) repeat = () => form.requestSubmit();
    } else {
      const button = target instanceof Element ? target.closest('button') : null;
      // A button that submits a form is held back as the submit that it causes.
      if (button && !(button.type === 'submit' && button.form)) repeat = () => button.click();
    }
  };
  for (const event of early) hold(event);
  for (const type of ['click', 'keydown', 'submit']) window.addEventListener(type, hold, options);
  return {
    hasBegun: early.length > 0,
    repeat: () => {
      listening.abort();
      repeat?.();
    },
  };
}

/** Says above the page that the app has not started. Browsers keep a failed import, so only a reload asks for it again. */
export function offerReload(): void {
  const alert = document.createElement('div');
  alert.className = 'za-Alert';
  alert.role = 'alert';
  alert.dataset.tone = 'danger';
  alert.innerHTML =
    '<p>This page could not be loaded completely. Please check your connection and reload it.</p>' +
    '<button type="button" class="za-Button" data-variant="secondary" data-size="m">Reload the page</button>';
  alert.querySelector('button')?.addEventListener('click', () => window.location.reload());
  document.body.prepend(alert);
}
