import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, type Markup } from '../claims/markup.ts';
import { listed, lowerFirst, say, textOf, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import {
  answer,
  characterSection,
  childrenSection,
  companiesSection,
  dailySection,
  factsSection,
  friendsSection,
  helpSection,
  kindsSection,
  laterSection,
  loveSection,
  matchesSection,
  moneySection,
  prose,
  quarrelSection,
  schoolSection,
  storySection,
  strengthsSection,
  theSign,
  workSection,
} from '../sections/sign-sections.ts';
import { foundedIn, foundedSixtyYearsBefore } from '../sections/row-sections.ts';
import type { Entities } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { atWork, gradeOf, inLove, pairSentence } from '../sections/pair-sections.ts';
import {
  calendarYearsBetween,
  elementByYear,
  elementOfYear,
  newYearsDay,
  spanOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import {
  addedBy,
  characterOf,
  doubleHour,
  fixedElement,
  placeInCircle,
  plural,
  withMoney,
} from '../wording/sign-phrases.ts';
import { yearsOfOneSign } from '../wording/years-table.ts';
import type { Context, Kind, KindArticle } from '../kind.ts';
import { hoursTable } from './topic-evidence.ts';

type Focus = 'character' | 'love' | 'years' | 'culture' | 'order' | 'money' | 'own year' | 'hour';

/** One sign: its character, love, years, story, money, own year or double hour. */
export const sign: Kind<Focus> = {
  id: 'sign',
  needs: { signs: 1, years: [0, 1] },
  // The element of a year comes from its stem, so the article about the year has it.
  fits: (entities, today) =>
    bornInSign(entities, today) && !(entities.years.length > 0 && entities.words.includes('element')),
  focuses: {
    character:
      'personality character characteristics traits temperament nature strengths weaknesses men women man woman male female guy lady father mother dad mom son daughter child children baby babies parent kids described friend friends',
    love: 'love husband wife boyfriend girlfriend relationship relationships romance romantic dating marriage marry married partner soulmate compatibility compatible match matches matching best worst enemy enemies clash opposite get along goes secret friend allies attract attracted suit suits',
    years:
      'year yearof years years of the next year last year birth year dates date born birth next last when begin end old age ages calendar element elements comes often how long',
    culture:
      'culture story legend symbol symbolism represents represent stand popular famous myth mythical mythology history origin why real animal folklore spirit superstition superstitions',
    order: 'why first second third last place order race came won before after follows comes next',
    money: 'money wealth wealthy rich richest poor saving spending',
    'own year':
      'own year years ben ming nian benming my red thread string bracelet wear wearing belt worst bad unlucky',
    hour: 'hour hours double shichen oclock time',
  },
  category: () => 'signs',
  key: ({ signs: [one] }, focus) => `${one?.id ?? ''} ${focus}`,
  write({ signs: [one = zodiacSigns[0] as ZodiacSign], years: [year], text: keyword }, focus, context) {
    const written = writers[focus](one, context);
    const [first, ...others] = written.sections;
    const asked = answerToDetail({ one, year, keyword, focus }, context);
    // The first paragraph is the answer.
    const after = ofMenAndWomen.test(keyword) ? [paragraph(text('sign.men-and-women'))] : [];
    const sections = first
      ? [{ ...first, blocks: [...(asked ? [paragraph(asked)] : []), ...first.blocks, ...after] }, ...others]
      : written.sections;
    return { ...written, sections, figure: { kind: 'bonds', sign: one.id } };
  },
  larger: ({ signs: [one] }) => `${one?.name.toLowerCase() ?? ''} personality`,
};

interface AskedOfSign {
  readonly one: ZodiacSign;
  readonly year: number | undefined;
  readonly keyword: string;
  readonly focus: Focus;
}

/** The answer to a keyword that asks for a detail of a sign, as in "tiger weaknesses". */
function answerToDetail({ one, year, keyword, focus }: AskedOfSign, context: Context): Phrase | undefined {
  if (/\bsecret friends?\b/.test(keyword)) return secretFriendOf(one);
  if (focus === 'order' && /\b(?:after|before|next|follows?)\b/.test(keyword)) return neighborsOf(one);
  if (/\b(?:best|good|luck(?:y|iest)) years?\b/.test(keyword)) return friendlyYearsOf(one, yearNow(context));
  if (focus === 'culture') return text(`signs.${one.id}.stands`);
  if (focus === 'years' && /\bmean/.test(keyword)) return text(`signs.${one.id}.theme`);
  if (year !== undefined && one === signOfYear(year))
    return filled(text('sign.of-year'), {
      year: yearInFigures(year),
      element: elementByYear(year),
      sign: one.name,
      quality: addedBy(elementOfYear(year), one),
    });
  if (/\bweak(?:ness(?:es)?)?\b/.test(keyword)) return sidesOf(one, 'weaknesses');
  if (/\bstrengths?\b/.test(keyword)) return sidesOf(one, 'strengths');
  if (/\belements?\b/.test(keyword))
    return filled(text('career.element'), {
      sign: one.name,
      element: fixedElement(one),
      people: text('sign.element-of-year'),
    });
  return undefined;
}

/** The next years whose animal is a friend of a sign. */
const friendlyYearsOf = (one: ZodiacSign, now: number): Phrase =>
  filled(text('sign.best-years'), {
    sign: one.name,
    years: listed(
      calendarYearsBetween(now + 1, now + zodiacSigns.length)
        .filter((each) => gradeOf(one, signOfYear(each)) === 'high')
        .map(yearByName),
    ),
  });

/** The strong or the weak sides of a sign in one sentence. */
const sidesOf = (one: ZodiacSign, sides: 'strengths' | 'weaknesses'): Phrase =>
  filled(text(`sign.${sides}`), { sign: one.name, sides: one[sides].map(lowerFirst).join('; ') });

/** A keyword that asks for the men or the women of a sign. */
const ofMenAndWomen = /\b(?:m[ae]n|wom[ae]n|males?|females?|guys?|lad(?:y|ies))\b/;

type Written = Omit<KindArticle, 'figure'>;

const writers: Readonly<Record<Focus, (sign: ZodiacSign, context: Context) => Written>> = {
  character: (one, context) => ({
    title: filled(text('titles.personality'), { sign: one.name }),
    description: filled(text('titles.personalityAbout'), { traits: one.traits, sign: one.name }),
    sections: [
      answer(
        filled(text('sign.answer'), {
          sign: say`${one.name} (${characterOf(one)})`,
          traits: lowerFirst(one.traits),
          place: placeInCircle(one),
        }),
      ),
      characterSection(one),
      strengthsSection(one),
      loveSection(one),
      matchesSection(one),
      workSection(one),
      friendsSection(one),
      moneySection(one),
      dailySection(one),
      quarrelSection(one),
      helpSection(one),
      childrenSection(one),
      schoolSection(one),
      laterSection(one),
      kindsSection(one, yearNow(context)),
      storySection(one),
      factsSection(one),
      ...companiesSection(one, context),
    ],
    questions: [nextYearAsked(one, context)],
    sources: [`${one.id} sign`, 'branches'],
  }),
  love: (one, context) => ({
    title: filled(text('titles.love'), { sign: one.name }),
    description: filled(text('titles.loveAbout'), { sign: one.name }),
    sections: [
      answer(
        filled(text('sign.love'), { sign: one.name, best: bestPartnersOf(one), worst: worstOf(one) }),
        filled(text('sign.described'), { sign: one.name, traits: lowerFirst(one.traits) }),
      ),
      loveSection(one),
      partnersSection(one),
      dailySection(one),
      quarrelSection(one),
      matchesSection(one),
      helpSection(one),
      strengthsSection(one),
      friendsSection(one),
      kindsSection(one, yearNow(context)),
    ],
    questions: [nextYearAsked(one, context)],
    sources: ['branches', `${one.id} sign`],
  }),
  years: (one, context) => {
    const [last, next] = lastAndNext(one, context);
    const isNow = last === yearNow(context);
    return {
      title: filled(text('titles.years'), { sign: one.name }),
      description: filled(text('titles.yearsAbout'), { sign: one.name, span: spanOfYear(next) }),
      sections: [
        answer(
          isNow
            ? filled(text('sign.yearsNow'), {
                sign: one.name,
                year: yearByName(last),
                span: spanOfYear(last),
                next: newYearsDay(next),
              })
            : filled(text('sign.yearsNext'), {
                sign: one.name,
                span: spanOfYear(next),
                last: say`${yearByName(last)}, from ${spanOfYear(last)}`,
              }),
        ),
        {
          heading: text('heads.dates'),
          blocks: [
            yearsOfOneSign(
              filled(text('titles.yearsOfSignWithDays'), { sign: one.name }),
              yearsOfSign(one, 1900, next + 24),
            ),
          ],
        },
        prose(text('heads.whatTheYearIsConnectedWith'), text(`signs.${one.id}.theme`)),
        characterSection(one),
        dailySection(one),
        kindsSection(one, yearNow(context)),
        ...foundedIn(last, context),
        ...foundedSixtyYearsBefore(next, context, { isLinked: foundedIn(last, context).length === 0 }),
        storySection(one),
        strengthsSection(one),
        helpSection(one),
        matchesSection(one),
      ],
      sources: ['calendar', 'branches'],
    };
  },
  culture: (one, context) => ({
    title: filled(text('titles.culture'), { sign: one.name }),
    description: filled(text('titles.cultureAbout'), { sign: one.name }),
    sections: [
      answerOnPlace(one),
      storySection(one),
      ...taleOfTheRace(),
      factsSection(one),
      prose(text('heads.whatItsYearIsConnectedWith'), text(`signs.${one.id}.theme`)),
      characterSection(one),
      dailySection(one),
      strengthsSection(one),
      friendsSection(one),
    ],
    questions: questionsOf(one, context),
    sources: [`${one.id} sign`, 'shuihudi'],
  }),
  order: (one, context) => ({
    title: filled(text('titles.orderOfSign'), { sign: one.name }),
    description: filled(text('titles.orderOfSignAbout'), { sign: one.name }),
    sections: [
      answerOnPlace(one),
      ...taleOfTheRace(),
      factsSection(one),
      characterSection(one),
      strengthsSection(one),
      dailySection(one),
    ],
    questions: questionsOf(one, context),
    sources: ['shuihudi', 'lunheng', `${one.id} sign`],
  }),
  money: (one, context) => ({
    title: filled(text('titles.money'), { sign: one.name }),
    description: filled(text('titles.moneyAbout'), { sign: one.name }),
    sections: [
      answer(filled(text('sign.money'), { people: plural(one), text: withMoney(one) })),
      workSection(one),
      strengthsSection(one),
      dailySection(one),
      helpSection(one),
      prose(
        text('heads.inBusiness'),
        filled(text('career.business'), { business: lowerFirst(one.businessTraits) }),
      ),
      characterSection(one),
      friendsSection(one),
      storySection(one),
      factsSection(one),
      ...companiesSection(one, context),
    ],
    questions: questionsOf(one, context),
    sources: [`${one.id} sign`],
  }),
  'own year': (one, context) => {
    const [last, next] = lastAndNext(one, context);
    const own = last === yearNow(context) ? last : next;
    return {
      title: filled(text('titles.ownYear'), { sign: one.name }),
      description: filled(text('titles.ownYearAbout'), { sign: one.name, span: spanOfYear(own) }),
      sections: [
        answer(
          filled(text(own === last ? 'sign.own-now' : 'sign.own'), {
            sign: one.name,
            span: spanOfYear(own),
          }),
        ),
        prose(text('heads.whatCustomSays'), ...text('topics.own year.first').slice(1)),
        prose(
          text('heads.advice'),
          inLove('same-sign'),
          atWork('same-sign'),
          text('relations.same-sign.year-do'),
        ),
        {
          heading: text('heads.dates'),
          blocks: [
            yearsOfOneSign(
              filled(text('titles.ownYears'), { sign: one.name }),
              yearsOfSign(one, last - 36, next + 36),
            ),
          ],
        },
        prose(text('heads.howSeriouslyToTakeIt'), ...text('topics.own year.second').slice(1)),
        characterSection(one),
        dailySection(one),
        helpSection(one),
      ],
      questions: questionsOf(one, context),
      sources: ['zodiac'],
    };
  },
  hour: (one, context) => ({
    title: filled(text('titles.hour'), { sign: one.name }),
    description: filled(text('titles.hourAbout'), { sign: one.name, hours: doubleHour(one) }),
    sections: [
      answer(filled(text('sign.hour'), { sign: one.name, hours: doubleHour(one) })),
      prose(text('heads.howABirthIsPlaced'), ...text('topics.hours.first').slice(1)),
      prose(text('heads.whatItIsUsedFor'), ...text('topics.hours.second').slice(1)),
      { heading: text('heads.itsHoursAndTheOthers'), blocks: [hoursTable()] },
      characterSection(one),
      strengthsSection(one),
      dailySection(one),
      storySection(one),
      factsSection(one),
    ],
    questions: questionsOf(one, context),
    sources: ['hours'],
  }),
};

/** The place of a sign in the circle, and how the tale of the race explains it. */
const answerOnPlace = (one: ZodiacSign): Section =>
  answer(
    filled(text('sign.culture'), {
      sign: say`${one.name} (${characterOf(one)})`,
      place: placeInCircle(one),
      reason: text(`race.${one.id}`),
    }),
  );

/** The whole tale, and what history knows of the order. */
function taleOfTheRace(): readonly Section[] {
  return [text('topics.race.first'), text('topics.race.second')].map(([heading = '', ...told]) =>
    prose(heading, ...told),
  );
}

const neighborsOf = (one: ZodiacSign): Phrase => {
  const place = zodiacSigns.indexOf(one);
  const [before, after] = [place - 1, place + 1].map((each) => zodiacSigns.at(each % zodiacSigns.length));
  return filled(text('sign.neighbors'), {
    sign: one.name,
    before: before?.name ?? '',
    after: after?.name ?? '',
  });
};

const secretFriendOf = (one: ZodiacSign): Passage =>
  filled(text('sign.secret-friend'), {
    sign: one.name,
    friend: listed(partnersOf(one, 'six-harmony').map(theSign)),
  });

const worstOf = (one: ZodiacSign): Passage => listed(partnersOf(one, 'six-clash').map(({ name }) => name));

const yearNow = ({ facts }: Context): number => zodiacYearOn(facts.today);

/** The latest year of a sign that has begun, and the sign's next year. */
function lastAndNext(one: ZodiacSign, context: Context): readonly [last: number, next: number] {
  const now = yearNow(context);
  const [last = now] = yearsOfSign(one, now - 11, now);
  return [last, last + 12];
}

/** The best matches and the opposite sign, each with its reason. */
function partnersSection(one: ZodiacSign): Section {
  const said = (rule: 'six-harmony' | 'three-harmonies' | 'six-clash'): Phrase[] =>
    partnersOf(one, rule).map((other) => say`${other.name}: ${pairSentence(one, other)}`);
  const opening = (
    rule: 'six-harmony' | 'three-harmonies' | 'six-clash',
    id: 'sign.allies' | 'sign.friend' | 'sign.opposite',
  ): Markup =>
    paragraph(
      filled(text(id), {
        names: upperFirst(textOf(listed(partnersOf(one, rule).map(theSign)))),
        sign: one.name,
        love: text(`relations.${rule}.love`),
      }),
    );
  return {
    heading: text('heads.whyTheseSigns'),
    blocks: [
      opening('three-harmonies', 'sign.allies'),
      ...said('three-harmonies').map((each) => paragraph(each)),
      opening('six-harmony', 'sign.friend'),
      ...said('six-harmony').map((each) => paragraph(each)),
      opening('six-clash', 'sign.opposite'),
      ...said('six-clash').map((each) => paragraph(each)),
    ],
  };
}

/** Questions of readers. The second is for articles without the table of matches, which answers it. */
const questionsOf = (
  one: ZodiacSign,
  context: Context,
): readonly (readonly [question: Phrase, answer: Phrase])[] => [
  nextYearAsked(one, context),
  [
    filled(text('questions.suits.ask'), { sign: one.name }),
    filled(text('questions.suits.say'), { best: bestPartnersOf(one) }),
  ],
];

function nextYearAsked(one: ZodiacSign, context: Context): readonly [question: Phrase, answer: Phrase] {
  const [last, next] = lastAndNext(one, context);
  return [
    filled(text('questions.next-of-sign.ask'), { sign: one.name }),
    filled(text('questions.next-of-sign.say'), { next: newYearsDay(next), last: newYearsDay(last) }),
  ];
}

/**
 * Whether a keyword names no year, or only the year in which a person of its sign was born, as in "lucky color of an ox
 * born in 1985". The article is about the sign.
 */
export function bornInSign({ signs: [one], years: [year] }: Entities, today: Date): boolean {
  return year === undefined || (year < today.getUTCFullYear() && one === signOfYear(year));
}
