import type { ArticleDraft, ArticleRequest, ArticleWriter, ReadArticleFacts } from './article-writer.ts';
import { calendarSection, circleSection, yearNotes, yearsTable } from './calendar-sections.ts';
import { checkDraft } from './check-draft.ts';
import { compatibilitySections, rulesSection } from './compatibility-sections.ts';
import { elementPortraitSections, kindsOfSignSections } from './element-sections.ts';
import { fitSections } from './fit-sections.ts';
import { foundingSections } from './founding-sections.ts';
import { headlines } from './headlines.ts';
import { numerologySection } from './numerology-section.ts';
import { opening } from './opening.ts';
import { pairSection } from './pair-section.ts';
import { closing, questions } from './questions.ts';
import { signSections } from './sign-sections.ts';
import { storyOf } from './story.ts';

/**
 * The built-in writer: it composes an article of any keyword from the calendar and the product's tables, with no key and
 * no network. The same keyword gives the same article for as long as the tables stay the same.
 */
export const composer = (readFacts: ReadArticleFacts): ArticleWriter => ({
  maxPerHour: 100,
  async write(request: ArticleRequest, signal?: AbortSignal): Promise<ArticleDraft> {
    const facts = await readFacts();
    signal?.throwIfAborted();
    const story = storyOf(request, facts);
    const sections = [
      pairSection(story),
      ...elementPortraitSections(story),
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
    const html = fitSections(
      [
        opening(story),
        ...sections.filter(({ isAsked }) => isAsked),
        ...sections.filter(({ isAsked }) => !isAsked),
        questions(story),
        closing(story),
      ],
      request.targetWordCount,
    );
    return checkDraft(
      { ...headlines(story), html, targetKeyword: story.topics.text },
      request.targetWordCount,
    );
  },
});
