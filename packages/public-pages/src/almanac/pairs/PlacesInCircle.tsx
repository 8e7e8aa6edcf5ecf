import { text } from '@org/content/almanac';
import {
  compatibility,
  describeSign,
  zodiacSignIds,
  type Relation,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { doubleHourOf } from '../signs/double-hour.ts';
import { Words } from '../Words.tsx';
import { withArticle } from '../words/grammar.ts';
import { signIdOfYear } from '../years/zodiac-years.ts';
import type { Pair } from './pairs.ts';

/** Facts that no other pair has: how far apart two different signs stand, their hours and months, and their friends in common. */
export const PlacesInCircle = ({ pair }: { pair: Pair }) => (
  <>
    <p>{apart(pair)}</p>
    <p>{times(pair)}</p>
    {friendsInCommon(pair).map((said) => (
      <p key={said}>
        <Words text={said} />
      </p>
    ))}
  </>
);

/** The examples use years of the cycle of twelve that begins with this year of the Rat. */
const firstYear = 1984;
const exampleYear = (id: ZodiacSignId): number =>
  firstYear + zodiacSignIds.findIndex((_, index) => signIdOfYear(firstYear + index) === id);

const inWords = {
  1: text('pair.circle.numbers.n1'),
  2: text('pair.circle.numbers.n2'),
  3: text('pair.circle.numbers.n3'),
  4: text('pair.circle.numbers.n4'),
  5: text('pair.circle.numbers.n5'),
  7: text('pair.circle.numbers.n7'),
  8: text('pair.circle.numbers.n8'),
  9: text('pair.circle.numbers.n9'),
  10: text('pair.circle.numbers.n10'),
  11: text('pair.circle.numbers.n11'),
} as const;

/** A sentence about the places between two signs, which are the years between two people. */
function apart([one, other]: Pair): string {
  const [year, later] = [exampleYear(one), exampleYear(other)];
  const years = later - year;
  const values = {
    one: nameOf(one),
    other: nameOf(other),
    aOne: withArticle(nameOf(one)),
    anOther: withArticle(nameOf(other)),
    year,
    later,
  };
  const wordOf = (count: number) => inWords[count as keyof typeof inWords];
  if (years === 6) return text('pair.circle.opposite', values);
  const near = Math.min(years, 12 - years);
  return text('pair.circle.apart', {
    ...values,
    steps: near === 1 ? text('pair.circle.step') : text('pair.circle.steps', { count: wordOf(near) }),
    near: wordOf(near),
    far: wordOf(12 - near),
    earlier: later - 12,
  });
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The solar month of the Rat begins in early December, that of the Ox in early January. */
const monthOf = (id: ZodiacSignId): string =>
  months.format(Date.UTC(2023, 11 + zodiacSignIds.indexOf(id), 10));

const times = ([one, other]: Pair): string =>
  text('pair.circle.time', {
    one: nameOf(one),
    other: nameOf(other),
    hoursOne: doubleHourOf(one),
    hoursOther: doubleHourOf(other),
    monthOne: monthOf(one),
    monthOther: monthOf(other),
  });

type Harmony = Extract<Relation, 'six-harmony' | 'three-harmonies'>;

const isHarmony = (relation: Relation): relation is Harmony =>
  relation === 'six-harmony' || relation === 'three-harmonies';

/** The signs in harmony with a sign, and how. */
const friendsOf = (id: ZodiacSignId): { friend: ZodiacSignId; bond: Harmony }[] =>
  zodiacSignIds.flatMap((friend) => {
    const { basis } = compatibility(id, friend);
    return friend !== id && isHarmony(basis) ? [{ friend, bond: basis }] : [];
  });

function friendsInCommon([one, other]: Pair): string[] {
  const [friendsOne, friendsOther] = [friendsOf(one), friendsOf(other)];
  const common = friendsOne.flatMap(({ friend, bond }) => {
    const ofOther = friendsOther.find((each) => each.friend === friend);
    return ofOther ? [{ friend, bondOne: bond, bondOther: ofOther.bond }] : [];
  });
  const names = { one: nameOf(one), other: nameOf(other) };
  return common.map(({ friend, bondOne, bondOther }) => {
    const values = { ...names, third: nameOf(friend) };
    const bond = text(`pair.circle.bonds.${bondOne}`);
    return bondOne === bondOther
      ? text('pair.circle.friend-of-both', { ...values, bond })
      : text('pair.circle.friend', {
          ...values,
          bondOne: bond,
          bondOther: text(`pair.circle.bonds.${bondOther}`),
        });
  });
}

const nameOf = (id: ZodiacSignId): string => describeSign(id).name;
