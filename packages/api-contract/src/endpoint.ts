import type * as Type from 'typebox';
import type { ErrorCode } from './errors.ts';
import { ordinaryLists, titleOf, type Ordinary } from './lists.ts';

/**
 * Who may call an endpoint.
 *
 * - `public`: everybody.
 * - `session`: signed-in users.
 * - `self`: signed-in users, for their own `{uid}` or `userId`. An admin may also read (GET) those of others.
 * - `paid`: users who have paid, and admins.
 * - `admin`: admins.
 */
export type Access = 'public' | 'session' | 'self' | 'paid' | 'admin';

/** How often one caller may call an endpoint. With `by: 'user'`, visitors without a session are counted by IP address. */
export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
  readonly by: 'ip' | 'user';
  /**
   * The calls that are counted; all by default. `'new'` counts only calls that create something. `'token'` counts calls with a
   * valid ID token by user and all others by IP address, so that people who share an address do not share a limit.
   */
  readonly counts?: 'new' | 'token';
  /** The limit counts across all processes of the server. Without it each process counts on its own. */
  readonly isExact?: true;
}

/** The groups of endpoints, in the order of the documentation. */
export const tags = {
  accounts: 'Sessions, users and their accounts',
  payments: 'Lifetime access',
  companies: 'Companies, their openings, and the refresh of a sign',
  ...(Object.fromEntries(ordinaryLists.map((list) => [list.member, titleOf(list)])) as Record<
    Ordinary['member'],
    string
  >),
  readings: 'Personal readings',
  people: 'People saved by a user, and their calendar',
  kept: 'Things saved by a user from the lists',
  blog: 'Articles, keywords and settings',
  product: 'The deployment itself',
} as const;

export type Tag = keyof typeof tags;

/** One endpoint. Its name, such as `GET /api/user/{uid}`, is its key in {@link endpoints}. */
export interface EndpointSpec {
  /** The name in generated clients: a verb and a noun in camel case, such as `listCompanies`. */
  readonly operationId: string;
  readonly tag: Tag;
  readonly summary: string;
  readonly access: Access;
  /** `now`: the identity provider is asked at each call whether the session was revoked. */
  readonly freshness?: 'now';
  /** The answer differs between callers, so browsers must not store it. */
  readonly isPersonal?: true;
  /** When the server is overloaded, it refuses this call before others, with `unavailable`, because the call is cheap to lose. */
  readonly isShedFirst?: true;
  /**
   * The parameters that a query may have for its answer to be cached. Every permitted caller then gets the same answer for a
   * minute. Without this member no answer is cached.
   */
  readonly cachedWith?: readonly string[];
  /**
   * `long`: many queries, each with a time limit, but no limit for the whole call. `short`: the answer is too short to be worth
   * compressing.
   */
  readonly weight?: 'long' | 'short';
  /** A load balancer calls the endpoint to check the process. These calls are not counted as calls of visitors. */
  readonly probe?: 'liveness' | 'readiness';
  /** The signature covers the raw body, so the body is not parsed before the handler. */
  readonly isRaw?: true;
  readonly params?: Type.TObject;
  readonly query?: Type.TObject;
  readonly body?: Type.TObject;
  readonly response: Type.TSchema;
  /** Media type of the response, JSON by default. The schema then describes a file or a stream of events. */
  readonly media?: 'application/pdf' | 'text/event-stream';
  /** Maximum length of the request body in bytes; 64 KiB by default. */
  readonly bodyLimitBytes?: number;
  /** HTTP status of a success; 200 by default. */
  readonly successStatus?: 200 | 202;
  /** The errors that its method, access level and schemas do not imply. */
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

/** The input of endpoint `E`: its `params`, `query` and `body`, as far as it defines them. */
export type Input<E extends EndpointSpec> = {
  [P in Part as E[P] extends Type.TSchema ? P : never]: E[P] extends Type.TSchema ? Type.Static<E[P]> : never;
};

/** The response body of a successful call of `E`. */
export type Output<E extends EndpointSpec> = Type.Static<E['response']>;
