import { Badge, DataCard, Grid, LogoOrLetter, PageSection, Stack, ZodiacBadge } from '@org/ui';
import { describeSign, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { CountsOfTables, LandingFacts } from '../article-page.ts';
import { examples } from './landing-examples.ts';

/** How many rows a list has, and how many of them have a sign. */
interface Counted {
  total: string;
  ofSign: number;
}

interface Feature {
  title: string;
  list: keyof CountsOfTables;
  /** @param total - rows of the list, if it is known */
  text: (total: string | undefined) => string;
  /** The plural noun for the rows of the list. */
  nouns: string;
}

const features: readonly Feature[] = [
  {
    title: 'Companies',
    list: 'companies',
    text: (total) =>
      `${total === undefined ? 'Real' : `${total} real`} companies, from the oldest houses to this decade’s startups, with seat, industry and job openings, filed by the sign of their founding year.`,
    nouns: 'companies',
  },
  {
    title: 'Car Brands',
    list: 'carBrands',
    text: (total) =>
      `${total === undefined ? 'Marques' : `${total} marques`} on one page of the almanac: which signs built for speed, which for comfort, and which for the next century.`,
    nouns: 'marques',
  },
  {
    title: 'All 50 US States',
    list: 'usStates',
    text: () =>
      'Every state by the sign of the year it joined the Union, to the day: Arizona missed the Year of the Rat by four.',
    nouns: 'states',
  },
];

/** The three databases, each with one of its cards. */
export function Databases({ counts }: Pick<LandingFacts, 'counts'>) {
  return (
    <PageSection
      title="What opens"
      lead="Three databases built from public facts, and one long reading of your own."
    >
      <Grid columns="s" gap={6}>
        {features.map(({ title, list, text, nouns }) => {
          const card = examples.cards[list];
          const counted = countedIn(counts, list, card.sign);
          return (
            <Stack key={title} gap={4}>
              <h3>{title}</h3>
              <p>{text(counted?.total)}</p>
              <DataCard
                heading="h3"
                title={card.title}
                logo={<LogoOrLetter name={card.title} src={card.logo} />}
                badges={
                  <>
                    <ZodiacBadge sign={card.sign} />
                    <Badge>{card.badge}</Badge>
                  </>
                }
                facts={card.facts}
                description={[
                  card.insight,
                  ...(counted ? [oneOf(counted, describeSign(card.sign).name, nouns)] : []),
                ].join(' ')}
                descriptionLines={4}
              />
            </Stack>
          );
        })}
      </Grid>
    </PageSection>
  );
}

const oneOf = ({ ofSign, total }: Counted, sign: string, nouns: string): string =>
  `One of ${ofSign.toLocaleString('en-US')} ${sign}s among ${total} ${nouns}.`;

/** Reads the counts of a list; `undefined` while they are unknown. */
function countedIn(
  counts: LandingFacts['counts'],
  list: keyof CountsOfTables,
  sign: ZodiacSignId,
): Counted | undefined {
  const bySign = counts[list];
  if (!bySign) return undefined;
  const total = bySign.reduce((sum, count) => sum + count, 0);
  return { total: total.toLocaleString('en-US'), ofSign: bySign[zodiacSignIds.indexOf(sign)] ?? 0 };
}
