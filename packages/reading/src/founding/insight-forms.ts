import {
  compatibility,
  getZodiacSignById,
  nextYearOfSign,
  relations,
  sexagenaryYear,
  zodiacSignIds,
  type Relation,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { claim } from '../paragraph.ts';
import type { Claim } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { ordinal } from '../words/ordinal.ts';
import { placeInCycle, type FoundingFacts } from './founding-facts.ts';
import { picturesOfStems } from './prose/pictures-of-stems.ts';
import { yearAndAnimal } from './prose/year-and-animal.ts';
import { signOfYear } from './sign-of-year.ts';

/** One line of a card. */
export interface Insight {
  /** The form of the sentence. */
  readonly form: string;
  readonly text: string;
  /** Every figure of the sentence. */
  readonly claims: readonly Claim[];
}

export interface InsightContext {
  readonly presentYear: number;
  /** The year in which it ended; `undefined` if it goes on. */
  readonly endedYear: number | undefined;
}

type Form = (facts: FoundingFacts, context: InsightContext) => Insight | undefined;

const placeOf = ({ id }: SignFacts): number => zodiacSignIds.indexOf(id);
const signAt = (place: number): SignFacts =>
  getZodiacSignById(zodiacSignIds[(place + 12) % 12] as ZodiacSignId);
/** The sign that has a relation of two with a sign. */
const partnerIn = (kind: 'six-harmony' | 'six-harm' | 'six-clash', { id }: SignFacts): SignFacts =>
  getZodiacSignById(
    zodiacSignIds.find((other) => relations(id, other).some((relation) => relation.kind === kind)) ?? id,
  );

/** A form, and whether it speaks of the present of what goes on. */
const form =
  (
    id: string,
    say: (facts: FoundingFacts, context: InsightContext) => readonly [string, ...Claim[]] | undefined,
    { ofLiving = false } = {},
  ): Form =>
  (facts, context) => {
    if (ofLiving && (context.endedYear !== undefined || context.presentYear < facts.zodiacYear))
      return undefined;
    const said = say(facts, context);
    if (!said) return undefined;
    const [text, ...claims] = said;
    return { form: id, text, claims };
  };

const living = { ofLiving: true };

const presents: Readonly<Partial<Record<Relation, (year: number, ofYear: string, own: string) => string>>> = {
  'same-sign': (year, _, own) => `${year} is a Year of the ${own} again, its own year 本命年.`,
  'six-harmony': (year, ofYear, own) =>
    `${year} is a Year of the ${ofYear}, the ${own}’s partner of the six harmonies.`,
  'three-harmonies': (year, ofYear, own) =>
    `${year} is a Year of the ${ofYear}, of one triangle with the ${own}.`,
  'six-clash': (year, ofYear, own) =>
    `${year} is a Year of the ${ofYear}, across the wheel from the ${own}: by tradition a year of movement.`,
  'six-harm': (year, ofYear, own) =>
    `${year}, a Year of the ${ofYear}, is counted a harm 害 with the ${own}.`,
  punishment: (year, ofYear, own) =>
    `${year}, a Year of the ${ofYear}, is counted a punishment 刑 with the ${own}.`,
  'six-destruction': (year, ofYear, own) =>
    `${year}, a Year of the ${ofYear}, is counted a destruction 破 with the ${own}, the mildest discord.`,
};

/** The forms of sentences, of which more than a page has cards hold for every founding that goes on. */
export const insightForms: readonly Form[] = [
  form('name', ({ polarity, element, sign, pillar }) => [
    `${polarity} ${element} ${sign.name}: its year is written ${pillar.name}, ${pillar.pinyin}.`,
    claim('name', pillar.name),
    claim('kind', `${polarity} ${element}`),
  ]),
  form(
    'next-own-year',
    ({ sign }, { presentYear }) => {
      const next = nextYearOfSign(sign.id, presentYear);
      return [`The next Year of the ${sign.name}, its own, is ${next}.`, claim('next-own-year', next)];
    },
    living,
  ),
  form('na-yin', ({ naYin, pillar }) => [
    `The sound of its year, ${pillar.name}, is ${naYin.english} ${naYin.name}.`,
    claim('name', pillar.name),
    claim('na-yin', naYin.name),
  ]),
  form(
    'round-of-twelve',
    (facts, { presentYear }) => {
      const { round, year } = placeInCycle(facts, 12, presentYear);
      return [
        `${presentYear} is year ${year} of its ${ordinal(round)} round of twelve.`,
        claim('present-year', presentYear),
        claim('year-of-twelve', year),
        claim('round-of-twelve', round),
      ];
    },
    living,
  ),
  form('partner', ({ sign }, { presentYear }) => {
    const partner = partnerIn('six-harmony', sign);
    const next = nextYearOfSign(partner.id, presentYear);
    return [
      `Its partner of the six harmonies is the ${partner.name}, next in ${next}.`,
      claim('partner', partner.id),
      claim('next-partner-year', next),
    ];
  }),
  form('stem', ({ pillar, polarity, element }) => {
    const { picture, does } = picturesOfStems[pillar.stem.character];
    return [
      `Its stem ${pillar.stem.character}, ${polarity} ${element}, is pictured as ${picture}, which ${does}.`,
      claim('kind', `${polarity} ${element}`),
    ];
  }),
  form('name-again', ({ pillar, zodiacYear }, { presentYear }) => {
    const again = zodiacYear + 60 * Math.max(1, Math.floor((presentYear - zodiacYear) / 60) + 1);
    return [
      `The name of its year, ${pillar.name}, is next borne by ${again}.`,
      claim('name', pillar.name),
      claim('name-again', again),
    ];
  }),
  form('kind-of-animal', ({ sign, element }) => {
    const { fact, kind } = yearAndAnimal[groupOf(sign.element, element)];
    return [
      `${/^[aeiou]/.test(kind) ? 'An' : 'A'} ${kind} kind of ${sign.name}: ${fact(sign.element, element)}.`,
      claim('group', groupOf(sign.element, element)),
    ];
  }),
  form('across', ({ sign }, { presentYear }) => {
    const across = partnerIn('six-clash', sign);
    const next = nextYearOfSign(across.id, presentYear);
    return [
      `Across the wheel from it stands the ${across.name}, whose next year is ${next}.`,
      claim('across', across.id),
      claim('next-year-across', next),
    ];
  }),
  form(
    'present-year',
    ({ sign }, { presentYear }) => {
      const ofYear = signOfYear(presentYear);
      const { basis } = compatibility(sign.id, ofYear.id);
      const text = presents[basis]?.(presentYear, ofYear.name, sign.name);
      return text ? [text, claim('present-year', presentYear), claim('present-relation', basis)] : undefined;
    },
    living,
  ),
  form('triangle', ({ sign }) => {
    const [next, last] = [signAt(placeOf(sign) + 4), signAt(placeOf(sign) + 8)];
    const element = relations(sign.id, next.id)[0]?.element ?? '';
    return [
      `It stands in the ${element} triangle 三合 with the ${next.name} and the ${last.name}.`,
      claim('triangle', [next.id, last.id].join(' ')),
    ];
  }),
  form(
    'own-years',
    ({ sign, zodiacYear }, { presentYear }) => {
      const count = Math.floor((presentYear - zodiacYear) / 12);
      if (count < 2) return undefined;
      return [
        `It has come through ${count} Years of the ${sign.name} since ${zodiacYear}.`,
        claim('own-years', count),
        claim('zodiac-year', zodiacYear),
      ];
    },
    living,
  ),
  form('place', ({ pillar, zodiacYear }) => [
    `${ordinal(pillar.place)} of the sixty year names, in the round that began in ${zodiacYear - pillar.place + 1}.`,
    claim('place', pillar.place),
    claim('round-began', zodiacYear - pillar.place + 1),
  ]),
  form('neighbours', ({ sign, zodiacYear }) => {
    const [before, after] = [signAt(placeOf(sign) - 1), signAt(placeOf(sign) + 1)];
    return [
      `Its year stands between the ${before.name} of ${zodiacYear - 1} and the ${after.name} of ${zodiacYear + 1}.`,
      claim('year-before', zodiacYear - 1),
      claim('year-after', zodiacYear + 1),
    ];
  }),
  form(
    'round-of-sixty',
    (facts, { presentYear }) => {
      const { round, year } = placeInCycle(facts, 60, presentYear);
      return [
        `${presentYear} is year ${year} of its ${ordinal(round)} round of sixty.`,
        claim('present-year', presentYear),
        claim('year-of-sixty', year),
        claim('round-of-sixty', round),
      ];
    },
    living,
  ),
  form('opposite-name', ({ pillar, zodiacYear }) => {
    const opposite = sexagenaryYear(zodiacYear + 30);
    return [
      `Half a round of sixty from its ${pillar.name} stands ${opposite.name}, the year ${zodiacYear + 30}.`,
      claim('name', pillar.name),
      claim('opposite-name', opposite.name),
      claim('opposite-year', zodiacYear + 30),
    ];
  }),
  form('day-of-year', ({ dayOfZodiacYear, sign }) =>
    dayOfZodiacYear === undefined
      ? undefined
      : [
          dayOfZodiacYear === 1
            ? `It began on New Year’s Day itself, day 1 of a Year of the ${sign.name}.`
            : `It began on day ${dayOfZodiacYear} of its Year of the ${sign.name}.`,
          claim('day-of-zodiac-year', dayOfZodiacYear),
        ],
  ),
  form('season', ({ sign, pillar }) => {
    const place = (placeOf(sign) + 10) % 12;
    const part = ['opens', 'keeps the middle of', 'closes'][place % 3] ?? '';
    const season = ['spring', 'summer', 'autumn', 'winter'][Math.floor(place / 3)] ?? '';
    return [
      `Its branch ${pillar.branch.character} ${part} the ${season} of the wheel.`,
      claim('season', season),
    ];
  }),
  form('name-before', ({ pillar, zodiacYear }) => [
    `Before it, the year name ${pillar.name} was borne by ${zodiacYear - 60}.`,
    claim('name', pillar.name),
    claim('name-before', zodiacYear - 60),
  ]),
  form(
    'hundredth',
    ({ zodiacYear }, { presentYear }) => {
      const hundredth = zodiacYear + 99;
      return [
        hundredth <= presentYear
          ? `Its hundredth zodiac year was that of ${hundredth}.`
          : `Its hundredth zodiac year will be that of ${hundredth}.`,
        claim('hundredth', hundredth),
      ];
    },
    living,
  ),
  form('hours', ({ sign }) => {
    const middle = placeOf(sign) * 2;
    return [
      `Its animal keeps the hours from ${(middle + 23) % 24}:00 to ${(middle + 1) % 24}:00.`,
      claim('hour-from', (middle + 23) % 24),
      claim('hour-to', (middle + 1) % 24),
    ];
  }),
  form('stem-again', ({ pillar, zodiacYear }, { presentYear }) => {
    const again = presentYear + 10 - ((((presentYear - zodiacYear) % 10) + 10) % 10);
    return [
      `Its stem ${pillar.stem.character} names every tenth year, next ${again}.`,
      claim('stem-again', again),
    ];
  }),
  form('harm', ({ sign }) => {
    const other = partnerIn('six-harm', sign);
    return [
      `By the six harms 六害 the ${sign.name} and the ${other.name} talk past each other.`,
      claim('harm', other.id),
    ];
  }),
  form('compass', ({ sign, pillar }) => [
    `On the compass of the branches ${pillar.branch.character} stands at ${placeOf(sign) * 30}°, counted from north by east.`,
    claim('degrees', placeOf(sign) * 30),
  ]),
  form('ended', ({ sign, zodiacYear }, { endedYear }) => {
    if (endedYear === undefined || endedYear < zodiacYear) return undefined;
    return [
      `It ran from a Year of the ${sign.name}, ${zodiacYear}, to one of the ${signOfYear(endedYear).name}, ${endedYear}.`,
      claim('zodiac-year', zodiacYear),
      claim('ended', endedYear),
    ];
  }),
];
