import { PageSection } from '@org/ui';
import { DateOrSign } from '#birth/DateOrSign.tsx';
import { sampleOf } from '#birth/sample.ts';
import { useBirth } from '#birth/useBirth.ts';
import { People } from '#people/People.tsx';
import { AskReading } from './AskReading.tsx';
import { ReadingOfBirth } from './ReadingOfBirth.tsx';

/** The home page of paid users: a birth date, its sign and the full reading. */
export function PersonalPage() {
  const page = useBirth();
  const { birth } = page;
  const sample = birth && sampleOf(birth.date);
  return (
    <>
      <PageSection
        heading="h1"
        title="Your Zodiac"
        lead="Enter a birth date, yours or that of someone you care about, and read its sign, its year and its numbers."
      >
        <DateOrSign {...page} sample={sample} />
      </PageSection>
      <PageSection ground="sunken">
        <People birth={birth} onChoose={page.choose} />
      </PageSection>
      {birth && sample && (
        <>
          <ReadingOfBirth birth={birth} />
          <AskReading key={JSON.stringify(birth)} birth={birth} />
        </>
      )}
    </>
  );
}
