import { element } from './dom.ts';

/**
 * Shows the 3-D Secure dialog.
 *
 * @param root - shadow root of the payment element. The dialog must be inside it, so that a focus trap of a page
 *   dialog around the payment element treats the focus as its own.
 * @param amount - the amount in readable form
 * @returns whether the payer accepted
 */
export function askPayer(root: ShadowRoot, amount: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const title = element('h2', { id: 'authentication-title' }, 'Your bank asks for authentication');
  const question = element(
    'p',
    { id: 'authentication-question' },
    `In local mode you are the bank: is the payment of ${amount} authentic?`,
  );
  const accept = element('button', { type: 'button', autofocus: true }, 'Complete authentication');
  const refuse = element('button', { type: 'button' }, 'Fail authentication');
  const dialog = element(
    'dialog',
    {},
    element('p', { className: 'bank' }, '3-D Secure'),
    title,
    question,
    element('div', { className: 'choices' }, accept, refuse),
  );
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', question.id);

  const answer = (accepted: boolean): void => {
    window.removeEventListener('keydown', refuseByEscape, true);
    // Restores the focus.
    dialog.close();
    dialog.remove();
    resolve(accepted);
  };
  /** Handles Escape before the page does, since an enclosing dialog would close as well. */
  const refuseByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    answer(false);
  };
  accept.addEventListener('click', () => answer(true));
  refuse.addEventListener('click', () => answer(false));
  // Gestures such as Back on a phone send this event.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    answer(false);
  });
  window.addEventListener('keydown', refuseByEscape, true);
  root.append(dialog);
  dialog.showModal();
  return promise;
}
