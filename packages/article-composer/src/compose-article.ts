import { KeywordRefused, type ArticleDraft, type ArticleFacts, type ArticleRequest } from './article.ts';
import { calendarSection, circleSection, yearNotes, yearsTable } from './calendar-sections.ts';
import { checkDraft } from './check-draft.ts';
import { compatibilitySections, rulesSection } from './compatibility-sections.ts';
import { elementPortraitSections, kindsOfSignSections } from './element-sections.ts';
import { fitSections } from './fit-sections.ts';
import { foundingSections } from './founding-sections.ts';
import { headlines } from './headlines.ts';
import { numerologySection } from './numerology-section.ts';
import { introduction } from './introduction.ts';
import { matchesMinors } from './match-of-minors.ts';
import { pairSection } from './pair-section.ts';
import { closing, questions } from './questions.ts';
import { signSections } from './sign-sections.ts';
import { storyOf } from './story.ts';

/**
 * Composes an article about any keyword from the calendar and the product's tables. The result is deterministic: equal
 * requests and facts give the same article.
 *
 * @param request - the keyword and the number of words (300 to 5000)
 * @param facts - the rows of the tables and the keywords of existing articles
 * @throws KeywordRefused if the keyword asks to match somebody under 18
 * @throws DraftRefused if the result violates a rule of `checkDraft`
 */
export function composeArticle(request: ArticleRequest, facts: ArticleFacts): ArticleDraft {
  const story = storyOf(request, facts);
  if (matchesMinors(story.topics, new Date())) {
    throw new KeywordRefused('Nobody under 18 is matched with anybody. Ask about adults, or about a sign.');
  }
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
      introduction(story),
      ...sections.filter(({ matchesKeyword }) => matchesKeyword),
      ...sections.filter(({ matchesKeyword }) => !matchesKeyword),
      questions(story),
      closing(story),
    ],
    request.targetWordCount,
  );
  return checkDraft({ ...headlines(story), html, targetKeyword: story.topics.text }, request.targetWordCount);
}
