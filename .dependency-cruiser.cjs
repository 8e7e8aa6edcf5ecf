/** Who may import whom. The borders are explained in ARCHITECTURE.md. */
const api = '^apps/api/src';
const web = '^apps/web/src';

/** `from` may reach into other workspace folders only where `allowed` says so. */
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

/** Tests, their set-up and tool configuration may reach for local services. */
const testing = [
  '\\.test\\.tsx?$',
  '/test/',
  '(vitest|playwright|vite)\\.config\\.ts$',
  '^e2e/',
  '\\.storybook/',
  '^packages/ui/scripts/draw-assets\\.ts$',
];

/** Files of a module that speak HTTP themselves. Their handlers are otherwise declared in the module's `routes.ts`. */
const edge = [`${api}/modules/.+/(webhook|pages)\\.ts$`];

/** A floor of the API imports itself and the floors below it. */
const floor = (
  name,
  allowed,
  comment = 'The floors: http → modules → integrations, database → config, kernel.',
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
      comment: 'A cycle means two files are one, or a third is missing.',
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
      comment: 'The published library has no dependency and runs everywhere. Its command line may use Node.',
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
        '^packages/zodiac-core/src/index\\.ts$',
        '^packages/public-pages/src/(paths\\.ts|web-build\\.ts|article-page\\.css)$',
        '^packages/api-contract/src/(client|values)\\.ts$',
      ]),
      comment:
        'Of the contract the web takes types, /client and /values only; values of its schemas would ship typebox.',
      from: { path: '^apps/web', pathNot: testing },
      to: {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/web',
          '^packages/ui/',
          '^packages/zodiac-core/src/index\\.ts$',
          '^packages/public-pages/src/(paths\\.ts|web-build\\.ts|article-page\\.css)$',
          '^packages/api-contract/src/(client|values)\\.ts$',
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
          '^packages/zodiac-core/src/index\\.ts$',
          '^packages/api-contract/src/(index|values)\\.ts$',
          '^packages/article-composer/src/index\\.ts$',
          '^packages/public-pages/(src/(paths|web-build)|render\\.d)\\.ts$',
        ],
      },
    },
    {
      ...border('article-composer-border', '^packages/article-composer', [
        '^packages/zodiac-core/src/index\\.ts$',
      ]),
      from: { path: '^packages/article-composer', pathNot: testing },
    },
    {
      ...border('public-pages-border', '^packages/public-pages', [
        '^packages/ui/src/index\\.ts$',
        '^packages/zodiac-core/src/index\\.ts$',
      ]),
      comment: 'What it imports is bundled for the server, and its paths are in the browser.',
    },
    only(
      'local-services-in-tests-only',
      [...testing, '^packages/(local-services|stripe-emulator)'],
      '^packages/(local-services|stripe-emulator)',
      'Local services run in processes of their own; the product sees addresses and keys.',
    ),
    only(
      'fastify-at-the-edge',
      [`${api}/(app|main)\\.ts$`, `${api}/http/`, ...edge, ...testing],
      ['/node_modules/fastify/', '/node_modules/@fastify/'],
      'Rules know no web framework.',
    ),
    only(
      'vendors-in-integrations',
      [
        `${api}/integrations/`,
        '^packages/(local-services|stripe-emulator)',
        `${web}/session/identity\\.ts$`,
        `${web}/payments/`,
        ...testing,
      ],
      [
        '/node_modules/stripe/',
        '/node_modules/firebase/',
        '/node_modules/firebase-admin/',
        '/node_modules/@stripe/',
        '/node_modules/openai/',
        '/node_modules/pg-boss/',
      ],
      'A vendor is reached through one file behind an interface.',
    ),
    floor('kernel', ['kernel'], 'What every part may import imports no other part.'),
    floor('config', ['config', 'kernel']),
    floor('database', ['database', 'kernel'], 'Tables know nothing of the rules that write them.'),
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
      comment: 'routes → pages → birth, listing, session, payments, layout, forms, api → ui',
      from: { path: `${web}/(birth|listing|session|payments|layout|forms|api)/`, pathNot: '\\.test\\.tsx?$' },
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
