import { countView } from '#layout/count-view.ts';
import { holdActions, nextAct, offerReload } from './before-the-app.ts';

/**
 * The prerendered page is complete, and most visitors only read it: the app is loaded when the visitor acts, or at once where
 * the page is drawn for the visitor (`boot.js`) or needs data (no `data-waits`).
 */
async function openPage(): Promise<void> {
  const actions = holdActions();
  const waits = document.querySelector('#root[data-waits]') !== null;
  if (waits && document.documentElement.dataset.start !== 'now') {
    countView(window.location.pathname);
    if (!actions.hasBegun) await nextAct();
  }
  const app = await import('./start-app.tsx').catch(offerReload);
  if (!app) return;
  delete document.documentElement.dataset.visit;
  await app.startApp();
  actions.repeat();
}

void openPage();
