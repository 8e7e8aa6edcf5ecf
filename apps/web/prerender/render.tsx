import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from '../src/App.tsx';
import { headOf } from '../src/layout/document-head.ts';
import { paths } from '../src/paths.ts';
import { routes } from '../src/routes.tsx';

/** Every page by its address; `/404` stands for all that are none. */
export const addresses = [...Object.values(paths).filter((path) => typeof path === 'string'), '/404'];

export const publicAddresses: readonly string[] = [paths.home, paths.sample, paths.blog];

export interface RenderedPage {
  html: string;
  title: string;
  description: string;
}

/** A page as a visitor who is signed out gets it. */
export async function render(address: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`${address} redirects.`);
  const html = renderToString(
    <App>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  return { html, ...headOf(address) };
}
