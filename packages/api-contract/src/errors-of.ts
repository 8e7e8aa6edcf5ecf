import type { Access, EndpointSpec } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';

/** Errors of every call. */
const errorsOfAnyCall = [
  'invalid_input',
  'invalid_url',
  'request_timeout',
  'unsupported_media_type',
  'rate_limited',
  'headers_too_large',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** Errors of every call with a method other than GET, which may have a body. */
const errorsOfAnyChange = ['invalid_json', 'too_large'] as const satisfies readonly ErrorCode[];

/** Errors of every call with path parameters. A value that is too long counts as not found. */
const errorsOfParameters = ['not_found'] as const satisfies readonly ErrorCode[];

const errorsOfAccess = {
  public: [],
  session: ['unauthenticated', 'forbidden'],
  self: ['unauthenticated', 'forbidden'],
  paid: ['unauthenticated', 'forbidden', 'payment_required'],
  admin: ['unauthenticated', 'forbidden', 'admin_only', 'second_factor_required'],
} as const satisfies Record<Access, readonly ErrorCode[]>;

/** All errors of an endpoint: its own, and those that its method, access level and schemas imply. */
export function errorsOf(method: string, spec: EndpointSpec): readonly ErrorCode[] {
  const own = spec.errors ?? [];
  const isChange = method !== 'GET';
  return [
    ...new Set<ErrorCode>([
      ...errorsOfAccess[spec.access],
      ...own,
      ...(spec.params ? errorsOfParameters : []),
      ...(isChange ? errorsOfAnyChange : []),
      // A signed request, such as a webhook, may come from another site.
      ...(isChange && !own.includes('invalid_signature') ? (['cross_site'] as const) : []),
      ...errorsOfAnyCall,
    ]),
  ];
}

type Own<E extends EndpointSpec> = E extends { errors: readonly (infer Code)[] } ? Code : never;

type OfChange<E extends EndpointSpec> =
  | (typeof errorsOfAnyChange)[number]
  | ('invalid_signature' extends Own<E> ? never : 'cross_site');

/** The type that corresponds to {@link errorsOf}: the error codes of a call of route `R`, defined by `E`. */
export type ErrorsOf<R extends string, E extends EndpointSpec> =
  | (typeof errorsOfAccess)[E['access']][number]
  | Own<E>
  | (E extends { params: object } ? (typeof errorsOfParameters)[number] : never)
  | (R extends `GET ${string}` ? never : OfChange<E>)
  | (typeof errorsOfAnyCall)[number];
