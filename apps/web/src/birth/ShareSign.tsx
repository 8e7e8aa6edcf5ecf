import { Button, useToast } from '@org/ui';
import { signPath } from '@org/public-pages/paths.ts';
import type { SignFacts } from '@org/zodiac-core';

/** Shares the public page of a sign, without the date: with the device's share dialog, or else by copying the link. */
export function ShareSign({ sign: { id, name } }: { sign: Pick<SignFacts, 'id' | 'name'> }) {
  const toast = useToast();
  const url = new URL(signPath(id), window.location.origin).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Link copied', description: `It leads to the Year of the ${name}, without your date.` });
    } catch {
      toast({ title: 'The link could not be copied', description: url, tone: 'destructive' });
    }
  }
  async function share(): Promise<void> {
    // Firefox on a desktop has no share dialog.
    if (typeof navigator.share !== 'function') return copy();
    try {
      await navigator.share({ title: `Year of the ${name}`, url });
    } catch (error) {
      // The user may close the dialog without sharing. That is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }
  return (
    <Button variant="quiet" onClick={() => void share()}>
      Share This Sign
    </Button>
  );
}
