import type { Seal, Sealed } from '#modules/people/seal.ts';

const boundTo = (uid: string): readonly string[] => ['second_factors', uid];

export const closeSecret = (seal: Seal, uid: string, secret: string): Sealed =>
  seal.close(secret, boundTo(uid));

export const openSecret = (seal: Seal, { uid, ...sealed }: Sealed & { uid: string }): string =>
  seal.open(sealed, boundTo(uid));
