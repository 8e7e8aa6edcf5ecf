import type { Article } from '../article-parts.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { joined, type Phrase } from '../claims/passage.ts';
import { ruleTexts } from '../prose/rule-texts.ts';
import type { RuleName } from '../understand/subject.ts';
import { groupsOfRule, relationNames } from '../wording/pairing-phrases.ts';

/** Answers what a rule of compatibility is, and which signs it joins. */
export function ruleArticle(rule: RuleName): Article {
  const texts = ruleTexts[rule];
  const groups: readonly Phrase[] = groupsOfRule(rule);
  return {
    title: texts.title,
    description: texts.description,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            texts.answer,
            joined([
              'They are: ',
              ...groups.flatMap((group, index) => [index === 0 ? '' : '; ', group]),
              '.',
            ]),
          ),
        ],
      },
      {
        heading: `What the ${relationNames[rule]} mean`,
        blocks: texts.meaning.map((text) => paragraph(text)),
      },
      { heading: 'All of them', blocks: [bulletList(groups)] },
    ],
  };
}
