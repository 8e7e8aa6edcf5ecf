import { priceDollars } from '@org/api-contract/values';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  endpoints,
  type Endpoints,
  type Input,
  type Problem,
  type Output,
  type Route,
} from '@org/api-contract';

/** The origins of the product and of the identity provider. */
export interface Servers {
  baseUrl: string;
  origin: string;
  stripeUrl: string;
  authEmulatorHost: string;
}

export interface PersonOptions {
  email?: string;
  emailVerified?: boolean;
  signedIn?: boolean;
  register?: boolean;
  paid?: boolean;
}

export interface Answer<Body> {
  status: number;
  body: Body;
  headers: Headers;
}

interface Sent {
  body?: unknown;
  /** Request headers. `null` leaves out a header that a browser would send. */
  headers?: Record<string, string | null>;
  baseUrl?: string;
}

export interface Person {
  uid: string;
  email: string;
  /** The value of the `cookie` header. */
  cookie(): string;
  /** Signs in with the password and returns a new ID token. */
  idToken(): Promise<string>;
  /** Makes a call of the contract, as our pages do. */
  call<R extends Route>(
    route: R,
    input?: Partial<Input<Endpoints[R]>>,
  ): Promise<Answer<Output<Endpoints[R]> & Problem>>;
  raw(method: string, path: string, body?: object | string, baseUrl?: string): Promise<Response>;
  /** Sends any request. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  signIn(): Promise<void>;
  /** Opens the link of the verification mail. */
  verifyEmail(): Promise<void>;
  /** Changes the email at the identity provider. @returns the same user, signed in with it */
  withEmail(email: string): Promise<Person>;
  /** The same user on another device, not signed in. */
  elsewhere(): Person;
}

const password = 'year-of-the-horse';

/** A user with a browser. Every step uses the public API. */
export async function personAt(
  servers: Servers,
  { email = `${randomUUID()}@example.com`, emailVerified = false, ...does }: PersonOptions,
): Promise<Person> {
  const { signedIn = true, register = true, paid = false } = does;
  if (!signedIn) return browserOf(servers, { uid: `nobody-${randomUUID()}`, email });
  const { uid, idToken } = await firebaseAt(servers.authEmulatorHost).signUp(email);
  const person = browserOf(servers, { uid, email });
  if (emailVerified) await person.verifyEmail();
  await (emailVerified ? person.signIn() : openSession(person, idToken));
  if (register) await succeed(() => person.call('POST /api/user/register', { body: { uid, email } }));
  if (paid) await pay(person, servers.stripeUrl);
  return person;
}

async function openSession(person: Person, idToken: string): Promise<void> {
  await succeed(() => person.call('POST /api/session', { body: { idToken } }));
}

/** A browser with one cookie. It sends requests as our pages do. */
function browserOf(servers: Servers, { uid, email }: Pick<Person, 'uid' | 'email'>): Person {
  let cookie = '';

  const send: Person['send'] = async (
    method,
    path,
    { body, headers = {}, baseUrl = servers.baseUrl } = {},
  ) => {
    const isChange = method !== 'GET' && method !== 'HEAD';
    const sent = new Headers();
    if (isChange) sent.set('origin', servers.origin);
    if (cookie) sent.set('cookie', cookie);
    if (body !== undefined) sent.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    const isText = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(baseUrl + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body !== undefined && { body: isText ? (body as string) : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0];
    if (set !== undefined) cookie = /Expires=Thu, 01 Jan 1970/.test(set) ? '' : (set.split(';')[0] ?? '');
    return response;
  };

  const person: Person = {
    uid,
    email,
    cookie: () => cookie,
    idToken: () => firebaseAt(servers.authEmulatorHost).signIn(email),
    send,
    raw: (method, path, body, baseUrl) => send(method, path, { body, ...(baseUrl && { baseUrl }) }),
    async call(route, input = {}) {
      const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
      const [method, path] = addressOf(route, params, query);
      const response = await send(method, path, { body });
      return { status: response.status, headers: response.headers, body: await bodyOf(response) };
    },
    signIn: async () => openSession(person, await person.idToken()),
    verifyEmail: () => firebaseAt(servers.authEmulatorHost).verifyEmail(uid),
    async withEmail(corrected) {
      await firebaseAt(servers.authEmulatorHost).changeEmail(uid, corrected);
      const changed = browserOf(servers, { uid, email: corrected });
      await changed.signIn();
      return changed;
    },
    elsewhere: () => browserOf(servers, { uid, email }),
  };
  return person;
}

/** The method and path of a route with its parameters filled in. */
export function addressOf(
  route: Route,
  params: object = {},
  query: object = {},
): [method: string, path: string] {
  const [method = '', pattern = ''] = route.split(' ');
  const values = new Map(Object.entries(params));
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString();
  return [method, search ? `${path}?${search}` : path];
}

/** The example call of the contract for an endpoint, for this user. */
export function exampleFor(route: Route, person: Pick<Person, 'uid' | 'email'>) {
  const { params, query, body } = endpoints[route].example as Record<
    string,
    Record<string, unknown> | undefined
  >;
  const own = (values: Record<string, unknown> | undefined) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        if (name === 'uid' || name === 'userId') return [name, person.uid];
        return [name, name === 'email' ? person.email : value];
      }),
    );
  return { params: own(params), query, body: own(body) };
}

async function bodyOf(response: Response) {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}

const maxTries = 5;

/** Makes a call that must succeed. After a 503 it tries again after `Retry-After`, because the machine may be busy. */
export async function succeed<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call();
    if (answer.status < 300) return answer;
    if (answer.status !== 503 || tries === maxTries) {
      throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

async function pay(person: Person, stripeUrl: string): Promise<void> {
  const { uid, email } = person;
  const { body } = await succeed(() =>
    person.call('POST /api/create-payment-intent', { body: { amount: priceDollars, userId: uid } }),
  );
  const [intentId] = body.clientSecret.split('_secret_');
  const confirmed = await fetch(`${stripeUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_local' },
    body: new URLSearchParams({
      client_secret: body.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    }),
  });
  if (!confirmed.ok) throw new Error(await confirmed.text());
  await succeed(() => person.call('POST /api/update-payment-user-id', { body: { email, userId: uid } }));
}

/** The browser's calls to Firebase, by its REST API. */
function firebaseAt(host: string) {
  const ask = async (method: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/${method}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
    return (await response.json()) as { localId: string; idToken: string };
  };
  const update = async (localId: string, changes: object): Promise<void> => {
    // The emulator accepts this as an admin credential.
    const owner = { authorization: 'Bearer owner' };
    await ask('accounts:update', { localId, ...changes }, owner);
  };
  return {
    async signUp(email: string): Promise<{ uid: string; idToken: string }> {
      const { localId, idToken } = await ask('accounts:signUp', { email, password, returnSecureToken: true });
      return { uid: localId, idToken };
    },
    verifyEmail: (localId: string) => update(localId, { emailVerified: true }),
    changeEmail: (localId: string, email: string) => update(localId, { email }),
    async signIn(email: string): Promise<string> {
      return (await ask('accounts:signInWithPassword', { email, password, returnSecureToken: true })).idToken;
    },
  };
}
