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
        ],
      },
    },
    only(
      'local-services-in-tests-only',
      [...testing, '^packages/(local-services|stripe-emulator)'],
      '^packages/(local-services|stripe-emulator)',
      'Local services run in processes of their own; the product sees addresses and keys.',
    ),
    only(
      'fastify-at-the-edge',
      [`${api}/(app|main)\\.ts$`, `${api}/http/`, `${api}/modules/[^/]+/(webhook|pages)\\.ts$`, ...testing],
      ['/node_modules/fastify/', '/node_modules/@fastify/'],
      'Rules and routes know no web framework.',
    ),
    only(
      'vendors-in-services',
      [
        `${api}/services/`,
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
      ],
      'A vendor is reached through one file behind an interface.',
    ),
    {
      name: 'api-services-reach-no-module',
      severity: 'error',
      from: { path: `${api}/services/` },
      to: { path: `${api}/modules/` },
    },
    {
      name: 'another-modules-rules-never-its-queries',
      severity: 'error',
      from: { path: `${api}/modules/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${api}/modules/[^/]+/queries`, pathNot: `${api}/modules/$1/` },
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
      comment: 'routes → pages → birth, listing, session, payments, layout, api → ui',
      from: { path: `${web}/(birth|listing|session|payments|layout|api)/`, pathNot: '\\.test\\.tsx?$' },
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
