import { quotation } from '../claims/markup.ts';
import { listed, say } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';

/** The entertainment notice, which closes every article. `repair-articles` recognises composed articles by it. */
export function notice(story: Story): Section {
  const { choice, topics, focus } = story;
  const subject = topics.text ? quotedKeyword(story) : listed(focus.map(({ name }) => name));
  return {
    about: 'notice',
    heading: '',
    blocks: [
      {
        priority: 0,
        content: quotation(
          choice.pick([
            say`What is said here of ${subject} is for entertainment; it is not professional advice on careers, money or love.`,
            say`For entertainment only: this page on ${subject} is no professional career advice.`,
            say`Please read ${subject} as entertainment, and take professional advice where a decision matters.`,
          ]),
        ),
      },
    ],
  };
}
