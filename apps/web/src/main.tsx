import './layout/document.css';
import './birth/BesideWheel.css';
import './birth/SignCard.css';
import './pages/zodiac-sample/ZodiacSamplePage.css';
import { startTransition, useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { dropPrerenderedHead } from '#layout/DocumentHead.tsx';
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

/**
 * Hydrates a page that was built whole; on other pages, replaces the spinner with the app. It is not awaited at the top level,
 * because page chunks import this chunk and would wait for it.
 */
async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const router = await openRouter();
  await new Promise<void>((resolve) => {
    const app = (
      <Started onStart={resolve}>
        <App>
          <RouterProvider router={router} />
        </App>
      </Started>
    );
    // A transition hydrates in slices of five milliseconds, so that a slow phone can respond to a tap in between.
    if ('prerendered' in root.dataset && !router.state.errors)
      startTransition(() => void hydrateRoot(root, app));
    else {
      dropPrerenderedHead();
      // Renders synchronously. Otherwise the header would disappear and come back.
      flushSync(() => createRoot(root).render(app));
    }
  });
  document.documentElement.dataset.ready = '';
}

/** Calls `onStart` after its children are on the page and handle events, which is later than the return of `hydrateRoot`. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(() => onStart(), [onStart]);
  return children;
}

void startApp();
