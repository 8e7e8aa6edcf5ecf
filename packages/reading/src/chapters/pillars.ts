import { tagged as text } from '@org/content/reading';
import { type BranchRelation, type ZodiacSignId, describeSign, relations } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { claim, paragraph } from '../paragraph.ts';
import { knownPillars, type Position } from '../positions.ts';
import type { Chapter, Paragraph, PillarsFigure } from '../reading.ts';
import { characterOf, godName } from '../ten-gods-of-elements.ts';
import { starsInChart } from '../told-stars.ts';
import { list, upperFirst } from '../words/grammar.ts';
import { signOfBranch, elementOfStem } from '../words/pillar-words.ts';
import { longDate } from '../words/dates.ts';
import { signName } from '../years/relations-with-chart.ts';
import { orderOfRelations, type ToldKind } from '../years/main-relation.ts';
import { isBaby, voiceOf, whose, type Audience } from '../audience.ts';
import { byDay, byPillars } from './reasons.ts';

export function pillars(chart: Chart, audience: Audience): Chapter {
  return {
    id: 'pillars',
    heading: text(`chapters.pillars.heading.${voiceOf(audience)}`),
    figure: pillarsFigure(chart),
    summary: conclusion(chart, audience),
    paragraphs: [
      ofPillars(chart, audience),
      ...ofTwoYears(chart),
      ...ofOtherDay(chart),
      ofRelations(chart, audience),
      ...ofHour(chart, audience),
      ...ofStars(chart, audience),
    ],
    whatHelps: [],
    watchFor: [],
  };
}

type Tone = 'together' | 'alike' | 'apart' | 'strained' | 'none';

const toneOfChart = (chart: Chart): Tone => {
  const [first] = toldRelations(chart);
  return first ? (first.kind === 'same-sign' ? 'alike' : toneOf[first.kind]) : 'none';
};

/** Sums up the pillars: how the sides of life get on. */
function conclusion(chart: Chart, audience: Audience): string {
  const [first] = toldRelations(chart);
  const tone = toneOfChart(chart);
  return first && tone !== 'none'
    ? text(`chapters.pillars.summary.${tone}`, {
        whose: whose(audience),
        areas: areasOf(chart, audience, first.signs),
      })
    : text('chapters.pillars.summary.none');
}

function ofPillars(chart: Chart, audience: Audience): Paragraph {
  const reason = byPillars(chart, 'four-pillars', true);
  return paragraph(
    text('chapters.pillars.what', { animals: sidesByAnimal(chart, audience) }),
    { ...reason, because: [reason.because, ...ofClock(chart), voidBranches(chart)].join(' ') },
    knownPillars(chart).map(({ position, pillar }) => claim(`pillar:${position}`, pillar.name)),
  );
}

/** The animal of each pillar, with the side of life for which it stands. */
function sidesByAnimal(chart: Chart, audience: Audience): string {
  const { year, month, day, hour } = chart.pillars;
  const animal = ({ sign }: { readonly sign: ZodiacSignId }): string => signName(sign, chart.birth.calendar);
  const known = {
    yearSign: animal(year),
    year: areaAt(chart, audience, 'year'),
    monthSign: animal(month),
    month: areaAt(chart, audience, 'month'),
    daySign: animal(day),
    day: areaAt(chart, audience, 'day'),
  };
  return hour
    ? text('chapters.pillars.animals', {
        ...known,
        hourSign: animal(hour),
        hour: areaAt(chart, audience, 'hour'),
      })
    : text('chapters.pillars.animalsOfThree', known);
}

const voidBranches = ({ emptyBranches, birth }: Chart): string =>
  text('chapters.pillars.void', {
    signs: list(emptyBranches.map((branch) => `the ${signName(signOfBranch(branch), birth.calendar)}`)),
  });

function ofClock({ birth: { place, time }, pillars: { countedTime }, isTimeRepeated }: Chart): string[] {
  if (!place) return [text('chapters.pillars.clockChina')];
  if (!time || !countedTime) return [text('chapters.pillars.clockSun', { place: place.name })];
  return [
    text('chapters.pillars.clockTime', { place: place.name, time, sun: countedTime.slice(11, 16) }),
    ...(isTimeRepeated ? [text('chapters.pillars.twice')] : []),
  ];
}

/** Explains a birth between New Year’s Day and the Start of Spring, which belongs to two years. */
function ofTwoYears(chart: Chart): Paragraph[] {
  const { sign, zodiac, pillars: four, birth } = chart;
  if (zodiac.sexagenaryName === four.year.name) return [];
  return [
    paragraph(
      text('chapters.pillars.two', { sign: sign.name, other: signName(four.year.sign, birth.calendar) }),
      { ...byPillars(chart, 'four-pillars', true), hangsOnHour: !four.year.certain },
    ),
  ];
}

