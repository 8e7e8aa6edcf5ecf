import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { endpoints, openApiDocument, type EndpointSpec } from './index.ts';

const document = openApiDocument(endpoints, '1.0.0', 'https://atlas.example');

interface Operation {
  operationId: string;
  tags: string[];
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[]);

test('the OpenAPI document is valid', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('the OpenAPI document has every endpoint with its access level and its failures', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(document.paths['/api/companies']?.get).toMatchObject({
    'x-access': 'paid',
    responses: { 200: {}, 400: {}, 401: {}, 402: {}, 429: {}, 500: {} },
  });
});

test('every operationId is a unique verb and noun in camel case, and every tag has a description', () => {
  const names = operations.map(({ operationId }) => operationId);
  for (const name of names) expect(name).toMatch(/^[a-z]+([A-Z][a-z]+)+$/);
  expect(new Set(names).size).toBe(names.length);
  const explained = document.tags.map(({ name }) => name);
  const used = operations.flatMap(({ tags }) => tags);
  expect([...new Set(used)].toSorted()).toEqual(explained.toSorted());
});

test('an object schema that several responses share is named, and every reference resolves', () => {
  const inline = new Map<string, number>();
  const references = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g));
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { type, properties } = value as { type?: unknown; properties?: object };
    if (type === 'object' && Object.keys(properties ?? {}).length > 1) {
      const text = JSON.stringify(value);
      inline.set(text, (inline.get(text) ?? 0) + 1);
    }
    for (const item of Object.values(value)) walk(item);
  };
  walk(operations.map(({ responses }) => responses));
  expect([...inline].filter(([, count]) => count > 1)).toEqual([]);

  const names = Object.keys(document.components.schemas);
  expect(names).toEqual(expect.arrayContaining(['BlogPost', 'Company', 'Problem', 'ZodiacSignId']));
  const known = names.map((name) => `#/components/schemas/${name}`);
  expect([...references].toSorted()).toEqual(known.toSorted());
});

test('the document has the server URL, by default the origin of the document', () => {
  expect(document.servers).toEqual([{ url: 'https://atlas.example' }]);
  expect(openApiDocument({}, '1.0.0').servers).toEqual([{ url: '/' }]);
});

test('a failure of an operation lists the codes of this endpoint only', () => {
  const conflict = operations.find(({ operationId }) => operationId === 'updatePost')?.responses[409];
  expect(conflict?.content['application/problem+json']?.schema).toEqual({
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { type: 'object', required: ['code'], properties: { code: { enum: ['stale_edit'] } } },
    ],
  });
});

test('endpoints or schemas with the same name are an error', () => {
  const [stats, companies] = [endpoints['GET /api/stats'], endpoints['GET /api/companies']] as EndpointSpec[];
  if (!stats || !companies) throw new Error('the endpoints moved');
  const twice = { 'GET /a': stats, 'GET /b': { ...companies, operationId: stats.operationId } };
  expect(() => openApiDocument(twice, '1')).toThrow('Two endpoints are named getStats.');
  const response = { ...stats.response, title: 'Company' };
  const clash = { 'GET /a': { ...stats, response }, 'GET /b': companies };
  expect(() => openApiDocument(clash, '1')).toThrow('Two schemas are named Company.');
});

test(
  'a generated client has a function for each endpoint, by its name, with its entities and codes',
  { timeout: 30_000 },
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'generated-client-'));
    try {
      await createClient({
        // The generator's type asks for its own copy of the OpenAPI types; ours is the same document.
        input: structuredClone(document) as never,
        output: folder,
        plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
        logs: { level: 'silent' },
      });
      const functions = await readFile(path.join(folder, 'sdk.gen.ts'), 'utf8');
      const generated = [...functions.matchAll(/^export const (\w+) =/gm)].map((match) => match[1] ?? '');
      expect(generated.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted());

      const types = await readFile(path.join(folder, 'types.gen.ts'), 'utf8');
      const entities = ['BlogPost', 'CarBrand', 'Company', 'Job', 'UsState', 'User'];
      for (const entity of entities) expect(types).toContain(`export type ${entity} = {`);
      expect(types).toContain('companies: Array<Company>;');
      expect(types).toMatch(/409: Problem & \{\s+code: 'email_taken';/);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
);
