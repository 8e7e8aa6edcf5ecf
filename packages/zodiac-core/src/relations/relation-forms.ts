import type { RelationKind } from './relation-kinds.ts';

/** The full kind of a relation, with the part of a triad or the kind of a punishment. */
export type RelationForm =
  | Exclude<RelationKind, 'punishment'>
  | 'growing-half'
  | 'storing-half'
  | 'arch'
  | 'half-meeting'
  | 'ungrateful-punishment'
  | 'overbearing-punishment'
  | 'discourteous-punishment'
  | 'self-punishment';

const harmonies = '三命通會 (Sanming tonghui, 1578), volume 2, 論支元三合';
const halves =
  '徐樂吾 (Xu Lewu), commentary on 子平真詮, 論刑沖會合解法; the names of the halves: general tradition';
const meetings = '滴天髓 (Ditian sui), 方局, where it is called 方 (direction)';
// The two sources repeat their beginning instead of sharing it in a template string, which bundlers keep even if it is unused.
const punishments = '三命通會 (Sanming tonghui, 1578), volume 2, 論三刑; 五行大義 (Wuxing dayi), 論刑';
const exchanged =
  '三命通會 (Sanming tonghui, 1578), volume 2, 論三刑; 五行大義 (Wuxing dayi), 論刑. Some books exchange the names 無恩 and 恃勢';

/** Chinese name, pinyin, English name, meaning and source of each form. */
export const relationForms: Readonly<
  Record<
    RelationForm,
    readonly [name: string, pinyin: string, english: string, meaning: string, source: string]
  >
> = {
  'same-sign': [
    '同支',
    'tóng zhī',
    'same branch',
    'The two are alike: they understand each other, and they have the same weak points.',
    'general tradition',
  ],
  'six-harmony': [
    '六合',
    'liù hé',
    'harmony',
    'Each sign has one partner in harmony, with which it agrees without effort.',
    '三命通會 (Sanming tonghui, 1578), volume 2, 論支元六合; 五行大義 (Wuxing dayi), 論合',
  ],
  'three-harmonies': [
    '三合',
    'sān hé',
    'triangle of allies',
    'Three signs with one aim: their element begins in the first, is at its peak in the second and comes to rest in the third.',
    harmonies,
  ],
  'growing-half': [
    '生旺半合',
    'shēng wàng bàn hé',
    'half of a triangle, birth and peak',
    'The stronger half of three allies: their element begins in one sign and is at its peak in the other.',
    halves,
  ],
  'storing-half': [
    '墓旺半合',
    'mù wàng bàn hé',
    'half of a triangle, peak and store',
    'The other half of three allies: their element is at its peak in one sign and comes to rest in the other.',
    halves,
  ],
  arch: [
    '拱合',
    'gǒng hé',
    'half of a triangle, without the peak',
    'The first and the last of three allies: the middle one, in which their element is at its peak, is missing, so strict books do not count the pair.',
    halves,
  ],
  'three-meetings': [
    '三會',
    'sān huì',
    'three of one season',
    'The three signs of one season and direction gather their element.',
    meetings,
  ],
  'half-meeting': [
    '半會',
    'bàn huì',
    'two of one season',
    'Two signs belong to one season, but the group counts only with all three.',
    'general tradition',
  ],
  'six-clash': [
    '六沖',
    'liù chōng',
    'clash',
    'Signs that face each other across the circle pull apart.',
    '三命通會 (Sanming tonghui, 1578), volume 2, 論沖擊; 五行大義 (Wuxing dayi), 論衝破',
  ],
  'six-harm': [
    '六害',
    'liù hài',
    'harm',
    'Each stands opposite the partner in harmony of the other, and so it disturbs that bond.',
    '三命通會 (Sanming tonghui, 1578), volume 2, 論六害; 五行大義 (Wuxing dayi), 論害',
  ],
  'six-destruction': [
    '六破',
    'liù pò',
    'destruction',
    'The mildest of the difficult relations: what the two begin is easily broken off.',
    'general tradition',
  ],
  'ungrateful-punishment': [
    '無恩之刑',
    'wú ēn zhī xíng',
    'ungrateful punishment',
    'A kindness received is forgotten.',
    exchanged,
  ],
  'overbearing-punishment': [
    '恃勢之刑',
    'shì shì zhī xíng',
    'overbearing punishment',
    'Each uses its power against the next.',
    exchanged,
  ],
  'discourteous-punishment': [
    '無禮之刑',
    'wú lǐ zhī xíng',
    'discourteous punishment',
    'Those who owe each other respect do not show it.',
    punishments,
  ],
  'self-punishment': [
    '自刑',
    'zì xíng',
    'self-punishment',
    'A sign that meets itself stands in its own way.',
    punishments,
  ],
};