/** Explains a birth that by the sun was on the day before or after the date of birth. */
function ofOtherDay(chart: Chart): Paragraph[] {
  const {
    birth: { date, place },
    pillars: { countedTime },
  } = chart;
  const counted = countedTime?.slice(0, 10);
  if (!place || !countedTime || !counted || counted === date) return [];
  return [
    paragraph(
      text('chapters.pillars.otherDay', {
        place: place.name,
        sun: countedTime.slice(11, 16),
        date: longDate(counted),
      }),
      byPillars(chart, 'four-pillars', true),
    ),
  ];
}

/** The plans of the person, about which nothing can be said to the parents of a baby. */
function ofHour(chart: Chart, audience: Audience): Paragraph[] {
  const god = chart.tenGods.hour?.stem;
  if (!god || isBaby(chart)) return [];
  return [
    paragraph(
      text('chapters.pillars.hour', {
        plans: areaAt(chart, audience, 'hour'),
        god: godName(god),
        name: characterOf(god),
        meaning: text(`gods.${god.id}.meaning`),
        later: text(`gods.${god.id}.later`),
      }),
      byPillars(chart, 'ten-gods', true),
      [claim('ten-god:hour', god.id)],
    ),
  ];
}

const maxRelations = 2;

/**
 * The most telling relations among the pillars: one of each kind, and one for each set of animals. Leaves out half of the
 * three meetings.
 */
const toldRelations = ({ relations }: Chart): (BranchRelation & { readonly kind: ToldKind })[] =>
  relations
    .flatMap((relation) => (relation.kind === 'three-meetings' ? [] : [{ ...relation, kind: relation.kind }]))
    .filter(({ kind }, index, all) => all.findIndex((each) => each.kind === kind) === index)
    .toSorted((a, b) => orderOfRelations.indexOf(a.kind) - orderOfRelations.indexOf(b.kind))
    .filter(({ signs }, index, all) => all.findIndex((each) => setOf(each.signs) === setOf(signs)) === index)
    .slice(0, maxRelations);

const setOf = (signs: readonly ZodiacSignId[]): string => [...new Set(signs)].toSorted().join();

function ofRelations(chart: Chart, audience: Audience): Paragraph {
  const told = toldRelations(chart);
  const reason = byPillars(chart, 'relations-of-branches');
  if (told.length === 0)
    return paragraph(text('chapters.pillars.noRelation'), reason, [claim('own-relations', 'none')]);
  const examples = told.map(({ kind, signs }) =>
    text(
      `relations.examples.${isBaby(chart) ? 'baby' : audience}.${toneOf[kind]}.${pairOf(positionsInExample(chart, signs))}`,
    ),
  );
  const sentences = told.map((relation, index) => {
    const { kind, signs } = relation;
    const example = examples[index] ?? '';
    const areas = areasOf(chart, audience, signs);
    const told = examples.indexOf(example) === index ? example : text('relations.sameExample');
    const [first = 'rat', ...others] = signs;
    const animal = signName(first, chart.birth.calendar);
    if (kind === 'same-sign')
      return text('chapters.pillars.relationSame', {
        Areas: upperFirst(areas),
        animal,
        example: told,
      });
    const friction = frictionInHarmony(relation);
    const bond = friction
      ? text(`relations.strainedHarmony.${friction}.bond`)
      : text(`relations.bonds.${kind}`);
    const values = {
      areas: areasInMeaning(chart, audience, relation),
      example: told,
    };
    const meaning = friction
      ? text(`relations.strainedHarmony.${friction}.meaning`, values)
      : text(`relations.meanings.${kind}`, values);
    return others.every((each) => each === first)
      ? text('chapters.pillars.relationSelf', {
          animal,
          bond,
          meaning,
        })
      : text('chapters.pillars.relation', {
          Animals: upperFirst(animalsOf(chart, relation)),
          bond,
          meaning,
        });
  });
  return paragraph(
    sentences.join(' '),
    { ...reason, hangsOnHour: !knownPillars(chart).every(({ certain }) => certain) },
    told.map(({ signs, kind, form }) => claim(`own-relation:${signs.join('-')}:${kind}`, form)),
  );
}

