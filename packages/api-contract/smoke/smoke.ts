/**
 * Packs the built package and uses it as an external project does, under every supported Node: each entry from an ES
 * module and from CommonJS, the OpenAPI document, and the client against a server. Then compiles the examples of the
 * README, and runs them against the contract's example responses.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
  const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
  const options = '--strict --noEmit --module nodenext --target es2022 --lib es2022,dom'.split(' ');
  execFileSync(process.execPath, [tsc, ...options, ...examples], { cwd: project, stdio: 'inherit' });
  for (const file of examples) {
    execFileSync(process.execPath, ['--import', './answers.mjs', file], { cwd: project, stdio: 'pipe' });
  }
  process.stdout.write(`${examples.length} examples of the README compile and run.\n`);
} finally {
  rmSync(project, { recursive: true, force: true });
}
