import { answersOf } from './answers.ts';
import type { Section } from './fit-sections.ts';
import { paragraph } from './html.ts';
import { nameOfSign } from './phrases.ts';
import type { Story } from './story.ts';

/** The introduction: the answers to the keyword, then the article's sources. */
export function introduction(story: Story): Section {
  const { choice, topics, request } = story;
  const answers = answersOf(story);
  const quoted = `“${topics.text}”`;
  const lead = choice.pick([
    `The short answer to ${quoted} comes first, the reasons after it.`,
    `Whoever looks up ${quoted} wants an answer before a lecture, so here it is.`,
    `What can be said of ${quoted} with a calendar in hand fits into a few lines.`,
    `A question such as ${quoted} has a part that can be checked and a part that is tradition; this article keeps them apart.`,
  ]);
  const promise = choice.pick([
    `Every New Year’s Day below is the Chinese calendar’s own, to the day, and whatever is claimed about ${quoted} names the rule behind it.`,
    `Dates are given to the day, because the Chinese year does not begin on the first of January, and ${quoted} is too often answered as if it did.`,
    `Where a figure appears it comes from the calendar or from the tables of Zodiac Atlas; where tradition speaks on ${quoted}, it is called tradition.`,
    `The calendar half of ${quoted} is exact and the character half is custom, and it helps to know which of the two one is reading.`,
  ]);
  const place = request.includeLocalSeo && request.businessLocation !== 'Global' ? localBlock(story) : [];
  return {
    heading: '',
    blocks: [
      { html: paragraph(lead, ...answers.slice(0, 3)), priority: 0 },
      ...(answers.length > 3 ? [{ html: paragraph(...answers.slice(3)), priority: 2 }] : []),
      { html: paragraph(promise), priority: 3 },
      ...place,
    ],
  };
}

function localBlock({ request, choice, shown }: Story) {
  const place = request.businessLocation
    .replace(/[\p{C}<>]/gu, '')
    .trim()
    .slice(0, 60);
  const state = shown.usStates.find(({ name }) => name.toLowerCase() === place.toLowerCase());
  const html = paragraph(
    choice.pick([
      `For readers in ${place}, the date that counts is the local one: the day as it was written at the place of birth.`,
      `In ${place}, as anywhere, a sign is read from the date on the birth certificate.`,
    ]),
    state
      ? `${state.name} (${state.year}) is itself filed under the ${nameOfSign(state.sign)}, by the date of its statehood.`
      : '',
  );
  return [{ html, priority: 1 }];
}
