import { createHmac } from 'node:crypto';
import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import fc, { type GeneratorValue } from 'fast-check';

/** A raw call. `{{uid}}`, `{{email}}` and `{{idToken}}` are replaced by the caller's. */
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

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = Record<string, unknown>;

/** Numbers that JSON permits and `JSON.stringify` never writes. */
const rawNumbers = { '<1e999>': '1e999', '<-0>': '-0', '<1e-400>': '1e-400', '<long>': '9'.repeat(400) };
const loneSurrogate = '\\ud800';

const hostileValues: Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  ...Object.keys(rawNumbers),
  '',
  ' ',
  '\0',
  'a\0b',
  'a\tb\nc\u0007',
  '\ufeff\u202e\u200b',
  '<surrogate>',
  'Ω≈ç√ 🐉'.repeat(20),
  'a'.repeat(5_000),
  '-'.repeat(300),
  '<'.repeat(2_000),
  "'; drop table users; --",
  '\\\\%_$1{}()[]*+?.^|/',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'javascript:alert(1)',
  '{{uid}}',
  '{{email}}',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '0x10',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '__proto__',
  'constructor',
  [],
  {},
  ['a'],
  [[[[]]]],
  { a: { b: { c: 1 } } },
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
];

const escapes = [
  '%',
  '%zz',
  '%00',
  '%ed%a0%80',
  '%c3%28',
  '%2e%2e%2f',
  '%252e',
  '%0d%0aset-cookie:a=b',
  '%ff',
  '+',
  '%20',
];

const mediaTypes = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/json;',
  'application/json ;x',
  'application/jsonx',
  'application/vnd.api+json',
  'application/problem+json',
  '*/*',
  'x',
  ';',
  `application/json; ${'a'.repeat(500)}=b`,
];

const oddHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'cross-site' },
  { authorization: 'Bearer somebody-else' },
  { authorization: 'Bearer {{uid}}' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'a'.repeat(4_000)}` },
  { cookie: 'session=garbage' },
  { cookie: 'session=a.b.c; session=d.e.f' },
  { cookie: `session=${'a'.repeat(6_000)}` },
  { cookie: '=;;;=; __proto__=1; session' },
  { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'identity;q=1e9, x;q=-1, ;;q=NaN' },
  { accept: 'text/html' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Thu, 99 Foo 9999 99:99:99 GMT' },
  { range: 'bytes=0-0,-1,5-2' },
  { host: 'evil.example' },
  { host: 'a b' },
  { 'x-long': 'a'.repeat(17_000) },
];

const otherMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'FROB',
];

/** Generates hostile and valid calls of one endpoint, the same for the same seed. */
export function hostileCalls(route: Route, seed: number, count: number): HostileCall[] {
  return fc.sample(fc.noBias(fc.gen().map((draw) => hostileCall(route, draw))), { seed, numRuns: count });
}

function hostileCall(route: Route, draw: GeneratorValue): HostileCall {
  const spec: EndpointSpec = endpoints[route];
  const [method = '', pattern = ''] = route.split(' ');
  const pick = <T>(options: readonly T[]): T => options[draw(fc.nat, options.length - 1)] as T;
  const oneIn = (count: number): boolean => draw(fc.nat, count - 1) === 0;
  const anything = (): unknown =>
    oneIn(4)
      ? draw(fc.jsonValue, { maxDepth: 3 })
      : oneIn(4)
        ? draw(fc.string, { unit: 'binary' })
        : pick(hostileValues);
  const valid = (schema: unknown, example: unknown): unknown => validValue(schema, example, pick, oneIn);

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
  if (route === 'POST /api/stripe/webhook') hostileEvent(call, draw, pick, anything);

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
      // An empty parameter or a dot makes another path.
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
  change[pick(weighted)]();
  if (oneIn(6)) change[pick(weighted)]();

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

/** A signed event with an invalid field. It never names a user of the test. */
function hostileEvent(
  call: HostileCall,
  draw: GeneratorValue,
  pick: <T>(options: readonly T[]) => T,
  anything: () => unknown,
): void {
  const object: Fields = {
    id: 'pi_fuzz',
    object: 'payment_intent',
    amount: 6200,
    amount_received: 6200,
    currency: 'usd',
    status: 'succeeded',
    metadata: { uid: 'nobody-of-ours' },
    created: 1_790_000_000,
    latest_charge: 'ch_fuzz',
    last_payment_error: null,
  };
  const event: Fields = {
    id: `evt_${draw(fc.nat)}`,
    object: 'event',
    type: pick([
      'payment_intent.succeeded',
      'payment_intent.payment_failed',
      'charge.refunded',
      'charge.dispute.created',
      'checkout.session.completed',
      'invoice.paid',
    ]),
    livemode: pick([false, false, true]),
    created: 1_790_000_000,
    data: { object },
  };
  const spoiled = pick([event, event, object]);
  spoiled[pick(Object.keys(spoiled))] = anything();
  if (draw(fc.nat, 3) === 0)
    event.data = pick([null, [], {}, { object: null }, { object: [] }, { object: 'x' }]);
  call.body = JSON.stringify(event);
  call.headers = { 'content-type': 'application/json' };
  call.signed = draw(fc.nat, 3) > 0;
}

/** Makes the `Stripe-Signature` header of an event. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
