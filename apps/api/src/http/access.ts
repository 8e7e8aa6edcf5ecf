import type { EndpointSpec } from '@org/api-contract';
import { ApiError } from './problems.ts';
import type { Caller } from './session.ts';

/** Whose data a call names, where it names somebody. */
export interface Subject {
  uid: string | undefined;
  isRead: boolean;
}

/**
 * Lets a caller pass, or says why not.
 *
 * @throws ApiError `unauthenticated`, `forbidden`, `payment_required` or `admin_only`
 */
export function checkAccess(spec: EndpointSpec, caller: Caller | undefined, subject: Subject): void {
  if (spec.access === 'public') return;
  if (!caller) throw new ApiError('unauthenticated');
  const isAdmin = caller.role === 'admin';
  switch (spec.access) {
    case 'session':
      return;
    case 'self':
      if (subject.uid === caller.uid || (isAdmin && subject.isRead)) return;
      throw new ApiError('forbidden');
    case 'paid':
      if (caller.hasPaid || isAdmin) return;
      throw new ApiError('payment_required');
    case 'admin':
      if (isAdmin) return;
      throw new ApiError('admin_only');
  }
}

/** The uid a call is about: `{uid}` of the address, else `userId` or `uid` of the body. */
export function subjectUid(params: unknown, body: unknown): string | undefined {
  for (const source of [params, body]) {
    if (source === null || typeof source !== 'object') continue;
    for (const name of ['uid', 'userId']) {
      const value: unknown = Reflect.get(source, name);
      if (typeof value === 'string') return value;
    }
  }
  return undefined;
}
