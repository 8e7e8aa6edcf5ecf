import { relationKinds, type RelationKind, punishedPlaces, relationKindsOf } from './relation-kinds.ts';
import { placeOf } from '../cycle/sexagenary.ts';
import {
  branchCharacters,
  type BranchCharacter,
  zodiacSignIds,
  type ZodiacSignId,
} from '../cycle/branches.ts';
import type { Element } from '../cycle/stems.ts';
import { wrongInput } from '../require-input.ts';
import { relationForms, type RelationForm } from './relation-forms.ts';

/** An earthly branch, by the id of its sign or by its character. */
export type Branch = ZodiacSignId | BranchCharacter;

/** A traditional relation of two or three earthly branches (地支). */
export interface BranchRelation {
  readonly kind: RelationKind;
  /** The kind in full: which half of the three harmonies, which of the four punishments. */
  readonly form: RelationForm;
  /** Chinese name, such as `'無恩之刑'`. */
  readonly name: string;
  readonly pinyin: string;
  readonly english: string;
  /** The meaning in one sentence. */
  readonly meaning: string;
  /** The book and chapter, or `'general tradition'`. */
  readonly source: string;
  /** The signs it joins, in the order of the circle; of a punishment, the punishing sign first. */
  readonly signs: readonly ZodiacSignId[];
  /** The third sign of a triad of which only two are present. */
  readonly missing: ZodiacSignId | undefined;
  /** The element that a triad gathers; `undefined` for other relations. */
  readonly element: Element | undefined;
}

/**
 * Every traditional relation of two branches: same branch 同支, six harmony 六合, half of the three harmonies 半合, half of the three
 * meetings 半會, clash 六沖, harm 六害, destruction 六破 and the four punishments 刑. Two branches may have several, some good and some
 * bad. Symmetric.
 *
 * @param a - a sign's id, or a branch such as `'子'`
 * @param b - the other
 * @returns the relations, first the one that decides `compatibility`; none for an ordinary pair
 * @throws RangeError that lists the twelve ids, when either is neither a sign nor a branch
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, and 五行大義 (Wuxing dayi), which each relation names by chapter
 * @example
 * relations('snake', 'monkey').map(({ name }) => name).join(' '); // '六合 無恩之刑 六破'
 * relations('rat', 'rabbit')[0]?.form; // 'discourteous-punishment'
 * relations('申', '子')[0]?.missing; // 'dragon', with which the three harmonies are whole
 */
export function relations(a: Branch, b: Branch): BranchRelation[] {
  const one = placeOfBranch(a);
  const other = placeOfBranch(b);
  const [first, second] = [Math.min(one, other), Math.max(one, other)];
  return relationKindsOf(first, second).map((kind) => relationOfPair(kind, first, second));
}

/**
 * Every relation within a group of branches, such as a family or the four pillars of a birth. A complete triad (three
 * harmonies 三合, three meetings 三會, a punishment of three 三刑) is one relation, and its halves are omitted. A sign that
 * occurs twice is related to itself.
 *
 * @param branches - ids of signs or branches, any number, in any order
 * @returns complete triads first, then the others, each once
 * @throws RangeError when an entry is neither a sign nor a branch, or the argument is not an array
 * @see `relations` for the sources
 * @example
 * relationsOf(['tiger', 'horse', 'dog']).map(({ name }) => name).join(' '); // '三合'
 * relationsOf(['ox', 'goat', 'dog'])[0]?.form; // 'overbearing-punishment', whole
 */
export function relationsOf(branches: readonly Branch[]): BranchRelation[] {
  if (!Array.isArray(branches)) throw wrongInput('group of branches', 'an array of signs', branches, false);
  const given = branches.map(placeOfBranch);
  const places = zodiacSignIds.flatMap((_, place) => given.filter((each) => each === place));
  const found = new Map<string, BranchRelation>();
  for (const [index, a] of places.entries()) {
    for (const b of places.slice(index + 1)) {
      for (const kind of relationKindsOf(a, b)) {
        const triad = triadOf(kind, a, b);
        const relation = triad?.places.every((place) => places.includes(place))
          ? relationOfTriad(triad)
          : relationOfPair(kind, a, b);
        found.set(relation.form + relation.signs.join(), relation);
      }
    }
  }
  const ordered = relationKinds.flatMap((kind) => [...found.values()].filter((each) => each.kind === kind));
  return [3, 2].flatMap((size) => ordered.filter(({ signs }) => signs.length === size));
}

