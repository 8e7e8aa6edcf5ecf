import './layout/document.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { readHint } from '#session/hint.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

/** Loads the code of the first page before rendering, so that hydration matches the prerendered HTML. */
async function loadFirstPage(): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined });
    } catch {
      // The router retries and shows the error page if that fails.
    }
  }
}

/** No top-level await: page chunks import this chunk, so they would wait for each other. */
async function start(): Promise<void> {
  await loadFirstPage();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const app = (
    <App>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  );
  // The prerendered HTML is that of a signed-out visitor without query parameters.
  const isAsPrerendered = root.childElementCount > 0 && !readHint() && window.location.search === '';
  if (isAsPrerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
  document.documentElement.dataset.ready = '';
}

void start();
