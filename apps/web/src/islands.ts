/**
 * The islands: the script that a page needs before the app starts. Public pages need no other script. The build bundles this
 * module into one readable file, which every page loads. The Content-Security-Policy of the public pages allows only this script,
 * by its hash.
 */
import { linkedBirth } from '#birth/linked-birth.ts';
import { forgetBirth, storedBirth, storedSign } from '#birth/stored-birth.ts';
import { keepTypedDate, typedDate } from '#birth/typed-date.ts';
import { publicPaths, todayPath } from '@org/public-pages/paths.ts';
import { clearHint, isPaymentPending, readHint, rememberedAccess } from '#storage/hint.ts';

const marks = document.documentElement.dataset;

/** The parameters that Stripe appends to the return URL must not reach a log, analytics or a link. */
function dropReturnQuery(): void {
  if (/^\/success\/?$/.test(location.pathname) && location.search)
    history.replaceState(history.state, '', location.pathname);
}

/** Records on the root element who was last signed in here. The header shows its links accordingly (public-page.css). */
function showSession(): void {
  const hint = readHint();
  if (!hint) {
    delete marks.session;
    return;
  }
  const { hasPaid, isAdmin } = rememberedAccess(hint.uid);
  const mayBuy = !hasPaid && !isPaymentPending(hint.uid);
  marks.session = isAdmin ? 'admin' : mayBuy ? 'unpaid' : 'paid';
}

/** Hides the sample's prerendered empty form if a date is known, because the date's sign will replace the form. */
function awaitBirth(): void {
  if (location.pathname !== publicPaths.sample) return;
  const isKnown = linkedBirth(new URLSearchParams(location.search)) ?? storedBirth() ?? typedDate();
  if (isKnown) marks.birth = 'known';
}

/** Highlights the sentence for the reader's sign on the page `/today`, if this device knows the sign. */
function markOwnDay(): void {
  const sign = location.pathname === todayPath ? storedSign() : undefined;
  if (!sign) return;
  for (const own of [document.getElementById(sign), document.querySelector(`a[href="${todayPath}#${sign}"]`)])
    own?.setAttribute('aria-current', 'true');
}

/** Opens the sample, with the birth date if one was typed. The date is never in an address. */
function openSample(form: HTMLFormElement): void {
  const typed = form.querySelector('input')?.value.trim();
  if (typed) keepTypedDate(typed);
  location.assign(publicPaths.sample);
}

async function logOut(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  try {
    // oxlint-disable-next-line no-restricted-globals -- The client of the API would be the largest part of this file.
    const answer = await fetch('/api/session', { method: 'DELETE' });
    // The status 401 means that the session was over already.
    if (!answer.ok && answer.status !== 401)
      throw new Error(`The session could not be closed: ${answer.status}`);
    clearHint();
    forgetBirth();
    showSession();
    notify('Logged out', 'You have been successfully logged out.');
  } catch {
    notify('Error', 'Failed to log out. Please try again.', 'destructive');
  } finally {
    button.ariaBusy = null;
  }
}

/** Shares the page with the device's share dialog, or else copies its link. */
async function share(): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    // Firefox on a desktop has no share dialog.
    if ('share' in navigator) return await navigator.share({ title: document.title, url });
  } catch (error) {
    // The user may close the dialog without sharing. That is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify('Link copied', 'It leads to this page.');
  } catch {
    notify('The link could not be copied', url, 'destructive');
  }
}

/** Shows a toast as the app does: a failure stays until it is dismissed. */
function notify(title: string, text: string, tone?: 'destructive'): void {
  document.querySelector('.za-Toast-viewport')?.remove();
  const close = make('button', {
    type: 'button',
    className: 'za-Toast-close',
    ariaLabel: 'Dismiss',
    textContent: '×',
  });
  const toast = make('li', { className: 'za-Toast', role: tone ? 'alert' : 'status' });
  if (tone) toast.dataset.tone = tone;
  toast.append(
    make('div', { className: 'za-Toast-title', textContent: title }),
    make('div', { textContent: text }),
    close,
  );
  const list = make('ol', { className: 'za-Toast-viewport' });
  list.append(toast);
  document.body.append(list);
  close.addEventListener('click', () => list.remove());
  if (!tone) setTimeout(() => list.remove(), 5_000);
}

/** Runs the steps that need the whole document. By then the scripts of the app have been loaded or have failed. */
function finishPage(): void {
  markOwnDay();
  // Browsers load a module once, so this import fails if the script element failed, even if it failed before this script ran.
  for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]'))
    import(/* @vite-ignore */ src).catch(offerReload);
}

/** Says above the page that the app could not be loaded. Browsers keep a failed import, so only a reload asks for it again. */
function offerReload(): void {
  const alert = make('div', { className: 'za-Alert', role: 'alert' });
  alert.dataset.tone = 'danger';
  const button = make('button', { type: 'button', className: 'za-Button', textContent: 'Reload the page' });
  Object.assign(button.dataset, { variant: 'secondary', size: 'm' });
  button.addEventListener('click', () => location.reload());
  alert.append(
    make('p', {
      textContent: 'This page could not be loaded completely. Please check your connection and reload it.',
    }),
    button,
  );
  document.body.prepend(alert);
}

const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/** Closes a header menu when the focus leaves both the menu and its button. */
function closeMenuBehind({ target, relatedTarget }: FocusEvent): void {
  const menu = target instanceof Element ? target.closest<HTMLElement>('header :popover-open') : null;
  if (menu && relatedTarget instanceof Node && !menu.parentElement?.contains(relatedTarget))
    menu.hidePopover();
}

dropReturnQuery();
showSession();
awaitBirth();
// With this mark, public pages show the links of their header (public-page.css).
marks.islands = 'ready';

// Updates the header when another tab signs in or out, or the browser restores the page from its cache.
addEventListener('storage', showSession);
addEventListener('pageshow', showSession);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', finishPage);
else finishPage();

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.island !== 'birth-date') return;
  event.preventDefault();
  openSample(form);
});

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const island = target.closest('[data-island]');
  if (island instanceof HTMLButtonElement && island.dataset.island === 'logout') void logOut(island);
  if (island instanceof HTMLAnchorElement && island.dataset.island === 'share') {
    event.preventDefault();
    void share();
  }
  // The link may lead to another place on the same page.
  if (target.closest('a')) target.closest<HTMLElement>('header :popover-open')?.hidePopover();
});
document.addEventListener('focusout', closeMenuBehind);
