import './layout/document.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { readHint } from '#session/hint.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

/** The first page's code is loaded before it is rendered, so that hydration finds what was prerendered. */
async function loadFirstPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    } catch {
      // The router tries again, and shows the error page where that fails too.
    }
  }
}

/** No top-level await: the chunks of the pages share code with this one, and would wait for it and it for them. */
async function start(): Promise<void> {
  await loadFirstPage();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const app = (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  // What was prerendered is the page of a visitor who is signed out and has chosen nothing yet.
  const isAsPrerendered = root.childElementCount > 0 && !readHint() && window.location.search === '';
  if (isAsPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  document.documentElement.dataset.ready = '';
}

void start();
