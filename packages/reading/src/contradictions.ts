import { text } from '@org/content/reading';
import { voiceOf, type Audience } from './audience.ts';
import { byDay } from './chapters/reasons.ts';
import type { Chart } from './chart.ts';
import { claim, paragraph } from './paragraph.ts';
import type { Chapter, Claim, Paragraph, SectionId } from './reading.ts';
import { list, upperFirst } from './words/grammar.ts';

interface Told {
  readonly sections: readonly {
    readonly paragraphs: readonly Paragraph[];
    readonly claims?: readonly Claim[] | undefined;
  }[];
}

/** The contradictions in a reading: claims about one subject with different values. */
export function contradictions({ sections }: Told): Claim[] {
  const valueOf = new Map<string, string>();
  return sections
    .flatMap(({ paragraphs, claims = [] }) => [...paragraphs.flatMap((each) => each.claims), ...claims])
    .filter(({ subject, value }) => {
      const known = valueOf.get(subject) ?? value;
      valueOf.set(subject, known);
      return known !== value;
    });
}

/** The traits of which a reading says one thing only, each with its two poles. */
const axes = [
  ['fast', 'slow'],
  ['say', 'quiet'],
  ['many', 'few'],
  ['begin', 'finish'],
  ['order', 'free'],
] as const;
type Axis = (typeof axes)[number];
type Pole = Axis[number];

const isOn = (axis: Axis, pole: Pole): boolean => axis.some((each) => each === pole);

/** The sides of a person that a reading always tells, by the claim of their paragraph, in the order of their strength. */
const sides = {
  'year-sign': 'outer',
  'day-master': 'inner',
  'day-sign': 'close',
  'ten-god:month': 'work',
} as const;

/** Number of pieces of advice for every day. Phases, years, months and days have advice for their time only. */
const maxHabits = 10;
const dated: readonly SectionId[] = ['phases', 'year-ahead', 'months', 'good-days'];

/**
 * Splits a text at its tags: `<fast>` before a trait, `<do rest>` before advice with its theme, `<>` before the rest.
 */
const piecesOf = (content: string) =>
  content.split(/(?=<[a-z ]*>)/).map((piece) => {
    const [tag = '', words = ''] = /^<([a-z ]*)>/.exec(piece) ?? [];
    const [, habit] = /^do (\w+)$/.exec(words) ?? [];
    const tags = new Set(words.split(' '));
    return {
      told: piece.slice(tag.length).trim(),
      habit,
      poles: axes.flat().filter((pole) => tags.has(pole)),
    };
  });

/**
 * Makes chapters that agree with each other. The four sides of a person stay whole, and one sentence joins two of them
 * that differ. Other traits that differ from what was said are left out. Each theme has one piece of advice, the first, and a
 * reading has at most ten.
 */
export function reconciled(chart: Chart, audience: Audience, sections: readonly Chapter[]): Chapter[] {
  const strong = sections
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((each) => {
      const side = sideOf(each);
      return side ? piecesOf(each.text).flatMap(({ poles }) => poles.map((pole) => ({ side, pole }))) : [];
    });
  const poles = new Set(strong.map(({ pole }) => pole));
  const joinedAxes = axes.filter((axis) => axis.every((pole) => poles.has(pole)));
  const isJoined = (pole: Pole): boolean => joinedAxes.some((axis) => isOn(axis, pole));
  const habits = new Set<string>();

  const isOpposed = (pole: Pole): boolean =>
    axes.some((axis) => isOn(axis, pole) && axis.some((each) => each !== pole && poles.has(each)));
  const kept = (content: string, isWhole: (pole: Pole) => boolean, isHabit = false) => {
    const pieces = piecesOf(content).flatMap(({ told, poles: found, habit = isHabit ? told : undefined }) => {
      const isOneMore = habit === undefined || (!habits.has(habit) && habits.size < maxHabits);
      if (told === '' || !isOneMore || found.some((pole) => isOpposed(pole) && !isWhole(pole))) return [];
      for (const pole of found) poles.add(pole);
      if (habit !== undefined) habits.add(habit);
      return [{ told, found, habit }];
    });
    return {
      told: pieces.map(({ told }) => told).join(' '),
      claims: pieces.flatMap(({ found, habit }) => [
        ...axes.flatMap((axis) =>
          found.flatMap((pole) =>
            isOn(axis, pole) && !isJoined(pole) ? [claim(`trait:${axis.join('-')}`, pole)] : [],
          ),
        ),
        ...(habit === undefined ? [] : [claim(`habit:${habit}`, 'given')]),
      ]),
    };
  };
  const keptPoints = (points: readonly string[], isHabit: boolean) =>
    points.map((each) => kept(each, isJoined, isHabit)).filter(({ told }) => told !== '');
  const joining = joined(chart, audience, joinedAxes, strong);

  return sections.map((section) => {
    const helps = keptPoints(section.whatHelps, !dated.includes(section.id));
    const paragraphs = section.paragraphs.flatMap((each) => {
      const side = sideOf(each);
      const { told, claims } = kept(each.text, () => side !== undefined);
      const fitting = told === '' ? [] : [{ ...each, text: told, claims: [...each.claims, ...claims] }];
      return side === 'inner' ? [...fitting, ...joining] : fitting;
    });
    const watch = keptPoints(section.watchFor, false);
    return {
      ...section,
      paragraphs,
      whatHelps: helps.map(({ told }) => told),
      watchFor: watch.map(({ told }) => told),
      claims: [...helps, ...watch].flatMap(({ claims }) => claims),
    };
  });
}

type Side = (typeof sides)[keyof typeof sides];
const order: readonly Side[] = Object.values(sides);

const sideOf = ({ claims }: Paragraph): Side | undefined =>
  Object.entries(sides).find(([id]) => claims.some(({ subject }) => subject === id))?.[1];

/** Joins the traits in which two sides differ: “In a first reaction you act fast; when it counts you take your time.” */
function joined(
  chart: Chart,
  audience: Audience,
  differing: readonly Axis[],
  strong: readonly { side: Side; pole: Pole }[],
): Paragraph[] {
  const voice = voiceOf(audience);
  const placeOf = (pole: Pole): number =>
    order.findIndex((side) => strong.some((each) => each.side === side && each.pole === pole));
  const placeAt = (place = 0): string => text(`sides.joins.places.${voice}.${order[place] ?? 'outer'}`);
  const pairs = Map.groupBy(differing, (axis) => axis.map(placeOf).toSorted().join(' '));
  const sentences = [...pairs].map(([places, alike]) => {
    const toldAt = (place = 0): string =>
      list(
        alike.flatMap((axis) =>
          axis.filter((pole) => placeOf(pole) === place).map((pole) => text(`sides.joins.${voice}.${pole}`)),
        ),
      );
    const [one, other] = places.split(' ').map(Number);
    return text(`sides.joins.sentence.${voice}`, {
      First: upperFirst(placeAt(one)),
      first: toldAt(one),
      second: placeAt(other),
      other: toldAt(other),
    });
  });
  const claims = differing.map((axis) => claim(`joined:${axis.join('-')}`, 'told'));
  return sentences.length === 0 ? [] : [paragraph(sentences.join(' '), byDay(chart, 'sign-and-day'), claims)];
}
