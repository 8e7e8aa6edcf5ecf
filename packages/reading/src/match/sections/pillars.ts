import { text } from '@org/content/match';
import type { RelationKind } from '@org/zodiac-core';
import { claim, paragraph } from '../../paragraph.ts';
import type { Claim, Paragraph } from '../../reading.ts';
import { byPillars, themesOf } from '../because.ts';
import type { FoundPair } from '../branch-pairs.ts';
import { about } from '../consistent.ts';
import type { Position } from '../match.ts';
import type { PairFacts } from '../pair-facts.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isBesideBaby, isUnderTwo, isWithSmall, namesIn, settingOf, type Situation } from '../situation.ts';

const harmonies = ['same-sign', 'six-harmony', 'three-harmonies'] as const;
const discords = ['six-clash', 'six-harm', 'punishment', 'six-destruction'] as const;
type Harmony = (typeof harmonies)[number];
type Discord = (typeof discords)[number];

/** Private life comes first, because tradition reads it most for a pair. */
const order = ['day', 'month', 'hour', 'across'] as const;
type Place = (typeof order)[number];

/** Pairs of pillars with the same position. */
export const samePlaces: readonly Place[] = ['day', 'month', 'hour'];

const maxTold = 3;

/** The pillars in harmony: pairs of the same position first, then by score, highest first. */
export const toldHarmonies = (facts: PairFacts, places: readonly Place[] = order): Paragraph[] =>
  harmoniesOf(facts, places).map((told) => inWords(facts, told, 'harmony'));

const harmoniesOf = (facts: PairFacts, places: readonly Place[]): ToldPair<Harmony>[] => {
  const hard = foundIn(facts, samePlaces, discords, 'discord').flatMap((each) => partsOfLife(facts, each));
  return foundIn(facts, places, harmonies, 'harmony')
    .filter(
      (told) => told.place !== 'across' || !partsOfLife(facts, told).some((part) => hard.includes(part)),
    )
    .slice(0, maxTold);
};

/**
 * The pillars in conflict: pairs of the same position first, then by score, lowest first. A part of life that another
 * text calls harmonious is left out.
 */
export function toldDiscords(facts: PairFacts, places: readonly Place[] = order): Paragraph[] {
  const good = harmoniesOf(facts, order);
  const scenes = good.map((each) => sceneIn(facts, each));
  const parts = good.filter(({ place }) => place !== 'across').flatMap((each) => partsOfLife(facts, each));
  return foundIn(facts, places, discords, 'discord')
    .filter(
      (told) =>
        told.place !== 'across' ||
        !(
          scenes.includes(sceneIn(facts, told)) ||
          partsOfLife(facts, told).some((part) => parts.includes(part))
        ),
    )
    .slice(0, maxTold)
    .map((told) => inWords(facts, told, 'discord'));
}

/** The parts of life in the text on a pair of pillars: family, daily tasks, home and plans. */
function partsOfLife(facts: PairFacts, { pair }: ToldPair<RelationKind>): Position[] {
  if (isBesideBaby(facts)) return [positionOfBaby(facts, pair)];
  const raising = raisingOf(facts, pair);
  return raising && placeOf(pair) === 'across' ? [raising.place] : [pair.one.position, pair.other.position];
}

interface ToldPair<Kind> {
  readonly pair: FoundPair;
  readonly kind: Kind;
  readonly place: Place;
}

/**
 * Pairs with both harmony and conflict appear only in the table, and each text is used once. Without two dates of birth
 * only the relation of the signs is named.
 */
function foundIn<Kind extends RelationKind>(
  facts: PairFacts,
  places: readonly Place[],
  kinds: readonly Kind[],
  tone: 'harmony' | 'discord',
): ToldPair<Kind>[] {
  if (!facts.days) return [];
  const found = facts.pairs
    .filter((pair) => pair.tone === tone && !isOfYears(pair))
    .toSorted((a, b) => (tone === 'harmony' ? b.score - a.score : a.score - b.score))
    .flatMap((pair): ToldPair<Kind>[] => {
      const kind = kinds.find((each) => pair.found.some((relation) => relation.kind === each));
      return kind ? [{ pair, kind, place: placeOf(pair) }] : [];
    });
  return places
    .flatMap((place) => found.filter((each) => each.place === place))
    .filter(
      (told, index, all) => all.findIndex((each) => sceneIn(facts, each) === sceneIn(facts, told)) === index,
    );
}

/** Pairs with the same scene have the same example. */
function sceneIn(facts: PairFacts, { pair, kind, place }: ToldPair<RelationKind>): string {
  if (isBesideBaby(facts)) return positionOfBaby(facts, pair);
  const raising = raisingOf(facts, pair);
  if (place !== 'across') return raising ? place : `${place} ${kind}`;
  return raising?.place ?? [pair.one.position, pair.other.position].toSorted().join(' ');
}

const isOfYears = ({ one, other }: FoundPair): boolean =>
  one.position === 'year' && other.position === 'year';

const placeOf = ({ one, other }: FoundPair): Place =>
  one.position === other.position && one.position !== 'year' ? one.position : 'across';

