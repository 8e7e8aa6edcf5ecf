import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import fc, { type GeneratorValue } from 'fast-check';
import { hostileEvent } from './hostile-event.ts';
import {
  escapes,
  hostileValues,
  loneSurrogate,
  mediaTypes,
  oddHeaders,
  otherMethods,
  rawNumbers,
} from './hostile-values.ts';

/** A raw call. The caller's values replace `{{uid}}`, `{{email}}` and `{{idToken}}`. */
export interface HostileCall {
  route: Route;
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether method and path still match the endpoint, so that its contract applies to the response. */
  isOwnPath: boolean;
  /** Whether the body is signed when it is sent. */
  signed: boolean;
}

type Fields = Record<string, unknown>;

/** Gives the example call of an endpoint, and generates hostile and valid calls, the same for the same seed. */
export function hostileCalls(route: Route, seed: number, count: number): HostileCall[] {
  const calls = (isExample: boolean, numRuns: number) =>
    fc.sample(fc.noBias(fc.gen().map((draw) => hostileCall(route, draw, isExample))), { seed, numRuns });
  return [...calls(true, 1), ...calls(false, count - 1)];
}

function hostileCall(route: Route, draw: GeneratorValue, isExample: boolean): HostileCall {
  const spec: EndpointSpec = endpoints[route];
  const [method = '', pattern = ''] = route.split(' ');
  const pick = <T>(options: readonly T[]): T => options[draw(fc.nat, options.length - 1)] as T;
  const oneIn = (count: number): boolean => !isExample && draw(fc.nat, count - 1) === 0;
  const anything = (): unknown =>
    oneIn(4)
      ? draw(fc.jsonValue, { maxDepth: 3 })
      : oneIn(4)
        ? draw(fc.string, { unit: 'binary' })
        : pick(hostileValues);
  const valid = (schema: unknown, example: unknown): unknown =>
    isExample ? example : validValue(schema, example, pick, oneIn);

  const honest = { body: honestFields(spec.body, spec.example.body as Fields, valid, oneIn) };
  const params = honestFields(spec.params, spec.example.params, valid, oneIn);
  const query = honestFields(spec.query, spec.example.query, valid, oneIn);
  const call: HostileCall = {
    route,
    method,
    target: targetOf(pattern, params, query),
    headers: {
      ...(method !== 'GET' && { origin: '{{origin}}' }),
      ...(spec.body && { 'content-type': 'application/json' }),
    },
    body: spec.body && JSON.stringify(honest.body),
    isOwnPath: true,
    signed: false,
  };
  if (route === 'POST /api/stripe/webhook') Object.assign(call, hostileEvent(draw, pick, anything));

  const change = {
    nothing: () => {},
    field: () => {
      const names = Object.keys(spec.body?.properties ?? {});
      const name =
        names.length > 0 && !oneIn(5) ? pick(names) : pick(['role', 'id', 'a\0', '', 'hasPaidAccess']);
      call.headers['content-type'] ??= 'application/json';
      call.body = JSON.stringify({ ...honest.body, [name]: anything() });
    },
    missing: () => {
      const names = Object.keys(honest.body);
      if (names.length === 0) return change.body();
      const { [pick(names)]: _, ...rest } = honest.body;
      call.body = JSON.stringify(rest);
    },
    body: () => {
      call.headers['content-type'] ??= 'application/json';
      call.body = pick([
        () => JSON.stringify(anything()),
        () => draw(fc.string, { unit: 'binary' }),
        () => (JSON.stringify(honest.body) ?? '').slice(0, -1),
        () => `{"__proto__":{"role":"admin"},${JSON.stringify(honest.body).slice(1)}`,
        () => '{"constructor":{"prototype":{"role":"admin"}}}',
        () => '['.repeat(pick([30, 8_000, 20_000])),
        () => '['.repeat(8_000) + ']'.repeat(8_000),
        () => `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
        () => `{"settings":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
        () => `{${'"a":1,'.repeat(3_000)}"a":2}`,
        () => `"${'x'.repeat(pick([70_000, 300_000]))}"`,
        () => '',
        () => '\ufeff{}',
      ])();
    },
    mediaType: () => {
      call.headers['content-type'] = pick(mediaTypes);
      call.body ??= pick(['', '{}', 'a=1']);
    },
    query: () => {
      const names = [...Object.keys(spec.query?.properties ?? {}), 'unknown', '__proto__', 'a[b]', ''];
      const part = (): string => {
        const value = oneIn(3) ? pick(escapes) : encodeURIComponent(textOf(anything()).toWellFormed());
        return `${encodeURIComponent(pick(names))}=${value}`;
      };
      const parts = Array.from({ length: 1 + draw(fc.nat, 2) }, part);
      call.target = `${call.target.split('?')[0]}?${parts.join('&').slice(0, 12_000)}`;
    },
    parameter: () => {
      const names = Object.keys(params);
      if (names.length === 0) return change.query();
      const hostile = oneIn(3)
        ? pick(escapes.filter((escape) => !escape.includes('+')))
        : encodeURIComponent(textOf(anything()).slice(0, 3_000).toWellFormed());
      call.target = targetOf(pattern, {}, {}).replace(/\{\w+\}/, () => hostile);
      // An empty parameter or a dot changes the path.
      call.isOwnPath = hostile !== '' && !/^(?:\.|%2e)+$/i.test(hostile);
    },
    path: () => {
      const [path = ''] = call.target.split('?');
      call.isOwnPath = false;
      call.target = pick([
        () => `${path}/`,
        () => `/${path}`,
        () => `${path}/${pick(escapes)}`,
        () => path.replace('api', '%61pi'),
        () => path.replace(/\/(\w)/, (_, letter: string) => `/%${letter.charCodeAt(0).toString(16)}`),
        () => path.toUpperCase(),
        () => `/x/..${path}`,
        () => `/.${path}`,
        () => `${path}%00`,
        () => `${path};a=b`,
        () => `${path}#x`,
        () => `${path}?`,
        () => `http://evil.example${path}`,
        () => `//evil.example${path}`,
        () => `http://[::1${path}`,
        () => '*',
        () => `${path}${'/a'.repeat(2_000)}`,
        () => `/${'%41'.repeat(3_000)}`,
        () => `${path}\\..\\`,
      ])();
    },
    method: () => {
      call.method = pick(otherMethods.filter((other) => other !== method));
      call.isOwnPath = false;
    },
    headers: () => Object.assign(call.headers, pick(oddHeaders)),
    unsent: () => {
      delete call.headers[pick(['origin', ...Object.keys(call.headers)])];
    },
  };
  const weighted = [
    ...Array<keyof typeof change>(6).fill('nothing'),
    ...Array<keyof typeof change>(spec.body ? 5 : 1).fill('field'),
    ...Array<keyof typeof change>(spec.query ? 4 : 1).fill('query'),
    ...Array<keyof typeof change>(spec.params ? 4 : 0).fill('parameter'),
    ...([
      'missing',
      'body',
      'body',
      'mediaType',
      'path',
      'path',
      'method',
      'headers',
      'headers',
      'unsent',
    ] as const),
  ];
  if (!isExample) {
    change[pick(weighted)]();
    if (oneIn(6)) change[pick(weighted)]();
  }

  call.body = call.body?.replaceAll(/"(<[\w.-]+>)"/g, (whole, token: string) => {
    if (token === '<surrogate>') return `"${loneSurrogate}"`;
    return Reflect.get(rawNumbers, token) === undefined ? whole : (Reflect.get(rawNumbers, token) as string);
  });
  return call;
}

/** The fields of the contract's example, sometimes replaced by other valid values or left out if optional. */
function honestFields(
  schema: EndpointSpec['body'],
  example: Fields = {},
  valid: (schema: unknown, example: unknown) => unknown,
  oneIn: (count: number) => boolean,
): Fields {
  const required = new Set(schema?.required ?? []);
  return Object.fromEntries(
    Object.entries(schema?.properties ?? {})
      .filter(([name]) => required.has(name) || !oneIn(3))
      .map(([name, property]): [string, unknown] => {
        if (name === 'uid' || name === 'userId') return [name, '{{uid}}'];
        if (name === 'email' || name === 'idToken') return [name, `{{${name}}}`];
        return [name, valid(property, example[name])];
      })
      .filter(([, value]) => value !== undefined),
  );
}

function validValue(
  schema: unknown,
  example: unknown,
  pick: <T>(options: readonly T[]) => T,
  oneIn: (count: number) => boolean,
): unknown {
  const {
    type,
    minimum,
    maximum,
    enum: options,
  } = schema as {
    type?: string;
    enum?: unknown[];
    minimum?: number;
    maximum?: number;
  };
  if (options) return pick(options);
  if (type === 'boolean') return pick([true, false]);
  if (type === 'integer')
    return pick([minimum ?? 1, 1, 2, 3, 20, maximum ?? 7].filter((n) => n >= (minimum ?? n)));
  if (type === 'string' && typeof example === 'string' && oneIn(3)) return example.replace(/ /g, '  ');
  return example;
}

function targetOf(pattern: string, params: Fields, query: Fields): string {
  const path = pattern.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    params[name] === undefined
      ? whole
      : encodeURIComponent(textOf(params[name])).replaceAll(/%7B%7B|%7D%7D/g, decodeURIComponent),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
