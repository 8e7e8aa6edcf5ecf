import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { endpoints, errorCatalogue, openApiDocument, Problem, type EndpointSpec } from './index.ts';

const ajv = addFormats.default(new Ajv({ strict: false }));
const all: [route: string, spec: EndpointSpec][] = Object.entries(endpoints);

test.each(all)('the example of %s is valid by its own schemas', (_, spec) => {
  const parts = (['params', 'query', 'body', 'response'] as const).filter((part) => spec[part]);
  for (const part of parts) {
    const validate = ajv.compile(spec[part] ?? false);
    expect(validate(spec.example[part] ?? {}), JSON.stringify(validate.errors)).toBe(true);
  }
});

test.each(all)('%s names its parameters in the path, and refuses unknown fields', (route, spec) => {
  const named = [...route.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  expect(Object.keys(spec.params?.properties ?? {})).toEqual(named);
  const parts = [spec.params, spec.query, spec.body].filter((part) => part !== undefined);
  for (const part of parts) expect(Reflect.get(part, 'additionalProperties')).toBe(false);
});

test('every sentence is one a person can read', () => {
  for (const [code, [status, title, sentence]] of Object.entries(errorCatalogue)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(title).not.toBe('');
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test('the OpenAPI document holds every endpoint with its access and its failures', () => {
  const document = openApiDocument(endpoints, '1.0.0');
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(document.paths['/api/companies']?.get).toMatchObject({
    'x-access': 'paid',
    responses: { 200: {}, 400: {}, 401: {}, 402: {}, 429: {}, 500: {} },
  });
});

test('a problem without its code is no problem of ours', () => {
  const validate = ajv.compile(Problem);
  const problem = {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: 'There is nothing here.',
    error: 'There is nothing here.',
    code: 'not_found',
    requestId: 'r1',
  };
  expect(validate(problem)).toBe(true);
  expect(validate({ ...problem, code: undefined })).toBe(false);
});
