import { say, stated } from '../claims/passage.ts';
import { paragraph } from '../claims/markup.ts';
import type { Block, Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import { filedUnder } from '../wording/table-phrases.ts';
import { answersOf } from './answers.ts';

/** The introduction: the answers to the keyword, then the article's sources. */
export function introduction(story: Story): Section {
  const { choice, request } = story;
  const answers = answersOf(story);
  const quoted = quotedKeyword(story);
  const lead = choice.pick([
    say`The short answer to ${quoted} comes first, the reasons after it.`,
    say`Whoever looks up ${quoted} wants an answer before a lecture, so here it is.`,
    say`What can be said of ${quoted} with a calendar in hand fits into a few lines.`,
    say`A question such as ${quoted} has a part that can be checked and a part that is tradition; this article keeps them apart.`,
  ]);
  const promise = choice.pick([
    say`Every New Year’s Day below is the Chinese calendar’s own, to the day, and whatever is claimed about ${quoted} names the rule behind it.`,
    say`Dates are given to the day, because the Chinese year does not begin on the first of January, and ${quoted} is too often answered as if it did.`,
    say`Where a figure appears it comes from the calendar or from the tables of Zodiac Atlas; where tradition speaks on ${quoted}, it is called tradition.`,
    say`The calendar half of ${quoted} is exact and the character half is custom, and it helps to know which of the two one is reading.`,
  ]);
  const isLocal = request.includeLocalSeo && request.businessLocation !== 'Global';
  return {
    about: 'answers',
    heading: '',
    blocks: [
      { priority: 0, content: paragraph(lead, ...answers.slice(0, 3)) },
      ...(answers.length > 3 ? [{ priority: 2, content: paragraph(...answers.slice(3)) }] : []),
      { priority: 3, content: paragraph(promise) },
      ...(isLocal ? [localBlock(story)] : []),
    ],
  };
}

function localBlock({ request, choice, shown }: Story): Block {
  const name = request.businessLocation
    .replace(/[\p{C}<>]/gu, '')
    .trim()
    .slice(0, 60);
  const place = stated({ kind: 'place', name }, (claim) => claim.name);
  const state = shown.usStates.find((row) => row.name.toLowerCase() === name.toLowerCase());
  const content = paragraph(
    choice.pick([
      say`For readers in ${place}, the date that counts is the local one: the day as it was written at the place of birth.`,
      say`In ${place}, as anywhere, a sign is read from the date on the birth certificate.`,
    ]),
    state ? say`${filedUnder('usStates', state, 'is itself')}, by the date of its statehood.` : '',
  );
  return { content, priority: 1 };
}
