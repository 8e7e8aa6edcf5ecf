import { STATUS_CODES } from 'node:http';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { endpoints, errorCatalogue, errorsOf, Problem, type EndpointSpec, type ErrorCode } from './index.ts';

const ajv = addFormats.default(new Ajv({ strict: false }));
const all: [route: string, spec: EndpointSpec][] = Object.entries(endpoints);

test.each(all)('the example of %s is valid under its schemas', (_, spec) => {
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

test('every error has a complete sentence for users', () => {
  for (const [code, [status, title, sentence]] of Object.entries(errorCatalogue)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(title).not.toBe('');
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

const everyCode = Object.keys(errorCatalogue) as ErrorCode[];

test('every error code is used by an endpoint', () => {
  const used = new Set(all.flatMap(([route, spec]) => errorsOf(route.split(' ')[0] ?? '', spec)));
  // Only the addresses of private calendars answer `gone`, and they are not in the contract.
  const usedElsewhere: ErrorCode[] = ['gone'];
  expect(everyCode.filter((code) => !used.has(code))).toEqual(usedElsewhere);
});

test('every status is an HTTP status, and no two codes have the same sentence', () => {
  for (const [status] of Object.values(errorCatalogue))
    expect(Object.keys(STATUS_CODES)).toContain(String(status));
  const sentences = Object.values(errorCatalogue).map(([, , sentence]) => sentence);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test.each(all)(
  '%s states only the errors that its method, access and schemas do not imply',
  (route, spec) => {
    const [method = ''] = route.split(' ');
    const stated = spec.errors ?? [];
    const implied = errorsOf(method, { ...spec, errors: [] });
    expect(stated.filter((code) => implied.includes(code))).toEqual([]);
    expect(new Set(stated).size).toBe(stated.length);
  },
);

test.each(all)('%s has a limit, and its response objects are closed', (_, { limit, response, media }) => {
  expect(limit.max).toBeGreaterThan(0);
  expect(limit.windowSeconds).toBeGreaterThan(0);
  const [keyword, value] =
    media === undefined ? (['additionalProperties', false] as const) : (['format', 'binary'] as const);
  expect(Reflect.get(response, keyword)).toBe(value);
});

test('a problem without a code is not valid', () => {
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
