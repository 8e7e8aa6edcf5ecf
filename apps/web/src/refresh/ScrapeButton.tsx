import type { ZodiacSignId } from '@org/api-contract/values';
import { Button, Select } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useState } from 'react';
import { asSign, signOptions } from '#listing/options.ts';
import type { ScrapeMutation } from './useScrape.ts';

interface ScrapeButtonProps {
  /** The sign of the page's filter. Without it, the button has its own select. */
  zodiac: ZodiacSignId | undefined;
  scrape: ScrapeMutation;
}

/** Starts a refresh of a sign from the empty state. */
export function ScrapeButton({ zodiac, scrape }: ScrapeButtonProps) {
  const [chosen, setChosen] = useState<ZodiacSignId>('rat');
  const sign = zodiac ?? chosen;
  return (
    <>
      {!zodiac && (
        <Select
          label="Sign to refresh"
          options={signOptions().filter(({ value }) => value !== '')}
          value={chosen}
          onChange={(event) => setChosen(asSign(event.target.value) ?? chosen)}
        />
      )}
      <Button
        variant="primary"
        busy={scrape.isPending}
        busyLabel="Refreshing..."
        onClick={() => scrape.mutate(sign)}
      >
        Refresh companies and openings of the {getZodiacSignById(sign)?.name}
      </Button>
    </>
  );
}
