import { signsTogetherPath } from '@org/public-pages/paths.ts';
import { Button, Stack, useToast } from '@org/ui';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** Copies a link to the public page of some signs together, which has no dates and no names. */
export function ShareSigns({ signs }: { signs: readonly ZodiacSignId[] }) {
  const toast = useToast();
  const inOrder = zodiacSignIds.flatMap((id) => signs.filter((sign) => sign === id));
  const path = signsTogetherPath(inOrder);
  const count = signs.length === 2 ? 'two' : signs.length;

  async function copy(): Promise<void> {
    const address = new URL(path, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: 'Link copied', description: address });
    } catch {
      toast({ title: 'The link could not be copied', description: address, tone: 'destructive' });
    }
  }
  return (
    <Stack direction="row" gap={3}>
      <Button onClick={() => void copy()}>Copy link</Button>
      <a href={path}>{`The ${count} signs in general`}</a>
      <p>{`The link names the ${count} signs. It has no dates and no names.`}</p>
    </Stack>
  );
}
