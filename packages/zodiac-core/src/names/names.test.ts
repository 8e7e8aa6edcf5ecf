import { expect, test } from 'vitest';
import { getZodiacSignByName, zodiacSigns } from '../index.ts';

test.each([
  ['rat', 'Mouse'],
  ['dragon', 'Ｄｒａｇｏｎ'],
  ['ox', 'Cow, Bull, Buffalo, Water Buffalo'],
  ['rabbit', 'Hare'],
  ['snake', 'Serpent'],
  ['goat', 'Sheep, Ram'],
  ['rooster', 'Cock, Chicken, Hen'],
  ['pig', 'Boar, Hog'],
])('the %s is found by its other English names: %s', (id, names) => {
  for (const name of names.split(', ')) {
    for (const spelling of [
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      `\t ${name.replace(' ', '  ')}\u00A0\n`,
    ])
      expect(getZodiacSignByName(spelling)?.id, spelling).toBe(id);
  }
});

test('finds no Chinese sign for the Vietnamese Cat, and none for names of object properties', () => {
  for (const name of ['cat', 'constructor', '__proto__', 'toString', '', ',', ' ', 'rat,mouse', 'mouse,'])
    expect(getZodiacSignByName(name), name).toBeUndefined();
});

test('no name belongs to two signs', () => {
  const all = zodiacSigns.flatMap(({ id, name, character, simplified, pinyin }) =>
    [name, character, simplified, pinyin].map((each) => [each, id]),
  );
  for (const [name = '', id] of all) expect(getZodiacSignByName(name)?.id, name).toBe(id);
});
