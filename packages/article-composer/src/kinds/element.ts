import { zodiacSigns, type Element, type HeavenlyStem, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { text as reading } from '@org/content/reading';
import { text as ofRow } from '@org/content/rows';
import type { Section } from '../article-parts.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { bulletList, paragraph, type Markup } from '../claims/markup.ts';
import { listed, lowerFirst, stated, textOf, type Phrase } from '../claims/passage.ts';
import type { ArticleFigure } from '../figures/figure.ts';
import type { Entities } from '../keyword/entities.ts';
import {
  answer,
  characterSection,
  dailySection,
  friendsSection,
  helpSection,
  laterSection,
  loveSection,
  matchesSection,
  prose,
  workSection,
} from '../sections/sign-sections.ts';
import {
  elementOfYear,
  spanOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import { addedBy, comparedWithOthers, nameOfSign, plural } from '../wording/sign-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { yearsTable } from '../wording/years-table.ts';
import { bondOfElements, circle } from './pair-parts.ts';
import { areMinors } from '../keyword/minors.ts';
import { stems } from '../keyword/stem-in.ts';
import { isSearched } from '../keyword/vocabulary.ts';
import type { Context, Kind, KindArticle } from '../kind.ts';

/** Some trades of each element. The sentence of a trade names its element. */
const tradesOf = {
  Wood: ['publishing', 'education', 'clothing', 'medicine'],
  Fire: ['software', 'media', 'power', 'restaurants'],
  Earth: ['farming', 'land', 'building', 'insurance'],
  Metal: ['banking', 'machines', 'cars', 'mining'],
  Water: ['transport', 'travel', 'services', 'shops'],
} as const;

/** One of the five elements, or two of them. */
export const element: Kind<'meaning' | 'years'> = {
  id: 'element',
  needs: { elements: [1, 2] },
  // A name alone, such as “fire”, may mean anything.
  fits: ({ text: keyword, words }) => words.some(isSearched) || /\bzodiac|\bchinese|\bastrolog/.test(keyword),
  focuses: {
    meaning:
      'element element elements elements meaning personality person traits stands stand color compatibility compatible match together weakness strength career careers job jobs work trade trades',
    years: 'year years next when last dates',
  },
  category: () => 'elements',
  key: ({ elements }) => elements.toSorted().join(' and '),
  write({ elements: [one = 'Wood', other], words }, focus, { facts }) {
    const asksForPeople = words.some((word) =>
      /^(?:personality|person|people|traits|careers?|jobs?|work)$/.test(word),
    );
    const asksForYears = focus === 'years' || words.includes('years');
    const now = zodiacYearOn(facts.today);
    const years = Array.from({ length: 101 }, (_, at) => now - 90 + at).filter(
      (each) => elementOfYear(each) === one,
    );
    const signs = stated(
      {
        kind: 'signs of element',
        element: one,
        signs: zodiacSigns.filter((sign) => sign.element === one).map(({ id }) => id),
      },
      (claim) => listed(claim.signs.map(nameOfSign)).text,
    );
    const next = filled(text('element.next'), {
      element: one,
      years: listed(
        years
          .filter((each) => each > now)
          .slice(0, 2)
          .map(yearByName),
      ),
    });
    const ofElement = filled(text('element.answer'), { meaning: text(`elements.${one}.meaning`), signs });
    const ofPeople = text(`elements.${one}.people`);
    return {
      title: other
        ? filled(text('titles.twoElements'), { one, other })
        : filled(text(asksForPeople ? 'titles.elementPeople' : 'titles.element'), { one }),
      description:
        asksForPeople && !other
          ? filled(text('titles.elementPeopleAbout'), { one })
          : filled(text('titles.elementAbout'), { one, signs }),
      sections: [
        ...(asksForPeople
          ? [
              answer(ofPeople),
              prose(text('heads.whatTheElementAdds'), comparedWithOthers(one), text('element.two')),
              ...stems.filter(({ element }) => element === one).map(aboutStem),
              inChart(one),
            ]
          : [
              other && !asksForYears
                ? answer(bond(one, other), text(`elements.${one}.meaning`))
                : answer(asksForYears ? next : '', ofElement),
              prose(filled(text('titles.peopleOfElement'), { one }), ofPeople, comparedWithOthers(one)),
            ]),
        ...(other ? [aboutOther(other)] : []),
        ...(asksForPeople
          ? []
          : [
              prose(text('heads.howTheElementsRelate'), ...text('topics.elements.second').slice(1)),
              inChart(one),
            ]),
        {
          heading: filled(text('titles.yearsOfElement'), { one }),
          blocks: [
            paragraph(
              asksForPeople
                ? ''
                : filled(text('element.year'), { element: one, adds: text(`elements.${one}.year`) }),
              asksForYears ? '' : next,
            ),
            yearsTable(filled(text('titles.yearsWithElement'), { one }), years),
          ],
        },
        ...(other || asksForPeople ? [] : [tradesSection(one)]),
        prose(
          text('heads.howToFindYourElement'),
          ...text('topics.elements.first')
            .slice(1)
            .map((each) => each.replace('Wood for the Rabbit', `${one} for ${textOf(signs)}`)),
        ),
      ],
      figure: yearsToElements(one, now),
      sources: asksForPeople ? ['elements', 'four pillars'] : ['elements'],
    };
  },
};

/** Whether one of two elements feeds or limits the other. */
function bond(one: Element, other: Element): Phrase {
  const { feeds, ...roles } = bondOfElements(one, other);
  return filled(text(feeds ? 'element.feeds' : 'element.limits'), roles);
}

/** The number of years until the next year of each element, as bars. */
export const yearsToElements = (current: Element, now: number): ArticleFigure => ({
  kind: 'bars',
  caption: filledIn(text('titles.yearsToElements'), { year: String(now) }),
  bars: circle.map((label) => ({
    label,
    value: Array.from({ length: 10 }, (_, at) => at + 1).find((at) => elementOfYear(now + at) === label) ?? 0,
  })),
  current,
});

const aboutOther = (other: Element): Section =>
  prose(
    filled(text('titles.otherElement'), { other }),
    text(`elements.${other}.meaning`),
    text(`elements.${other}.people`),
  );

/** How people of a stem are described, and what helps them. */
const aboutStem = ({ character, polarity, element }: HeavenlyStem): Section => ({
  heading: filled(text('heads.stemDescribed'), { stem: `${polarity} ${element}` }),
  blocks: [
    paragraph(
      reading(`stems.${character}.core`).replace(
        'People with it',
        `People born on a ${polarity} ${element} day`,
      ),
    ),
    paragraph(text('sign.helps')),
    bulletList(reading(`stems.${character}.helps`)),
  ],
});

/** `'A lot of Wood is read as a life with many plans and beginnings.'` */
export const muchOf = (one: Element): string =>
  reading(`elements.${one}.strong`).replace(/^.*\. A lot of it /, `A lot of ${one} `);

const inChart = (one: Element): Section =>
  prose(filled(text('titles.elementInChart'), { one }), muchOf(one), text(`elements.${one}.none`));

/** Trades of an element, after a paragraph that introduces them. */
export const tradesSection = (one: Element, ...intro: readonly Markup[]): Section => ({
  heading: filled(text('heads.tradesOfElement'), { element: one }),
  blocks: [...intro, bulletList(tradesOf[one].map((trade) => ofRow(`trades.${trade}`)))],
});

type FocusOfPillar = 'years' | 'love' | 'belief';

/** A sign with an element, such as the Fire Horse, which comes once in sixty years. */
export const pillar: Kind<FocusOfPillar> = {
  id: 'element and sign',
  needs: { elements: 1, signs: 1, years: [0, 1], stem: [0, 1] },
  // A Yang stem never meets a Yin animal.
  fits: ({ stem, signs: [sign] }) => stem === undefined || stem.polarity === sign?.polarity,
  focuses: {
    years:
      'year years element elements personality character traits meaning man woman male female dates born next last career people symbolism rare rarest',
    love: 'love loves relationship relationships romance romantic dating marriage marry married partner soulmate compatibility compatible match matches matching best worst husband wife',
    belief:
      'superstition superstitions belief beliefs believe curse cursed why bad unlucky births birth japan',
  },
  category: () => 'elements',
  key: (entities, focus) => `${pillarKey(entities)}${focus === 'love' ? ' love' : ''}`,
  write({ elements: [one = 'Wood'], signs: [sign = zodiacSigns[0] as ZodiacSign] }, focus, context) {
    return writePillar(one, sign, focus, context);
  },
};

const pillarKey = ({ elements: [one], signs: [sign] }: Entities): string => `${one ?? ''} ${sign?.id ?? ''}`;

/**
 * The Fire Horse year in which births in Japan dropped, by its vital statistics. There are no statistics of the next one yet.
 */
const yearOfFewBirths = 1966;

/** The belief about a year. Only Fire Horse years have one. */
export const beliefOn = (year: number): readonly Phrase[] =>
  (year - yearOfFewBirths) % 60 === 0
    ? [
        filled(text('pillar.belief'), {
          year: yearInFigures(yearOfFewBirths),
          now: yearInFigures(yearOfFewBirths + 60),
        }),
      ]
    : [];

function writePillar(one: Element, sign: ZodiacSign, focus: FocusOfPillar, context: Context): KindArticle {
  const asksBelief = focus === 'belief';
  const now = zodiacYearOn(context.facts.today);
  const years = yearsOfSign(sign, now - 200, now + 120).filter((year) => elementOfYear(year) === one);
  const past = years.filter((year) => year <= now);
  const next = years.find((year) => year > now) ?? now;
  const [last = now] = past.slice(-1);
  const [belief = ''] = beliefOn(last);
  const said = filled(text('pillar.answer'), {
    element: one,
    sign: sign.name,
    traits: lowerFirst(sign.traits),
    quality: addedBy(one, sign),
    years: listed(past.slice(-2).map(yearInFigures)),
  });
  // Love and work are left out if the youngest of these people are minors, unless the keyword asks for the love of adults.
  const lives =
    focus === 'love'
      ? [loveSection(sign), matchesSection(sign), dailySection(sign), friendsSection(sign)]
      : areMinors(last, context.facts.today)
        ? [friendsSection(sign), dailySection(sign), laterSection(sign)]
        : [loveSection(sign), workSection(sign), friendsSection(sign), laterSection(sign)];
  return {
    title: filled(text(focus === 'love' ? 'titles.pillarLove' : 'titles.pillar'), { one, sign: sign.name }),
    description: filled(text('titles.pillarAbout'), { one, sign: sign.name }),
    sections: [
      ...(focus === 'love'
        ? [
            answer(
              filled(text('pillar.love'), {
                element: one,
                people: plural(sign),
                best: bestPartnersOf(sign),
                worst: listed(partnersOf(sign, 'six-clash').map(({ name }) => name)),
              }),
            ),
          ]
        : [answer(asksBelief && belief !== '' ? belief : said)]),
      prose(
        text('heads.whatTheTwoMeanTogether'),
        ...(focus !== 'years' && (focus === 'love' || belief !== '') ? [said] : []),
        comparedWithOthers(one, sign),
      ),
      ...(focus === 'love' ? lives : []),
      characterSection(sign),
      ...(belief === '' || asksBelief ? [] : [prose(text('heads.aBeliefAboutTheFireHorse'), belief)]),
      ...(focus === 'love' ? [] : lives),
      prose(text('heads.theElement'), text(`elements.${one}.meaning`)),
      {
        heading: text('heads.dates'),
        blocks: [
          paragraph(filled(text('pillar.once'), { element: one, sign: sign.name, span: spanOfYear(next) })),
          yearsTable(filled(text('titles.yearsOfPillar'), { one, sign: sign.name }), years),
        ],
      },
      helpSection(sign),
    ],
    figure: { kind: 'bonds', sign: sign.id },
    sources: belief === '' ? ['elements', 'cycle'] : ['fire horse', 'elements'],
  };
}
