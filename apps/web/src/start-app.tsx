import './layout/document.css';
// The free sample is the other page that waits for its visitor: in files of their own, these would delay its first paint.
import './birth/DateOrSign.css';
import './birth/SignCard.css';
import './pages/zodiac-sample/ZodiacSamplePage.css';
import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { dropPrerenderedHead } from '#layout/DocumentHead.tsx';
import { readHint } from '#session/hint.ts';
import { App } from './App.tsx';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';

/** Opens the router and loads the code of the first page, so that hydration matches the prerendered HTML. */
function openRouter(isPrerendered: boolean): Promise<ReturnType<typeof createBrowserRouter>> {
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData: {} } : undefined);
  if (router.state.initialized) return Promise.resolve(router);
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve(router);
    });
  });
}

/** Takes over the prerendered page, or draws it where it is not the visitor's. No top-level await: page chunks import this chunk. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  // The prerendered HTML is that of a signed-out visitor without query parameters, but for the blog, which the server completes.
  // boot.js has hidden it from others.
  const isPrerendered =
    root.childElementCount > 0 &&
    !readHint() &&
    !document.documentElement.dataset.birth &&
    !(window.history.state as { usr?: unknown } | null)?.usr &&
    (window.location.search === '' || window.location.pathname === paths.blog);
  const router = await openRouter(isPrerendered);
  const isAsPrerendered = isPrerendered && !router.state.errors;
  // Without this, the router would scroll to the top, or to where the visitor was before a reload. Browsers restore that by themselves.
  if (isAsPrerendered) await router.revalidate();
  await new Promise<void>((resolve) => {
    const app = (
      <Started onStart={resolve}>
        <App>
          <RouterProvider router={router} />
        </App>
      </Started>
    );
    if (isAsPrerendered) hydrateRoot(root, app);
    else {
      dropPrerenderedHead();
      // At once: the prerendered page is visible from `data-ready` on.
      flushSync(() => createRoot(root).render(app));
    }
  });
  document.documentElement.dataset.ready = '';
}

/** Calls back when its children are on the page and hear events. Hydration is not finished when `hydrateRoot` returns. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(() => onStart(), [onStart]);
  return children;
}
