import { Reading, ReadingSection, Skeleton } from '@org/ui';

const headings = [
  { id: 'core-personality', text: 'Core Personality' },
  { id: 'career', text: 'Career' },
  { id: 'relationships', text: 'Relationships and Compatibility' },
  { id: 'life-path', text: 'Life Path' },
  { id: 'numerology', text: 'Numerology' },
  { id: 'cultural-significance', text: 'Cultural Significance' },
];

/** The shape of a reading while it loads: the sections that every reading has. */
export function ReadingSkeleton() {
  return (
    <>
      <p role="status">Writing your reading …</p>
      <Reading headings={headings}>
        {headings.map(({ id, text }) => (
          <ReadingSection key={id} id={id} title={text}>
            <Skeleton shape="text" count={4} />
          </ReadingSection>
        ))}
      </Reading>
    </>
  );
}
