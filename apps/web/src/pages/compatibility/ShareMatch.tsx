import { pairPath } from '@org/public-pages/paths.ts';
import { Button, Stack, useToast } from '@org/ui';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** Copies a link to the public page of the two signs, which has no dates and no names. */
export function ShareMatch({ one, other }: { one: ZodiacSignId; other: ZodiacSignId }) {
  const toast = useToast();
  const path = pairPath(zodiacSignIds.filter((id) => id === one || id === other).join('-'));
  const pair = one === other ? pairPath(`${one}-${other}`) : path;

  async function copy(): Promise<void> {
    const address = new URL(pair, window.location.origin).href;
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
      <a href={pair}>What the two signs have for anybody</a>
      <p>The link names the two signs. It has no dates and no names.</p>
    </Stack>
  );
}
