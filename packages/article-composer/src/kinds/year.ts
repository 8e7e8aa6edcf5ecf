import {
  compatibility,
  getChineseNewYear,
  getStartOfSpring,
  zodiacSigns,
  type Relation,
  type ZodiacSign,
} from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { text } from '@org/content/articles';
import { text as reading } from '@org/content/reading';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph, table } from '../claims/markup.ts';
import { listed, say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import type { Entities } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { grownUpAfterYears } from '../keyword/minors.ts';
import {
  answer,
  characterSection,
  childrenSection,
  dailySection,
  loveSection,
  matchesSection,
  prose,
  storySection,
  workSection,
} from '../sections/sign-sections.ts';
import { foundedIn, foundedSixtyYearsBefore } from '../sections/row-sections.ts';
import { luckiestOf, relationsOfPair } from '../sections/pair-sections.ts';
import {
  elementByYear,
  elementOfYear,
  isOrWas,
  isPast,
  isYearOver,
  leapMonthInWords,
  lengthOfYear,
  monthNames,
  newYearsDay,
  newYearsDayIn,
  newYearsEve,
  nextNewYear,
  nowAfter,
  placeInCycle,
  signByYear,
  spanOfYear,
  startOfSpring,
  weekdayOf,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { dateOfFestival, festivalNames, festivalsTable } from '../wording/festivals.ts';
import { pointsOfPair } from '../wording/pairing-phrases.ts';
import { addedBy, plural } from '../wording/sign-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';
import { beliefOn } from './element.ts';
import type { Context, Kind, KindArticle } from '../kind.ts';

type Focus = 'year' | 'twelve' | 'new year' | 'tai sui';

/** One year of the calendar: its animal and dates, its New Year, or its relations to all twelve signs. */
export const year: Kind<Focus> = {
  id: 'year',
  needs: { years: 1, signs: [0, 2], elements: [0, 1] },
  fits: ({ years: [asked = 0], signs: [one] }, today) =>
    one === undefined || one === signOfYear(asked) || asked < today.getUTCFullYear(),
  focuses: {
    year: 'year years personality character characteristics traits people next this coming upcoming baby babies child children kids animal element dates date born birth birthday meaning calendar begin start end long days january february march april june july august september october november december',
    twelve:
      'expect expects predictions prediction predict forecast forecasts horoscope horoscopes luck lucky luckiest unlucky unluckiest best worst fortune twelve 12 favored outlook good bad',
    'new year':
      'new year lunar cny spring festival eve date holiday celebration celebrated celebrate long last days',
    'tai sui': 'tai sui offend offends offending clash conflict god',
  },
  category: () => 'years',
  key: ({ years: [asked] }, focus) => (focus === 'year' ? `year ${asked ?? ''}` : `${focus} ${asked ?? ''}`),
  write(entities, focus, context) {
    const {
      years: [asked = 0],
    } = entities;
    return { ...writers[focus](asked, entities, context), sources: ['calendar', 'tai sui'] };
  },
};

type Written = Omit<KindArticle, 'sources'>;

const writers: Readonly<Record<Focus, (year: number, entities: Entities, context: Context) => Written>> = {
  year: (asked, entities, context) => {
    const isOver = isYearOver(asked, context.facts.today);
    return {
      title: filled(text('titles.year'), { year: yearByName(asked) }),
      description: filled(text('titles.yearAbout'), {
        year: yearByName(asked),
        span: spanOfYear(asked),
        more: text(isOver ? 'labels.itsPeople' : 'labels.allTwelve'),
      }),
      sections: [
        answerOf(asked, entities, context.facts.today),
        themeSection(asked),
        ...(isOver ? [bornSection(asked), ...livesOf(asked, context)] : [twelveSection(asked)]),
        calendarSection(asked),
        ...foundedIn(asked, context),
        ...foundedSixtyYearsBefore(asked, context, { isLinked: foundedIn(asked, context).length === 0 }),
        ...(isOver ? [] : [{ heading: text('heads.festivals'), blocks: [festivalsTable(asked)] }]),
        againSection(asked),
        ...(isOver ? [matchesSection(signOfYear(asked))] : [bornSection(asked)]),
        storySection(signOfYear(asked)),
      ],
      questions: [[text('questions.hour.ask'), text('questions.hour.say')]],
      figure: {
        kind: 'year',
        year: asked,
        marks: [{ label: text('labels.startOfSpring'), date: getStartOfSpring(asked) }],
      },
    };
  },
  twelve: (asked, _entities, { facts: { today } }) => ({
    title: filled(text('titles.twelveInYear'), { sign: signByYear(asked), year: yearInFigures(asked) }),
    description: filled(text('titles.twelveInYearAbout'), {
      year: yearByName(asked),
      span: spanOfYear(asked),
    }),
    sections: [
      answer(
        filled(text('year.twelve'), {
          year: yearInFigures(asked),
          supports: isYearOver(asked, today) ? 'supported' : 'supports',
          good: supported(asked),
          advises: isYearOver(asked, today) ? 'advised' : 'advises',
          careful: careful(asked),
        }),
        nowAfter(asked, today),
      ),
      twelveTable(asked),
      ...signSections(asked, ordered(asked)),
      themeSection(asked),
      calendarSection(asked),
      { heading: text('heads.festivals'), blocks: [festivalsTable(asked)] },
    ],
    questions: [
      [text('questions.offends.ask'), taiSuiOf(asked, today)],
      [text('questions.foretells.ask'), text('questions.foretells.say')],
    ],
    figure: { kind: 'bonds', sign: signOfYear(asked).id },
  }),
  'new year': (asked, _entities, { facts: { today } }) => ({
    title: filled(text('titles.newYear'), { year: firstDayYear(asked) }),
    description: filled(text('titles.newYearAbout'), { day: newYearsDay(asked), year: yearByName(asked) }),
    sections: [
      answer(
        filled(text('year.new'), {
          year: firstDayYear(asked),
          verb: isPast(getChineseNewYear(asked), today) ? 'fell' : 'falls',
          begins: isPast(getChineseNewYear(asked), today) ? 'began' : 'begins',
          weekday: weekdayOf(getChineseNewYear(asked)),
          day: newYearsDay(asked),
          element: elementByYear(asked),
          sign: signByYear(asked),
        }),
        filled(text('year.eve'), {
          verb: isOrWas(getChineseNewYear(asked), today),
          day: newYearsEve(asked),
        }),
        isPast(getChineseNewYear(asked), today)
          ? filled(text('year.next-new'), { day: newYearsDay(nextNewYear(today)) })
          : '',
      ),
      prose(text('heads.whatPeopleDo'), ...text('customs.new-year')),
      { heading: text('heads.festivals'), blocks: [festivalsTable(asked)] },
      prose(
        text('heads.whyTheDateMoves'),
        text('topics.calendar.answer'),
        ...text('topics.calendar.first').slice(1),
      ),
      prose(text('heads.whyRed'), text('topics.red.answer'), ...text('topics.red.second').slice(1)),
      themeSection(asked),
      {
        heading: text('heads.theDatesAroundIt'),
        blocks: [yearsTable(text('tables.newYearsBeforeAndAfter'), calendarYears(asked - 4, asked + 6))],
      },
      calendarSection(asked),
    ],
    questions: [
      [text('questions.season.ask'), text('questions.season.say')],
      [text('questions.abroad.ask'), text('questions.abroad.say')],
    ],
    figure: {
      kind: 'year',
      year: asked,
      marks: (['lantern', 'dragon boat', 'mid-autumn'] as const).map((festival) => ({
        label: festivalNames[festival].short,
        date: dateOfFestival(festival, asked),
      })),
    },
  }),
  'tai sui': (asked, _entities, { facts: { today } }) => ({
    title: filled(text('titles.taiSui'), { year: yearInFigures(asked) }),
    description: filled(text('titles.taiSuiAbout'), {
      signs: signsOffending(asked),
      verb: isYearOver(asked, today) ? 'offended' : 'offend',
      year: yearByName(asked),
    }),
    sections: [
      answer(
        taiSuiOf(asked, today),
        nowAfter(asked, today),
        isYearOver(asked, today) ? taiSuiNow(zodiacYearOn(today)) : '',
      ),
      prose(text('heads.whatTaiSuiIs'), ...text('topics.tai sui.first').slice(1)),
      twelveTable(asked),
      ...signSections(
        asked,
        ordered(asked).filter((one) => taiSui(asked, one.id).relations.length > 0),
      ),
      prose(text('heads.whatCustomDoes'), ...text('topics.tai sui.second').slice(1)),
      themeSection(asked),
      calendarSection(asked),
    ],
    questions: [
      [text('questions.supported.ask'), filled(text('questions.suits.say'), { best: supported(asked) })],
      [text('questions.list-of-tai-sui.ask'), text('questions.list-of-tai-sui.say')],
    ],
    figure: { kind: 'bonds', sign: signOfYear(asked).id },
  }),
};

/** To which sign a birthday in a month of a year belongs, if a keyword names the month. */
function answerForMonth(asked: number, keyword: string): Phrase | undefined {
  const month =
    1 +
    monthNames.findIndex((name) =>
      new RegExp(String.raw`\b${name}\b|\b${name.slice(0, 3)}\b`, 'i').test(keyword),
    );
  if (month === 0) return undefined;
  const { month: first } = getChineseNewYear(asked);
  const place = month < first ? 'before' : month === first ? 'around' : 'after';
  return filled(text(`year.in-month.${place}`), {
    month: monthNames[month - 1] ?? '',
    year: yearInFigures(asked),
    element: elementByYear(asked - 1),
    other: signByYear(asked - 1),
    own: elementByYear(asked),
    sign: signByYear(asked),
    day: newYearsDay(asked),
    span: spanOfYear(asked),
  });
}

const taiSuiNow = (now: number): Phrase => filled(text('year.tai-now'), { signs: signsOffending(now) });

const taiSuiOf = (asked: number, today: Date): Phrase =>
  filled(text('year.tai'), {
    year: yearInFigures(asked),
    signs: signsOffending(asked),
    verb: isYearOver(asked, today) ? 'offended' : 'offend',
  });

function answerOf(asked: number, { signs, text: keyword, words }: Entities, today: Date): Section {
  const ruler = signOfYear(asked);
  const [one, ...others] = signs;
  const name = {
    year: yearInFigures(asked),
    verb: isYearOver(asked, today) ? 'was' : 'is',
    element: elementByYear(asked),
    sign: signByYear(asked),
    span: spanOfYear(asked),
  };
  const before = filled(text('year.before'), { year: yearInFigures(asked), other: signByYear(asked - 1) });
  if (one && others.length === 0 && one !== ruler)
    return answer(
      filled(text('year.no'), {
        ...name,
        asked: one.name,
        nearest: listed(yearsOfSign(one, asked - 12, asked + 12).map(yearByName)),
      }),
    );
  const ofMonth = answerForMonth(asked, keyword);
  if (ofMonth !== undefined) return answer(ofMonth);
  if (words.includes('element'))
    return answer(filled(text('year.element'), name), filled(text('year.answer'), name), before);
  const isAsked = one === ruler && /^(?:is|was)\b/.test(keyword);
  const isOfCharacter = words.some((word) => /^(?:personality|character|traits?)$/.test(word));
  return answer(
    filled(isAsked ? text('year.yes') : text('year.answer'), name),
    isOfCharacter
      ? filled(text('year.people'), {
          element: elementByYear(asked),
          sign: signByYear(asked),
          traits: ruler.traits.toLowerCase(),
          quality: addedBy(elementOfYear(asked), ruler),
        })
      : before,
    isYearOver(asked, today)
      ? filled(text('year.over'), {
          sign: signByYear(asked),
          day: newYearsDay(yearsOfSign(ruler, nextNewYear(today), nextNewYear(today) + 11)[0] ?? asked),
        })
      : '',
  );
}

/** The signs by how much the rules support them in a year, best first. */
const ordered = (asked: number): readonly ZodiacSign[] =>
  zodiacSigns.toSorted(
    (a, b) =>
      compatibility(b.id, signOfYear(asked).id).score - compatibility(a.id, signOfYear(asked).id).score,
  );

const supported = (asked: number): Passage => listed(luckiestOf(asked).map(({ name }) => name));

const careful = (asked: number): Passage => signsOffending(asked);

const twelveTable = (asked: number): Section => ({
  heading: text('heads.twelve'),
  blocks: [
    table(
      filled(text('titles.signsInYear'), {
        year: yearByName(asked),
        text: text('tables.signs').toLowerCase(),
      }),
      text('columns.signsInYear'),
      ordered(asked).map((one): Phrase[] => [
        one.name,
        pointsOfPair(one, signOfYear(asked)),
        text(`relations.${compatibility(one.id, signOfYear(asked).id).basis}.name`),
        taiSui(asked, one.id).relations.length > 0 ? 'offends' : 'no',
      ]),
    ),
  ],
});

/** The rules between a sign and the animal of a year. Rules that call for care come first. */
function rulesIn(one: ZodiacSign, asked: number): readonly [Relation, ...Relation[]] {
  const [basis = 'neutral', ...others] = relationsOfPair(one, signOfYear(asked));
  const more = others.filter((rule) => rule !== 'neutral' && rule !== 'three-meetings');
  const careful = more.filter((rule) => rule !== 'six-harmony' && rule !== 'three-harmonies');
  const [first = basis, ...rest] = taiSui(asked, one.id).relations.length > 0 ? careful : [];
  return basis === 'six-harmony' || basis === 'three-harmonies'
    ? [first, ...rest, ...(first === basis ? [] : [basis])]
    : [basis, ...more];
}

/** One point that helps people of a sign. */
const helpOf = ({ id }: ZodiacSign): string => reading(`signs.${id}.helps`)[0] ?? '';

/** The year for some signs. Those with the same rules share a section, with a point for each. */
const signSections = (asked: number, signs: readonly ZodiacSign[]): Section[] =>
  [...Map.groupBy(signs, (one) => rulesIn(one, asked).join(' ')).values()].flatMap((group) => {
    const [one] = group;
    if (!one) return [];
    const [first, ...others] = rulesIn(one, asked);
    return {
      heading: say`${listed(group.map(({ name }) => name))}: ${text(`relations.${first}.mood`)}`,
      blocks: [
        paragraph(
          text(`relations.${first}.year`),
          ...others.map((rule) => filled(text('year.also'), { relation: text(`relations.${rule}.two`) })),
          text(`relations.${first}.year-do`),
        ),
        ...(group.length === 1
          ? [paragraph(filled(text('year.help'), { sign: one.name, help: helpOf(one) }))]
          : [
              paragraph(text('year.helps')),
              bulletList(group.map((each) => `${each.name}: ${helpOf(each)}`)),
            ]),
      ],
    };
  });

function twelveSection(asked: number): Section {
  const section = twelveTable(asked);
  return {
    ...section,
    blocks: [
      paragraph(
        filled(text('year.twelveOnly'), {
          year: yearInFigures(asked),
          good: supported(asked),
          careful: careful(asked),
        }),
      ),
      ...section.blocks,
    ],
  };
}

const themeSection = (asked: number): Section =>
  prose(
    text('heads.whatTheYearIsConnectedWith'),
    text(`signs.${signOfYear(asked).id}.theme`),
    text(`elements.${elementOfYear(asked)}.year`),
    text(`elements.${elementOfYear(asked)}.meaning`),
  );

function bornSection(asked: number): Section {
  const ruler = signOfYear(asked);
  const character = characterSection(ruler);
  return {
    heading: text('heads.born'),
    blocks: [
      paragraph(
        filled(text('year.born'), { element: elementByYear(asked), people: plural(ruler) }),
        text(`elements.${elementOfYear(asked)}.pillar`),
      ),
      ...character.blocks,
      paragraph(text(`elements.${elementOfYear(asked)}.people`)),
      ...beliefOn(asked).map((each) => paragraph(each)),
    ],
  };
}

/** Love and work of the people born in a year if they are adults; otherwise children of the sign. */
const livesOf = (asked: number, { facts }: Context): readonly Section[] =>
  facts.today.getUTCFullYear() - asked < grownUpAfterYears
    ? [childrenSection(signOfYear(asked))]
    : [loveSection(signOfYear(asked)), workSection(signOfYear(asked)), dailySection(signOfYear(asked))];

function calendarSection(asked: number): Section {
  const cycle = placeInCycle(asked);
  const length = lengthOfYear(asked);
  return {
    heading: text('heads.calendar'),
    blocks: [
      table(
        filled(text('titles.theYear'), { year: yearByName(asked) }),
        [],
        [
          [text('labels.newYearsDay'), newYearsDay(asked)],
          [text('labels.lastDay'), newYearsEve(asked + 1)],
          [text('labels.days'), stated(length, ({ days }) => String(days))],
          ['Leap month', stated(length, ({ leapMonth }) => leapMonthInWords(leapMonth))],
          [text('labels.stemAndBranch'), stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`)],
          [text('labels.placeInCycle'), stated(cycle, ({ place }) => String(place))],
          [text('labels.yinOrYang'), stated(cycle, ({ polarity }) => polarity)],
          [text('labels.startOfSpring'), startOfSpring(asked)],
          ...(asked >= 1968 && asked <= 2100
            ? [[text('labels.newYearInVietnam'), newYearsDayIn('vietnam', asked)]]
            : []),
          ...(asked >= 1912 && asked <= 2100
            ? [[text('labels.newYearInKorea'), newYearsDayIn('korea', asked)]]
            : []),
          [text('labels.offendingTaiSui'), signsOffending(asked)],
        ],
      ),
    ],
  };
}

/** The years sixty years before and after, and the years of the sign around it. */
function againSection(asked: number): Section {
  const sign = signOfYear(asked);
  const rows = yearsOfSign(sign, asked - 36, asked + 36).filter(isInCalendar);
  return {
    heading: filled(text('heads.again'), { sign: sign.name }),
    blocks: [
      ...(isInCalendar(asked - 60) && isInCalendar(asked + 60)
        ? [
            paragraph(
              filled(text('year.cycle'), {
                before: yearInFigures(asked - 60),
                after: yearInFigures(asked + 60),
              }),
            ),
          ]
        : []),
      yearsTable(filled(text('titles.yearsAround'), { sign: sign.name }), rows),
    ],
  };
}

const isInCalendar = (each: number): boolean => each > 1583 && each < 2200;

const calendarYears = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(isInCalendar);

const firstDayYear = (asked: number): Passage =>
  stated({ kind: 'first day', year: asked, date: getChineseNewYear(asked) }, ({ date }) => String(date.year));
