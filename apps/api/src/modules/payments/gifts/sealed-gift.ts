import type { Seal, Sealed } from '#modules/people/seal.ts';

/** The encrypted content of a gift. It is not hashed, because the giver can see it again. */
export interface GiftContent {
  code: string;
  toEmail: string;
  message: string;
}

interface GiftKey {
  id: string;
  giverUid: string;
}

const place = ({ id, giverUid }: GiftKey): string[] => ['gifts', giverUid, id];

export const closeGift = (seal: Seal, gift: GiftKey, content: GiftContent): Sealed =>
  seal.close(JSON.stringify(content), place(gift));

/** @returns `undefined` when the content was erased */
export function openGift(
  seal: Seal,
  gift: GiftKey & { keyId: string | null; sealed: Uint8Array | null },
): GiftContent | undefined {
  const { keyId, sealed } = gift;
  if (keyId === null || sealed === null) return undefined;
  return JSON.parse(seal.open({ keyId, sealed }, place(gift))) as GiftContent;
}
