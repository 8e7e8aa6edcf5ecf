import { element } from './dom.ts';

/**
 * The bank's question, asked in the page: a modal dialog in `root`.
 *
 * It stands inside the element that is paid with, so that a dialog of the page's own around that element keeps
 * taking focus and clicks for its own.
 *
 * @returns whether the payer accepts
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
    // Gives the focus back to where it was.
    dialog.close();
    dialog.remove();
    resolve(accepted);
  };
  /** Before the page hears of it: a dialog around this one would close as well. */
  const refuseByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    answer(false);
  };
  accept.addEventListener('click', () => answer(true));
  refuse.addEventListener('click', () => answer(false));
  // By a gesture, such as Back on a phone.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    answer(false);
  });
  window.addEventListener('keydown', refuseByEscape, true);
  root.append(dialog);
  dialog.showModal();
  return promise;
}