/** A paragraph with an example from life. Its reason names the two pillars. */
function inWords(
  facts: PairFacts,
  told: ToldPair<Harmony | Discord>,
  tone: 'harmony' | 'discord',
): Paragraph {
  const { pair, kind, place } = told;
  const { one, other } = pair;
  if (place !== 'across') {
    const fact = { place, signA: one.signName, signB: other.signName };
    const example = isBesideBaby(facts)
      ? text(`baby.children.${tone}.${place}`)
      : exampleOf(facts.situation, kind, place, tone);
    return byPair(
      pair,
      `${example} ${text(`pillars.read.same-place.${kind}`, fact)}`,
      text(`pillars.fact.same-place.${kind}`, fact),
      [
        claim(`life:${place}`, tone),
        ...themesOf(kind),
        ...(place === 'month' ? [about('tasks', tone)] : []),
        ...(place === 'month' && kind === 'six-harm' ? [about('thanks', 'unsaid')] : []),
      ],
    );
  }
  const ofOne = { called: facts.one.called, ...one };
  const ofOther = { called: facts.other.called, ...other };
  const isOrdered = positions.indexOf(one.position) < positions.indexOf(other.position);
  const [a, b] = isOrdered ? [ofOne, ofOther] : [ofOther, ofOne];
  const names = { a: a.called, b: b.called };
  const places = `${a.position}-${b.position}` as TwoPlaces;
  const raising = raisingOf(facts, pair);
  const example = isBesideBaby(facts)
    ? text(`baby.children.${tone}.${positionOfBaby(facts, pair)}`)
    : raising
      ? text(`pillars.across.raising.${tone}.${raising.place}`, raising.names)
      : text(`pillars.across.${sceneOf(facts.situation)}.${tone}.${places}`, names);
  const fact = { ...names, placeA: a.position, placeB: b.position, signA: a.signName, signB: b.signName };
  return byPair(
    pair,
    `${example} ${text(`pillars.read.across.${kind}`, fact)}`,
    text(`pillars.fact.across.${kind}`, fact),
    [...(raising ? [claim(`life:${raising.place}`, tone)] : themesOfScene(facts, places)), ...themesOf(kind)],
  );
}

/** The subjects of the examples for people who live together. */
function themesOfScene(facts: PairFacts, places: TwoPlaces): Claim[] {
  if (isBesideBaby(facts) || sceneOf(facts.situation) !== 'home') return [];
  if (places === 'year-day' || places === 'year-hour') return [about('holiday', places)];
  if (places === 'month-day') return [about('tasks', places)];
  return places === 'month-hour' ? [about('bill', places)] : [];
}

function byPair(pair: FoundPair, example: string, fact: string, themes: readonly Claim[]): Paragraph {
  const reason = byPillars(pair, sentenceCase(fact));
  return paragraph(sentenceCase(example), reason, [...(reason.claims ?? []), ...themes]);
}

const positions = ['year', 'month', 'day', 'hour'] as const;
type TwoPlaces = 'year-month' | 'year-day' | 'year-hour' | 'month-day' | 'month-hour' | 'day-hour';

function exampleOf(
  situation: Situation,
  kind: Harmony | Discord,
  place: Exclude<Place, 'across'>,
  tone: 'harmony' | 'discord',
): string {
  const setting = settingOf(situation);
  // A small child has no daily tasks and makes no plans.
  if (place !== 'day' && isWithSmall(situation))
    return text(`pillars.across.raising.${tone}.${place}`, namesIn(situation));
  if (place === 'day') return text(`pillars.day.${setting}.${kind}`, namesIn(situation));
  if (place === 'month' && setting === 'friends') return text(`pillars.month.friends.${kind}`);
  const scene = setting === 'raising' ? 'young' : setting;
  return scene === 'young' || scene === 'work' || scene === 'late'
    ? text(`pillars.${place}.${scene}.${kind}`)
    : text(`pillars.${place}.home.${kind}`);
}

/**
 * Selects a set of texts about family, tasks, home and plans: for people who live together, for people who do not, for
 * colleagues, for young people, or for a parent of 80 or more.
 */
function sceneOf(situation: Situation): 'home' | 'away' | 'work' | 'young' | 'late' {
  const setting = settingOf(situation);
  if (setting === 'work' || setting === 'young' || setting === 'late') return setting;
  return ['couple', 'kin', 'grown'].includes(setting) ? 'home' : 'away';
}

/** The position of the pillar of the baby, which decides the part of life in the text. */
const positionOfBaby = ({ one }: PairFacts, pair: FoundPair) =>
  (isUnderTwo(one) ? pair.one : pair.other).position;

/**
 * For an adult who raises a child: the position of the adult’s pillar, which decides the part of life in the text, and the
 * names of both.
 */
function raisingOf({ one, situation }: PairFacts, pair: FoundPair) {
  if (situation.kind !== 'raising') return undefined;
  return {
    place: (situation.elder === one ? pair.one : pair.other).position,
    names: namesIn(situation),
  };
}
