import { KeywordRefused, type ArticleDraft, type ArticleFacts, type ArticleRequest } from './article.ts';
import { checkDraft } from './check-draft.ts';
import type { StatedClaim } from './claims/passage.ts';
import { fitSections, type OutlineSection } from './fit-sections.ts';
import { matchesMinors } from './match-of-minors.ts';
import { sectionsOf } from './sections/sections-of.ts';
import { headlines } from './sections/headlines.ts';
import { storyOf } from './story.ts';

/** A draft with everything that it states, as data. */
export interface ComposedArticle extends ArticleDraft {
  /** The sections of the body, in the order of the text, with their claims. */
  readonly outline: readonly OutlineSection[];
  /** The claims of the title and of the meta description. */
  readonly headlineClaims: readonly StatedClaim[];
}

/**
 * Composes an article about any keyword from the calendar and the product's tables: a pure function, so equal requests
 * and facts give the same article.
 *
 * @param request - the keyword and the number of words (300 to 5000)
 * @param facts - the rows of the tables, the keywords of existing articles, and the day of writing
 * @returns the draft, with its outline and all its claims as data
 * @throws KeywordRefused if the keyword asks to match a person under 18
 * @throws DraftRefused if the result violates a rule of `checkDraft`
 */
export function composeArticle(request: ArticleRequest, facts: ArticleFacts): ComposedArticle {
  const story = storyOf(request, facts);
  if (matchesMinors(story.topics, facts.today)) {
    throw new KeywordRefused('Articles do not match people under 18. Ask about adults, or about a sign.');
  }
  const { html, outline } = fitSections(sectionsOf(story), request.targetWordCount);
  const { title, metaDescription } = headlines(story);
  const draft = {
    title: title.text,
    metaDescription: metaDescription.text,
    html,
    targetKeyword: story.topics.text,
  };
  return {
    ...checkDraft(draft, request.targetWordCount),
    outline,
    headlineClaims: [...title.claims, ...metaDescription.claims],
  };
}
