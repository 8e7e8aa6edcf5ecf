import type { Section } from '../fit-sections.ts';
import type { Story } from '../story.ts';
import { calendarSection } from './calendar-section.ts';
import { circleSection } from './circle-section.ts';
import { compatibilitySections, rulesSection } from './compatibility-sections.ts';
import { elementSections } from './element-sections.ts';
import { foundingSections } from './founding-sections.ts';
import { introduction } from './introduction.ts';
import { kindsOfSignSections } from './kinds-of-sign-sections.ts';
import { notice } from './notice.ts';
import { numerologySection } from './numerology-section.ts';
import { pairSection } from './pair-section.ts';
import { questions } from './questions.ts';
import { signSections } from './sign-sections.ts';
import { yearNotes } from './year-notes.ts';
import { yearsTable } from './years-table.ts';

/**
 * All sections that an article may have: the introduction, those that the keyword is about, the others, the questions
 * and the notice. The sections draw from one sequence of choices (`story.choice`), so their order here is part of the
 * text of every article.
 */
export function sectionsOf(story: Story): Section[] {
  const sections = [
    pairSection(story),
    ...elementSections(story),
    ...signSections(story),
    yearsTable(story),
    ...compatibilitySections(story),
    rulesSection(story),
    ...kindsOfSignSections(story),
    ...foundingSections(story),
    numerologySection(story),
    calendarSection(story),
    yearNotes(story),
    circleSection(story),
  ];
  return [
    introduction(story),
    ...sections.filter(({ matchesKeyword }) => matchesKeyword),
    ...sections.filter(({ matchesKeyword }) => !matchesKeyword),
    questions(story),
    notice(story),
  ];
}
