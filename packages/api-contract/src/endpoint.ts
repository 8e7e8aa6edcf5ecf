import type * as Type from 'typebox';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint.
 *
 * - `public`: anyone.
 * - `session`: whoever is signed in.
 * - `self`: signed in, and the `{uid}` or `userId` named is one's own; an admin may read (GET) others'.
 * - `paid`: has paid, or is an admin.
 * - `admin`: an admin.
 */
export type Access = 'public' | 'session' | 'self' | 'paid' | 'admin';

/** How often one caller may call an endpoint. `by: 'user'` falls back to the IP for a visitor. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: 'ip' | 'user';
  /** What is counted: every call where absent, else only one that makes something new. */
  readonly counts?: 'new';
}

/** What endpoints are about, in the order of the documentation. */
export const tags = {
  accounts: 'Sessions and users',
  payments: 'Lifetime access',
  companies: 'Companies, their openings, and the refresh of a sign',
  carBrands: 'Car brands',
  usStates: 'US states',
  readings: 'Personal readings',
  blog: 'Articles, keywords and settings',
  product: 'The deployment itself',
} as const;

export type Tag = keyof typeof tags;

/** One endpoint. Its name, such as `GET /api/user/{uid}`, is its key in {@link endpoints}. */
export interface EndpointSpec {
  /** Its name in generated clients: a verb and a noun in camel case, such as `listCompanies`. */
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly access: Access;
  readonly params?: Type.TObject;
  readonly query?: Type.TObject;
  readonly body?: Type.TObject;
  readonly response: Type.TSchema;
  /** Longest body in bytes; 64 KiB where absent. */
  readonly bodyLimitBytes?: number;
  /** Status of a success; 200 where absent. */
  readonly successStatus?: 200 | 202;
  /** Errors of this endpoint beyond those its method, access level and schemas imply. */
  readonly errors?: readonly ErrorCode[];
  readonly limit: RateLimit;
  readonly example: {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly body?: unknown;
    readonly response: unknown;
  };
}

type Part = 'params' | 'query' | 'body';

/** What a caller of `E` passes: `params`, `query` and `body`, each only where the endpoint has it. */
export type Input<E extends EndpointSpec> = {
  [P in Part as E[P] extends Type.TSchema ? P : never]: E[P] extends Type.TSchema ? Type.Static<E[P]> : never;
};

/** What a successful call of `E` answers. */
export type Output<E extends EndpointSpec> = Type.Static<E['response']>;
