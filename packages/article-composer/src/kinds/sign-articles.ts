import { compatibility, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { listed, lowerFirst, say, upperFirst } from '../claims/passage.ts';
import {
  answer,
  birthYears,
  characterSection,
  childrenSection,
  factsSection,
  friendsSection,
  helpSection,
  inDailyLife,
  kindsSection,
  laterSection,
  loveSection,
  matchesSection,
  moneySection,
  prose,
  schoolSection,
  storyBesideRace,
  storySection,
  strengthsSection,
  theSign,
  workSection,
} from '../sections/sign-sections.ts';
import {
  atWork,
  inLove,
  otherRules,
  pairSentence,
  partnersSection,
  relationsOfPair,
  rulesInWords,
} from '../sections/pair-sections.ts';
import {
  newYearRange,
  newYearsDay,
  spanOfYear,
  yearByName,
  yearsOfSign,
  lastAndNextYear,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { characterOf, doubleHour, placeInCircle, plural } from '../wording/sign-phrases.ts';
import { yearsOfOneSign } from '../wording/years-table.ts';
import type { Context, KindArticle } from '../kind.ts';
import { neighborsIn, neighborsOf, type FocusOfSign } from './sign-detail.ts';
import { hoursTable } from './topic-evidence.ts';

type Written = Omit<KindArticle, 'figure'>;

/** One article for each question about a sign. */
export const writers: Readonly<
  Record<FocusOfSign, (sign: ZodiacSign, context: Context, keyword: string) => Written>
> = {
  character: (one, context) => ({
    title: filled(text('titles.personality'), { sign: one.name }),
    description: filled(text('titles.personalityAbout'), { traits: one.traits, sign: one.name }),
    sections: [
      answer(
        filled(text('sign.answer'), {
          sign: say`${one.name} (${characterOf(one)})`,
          traits: lowerFirst(one.traits),
          place: placeInCircle(one),
          best: bestPartnersOf(one),
        }),
      ),
      characterSection(one),
      strengthsSection(one),
      loveSection(one),
      matchesSection(one),
      workSection(one),
      friendsSection(one),
      moneySection(one),
      laterSection(one),
      kindsSection(one, zodiacYearOn(context.facts.today)),
      storySection(one),
      factsSection(one),
      helpSection(one),
    ],
    sources: [`${one.id} sign`, 'branches'],
  }),
  love: (one, { facts: { today } }, keyword) => ({
    title: filled(text('titles.love'), { sign: one.name }),
    description: filled(text('titles.loveAbout'), { sign: one.name }),
    sections: [
      ...howItLoves(one, asksForMatches.test(keyword)),
      partnersSection(text('heads.whyTheseSigns'), one, 'love'),
      matchesSection(one),
      friendsSection(one),
      helpSection(one),
      prose(filled(text('titles.yearsOfSign'), { sign: one.name }), birthYears(one, today)),
    ],
    sources: ['branches', `${one.id} sign`],
  }),
  worst: (one, { facts: { today } }) => {
    const difficult = difficultFor(one);
    const [opposite, second] = difficult;
    return {
      title: filled(text('titles.worst'), { sign: one.name }),
      description: filled(text('titles.worstAbout'), {
        sign: one.name,
        others: listed(difficult.map(theSign)),
      }),
      sections: [
        answer(
          filled(text('worst.answer'), {
            worst: opposite?.name ?? '',
            sign: one.name,
            bonds: opposite ? rulesInWords(one, opposite) : '',
          }),
          second ? filled(text('worst.next'), { second: second.name }) : '',
        ),
        ...difficult.map((other) => withDifficult(one, other)),
        prose(text('worst.heading'), text('worst.more')),
        { ...matchesSection(one), heading: filled(text('worst.instead'), { sign: one.name }) },
        helpSection(one),
        prose(filled(text('titles.yearsOfSign'), { sign: one.name }), birthYears(one, today)),
      ],
      sources: ['branches'],
    };
  },
  years: (one, context) => {
    const [last, next] = lastAndNextYear(one, context.facts.today);
    const isNow = last === zodiacYearOn(context.facts.today);
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
            paragraph(filled(text('sign.element'), { sign: one.name })),
            yearsOfOneSign(
              filled(text('titles.yearsOfSignWithDays'), { sign: one.name }),
              yearsOfSign(one, 1900, next + 24),
            ),
          ],
        },
        prose(text('heads.whatTheYearIsConnectedWith'), text(`signs.${one.id}.theme`)),
        characterSection(one),
        storySection(one),
        prose(
          text('heads.howABirthdayIsPlaced'),
          filled(text('topics.january.starts'), { range: newYearRange }),
          ...text('topics.january.second').slice(1),
        ),
      ],
      sources: ['calendar', 'branches'],
    };
  },
  culture: (one) => ({
    title: filled(text('titles.culture'), { sign: one.name }),
    description: filled(text('titles.cultureAbout'), { sign: one.name }),
    sections: [
      answer(text(`signs.${one.id}.stands`)),
      storyBesideRace(one),
      ...taleOfTheRace(),
      characterSection(one),
      prose(text('heads.whatItsYearIsConnectedWith'), text(`signs.${one.id}.theme`)),
      factsSection(one),
    ],
    sources: [`${one.id} sign`, 'shuihudi'],
  }),
  order: (one) => ({
    title: filled(text('titles.orderOfSign'), {
      sign: one.name,
      place: one === zodiacSigns.at(-1) ? 'Last' : upperFirst(placeInCircle(one).text),
    }),
    description: filled(text('titles.orderOfSignAbout'), { sign: one.name }),
    sections: [
      answerOnPlace(one),
      ...taleOfTheRace(),
      prose(
        text('heads.otherReasons'),
        text('topics.polarity.second')[2] ?? '',
        filled(text('sign.hour'), { sign: one.name, hours: doubleHour(one) }),
        text('topics.month animals.second')[3] ?? '',
      ),
      prose(
        filled(text('heads.beside'), { sign: one.name }),
        neighborsOf(one),
        ...neighborsIn(one).map((each) =>
          filled(text('sign.in-race'), {
            sign: each.name,
            place: placeInCircle(each),
            reason: text(`race.${each.id}`),
          }),
        ),
      ),
    ],
    sources: ['shuihudi', 'lunheng', `${one.id} sign`],
  }),
  money: (one, { facts: { today } }) => ({
    title: filled(text('titles.money'), { sign: one.name }),
    description: filled(text('titles.moneyAbout'), { sign: one.name }),
    sections: [
      answer(text(`money.${one.id}.answer`), filled(text('sign.money'), { people: plural(one) })),
      prose(text('heads.spending'), text(`money.${one.id}.spending`)),
      prose(text('heads.saving'), text(`money.${one.id}.saving`)),
      prose(text('heads.lending'), text(`money.${one.id}.lending`)),
      { ...workSection(one), heading: filled(text('heads.earning'), { people: plural(one) }) },
      prose(
        filled(text('heads.decides'), { sign: one.name }),
        inDailyLife(one, 'decides'),
        inDailyLife(one, 'hard'),
      ),
      { heading: text('heads.whatHelps'), blocks: [bulletList(text(`money.${one.id}.helps`))] },
      prose(text('heads.noRule'), text('topics.money.first')[1] ?? '', text('topics.money.second')[3] ?? ''),
      prose(
        filled(text('heads.yearAndMoney'), { sign: one.name }),
        text(`signs.${one.id}.theme`),
        text('money.year'),
        birthYears(one, today),
      ),
    ],
    sources: [`${one.id} sign`],
  }),
  'own year': (one, context) => {
    const [last, next] = lastAndNextYear(one, context.facts.today);
    const own = last === zodiacYearOn(context.facts.today) ? last : next;
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
        helpSection(one),
      ],
      sources: ['zodiac'],
    };
  },
  hour: (one) => ({
    title: filled(text('titles.hour'), { sign: one.name }),
    description: filled(text('titles.hourAbout'), { sign: one.name, hours: doubleHour(one) }),
    sections: [
      answer(filled(text('sign.hour'), { sign: one.name, hours: doubleHour(one) })),
      prose(text('heads.howABirthIsPlaced'), ...text('topics.hours.first').slice(1)),
      prose(text('heads.whatItIsUsedFor'), ...text('topics.hours.second').slice(1)),
      { heading: text('heads.itsHoursAndTheOthers'), blocks: [hoursTable()] },
    ],
    sources: ['hours'],
  }),
};

