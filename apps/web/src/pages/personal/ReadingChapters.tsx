import { Reading as Chapters, ReadingSection } from '@org/ui';
import type { MouseEvent } from 'react';
import type { Birth } from '#birth/birth.ts';
import { Paragraphs } from '#reading/Paragraphs.tsx';
import { RulesOfSection } from '#reading/RulesOfSection.tsx';
import { AskReading } from './AskReading.tsx';
import type { Reading } from './queries.ts';
import { SameSigns } from './SameSigns.tsx';
import { SectionFigure, standsBeside } from './SectionFigure.tsx';
import { Sources } from './Sources.tsx';
import { useCurrentSection } from './useCurrentSection.ts';
import { YearChoice } from './YearChoice.tsx';

const sameSigns = { id: 'same-signs', heading: 'Companies, Brands and States of Your Signs' };
const questions = { id: 'questions', heading: 'Ask Your Reading' };
const sources = { id: 'rules-and-sources', heading: 'Rules and sources' };

/** A reading with its contents, sections, charts and sources. */
export function ReadingChapters({ reading, birth }: { reading: Reading; birth: Birth }) {
  const headings = [...reading.sections, sameSigns, questions, sources].map(({ id, heading }) => ({
    id,
    text: heading,
  }));
  const current = useCurrentSection(headings.map(({ id }) => id));
  const rules = new Map(reading.rules.map((rule) => [rule.id, rule]));
  return (
    <Chapters headings={headings} current={current} onClick={goToSection}>
      {reading.sections.map((section) => {
        const { id, heading, paragraphs, figure } = section;
        const chart = figure && <SectionFigure figure={figure} />;
        const isBeside = figure && standsBeside(figure);
        return (
          <ReadingSection
            key={id}
            id={id}
            title={heading}
            figure={
              <>
                {id === 'year-ahead' && <YearChoice />}
                {!isBeside && chart}
              </>
            }
            aside={isBeside ? chart : <RulesOfSection paragraphs={paragraphs} rules={rules} />}
          >
            <Paragraphs heading={heading} paragraphs={paragraphs} rules={rules} />
          </ReadingSection>
        );
      })}
      <ReadingSection id={sameSigns.id} title={sameSigns.heading} figure={<SameSigns birth={birth} />}>
        <p>
          Filed by the year in which they were founded, or joined the Union, as you are by the year of your
          birth. That they share a sign is a fact of the calendar; what follows from it is up to you.
        </p>
      </ReadingSection>
      <ReadingSection id={questions.id} title={questions.heading}>
        <AskReading key={JSON.stringify(birth)} birth={birth} />
      </ReadingSection>
      <ReadingSection id={sources.id} title={sources.heading}>
        <Sources rules={reading.rules} wordCount={reading.wordCount} />
      </ReadingSection>
    </Chapters>
  );
}

/** A link of the contents scrolls and moves the focus. A further entry in the history would have no birth. */
function goToSection(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
  const section = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!section) return;
  event.preventDefault();
  // On a phone the contents cover what they lead to.
  link.closest('details')?.removeAttribute('open');
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
