import { zodiacSignIds, type ZodiacSignId } from '@org/api-contract/values';
import { Button, DropdownMenu } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import type { ScrapeMutation } from './useScrape.ts';

interface RefreshButtonProps {
  /** The sign of the page's filter. Without it, the button opens a menu of all signs. */
  zodiac: ZodiacSignId | undefined;
  scrape: ScrapeMutation;
}

/** Refreshes the openings of a sign. */
export function RefreshButton({ zodiac, scrape }: RefreshButtonProps) {
  const busy = { busy: scrape.isPending, busyLabel: 'Refreshing...', variant: 'quiet' } as const;
  if (zodiac)
    return (
      <Button {...busy} onClick={() => scrape.mutate(zodiac)}>
        Refresh openings
      </Button>
    );
  return (
    <DropdownMenu
      items={zodiacSignIds.map((id) => ({
        key: id,
        label: `Refresh the ${getZodiacSignById(id)?.name}`,
        onSelect: () => scrape.mutate(id),
      }))}
    >
      <Button {...busy}>Refresh openings</Button>
    </DropdownMenu>
  );
}