/** The character of a sign for people under 18: no love, work or money. */
export const ofChildren = (one: ZodiacSign, context: Context): Written => ({
  title: filled(text('titles.personalityOfChildren'), { sign: one.name }),
  description: filled(text('titles.personalityOfChildrenAbout'), { traits: one.traits, sign: one.name }),
  sections: [
    answer(filled(text('sign.described'), { sign: one.name, traits: lowerFirst(one.traits) })),
    childrenSection(one),
    schoolSection(one),
    characterSection(one),
    strengthsSection(one),
    friendsSection(one),
    kindsSection(one, zodiacYearOn(context.facts.today)),
    storySection(one),
    factsSection(one),
  ],
  sources: [`${one.id} sign`, 'branches'],
});

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

/** Matches a keyword that asks for partners instead of the sign itself in love. */
const asksForMatches =
  /\bcompatib|\bmatch|\bpartners?\b|\bsoulmates?\b|\bbest\b|\bworst\b|\benem|\bclash|\bopposite|\balong\b|\bsuits?\b|\ballies\b|\battract|\bavoid\b|\bmarry\b/;

/** How a sign loves and which signs suit it. The answer is the one that the keyword asks for. */
function howItLoves(one: ZodiacSign, matchesFirst: boolean): readonly Section[] {
  const matches = filled(text('sign.love'), {
    sign: one.name,
    best: bestPartnersOf(one),
    worst: listed(partnersOf(one, 'six-clash').map(({ name }) => name)),
  });
  const love = text(`signs.${one.id}.love`);
  return matchesFirst
    ? [answer(matches), loveSection(one)]
    : [{ heading: '', blocks: [paragraph(love), paragraph(matches)] }];
}

/** The signs with which a sign has fewer points than without a bond, the worst first. */
const difficultFor = (one: ZodiacSign): readonly ZodiacSign[] =>
  zodiacSigns
    .filter((other) => other !== one && compatibility(one.id, other.id).score < 60)
    .toSorted((a, b) => compatibility(one.id, a.id).score - compatibility(one.id, b.id).score);

/** A difficult sign: the bonds of the two, the two in daily life, and what helps. */
function withDifficult(one: ZodiacSign, other: ZodiacSign): Section {
  const [rule = 'neutral'] = relationsOfPair(one, other);
  return prose(
    filled(text('worst.pair'), { sign: one.name, other: other.name }),
    text(`relations.${rule}.pair`),
    otherRules(one, other, rule),
    pairSentence(one, other),
    text(`relations.${rule}.love`),
    text(`relations.${rule}.help`),
  );
}
