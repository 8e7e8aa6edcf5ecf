import { Reading as Chapters, ReadingSection, Skeleton } from '@org/ui';
import { lazy, Suspense, type MouseEvent, type ReactNode } from 'react';
import type { Birth } from '#birth/birth.ts';
import { RulesOfSection } from '#reading/Why.tsx';
import { ShowSources, useShowsSources } from '#reading/ShowSources.tsx';
import { ChapterText } from './ChapterText.tsx';
import { Folded } from './Folded.tsx';
import { Glossary } from './Glossary.tsx';
import type { Figure, Reading } from './queries.ts';
import styles from './ReadingChapters.module.css';
import { ReadingSummary } from './ReadingSummary.tsx';
import { SameSigns } from './SameSigns.tsx';
import { Sources } from './Sources.tsx';
import { useCurrentSection } from './useCurrentSection.ts';
import { YearChoice } from './YearChoice.tsx';

/** Loaded separately, because it is at the end and needs the search and its word lists. */
const AskReading = lazy(async () => ({ default: (await import('./AskReading.tsx')).AskReading }));

/** Loaded separately, because it needs the calendar of the solar terms. */
const TodayForYou = lazy(async () => ({ default: (await import('./TodayForYou.tsx')).TodayForYou }));

/** Loaded separately. No reader waits for the code, because it arrives before the reading does. */
const SectionFigure = lazy(async () => ({ default: (await import('./SectionFigure.tsx')).SectionFigure }));

const todayForYou = { id: 'today-for-you', heading: 'Today for You' };
const sameSigns = { id: 'same-signs', heading: 'Companies, Brands and States of Your Signs' };
const questions = { id: 'questions', heading: 'Ask Your Reading' };
const glossary = { id: 'glossary', heading: 'Glossary' };
const sources = { id: 'rules-and-sources', heading: 'Rules and Sources' };

/** The chapters that every reading has, shown while it loads. */
const expected = [
  { id: 'core-personality', heading: 'Core Personality' },
  { id: 'career', heading: 'Career' },
  { id: 'relationships', heading: 'Relationships and Compatibility' },
  { id: 'life-path', heading: 'Life Path' },
  { id: 'numerology', heading: 'Numerology' },
  { id: 'cultural-significance', heading: 'Cultural Significance' },
];

interface ReadingChaptersProps {
  /** `undefined` while it loads. */
  reading: Reading | undefined;
  birth: Birth;
  /** The card of the sign, beside the summary. */
  card: ReactNode;
}

/** A reading: a summary, then the chapters, which a phone shows collapsed, and the sources on demand. */
export function ReadingChapters({ reading, birth, card }: ReadingChaptersProps) {
  const hasSources = useShowsSources();
  const summary = { id: 'summary', heading: reading?.summary.heading ?? 'In Short' };
  const chapters = reading
    ? [todayForYou, ...reading.sections, sameSigns, questions, glossary, ...(hasSources ? [sources] : [])]
    : expected;
  const headings = [summary, ...chapters].map(({ id, heading }) => ({ id, text: heading }));
  const current = useCurrentSection(headings.map(({ id }) => id));
  return (
    <Chapters headings={headings} current={current} onClick={goToSection}>
      <ReadingSection id={summary.id} title={summary.heading} aside={card}>
        {reading ? (
          <>
            <ReadingSummary summary={reading.summary} sections={reading.sections} />
            <ShowSources />
          </>
        ) : (
          <>
            <p role="status">Writing your reading …</p>
            <Skeleton shape="text" count={8} />
          </>
        )}
      </ReadingSection>
      {reading ? (
        <FurtherChapters reading={reading} birth={birth} />
      ) : (
        expected.map(({ id, heading }) => (
          <ReadingSection key={id} id={id} title={heading}>
            <Skeleton shape="text" count={4} />
          </ReadingSection>
        ))
      )}
    </Chapters>
  );
}

/** Whether a chart is narrow enough to stand beside the text. */
const standsBeside = ({ kind }: Figure): boolean =>
  kind === 'bonds' || kind === 'elements' || kind === 'phases';

function FurtherChapters({ reading, birth }: { reading: Reading; birth: Birth }) {
  const hasSources = useShowsSources();
  const rules = new Map(reading.rules.map((rule) => [rule.id, rule]));
  return (
    <>
      <ReadingSection id={todayForYou.id} title={todayForYou.heading}>
        <Suspense fallback={<Skeleton shape="text" count={4} />}>
          <TodayForYou birth={birth} />
        </Suspense>
      </ReadingSection>
      {reading.sections.map((section) => {
        const { id, heading, paragraphs, figure } = section;
        const drawn = figure && (
          <Suspense fallback={<Skeleton count={1} />}>
            <SectionFigure figure={figure} />
          </Suspense>
        );
        const isBeside = figure && standsBeside(figure);
        return (
          <ReadingSection
            key={id}
            id={id}
            title={heading}
            className={styles.section ?? ''}
            figure={
              (id === 'year-ahead' || (drawn && !isBeside)) && (
                <>
                  {id === 'year-ahead' && <YearChoice />}
                  {!isBeside && drawn}
                </>
              )
            }
            aside={
              (isBeside || hasSources) && (
                <>
                  {isBeside && drawn}
                  {hasSources && <RulesOfSection paragraphs={paragraphs} rules={rules} />}
                </>
              )
            }
          >
            <ChapterText section={section} rules={hasSources ? rules : undefined} />
          </ReadingSection>
        );
      })}
      <ReadingSection
        id={sameSigns.id}
        title={sameSigns.heading}
        figure={
          <Folded label="Show them by sign">
            <SameSigns birth={birth} />
          </Folded>
        }
      >
        <p>
          Companies, brands and states have a sign as well: that of the year in which they were founded or
          joined the Union. The table shows those with the sign of this reading, with the sign in harmony and
          with its two allies. Choose a number to see the list. A shared sign is a fact of the calendar, and
          no advice to buy, to work or to move.
        </p>
      </ReadingSection>
      <ReadingSection id={questions.id} title={questions.heading}>
        <Suspense fallback={<Skeleton shape="text" count={2} />}>
          <AskReading key={JSON.stringify(birth)} birth={birth} />
        </Suspense>
      </ReadingSection>
      <ReadingSection id={glossary.id} title={glossary.heading} className={styles.section ?? ''}>
        <Glossary terms={reading.glossary} />
      </ReadingSection>
      {hasSources && (
        <ReadingSection id={sources.id} title={sources.heading}>
          <Sources rules={reading.rules} wordCount={reading.wordCount} />
        </ReadingSection>
      )}
    </>
  );
}

/**
 * Opens the chapter of a link in the contents, scrolls to it and focuses it. It adds no history entry, because that entry would
 * have no birth.
 */
function goToSection(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  const section = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!section) return;
  event.preventDefault();
  // Closes the contents, which would cover the chapter on a phone.
  link.closest('details')?.removeAttribute('open');
  section.querySelector('details')?.setAttribute('open', '');
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
