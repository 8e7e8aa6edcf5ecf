import { tagged as text } from '@org/content/reading';
import type { LuckSex } from '@org/zodiac-core/pillars';
import { isYoung, who, type Audience } from '../audience.ts';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Chapter } from '../reading.ts';
import { lowerFirst } from '../words/grammar.ts';
import { courseOf } from '../years/course-of.ts';
import {
  firstToCome,
  inMonth,
  nextIfEnding,
  pointsOf,
  presentInShort,
  presentOf,
  textOfPhase,
  themeOfPhase,
} from './present-phase.ts';
import { byPeriod } from './reasons.ts';

/** The chapter without a sex: the phase of each course, or its next one if it ends within a year. */
export function ofBothCourses(chart: Chart, audience: Audience): Omit<Chapter, 'id' | 'heading'> {
  const young = isYoung(audience);
  const ofSex = (sex: LuckSex) => {
    const course = courseOf(chart, sex);
    const present = presentOf(course);
    const first = firstToCome(chart, course);
    const ending = present && nextIfEnding(chart, course, present);
    const phase = ending ?? present ?? first;
    const values = { phase: presentInShort(chart, course) };
    return {
      about: phase
        ? text(first ? 'chapters.phases.aboutFirst' : 'chapters.phases.about', {
            theme: themeOfPhase(chart, phase),
            start: inMonth(phase.startDate),
          })
        : text('chapters.phases.done'),
      points: pointsOf(chart, phase),
      opening: young
        ? text(`chapters.phases.openForYoung.${sex}`, values)
        : text(`chapters.phases.openFor.${sex}`, values),
      told: phase && textOfPhase(chart, phase),
    };
  };
  const [female, male] = [ofSex('female'), ofSex('male')];
  const reason = {
    ...byPeriod(chart, text('chapters.phases.countedFrom'), chart.pillars.month.name, 'ten-year-phases'),
    changes: text('changes.sex'),
    hangsOnHour: !chart.isTimeKnown,
  };
  return {
    summary: summaryOfBoth(young, female.about, male.about),
    paragraphs: toldOfBoth(audience, female, male).map((each) => paragraph(each, reason)),
    ...(female.points.whatHelps.join() === male.points.whatHelps.join()
      ? female.points
      : pointsOfBoth(young, female.points, male.points)),
  };
}

function summaryOfBoth(young: boolean, female: string, male: string): string {
  if (female === male)
    return young
      ? text('chapters.phases.summaryOpenAlikeYoung', { phase: female })
      : text('chapters.phases.summaryOpenAlike', { phase: female });
  return young
    ? text('chapters.phases.summaryOpenYoung', { female, male })
    : text('chapters.phases.summaryOpen', { female, male });
}

type Points = Pick<Chapter, 'whatHelps' | 'watchFor'>;

/** The first points of each course, with the sex for which they hold. */
function pointsOfBoth(young: boolean, female: Points, male: Points): Points {
  const voice = young ? 'young' : 'grown';
  const pointFor = (sex: LuckSex, point: string): string =>
    text(`chapters.phases.pointFor.${voice}.${sex}`, { point: lowerFirst(point) });
  const firstOf = (points: 'whatHelps' | 'watchFor'): string[] => [
    ...female[points].slice(0, 1).map((each) => pointFor('female', each)),
    ...male[points].slice(0, 1).map((each) => pointFor('male', each)),
  ];
  return { whatHelps: firstOf('whatHelps'), watchFor: firstOf('watchFor') };
}

interface ToldPhase {
  readonly opening: string;
  readonly told: string | undefined;
}

function toldOfBoth(audience: Audience, female: ToldPhase, male: ToldPhase): string[] {
  const intro = text('chapters.phases.open');
  if (female.told && female.told === male.told)
    return [
      intro,
      `${female.opening} ${male.opening} ${text('chapters.phases.openAlike', { text: female.told })}`,
    ];
  return [
    `${intro} ${text('chapters.phases.openOne', { who: who(audience) })}`,
    ...[female, male].map(({ opening, told }) => (told ? `${opening} ${told}` : opening)),
  ];
}
