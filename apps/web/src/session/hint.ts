const key = 'zodiac-atlas.session';
const paidKey = (uid: string): string => `zodiac-atlas.paid.${uid}`;

/** Who was signed in last time. It decides what to paint first and proves nothing. */
export interface Hint {
  uid: string;
  email: string;
}

export function readHint(): Hint | undefined {
  try {
    const text = localStorage.getItem(key);
    return text ? (JSON.parse(text) as Hint) : undefined;
  } catch {
    // Storage may be switched off, or hold something of another time: then nobody was here.
    return undefined;
  }
}

export function writeHint(hint: Hint): void {
  localStorage.setItem(key, JSON.stringify(hint));
}

export function clearHint(): void {
  localStorage.removeItem(key);
}

export function rememberPaid(uid: string): void {
  localStorage.setItem(paidKey(uid), 'true');
}
