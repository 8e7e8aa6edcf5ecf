import './layout/document.css';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { dropPrerenderedHead } from '#layout/DocumentHead.tsx';
import { readHint } from '#session/hint.ts';
import { App } from './App.tsx';
import { routes } from './routes.tsx';

/** Opens the router and loads the code of the first page, so that hydration matches the prerendered HTML. */
function openRouter(): Promise<ReturnType<typeof createBrowserRouter>> {
  const router = createBrowserRouter(routes);
  if (router.state.initialized) return Promise.resolve(router);
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(router);
    });
  });
}

/** No top-level await: page chunks import this chunk, so they would wait for each other. */
async function start(): Promise<void> {
  const router = await openRouter();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const app = (
    <App>
      <RouterProvider router={router} />
    </App>
  );
  // The prerendered HTML is that of a signed-out visitor without query parameters. boot.js has hidden it from others.
  const isAsPrerendered =
    root.childElementCount > 0 &&
    !readHint() &&
    !document.documentElement.dataset.birth &&
    !router.state.location.state &&
    window.location.search === '' &&
    !router.state.errors;
  if (isAsPrerendered) hydrateRoot(root, app);
  else {
    dropPrerenderedHead();
    // At once: the prerendered page is visible from `data-ready` on.
    flushSync(() => createRoot(root).render(app));
  }
  document.documentElement.dataset.ready = '';
}

void start();
