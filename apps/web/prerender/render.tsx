import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { publicPaths, yearsPath } from '@org/public-pages/paths.ts';
import { PageSection, Spinner } from '@org/ui';
import { App } from '../src/App.tsx';
import { AppLayout } from '../src/layout/AppLayout.tsx';
import { pageAddresses, paths } from '../src/paths.ts';
import { routes } from '../src/routes.tsx';

export { drawStateOutline, drawUsMap } from './us-map.tsx';

/** The addresses of all pages; `/404` stands for every unknown address. */
export const addresses = [...pageAddresses, '/404'];

interface RenderedPage {
  html: string;
  /** The head of the page's document: title, description and the like. */
  head: string;
  /** The name of the page's component, whose code the browser must load first; `undefined` if the entry contains that code. */
  page: string | undefined;
  /** Whether the HTML has the whole page, which the app hydrates. Other pages depend on the user, so they wait for the app. */
  isWhole: boolean;
}

/** Pages that are the same for everybody. */
const whole: ReadonlySet<string> = new Set([paths.sample, '/404']);

function Waiting() {
  return (
    <>
      <Spinner label="One moment …" />
      <noscript>
        <PageSection>
          <p>
            This page needs JavaScript. <a href={publicPaths.blog}>The blog</a> and{' '}
            <a href={yearsPath}>the table of years</a> work without it.
          </p>
        </PageSection>
      </noscript>
    </>
  );
}

/** Shown in place of a page until the app starts. */
const waiting: RouteObject[] = [
  {
    Component: AppLayout,
    children: [{ path: '*', Component: Waiting }],
  },
];

/** Renders a page as it is sent to every user. */
export async function render(address: string): Promise<RenderedPage> {
  const isWhole = whole.has(address);
  const handler = createStaticHandler(isWhole ? routes : waiting);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`${address} redirects.`);
  // React adds the head elements of a page only to a whole document. It waits for components that load lazily.
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <body>
        <App>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </body>
    </html>,
    // A part that is streamed later would need an inline script, which the Content-Security-Policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const page = await text(prelude);
  if (page.includes('<script')) throw new Error(`${address} has an inline script.`);
  return {
    html: between(page, '<body>', '</body>'),
    head: between(page, '<head>', '</head>'),
    page: await pageOf(address),
    isWhole,
  };
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start);
  const to = text.lastIndexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no ${start}.`);
  return text.slice(from + start.length, to);
}

/** The name of the component at an address, if its code is loaded separately. */
async function pageOf(address: string): Promise<string | undefined> {
  const route: RouteObject | undefined = matchRoutes(routes, address)?.at(-1)?.route;
  if (route?.Component) return undefined;
  const loaded = typeof route?.lazy === 'function' ? await route.lazy() : undefined;
  if (!loaded?.Component) throw new Error(`${address} has no page.`);
  return loaded.Component.name;
}