const toneOf = {
  'same-sign': 'together',
  'six-harmony': 'together',
  'three-harmonies': 'together',
  'six-clash': 'apart',
  'six-harm': 'strained',
  punishment: 'strained',
  'six-destruction': 'strained',
} as const;

/** The friction between two animals in harmony, as between the Snake and the Monkey. */
function frictionInHarmony({ kind, signs: [first, second] }: BranchRelation) {
  if (kind !== 'six-harmony' || !first || !second) return undefined;
  const kinds = relations(first, second).map((each) => each.kind);
  return (['punishment', 'six-destruction'] as const).find((each) => kinds.includes(each));
}

/** The positions of the pillars with the given animals, in the order of the chart. */
const positionsOf = (chart: Chart, signs: readonly ZodiacSignId[]): Position[] =>
  knownPillars(chart)
    .filter(({ pillar }) => signs.includes(pillar.sign))
    .map(({ position }) => position);

/**
 * The first position of each animal that the chart has. If the chart has only one of the animals, all of its positions.
 */
function positionsInExample(chart: Chart, signs: readonly ZodiacSignId[]): Position[] {
  const all = positionsOf(chart, signs);
  const firstOfEach = [...new Set(signs)].flatMap((sign) => positionsOf(chart, [sign]).slice(0, 1));
  return firstOfEach.length < 2 ? all : all.filter((position) => firstOfEach.includes(position));
}

/** The sides of life for which a pillar stands at the reader’s age. */
const areaAt = (chart: Chart, audience: Audience, position: Position): string =>
  text(`relations.areas.${isBaby(chart) ? 'baby' : audience}.${position}`);

const areasOf = (chart: Chart, audience: Audience, signs: readonly ZodiacSignId[]): string =>
  list(positionsOf(chart, signs).map((position) => areaAt(chart, audience, position)));

/** The sides of life for which each of the animals stands. */
const sidesOf = (chart: Chart, audience: Audience, signs: readonly ZodiacSignId[]): string[][] =>
  [...new Set(signs)].map((sign) =>
    positionsOf(chart, [sign]).map((position) => areaAt(chart, audience, position)),
  );

/** The sides of life that a relation concerns. If two groups of them are opposed, the text says which. */
function areasInMeaning(
  chart: Chart,
  audience: Audience,
  { kind, signs }: { readonly kind: ToldKind; readonly signs: readonly ZodiacSignId[] },
): string {
  const [first = [], second = [], ...others] = sidesOf(chart, audience, signs);
  const isOpposed = toneOf[kind] !== 'together' && second.length > 0 && others.length === 0;
  return isOpposed && first.length + second.length > 2
    ? text('relations.opposed', { first: list(first), second: list(second) })
    : areasOf(chart, audience, signs);
}

const pairsOfPositions = [
  'year-month',
  'year-day',
  'year-hour',
  'month-day',
  'month-hour',
  'day-hour',
] as const;

/** The first two of the positions, for which the text has an example from daily life at the reader’s age. */
const pairOf = ([first, second]: readonly Position[]): (typeof pairsOfPositions)[number] =>
  pairsOfPositions.find((pair) => pair === `${first}-${second}`) ?? 'year-day';

const animalsOf = ({ birth }: Chart, { signs }: BranchRelation): string =>
  list(signs.map((id) => `the ${signName(id, birth.calendar)}`));

function ofStars(chart: Chart, audience: Audience): Paragraph[] {
  const [told] = starsInChart(chart.pillars);
  if (!told) return [];
  const voice = isBaby(chart) ? 'baby' : voiceOf(audience);
  return [
    paragraph(text('stars.intro', { told: text(`stars.told.${voice}.${told}`) }), {
      ...byDay(chart, 'stars'),
      hangsOnHour: !chart.isTimeKnown || !chart.pillars.day.certain,
    }),
  ];
}

/** The four pillars, hour first. */
function pillarsFigure(chart: Chart): PillarsFigure {
  return {
    kind: 'pillars',
    pillars: knownPillars(chart)
      .toReversed()
      .map(({ position, pillar, gods, certain }) => ({
        position,
        stem: pillar.stem,
        stemElement: pillar.element,
        branch: pillar.branch,
        branchElement: describeSign(pillar.sign).element,
        polarity: pillar.polarity,
        reading: pillar.reading,
        sign: pillar.sign,
        tenGod: gods.stem && godName(gods.stem),
        hidden: pillar.hiddenStems.map((stem, index) => {
          const god = gods.hidden[index];
          return { stem, element: elementOfStem(stem), tenGod: god ? godName(god) : '' };
        }),
        naYin: pillar.naYin,
        certain,
      })),
  };
}
