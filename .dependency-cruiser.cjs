/** The permitted imports. ARCHITECTURE.md explains them. */
const api = '^apps/api/src';
const web = '^apps/web/src';

/** Forbids imports of `from` from other workspace folders, except `allowed`. */
const border = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: '^(apps|packages)/', pathNot: [from, ...allowed] },
});

const only = (name, importers, target, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: '^(apps|packages|e2e)/', pathNot: importers },
  to: { path: target },
});

/** Tests, their set-up and tool configuration may import local services. */
const testing = [
  '\\.test\\.tsx?$',
  '/test/',
  '(vitest|playwright|vite)\\.config\\.ts$',
  '^e2e/',
  '\\.storybook/',
  '^packages/ui/scripts/draw-assets\\.ts$',
];

/** The files of a module that register Fastify routes. Other handlers are in the module's `routes.ts`. */
const edge = [`${api}/modules/.+/(webhook|pages)\\.ts$`];

/** A floor of the API may import itself and the floors below it. */
const floor = (
  name,
  allowed,
  comment = 'The floors: routes of modules → http, modules → integrations, database → config, kernel.',
) => ({
  name: `api-${name}-floor`,
  severity: 'error',
  comment,
  from: { path: `${api}/${name}/`, pathNot: testing },
  to: { path: `${api}/`, pathNot: allowed.map((folder) => `${api}/${folder}/`) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Merge the two files, or move what both need to a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'zodiac-core-imports-nothing',
      severity: 'error',
      comment:
        'The published library has no dependency and runs in every runtime. Its command line may use Node.',
      from: {
        path: '^packages/zodiac-core/src',
        pathNot: ['\\.test\\.ts$', '/src/test/', '/cli(\\.ts|/)', 'test-d\\.ts$'],
      },
      to: { pathNot: '^packages/zodiac-core/src' },
    },
    border('api-contract-border', '^packages/api-contract', ['^packages/zodiac-core/src/index\\.ts$']),
    {
      ...border('ui-border', '^packages/ui', ['^packages/zodiac-core/src/index\\.ts$']),
      from: { path: '^packages/ui', pathNot: testing },
    },
    {
      ...border('web-border', '^apps/web', [
        '^packages/ui/',
        '^packages/zodiac-core/src/(pillars/)?index\\.ts$',
        '^packages/public-pages/src/((shop-|list-)?paths\\.ts|app\\.ts|web-build\\.ts|public-page\\.css|landing/(landing-head|landing-examples|book-pages|us-map-path)\\.ts)$',
        '^packages/api-contract/src/(client|lists|values)\\.ts$',
      ]),
      comment:
        'The web may import types, /client, /lists and /values of the contract. Its schemas would add typebox to the bundle. Pictures and the members of answers are made while it is built, and sizes of pages are checked after it. Foundings are read in the browser, which knows the day and the sign of the reader. Questions are checked and searched in the browser, so that what a person types is sent nowhere.',
      from: {
        path: '^apps/web',
        pathNot: [...testing, '^apps/web/prerender/(book-pages|check-size|members-of-answers)\\.ts$'],
      },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/web',
          '^packages/ui/',
          '^packages/zodiac-core/src/(pillars/)?index\\.ts$',
          '^packages/public-pages/src/((shop-|list-)?paths\\.ts|app\\.ts|web-build\\.ts|public-page\\.css|landing/(landing-head|landing-examples|book-pages|us-map-path)\\.ts)$',
          '^packages/api-contract/src/(client|lists|values)\\.ts$',
          '^packages/reading/src/((ask|founding)/index|day/day-of-sign)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      ...border('api-border', '^apps/api', []),
      from: { path: '^apps/api', pathNot: testing },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/api',
          '^packages/zodiac-core/src/(index|lunar/index|pillars/index)\\.ts$',
          '^packages/api-contract/src/(index|lists|values)\\.ts$',
          '^packages/article-composer/src/index\\.ts$',
          '^packages/public-pages/(src/((shop-|list-)?paths|web-build|blog/(categories|blog-listing))|(render|share-picture)\\.d)\\.ts$',
          '^packages/reading/src/index\\.ts$',
          '^packages/book/src/index\\.ts$',
        ],
      },
    },
    {
      ...border('article-composer-border', '^packages/article-composer', [
        '^packages/api-contract/src/lists\\.ts$',
        '^packages/zodiac-core/src/(index|day-officers|pillars/index|lunar/index|solar-terms/index|stars/index)\\.ts$',
        '^packages/content/src/(generated/[a-z]+|texts-of|trade-of|known-for)\\.ts$',
      ]),
      from: { path: '^packages/article-composer', pathNot: testing },
    },
    {
      ...border('content-border', '^packages/content', []),
      from: { path: '^packages/content', pathNot: testing },
    },
    {
      ...border('reading-border', '^packages/reading', [
        '^packages/zodiac-core/src/(?!require-input)[a-z-]+(/index)?\\.ts$',
        '^packages/content/src/(generated/[a-z]+|trade-of|known-for)\\.ts$',
      ]),
      from: { path: '^packages/reading', pathNot: testing },
    },
    {
      ...border('book-border', '^packages/book', [
        '^packages/(zodiac-core|reading)/src/index\\.ts$',
        '^packages/content/src/generated/book\\.ts$',
      ]),
      from: { path: '^packages/book', pathNot: testing },
    },
    {
      name: 'public-pages-border',
      severity: 'error',
      from: { path: '^packages/public-pages', pathNot: '^packages/public-pages/examples/' },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^packages/public-pages',
          '^packages/ui/src/index\\.ts$',
          '^packages/api-contract/src/lists\\.ts$',
          '^packages/content/src/generated/[a-z]+\\.ts$',
          '^packages/reading/src/(day/day-of-sign|match/match-of-signs)\\.ts$',
          '^packages/zodiac-core/src/(index|pillars/index|lunar/index|solar-terms/index)\\.ts$',
          '^packages/article-composer/src/figures/figure\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
      comment:
        'Its imports are bundled for the server, and what the app draws in the same way for the browser. Its build computes the examples of the landing page from a reading.',
    },
    only(
      'local-services-in-tests-only',
      [...testing, '^packages/(local-services|stripe-emulator)'],
      '^packages/(local-services|stripe-emulator)',
      'Local services run in separate processes. The product gets their URLs and keys.',
    ),
    only(
      'fastify-at-the-edge',
      [`${api}/(app|main)\\.ts$`, `${api}/http/`, ...edge, ...testing],
      ['/node_modules/fastify/', '/node_modules/@fastify/'],
      'Rules do not import the web framework.',
    ),
    only(
      'vendors-in-integrations',
      [
        `${api}/integrations/`,
        '^packages/(local-services|stripe-emulator)',
        `${web}/session/identity\\.ts$`,
        `${web}/payments/`,
        `${api}/http/plugins/trace-requests\\.ts$`,
        ...testing,
      ],
      [
        '/node_modules/stripe/',
        '/node_modules/firebase/',
        '/node_modules/firebase-admin/',
        '/node_modules/@stripe/',
        '/node_modules/openai/',
        '/node_modules/pg-boss/',
        '/node_modules/prom-client/',
        '/node_modules/@opentelemetry/',
      ],
      'One file imports a vendor’s SDK, behind an interface.',
    ),
    floor('kernel', ['kernel'], 'The kernel imports no other part of the API.'),
    floor('config', ['config', 'kernel']),
    floor('database', ['database', 'kernel'], 'The database does not import the rules that use it.'),
    floor(
      'http',
      ['http', 'integrations', 'database', 'config', 'kernel'],
      'Modules import http, and http no module.',
    ),
    floor('integrations', ['integrations', 'database', 'config', 'kernel']),
    {
      ...floor('modules', ['modules', 'integrations', 'database', 'config', 'kernel']),
      from: { path: `${api}/modules/`, pathNot: [...edge, `${api}/modules/.+/routes\\.ts$`, ...testing] },
    },
    {
      name: 'another-modules-rules-never-its-queries',
      severity: 'error',
      from: { path: `${api}/modules/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${api}/modules/.+queries\\.ts$`, pathNot: `${api}/modules/$1/` },
    },
    {
      name: 'no-page-imports-a-page',
      severity: 'error',
      from: { path: `${web}/pages/([^/]+)/` },
      to: { path: `${web}/pages/`, pathNot: `${web}/pages/$1/` },
    },
    {
      name: 'web-layers',
      severity: 'error',
      comment:
        'routes → pages → founding → people, payments, refresh → listing → birth → layout, reading → session, kept → forms, api → storage → ui',
      from: {
        path: `${web}/(founding|people|payments|refresh|listing|birth|layout|reading|session|kept|forms|api|storage)/`,
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: `${web}/(pages/|routes)` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|bench|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@org/source', 'types', 'import', 'node', 'default'],
    },
  },
};
