import { Badge, DataCard, Grid, LogoOrLetter, PageSection, Stack, ZodiacBadge } from '@org/ui';
import { examples } from './landing-examples.ts';

const features = [
  {
    title: 'Companies',
    text: 'Real companies, from the oldest houses to this decade’s startups, with seat, industry and job openings, filed by the sign of their founding year.',
  },
  {
    title: 'Car Brands',
    text: 'Marques of today and of the past on one page of the almanac: which signs built for speed, which for comfort, and which for the next century.',
  },
  {
    title: 'All 50 US States',
    text: 'Every state by the sign of the year it joined the Union, to the day: Arizona missed the Year of the Rat by four.',
  },
] as const;

/** The three databases, each with one of its cards. */
export function Databases() {
  return (
    <PageSection
      title="What opens"
      lead="Three databases built from public facts, and one long reading of your own."
    >
      <Grid columns="s" gap={6}>
        {features.map(({ title, text }, index) => {
          const card = examples.cards[index];
          return (
            <Stack key={title} gap={4}>
              <h3>{title}</h3>
              <p>{text}</p>
              {card && (
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
                  description={card.insight}
                  descriptionLines={4}
                />
              )}
            </Stack>
          );
        })}
      </Grid>
    </PageSection>
  );
}
