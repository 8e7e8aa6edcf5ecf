/**
 * Packs the built package and uses it as an external project does, under every supported Node: each entry from an ES
 * module and from CommonJS, the OpenAPI document, and the client against a server. Then compiles the examples of the
 * README with the oldest and the newest supported TypeScript, and runs them against the contract's example responses.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newestCompiler, oldestCompiler } from '../../../smoke/compilers.ts';
import { extractTarball, packPackage, type PublicPackage } from '../../../smoke/pack.ts';
import { supportedNodes } from '../../../smoke/supported-nodes.ts';

const packageFolder = path.resolve(import.meta.dirname, '..');
const project = mkdtempSync(path.join(tmpdir(), 'api-contract-smoke-'));
const modules = path.join(project, 'node_modules');

function install(name: PublicPackage): void {
  extractTarball(packPackage(name, project), path.join(modules, '@org', name));
}

const use = `
const assert = (claim, message) => { if (!claim) throw new Error(message); };

const document = openApiDocument(endpoints, '1.0.0', 'https://atlas.example');
assert(document.paths['/api/companies'].get.operationId === 'listCompanies', 'the document names the operation');
assert(errorCatalogue.not_found[0] === 404 && industries.length > 0, 'the values are there');

const server = createServer((request, response) => {
  const found = request.url === '/api/stats';
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ? { companies: 3 } : { code: 'not_found', error: 'Nothing.' }));
});
server.listen(0, '127.0.0.1', async () => {
  const client = createClient({ baseUrl: 'http://127.0.0.1:' + server.address().port });
  const stats = await client.request('GET /api/stats', {});
  const missing = await client.attempt('GET /api/companies/{id}/jobs', { params: { id: 7 } });
  server.close();
  assert(stats.companies === 3, 'a success is read');
  assert(isRequestError(missing.failure) && missing.failure.code === 'not_found', 'a failure is typed');
});
`;

/** A project of CommonJS modules. */
const commonJs = `
import { endpoints, openApiDocument } from '@org/api-contract';
import { createClient } from '@org/api-contract/client';
import { maxPage } from '@org/api-contract/values';
export const all = [openApiDocument(endpoints, '1.0.0', 'https://atlas.example').openapi, createClient(), maxPage];
`;

/** Checks that the types written by the build equal the types derived from the schemas. */
const calls = `
import type { Endpoints, ErrorCodeOf, Input, Output, Route } from '@org/api-contract';
import type { Calls } from '@org/api-contract/client';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Call<R extends Route> = { input: Input<Endpoints[R]>; output: Output<Endpoints[R]>; code: ErrorCodeOf<R> };
type Different = { [R in Route]: Same<Calls[R], Call<R>> extends true ? never : R }[Route];
export const isEachTheSame: [Different] extends [never] ? true : Different = true;
export const hasEachRoute: Same<keyof Calls, Route> = true;
`;

/** Maximum type instantiations of the compiler for the client's example. Types derived from the schemas would take 4,000,000. */
const maxInstantiations = 50_000;

const names: [entry: string, names: string][] = [
  ['@org/api-contract', 'endpoints, openApiDocument'],
  ['@org/api-contract/values', 'errorCatalogue, industries'],
  ['@org/api-contract/client', 'createClient, isRequestError'],
  ['node:http', 'createServer'],
];

try {
  install('api-contract');
  install('zodiac-core');
  symlinkSync(path.join(packageFolder, 'node_modules/typebox'), path.join(modules, 'typebox'), 'junction');
  const imports = names.map(([entry, from]) => `import { ${from} } from '${entry}';`);
  const requires = names.map(([entry, from]) => `const { ${from} } = require('${entry}');`);
  writeFileSync(path.join(project, 'use.mjs'), imports.join('\n') + use);
  writeFileSync(path.join(project, 'use.cjs'), requires.join('\n') + use);

  for (const { file, version } of supportedNodes()) {
    for (const script of ['use.mjs', 'use.cjs'])
      execFileSync(file, [script], { cwd: project, stdio: 'inherit' });
    process.stdout.write(`Used from ESM and CommonJS under Node ${version}.\n`);
  }

  const readme = readFileSync(path.join(packageFolder, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ''], index) => {
    const file = `example-${index + 1}.mts`;
    writeFileSync(path.join(project, file), code);
    return file;
  });
  const answers = `
    import { endpoints } from '@org/api-contract';
    globalThis.fetch = async (address, { method }) =>
      Response.json(endpoints[method + ' ' + new URL(address).pathname].example.response);
  `;
  writeFileSync(path.join(project, 'answers.mjs'), answers);
  for (const file of examples) {
    execFileSync(process.execPath, ['--import', './answers.mjs', file], { cwd: project, stdio: 'pipe' });
  }

  writeFileSync(path.join(project, 'use.cts'), commonJs);
  writeFileSync(path.join(project, 'calls.mts'), calls);
  const options = '--noEmit --module node16 --target es2022 --lib es2022,dom'.split(' ');
  const compile = (compiler: string, ...rest: string[]): string =>
    execFileSync(process.execPath, [compiler, ...options, ...rest], {
      cwd: project,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  // The types of the declarations are checked too: `skipLibCheck` is off.
  compile(oldestCompiler, '--strict', ...examples, 'use.cts');
  // Deriving all types takes a compiler ten seconds, and one comparison shows that the build wrote the same ones.
  compile(newestCompiler, '--strict', ...examples, 'use.cts', 'calls.mts');
  const [client = ''] = examples;
  // The settings of a project that Next has created from JavaScript.
  compile(newestCompiler, '--strict', 'false', client);
  const [, count = ''] =
    /Instantiations:\s+(\d+)/.exec(compile(newestCompiler, '--strict', '--extendedDiagnostics', client)) ??
    [];
  assert.ok(
    Number(count) > 0 && Number(count) < maxInstantiations,
    `The client costs ${count} instantiations.`,
  );
  process.stdout.write(
    `${examples.length} examples of the README compile with TypeScript 5.4 and later, and run.\n`,
  );
} finally {
  rmSync(project, { recursive: true, force: true });
}
