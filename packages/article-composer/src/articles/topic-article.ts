import type { Article, Section } from '../article-parts.ts';
import { paragraph, sourcesNote } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { sourceById } from '../prose/sources.ts';
import { topicTexts } from '../prose/topic-texts.ts';
import { datedTopics, type Topic } from '../understand/subject.ts';
import { countedAge } from '../wording/age-phrases.ts';
import {
  lengthOfYear,
  newYearsDay,
  placeInCycle,
  signByYear,
  startOfSpring,
  yearByName,
  yearsBetween,
} from '../wording/calendar-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import { askedOfTopic } from './asked-of-topic.ts';
import { thisYear, type Context } from './context.ts';
import { calendarEvidence } from './topics/calendar-evidence.ts';
import { countryEvidence } from './topics/country-evidence.ts';
import { customEvidence } from './topics/custom-evidence.ts';
import type { Evidence } from './topics/evidence.ts';
import { signEvidence } from './topics/sign-evidence.ts';

/**
 * Explains a custom or a part of the calendar, with the complete evidence. One that is asked for a single year is not
 * explained: the article on the topic does that, and those on its years would repeat it.
 */
export function topicArticle(topic: Topic, year: number | null, context: Context): Article {
  const { title, description, answer, sections, sources } = topicTexts[topic];
  const asked = askedOfTopic(topic, year, context);
  const evidence = evidenceByTopic[topic](context, year);
  if (year !== null && asked !== undefined && datedTopics.has(topic) && topic !== 'leap month of 2033')
    return {
      title: asked.title,
      description: asked.description,
      sections: [
        {
          heading: '',
          blocks: [
            ...asked.answer.map((each) => paragraph(each)),
            sourcesNote(sources.slice(0, 1).map(sourceById)),
          ],
        },
        ...evidence,
      ],
    };
  const told = sections.map(([heading, ...texts], index): Section => ({
    heading,
    blocks: [
      ...texts.map((text) => paragraph(text)),
      // The first section is in every article, however short.
      ...(index === 0 ? [sourcesNote(sources.map(sourceById))] : []),
    ],
  }));
  return {
    title: asked?.title ?? title,
    description: asked?.description ?? description,
    sections: [
      { heading: '', blocks: [paragraph(...(asked?.answer ?? [answer, firstFact(topic, context)]))] },
      ...told.slice(0, 1),
      ...evidence,
      ...told.slice(1),
    ],
  };
}

/** A fact with a date that belongs into the answer itself. */
function firstFact(topic: Topic, context: Context): Phrase {
  const now = thisYear(context);
  switch (topic) {
    case 'age':
      return countedAge({ year: 1990, month: 12, day: 20 }, { year: 1991, month: 3, day: 1 });
    case 'new year':
      return say`The next falls on ${newYearsDay(now + 1)} and begins the ${yearByName(now + 1)} year.`;
    case 'spring':
      return say`In the coming year it is ${startOfSpring(now + 1)}, while New Year’s Day is ${newYearsDay(now + 1)}.`;
    case 'cycle':
      return say`The year ${yearByName(now)} has place ${stated(placeInCycle(now), ({ place }) => String(place))} in it.`;
    case 'leap month':
      return leapExample(now);
    case 'solar terms':
      return say`Those of the coming year begin with Lesser Cold on ${dayOfTerm(now + 1, 'xiao-han')}.`;
    case 'tai sui':
      return say`In the ${yearByName(now + 1)} year the lists name ${signsOffending(now + 1)}.`;
    case 'january':
      return say`The latest example: until the eve of ${newYearsDay(now)} it was still the ${signByYear(now - 1)}, from then on the ${signByYear(now)}.`;
    case 'years':
    case 'find':
      return say`The year ${yearByName(now)} began on ${newYearsDay(now)}.`;
    default:
      return '';
  }
}

function leapExample(now: number): Phrase {
  const year = yearsBetween(now, now + 4).find((each) => lengthOfYear(each).leapMonth !== null) ?? now;
  return say`The next year with one is the ${yearByName(year)} year, ${stated(lengthOfYear(year), ({ days, leapMonth }) => `whose month ${leapMonth} is kept twice and which has ${days} days`)}.`;
}

const evidenceByTopic: Readonly<Record<Topic, Evidence>> = {
  ...calendarEvidence,
  ...countryEvidence,
  ...customEvidence,
  ...signEvidence,
};