interface Triad {
  readonly kind: RelationKind;
  /** The places of its signs, 0 (Rat) to 11 (Pig). In a punishment, each sign punishes the next. */
  readonly places: readonly number[];
  readonly element?: Element;
}

const triads: readonly Triad[] = [
  { kind: 'three-harmonies', places: [0, 4, 8], element: 'Water' },
  { kind: 'three-harmonies', places: [3, 7, 11], element: 'Wood' },
  { kind: 'three-harmonies', places: [2, 6, 10], element: 'Fire' },
  { kind: 'three-harmonies', places: [1, 5, 9], element: 'Metal' },
  { kind: 'three-meetings', places: [0, 1, 11], element: 'Water' },
  { kind: 'three-meetings', places: [2, 3, 4], element: 'Wood' },
  { kind: 'three-meetings', places: [5, 6, 7], element: 'Fire' },
  { kind: 'three-meetings', places: [8, 9, 10], element: 'Metal' },
  { kind: 'punishment', places: [2, 5, 8] },
  { kind: 'punishment', places: [1, 10, 7] },
];

/** The triad of a pair under a relation, if the relation joins three branches. */
const triadOf = (kind: RelationKind, a: number, b: number): Triad | undefined =>
  a === b
    ? undefined
    : triads.find((triad) => triad.kind === kind && triad.places.includes(a) && triad.places.includes(b));

const relationOfTriad = ({ kind, places, element }: Triad): BranchRelation =>
  describe(kind, kind === 'punishment' ? formOfPunishment(places) : kind, places, undefined, element);

function relationOfPair(kind: RelationKind, a: number, b: number): BranchRelation {
  const places = kind === 'punishment' && punishedPlaces[a] !== b ? [b, a] : [a, b];
  const triad = triadOf(kind, a, b);
  const third = triad?.places.find((place) => place !== a && place !== b);
  return describe(kind, formOfPair(kind, places, third), places, third, triad?.element);
}

/** The name depends on the group of the missing branch: peaks (Rat, Rabbit …), stores (Ox, Dragon …), births (Tiger, Snake …). */
const halves = ['arch', 'growing-half', 'storing-half'] as const;

function formOfPair(kind: RelationKind, places: readonly number[], third = 0): RelationForm {
  if (kind === 'punishment') return formOfPunishment(places);
  if (kind === 'three-meetings') return 'half-meeting';
  return kind === 'three-harmonies' ? (halves[third % 3] ?? 'arch') : kind;
}

function formOfPunishment([a = 0, b = 0]: readonly number[]): RelationForm {
  if (a === b) return 'self-punishment';
  if (a % 3 === 0) return 'discourteous-punishment';
  return a % 3 === 1 ? 'overbearing-punishment' : 'ungrateful-punishment';
}

function describe(
  kind: RelationKind,
  form: RelationForm,
  places: readonly number[],
  third: number | undefined,
  element: Element | undefined,
): BranchRelation {
  const [name, pinyin, english, meaning, source] = relationForms[form];
  const signs = places.map((place) => zodiacSignIds[place] as ZodiacSignId);
  const missing = third === undefined ? undefined : zodiacSignIds[third];
  return { kind, form, name, pinyin, english, meaning, source, signs, missing, element };
}

const characters: readonly string[] = /* @__PURE__ */ branchCharacters.split('');

/** @throws RangeError that lists the twelve ids, when there is no such sign or branch */
export function placeOfBranch(branch: Branch): number {
  const place = characters.indexOf(branch);
  return place < 0 ? placeOf(branch as ZodiacSignId) : place;
}
