import { getZodiacSignById } from '@org/zodiac-core';
import type { MailContent } from '#integrations/mail/mail-content.ts';
import type { NewOpening } from '#modules/openings/look-up-openings.ts';

/** The content of the weekly mail. */
export function weeklyMailContent({
  openings,
  origin,
  unsubscribeUrl,
}: {
  /** At least one. */
  openings: readonly NewOpening[];
  origin: string;
  unsubscribeUrl: string;
}): MailContent {
  const total = openings[0]?.total ?? openings.length;
  const others = total - openings.length;
  const companies = [...new Set(openings.map(({ companyName }) => companyName))];
  const heading = total === 1 ? '1 new opening' : `${total.toLocaleString('en-US')} new openings`;
  return {
    subject: `${heading} at companies you follow`,
    preview: companies.slice(0, 4).join(', '),
    heading,
    blocks: [
      {
        paragraph:
          'They are at companies that you have saved, and at companies of the signs that you have chosen. Each link leads to the employer’s own page.',
      },
      {
        links: openings.map(({ title, url, places, companyName, zodiacSign }) => ({
          label: title,
          href: url,
          detail: [companyName, getZodiacSignById(zodiacSign).name, placesLine(places)]
            .filter(Boolean)
            .join(' · '),
        })),
      },
      ...(others > 0
        ? [{ paragraph: `${others.toLocaleString('en-US')} more are in the list of openings.` }]
        : []),
      { button: { label: 'All openings', href: `${origin}/openings` } },
    ],
    reason: `You get this mail, at most once a week, because you asked for it on ${origin}/kept, where you can change it.`,
    unsubscribeUrl,
  };
}

const maxPlaces = 3;

function placesLine(places: readonly string[]): string {
  const others = places.length - maxPlaces;
  const named = places.slice(0, maxPlaces).join('; ');
  return others > 0 ? `${named}; and ${others} more` : named;
}
