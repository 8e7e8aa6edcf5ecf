import { endpoints, type EndpointSpec, type Route } from '@org/api-contract';
import fc, { type GeneratorValue } from 'fast-check';
import { changeCall, drawsOf, textOf, type RawCall } from './hostile-changes.ts';
import { hostileEvent } from './hostile-event.ts';
import { loneSurrogate, rawNumbers } from './hostile-values.ts';

/** A raw call. The caller's values replace `{{uid}}`, `{{email}}` and `{{idToken}}`. */
export interface HostileCall extends RawCall {
  route: Route;
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
  const draws = drawsOf(draw, isExample);
  const { pick, oneIn } = draws;
  const valid = (schema: unknown, example: unknown): unknown =>
    isExample ? example : validValue(schema, example, pick, oneIn);

  const body = honestFields(spec.body, spec.example.body as Fields, valid, oneIn);
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
    body: spec.body && JSON.stringify(body),
    isOwnPath: true,
    signed: false,
  };
  if (route === 'POST /api/stripe/webhook') Object.assign(call, hostileEvent(draw, pick, draws.anything));

  if (!isExample) {
    const honest = { spec, method, pattern, params, body };
    changeCall(call, honest, draws);
    if (oneIn(6)) changeCall(call, honest, draws);
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
