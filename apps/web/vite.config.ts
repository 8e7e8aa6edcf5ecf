import {
  articlePath,
  dataPath,
  elementsPath,
  feedPath,
  numbersPath,
  previewPath,
  pairPath,
  publicPaths,
  robotsPath,
  sharePicturePath,
  signsPath,
  signUpParameter,
  sitemapPath,
  todayPath,
  yearsPath,
} from '@org/public-pages/paths.ts';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { landingExamples } from '@org/public-pages/examples.ts';
import { expectedMembers } from './prerender/expected-members-plugin.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;
const conditions = ['@org/source', 'module', 'browser', 'development|production'];

/** The modules that the session's queries need. Query observers are not among them, because only some pages use them. */
const queryParts =
  'utils|timeoutManager|subscribable|focusManager|onlineManager|notifyManager|environmentManager|thenable|retryer|removable|query|infiniteQueryBehavior|queryCache|mutation|mutationCache|queryClient';
/** Small modules of ours that most pages share. Without this group each would become a separate file. */
const ownParts =
  '/apps/web/src/(paths|forms/fields|api/(errors|client|query-client)|storage/browser-storage)\\.ts$|/public-pages/src/paths\\.ts$|/api-contract/src/client|/packages/ui/(src|dist)/(Button/|Stack/|Grid/|PageSection/|Spinner/|FormField/|Input/|labels|english-labels|seal-style|point-on-wheel)';
const everyPage = new RegExp(
  `node_modules/(react|react-dom|react-router|scheduler)/|/query-core/.*/(${queryParts})\\.js$|${ownParts}`,
);

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), landingExamples(), expectedMembers()],
  resolve: { conditions },
  ssr: {
    resolve: { conditions: ['@org/source', 'module', 'node', 'development|production'] },
    noExternal: true,
  },
  server: {
    host: 'localhost',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      // At `/`, visitors get the landing page and browsers with a session cookie the app, as in production.
      '^/(?:\\?|$)': {
        target: api,
        bypass: ({ url = '', headers: { cookie = '' } }) =>
          /(?:^|; )session=/.test(cookie) || url.includes(signUpParameter) ? '/index.html' : undefined,
      },
      [`^${publicPaths.blog}(?:[?]|$)`]: api,
      '/api': api,
      '/livez': api,
      '/readyz': api,
      // The API renders articles, the almanac, the shop pages, and the feed, sitemap and robots file.
      [`^(?:${[signsPath, yearsPath, elementsPath, numbersPath, dataPath, todayPath, ...Object.values(shopPaths)].join('|')})(?:[/?]|$)`]:
        api,
      [`^${pairPath('[^/?]')}`]: api,
      [`^${sharePicturePath('[^/]+')}`]: api,
      [`^${articlePath('[^/]+')}`]: api,
      [`^${previewPath('[0-9]+')}`]: api,
      [feedPath]: api,
      [sitemapPath]: api,
      [robotsPath]: api,
    },
  },
  build: {
    // Puts the modules that every page needs into one chunk, because they compress better together.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            advancedChunks: {
              groups: [
                {
                  name: 'framework',
                  test: everyPage,
                },
              ],
            },
          },
        },
    target: 'es2022',
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
    // Inlines nothing: inlined fonts and images would need a policy that permits `data:` URLs.
    assetsInlineLimit: 0,
  },
}));
