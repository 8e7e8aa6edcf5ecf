import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relations, relationsOf, zodiacSignIds, type Branch, type RelationForm } from '../index.ts';

/**
 * The pairs as the books list them, branch by branch: 三命通會 volume 2 for harmonies, clashes, harms and punishments,
 * the general tradition for destructions, meetings and the halves of the three harmonies.
 */
const books: Readonly<Record<string, string>> = {
  六合: '子丑 寅亥 卯戌 辰酉 巳申 午未',
  六沖: '子午 丑未 寅申 卯酉 辰戌 巳亥',
  六害: '子未 丑午 寅巳 卯辰 申亥 酉戌',
  六破: '子酉 丑辰 寅亥 卯午 巳申 未戌',
  無恩之刑: '寅巳 巳申 申寅',
  恃勢之刑: '丑戌 戌未 未丑',
  無禮之刑: '子卯 卯子',
  自刑: '辰辰 午午 酉酉 亥亥',
  生旺半合: '申子 亥卯 寅午 巳酉',
  墓旺半合: '子辰 卯未 午戌 酉丑',
  拱合: '申辰 亥未 寅戌 巳丑',
  半會: '亥子 子丑 亥丑 寅卯 卯辰 寅辰 巳午 午未 巳未 申酉 酉戌 申戌',
  同支: '子子 丑丑 寅寅 卯卯 辰辰 巳巳 午午 未未 申申 酉酉 戌戌 亥亥',
};

const branches = [...'子丑寅卯辰巳午未申酉戌亥'] as Branch[];
const signOf = (branch: string | undefined): string =>
  zodiacSignIds[branches.indexOf(branch as Branch)] ?? '';
const names = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name);

test('all 144 pairs have the relations that the books list, and no others', () => {
  let pairs = 0;
  for (const a of branches) {
    for (const b of branches) {
      const listed = Object.entries(books)
        .filter(([, list]) => list.split(' ').some((pair) => pair === a + b || pair === b + a))
        .map(([name]) => name);
      expect(names(relations(a, b)).toSorted(), a + b).toEqual(listed.toSorted());
      pairs += 1;
    }
  }
  expect(pairs).toBe(144);
});

test('a pair has the same relations by signs and by branches, and in either order', () => {
  for (const [place, branch] of branches.entries()) {
    for (const [otherPlace, other] of branches.entries()) {
      const found = relations(branch, other);
      expect(relations(zodiacSignIds[place] as Branch, zodiacSignIds[otherPlace] as Branch)).toEqual(found);
      expect(relations(other, branch)).toEqual(found);
    }
  }
});

test('a punishment names the punishing sign first', () => {
  for (const kind of ['無恩之刑', '恃勢之刑', '自刑']) {
    for (const pair of books[kind]?.split(' ') ?? []) {
      const [punishing, punished] = pair;
      const found = relations(punishing as Branch, punished as Branch).find(({ name }) => name === kind);
      expect(found?.signs, pair).toEqual([signOf(punishing), signOf(punished)]);
    }
  }
});

test.each([
  ['申子辰', '三合', 'Water'],
  ['亥卯未', '三合', 'Wood'],
  ['寅午戌', '三合', 'Fire'],
  ['巳酉丑', '三合', 'Metal'],
  ['亥子丑', '三會', 'Water'],
  ['寅卯辰', '三會', 'Wood'],
  ['巳午未', '三會', 'Fire'],
  ['申酉戌', '三會', 'Metal'],
  ['寅巳申', '無恩之刑', undefined],
  ['丑戌未', '恃勢之刑', undefined],
])('the branches %s form a complete group: %s, of the element %s', (triad, name, element) => {
  const three = [...triad] as Branch[];
  for (const group of [three, three.toReversed(), [...three, ...three]]) {
    const found = relationsOf(group).filter(({ signs }) => signs.length === 3);
    expect(found).toMatchObject([{ name, element, missing: undefined }]);
    expect(found[0]?.signs.toSorted()).toEqual([...triad].map(signOf).toSorted());
  }
  for (const missing of three) {
    const [a, b] = three.filter((branch) => branch !== missing) as [Branch, Branch];
    const half = relations(a, b).find((relation) => relation.missing === signOf(missing));
    expect(half?.element).toBe(element);
  }
});

describe('in a group', () => {
  test('a whole triad replaces its halves and is listed first', () => {
    expect(names(relationsOf(['monkey', 'rat', 'dragon']))).toEqual(['三合']);
    expect(names(relationsOf(['tiger', 'snake', 'monkey']))).toEqual([
      '無恩之刑',
      '六合',
      '六沖',
      '六害',
      '六破',
    ]);
    expect(names(relationsOf(['rat', 'dragon', 'horse']))).toEqual(['墓旺半合', '六沖']);
  });

  test('a sign that occurs twice is related to itself', () => {
    expect(names(relationsOf(['rat', 'rat']))).toEqual(['同支']);
    expect(names(relationsOf(['horse', 'horse', 'horse']))).toEqual(['同支', '自刑']);
  });

  test('a group of one sign, or of none, has no relations', () => {
    expect(relationsOf([])).toEqual([]);
    expect(relationsOf(['horse'])).toEqual([]);
  });

  test('a group of two has the same relations as the pair', () => {
    for (const a of branches) for (const b of branches) expect(relationsOf([a, b])).toEqual(relations(a, b));
  });

  test('the order of a group does not matter, and a repeated sign adds no second relation', () => {
    const group = fc.array(fc.constantFrom(...zodiacSignIds), { maxLength: 14 });
    fc.assert(
      fc.property(group, (signs) => {
        const found = relationsOf(signs);
        expect(relationsOf(signs.toReversed())).toEqual(found);
        expect(new Set(found.map((each) => each.form + each.signs.join())).size).toBe(found.length);
        for (const { signs: members } of found) expect(signs).toEqual(expect.arrayContaining([...members]));
      }),
    );
  });
});

test('every form occurs, with a name, a reading, a meaning of one sentence and the source of its kind', () => {
  const all = [
    ...branches.flatMap((a) => branches.flatMap((b) => relations(a, b))),
    ...relationsOf(branches),
  ];
  const forms = new Map(all.map((relation) => [relation.form, relation]));
  expect(forms.size).toBe(15);
  const bookless: RelationForm[] = ['same-sign', 'half-meeting', 'six-destruction'];
  for (const [form, { name, pinyin, english, meaning, source }] of forms) {
    expect(name).toMatch(/^\p{Script=Han}{2,4}$/u);
    expect(pinyin.split(' ')).toHaveLength([...name].length);
    expect(english).toMatch(/^[a-z]/);
    expect(meaning).toMatch(/^[A-Z][^.]+\.$/);
    expect(source === 'general tradition', form).toBe(bookless.includes(form));
  }
});
