import type { EndpointSpec } from '@org/api-contract';
import fc, { type GeneratorValue } from 'fast-check';
import { escapes, hostileValues, mediaTypes, oddHeaders, otherMethods } from './hostile-values.ts';

/** The parts of a call that a change may replace. */
export interface RawCall {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Whether method and path still match the endpoint, so that its contract applies to the response. */
  isOwnPath: boolean;
}

/** The endpoint of a call, and the valid input that it was made from. */
interface HonestCall {
  readonly spec: EndpointSpec;
  readonly method: string;
  /** The path of the route, with its parameters in braces. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Random choices, the same for the same seed. */
interface Draws {
  readonly draw: GeneratorValue;
  readonly pick: <T>(options: readonly T[]) => T;
  /** True once in `count` times on average, and never for the example call. */
  readonly oneIn: (count: number) => boolean;
  /** A hostile value, or any JSON. */
  readonly anything: () => unknown;
}

export function drawsOf(draw: GeneratorValue, isExample: boolean): Draws {
  const pick = <T>(options: readonly T[]): T => options[draw(fc.nat, options.length - 1)] as T;
  const oneIn = (count: number): boolean => !isExample && draw(fc.nat, count - 1) === 0;
  const anything = (): unknown =>
    oneIn(4)
      ? draw(fc.jsonValue, { maxDepth: 3 })
      : oneIn(4)
        ? draw(fc.string, { unit: 'binary' })
        : pick(hostileValues);
  return { draw, pick, oneIn, anything };
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Changes a call in one random way, or not at all. */
export function changeCall(call: RawCall, honest: HonestCall, draws: Draws): void {
  const change = {
    nothing: () => {},
    ...changesOfBody(call, honest, draws),
    ...changesOfAddress(call, honest, draws),
    ...changesOfHead(call, honest, draws),
  };
  const { spec } = honest;
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
  change[draws.pick(weighted)]();
}

function changesOfBody(call: RawCall, { spec, body }: HonestCall, { draw, pick, oneIn, anything }: Draws) {
  const anyBody = () => {
    call.headers['content-type'] ??= 'application/json';
    call.body = pick([
      () => JSON.stringify(anything()),
      () => draw(fc.string, { unit: 'binary' }),
      () => (JSON.stringify(body) ?? '').slice(0, -1),
      () => `{"__proto__":{"role":"admin"},${JSON.stringify(body).slice(1)}`,
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
  };
  return {
    field: () => {
      const names = Object.keys(spec.body?.properties ?? {});
      const name =
        names.length > 0 && !oneIn(5) ? pick(names) : pick(['role', 'id', 'a\0', '', 'hasPaidAccess']);
      call.headers['content-type'] ??= 'application/json';
      call.body = JSON.stringify({ ...body, [name]: anything() });
    },
    missing: () => {
      const names = Object.keys(body);
      if (names.length === 0) return anyBody();
      const { [pick(names)]: _, ...rest } = body;
      call.body = JSON.stringify(rest);
    },
    body: anyBody,
    mediaType: () => {
      call.headers['content-type'] = pick(mediaTypes);
      call.body ??= pick(['', '{}', 'a=1']);
    },
  };
}

function changesOfAddress(
  call: RawCall,
  { spec, pattern, params }: HonestCall,
  { draw, pick, oneIn, anything }: Draws,
) {
  const query = () => {
    const names = [...Object.keys(spec.query?.properties ?? {}), 'unknown', '__proto__', 'a[b]', ''];
    const part = (): string => {
      const value = oneIn(3) ? pick(escapes) : encodeURIComponent(textOf(anything()).toWellFormed());
      return `${encodeURIComponent(pick(names))}=${value}`;
    };
    const parts = Array.from({ length: 1 + draw(fc.nat, 2) }, part);
    call.target = `${call.target.split('?')[0]}?${parts.join('&').slice(0, 12_000)}`;
  };
  return {
    query,
    parameter: () => {
      const names = Object.keys(params);
      if (names.length === 0) return query();
      const hostile = oneIn(3)
        ? pick(escapes.filter((escape) => !escape.includes('+')))
        : encodeURIComponent(textOf(anything()).slice(0, 3_000).toWellFormed());
      call.target = pattern.replace(/\{\w+\}/, () => hostile);
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
  };
}

function changesOfHead(call: RawCall, { method }: HonestCall, { pick }: Draws) {
  return {
    method: () => {
      call.method = pick(otherMethods.filter((other) => other !== method));
      call.isOwnPath = false;
    },
    headers: () => Object.assign(call.headers, pick(oddHeaders)),
    unsent: () => {
      delete call.headers[pick(['origin', ...Object.keys(call.headers)])];
    },
  };
}
