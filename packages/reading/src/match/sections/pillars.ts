import { text } from '@org/content/match';
import type { RelationKind } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { byPillars } from '../because.ts';
import type { FoundPair } from '../branch-pairs.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { PersonBranch } from '../person.ts';
import { sentenceCase } from '../sentence-case.ts';

const harmonies = ['same-sign', 'six-harmony', 'three-harmonies'] as const;
const discords = ['six-clash', 'six-harm', 'punishment', 'six-destruction'] as const;
type Harmony = (typeof harmonies)[number];
type Discord = (typeof discords)[number];

/** Private life comes first, because tradition reads it most for a pair. */
const order = ['day', 'month', 'hour', 'across'] as const;
type Place = (typeof order)[number];

/** Pairs of pillars with the same position. */
export const samePlaces: readonly Place[] = ['day', 'month', 'hour'];

const maxTold = 2;

/** The first paragraph about pillars explains what a pillar is. */
export function harmoniesOf(facts: PairFacts): Paragraph[] {
  const told = toldHarmonies(facts);
  const paragraphs = told.length > 0 ? told : none(facts, 'harmony');
  return paragraphs.map((each, index) =>
    index === 0 ? { ...each, text: `${text('pillars.intro')} ${each.text}` } : each,
  );
}

/** The pillars in harmony: pairs of the same position first, then by score, highest first. */
export const toldHarmonies = (facts: PairFacts, places: readonly Place[] = order): Paragraph[] =>
  toldOf(facts, places, harmonies, 'harmony', (a, b) => b.score - a.score).map(({ pair, kind, place }) =>
    paragraph(sentenceCase(harmonyInWords(facts, pair, kind, place)), byPillars(pair)),
  );

export function discordsOf(facts: PairFacts): Paragraph[] {
  const told = toldDiscords(facts);
  return told.length > 0 ? told : none(facts, 'discord');
}

/** The pillars in conflict: pairs of the same position first, then by score, lowest first. */
export const toldDiscords = (facts: PairFacts, places: readonly Place[] = order): Paragraph[] =>
  toldOf(facts, places, discords, 'discord', (a, b) => a.score - b.score).map(({ pair, kind, place }) =>
    paragraph(sentenceCase(discordInWords(facts, pair, kind, place)), byPillars(pair)),
  );

interface ToldPair<Kind> {
  readonly pair: FoundPair;
  readonly kind: Kind;
  readonly place: Place;
}

/** Pairs with both harmony and conflict appear only in the table, and each text is used once. */
function toldOf<Kind extends RelationKind>(
  { pairs }: PairFacts,
  places: readonly Place[],
  kinds: readonly Kind[],
  tone: FoundPair['tone'],
  compare: (a: FoundPair, b: FoundPair) => number,
): ToldPair<Kind>[] {
  const found = pairs
    .filter((pair) => pair.tone === tone && !isOfYears(pair))
    .toSorted(compare)
    .flatMap((pair): ToldPair<Kind>[] => {
      const kind = kinds.find((each) => pair.found.some((relation) => relation.kind === each));
      return kind ? [{ pair, kind, place: placeOf(pair) }] : [];
    });
  return places
    .flatMap((place) => found.filter((each) => each.place === place))
    .filter(
      ({ kind, place }, index, all) =>
        all.findIndex((each) => each.kind === kind && each.place === place) === index,
    )
    .slice(0, maxTold);
}

const isOfYears = ({ one, other }: FoundPair): boolean =>
  one.position === 'year' && other.position === 'year';

function placeOf({ one, other }: FoundPair): Place {
  return one.position === other.position && one.position !== 'year' ? one.position : 'across';
}

function harmonyInWords(facts: PairFacts, pair: FoundPair, kind: Harmony, place: Place): string {
  const signA = pair.one.signName;
  const signB = pair.other.signName;
  if (place !== 'across')
    return kind === 'same-sign'
      ? text(`pillars.harmony.${place}.same-sign`, { signA })
      : text(`pillars.harmony.${place}.${kind}`, { signA, signB });
  const raised = acrossOfRaising(facts, pair);
  if (raised)
    return kind === 'same-sign'
      ? text('pillars.raising.same-sign', raised)
      : text(`pillars.raising.${kind}`, raised);
  const across = acrossOf(facts, pair);
  return kind === 'same-sign'
    ? text('pillars.harmony.across.same-sign', { signA, ...across })
    : text(`pillars.harmony.across.${kind}`, { signA, signB, ...across });
}

function discordInWords(facts: PairFacts, pair: FoundPair, kind: Discord, place: Place): string {
  const signs = { signA: pair.one.signName, signB: pair.other.signName };
  const raised = place === 'across' ? acrossOfRaising(facts, pair) : undefined;
  if (raised) return text(`pillars.raising.${kind}`, raised);
  return place === 'across'
    ? text(`pillars.discord.across.${kind}`, { ...signs, ...acrossOf(facts, pair) })
    : text(`pillars.discord.${place}.${kind}`, signs);
}

function acrossOf({ one, other, situation }: PairFacts, pair: FoundPair) {
  const isAtWork = situation.kind === 'peers' && situation.way === 'colleagues';
  const lifeOf = ({ position }: PersonBranch): string =>
    isAtWork ? text(`pillars.place-at-work.${position}`) : text(`pillars.place.${position}`);
  return {
    a: one.called,
    b: other.called,
    placeA: pair.one.position,
    placeB: pair.other.position,
    lifeA: lifeOf(pair.one),
    lifeB: lifeOf(pair.other),
  };
}

/** With a child, the pillar of the adult names the part of life. */
function acrossOfRaising({ one, situation }: PairFacts, pair: FoundPair) {
  if (situation.kind !== 'raising') return undefined;
  const { elder, child } = situation;
  const [ofElder, ofChild] = elder === one ? [pair.one, pair.other] : [pair.other, pair.one];
  return {
    elder: elder.called,
    child: child.called,
    placeElder: ofElder.position,
    placeChild: ofChild.position,
    signElder: ofElder.signName,
    signChild: ofChild.signName,
    task: text(`pillars.raising.task.${ofElder.position}`),
  };
}

/** Two signs without dates have no other pillars. */
function none({ pairs }: PairFacts, tone: 'harmony' | 'discord'): Paragraph[] {
  if (pairs.length < 2) return [];
  return [
    paragraph(text(`pillars.no-${tone}`), {
      rule: 'branches-of-two',
      because: text('reasons.all-pillars', { count: pairs.length }),
      changes: text('reasons.changes.birth'),
      hangsOnHour: pairs.some(({ one, other }) => !one.certain || !other.certain),
      claims: [{ subject: `pair:${tone}`, value: 'none' }],
    }),
  ];
}
