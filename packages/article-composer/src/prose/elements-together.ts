import type { Element } from '@org/zodiac-core';

const texts: Readonly<Partial<Record<`${Element} ${Element}`, string>>> = {
  'Wood Wood':
    'Both have Wood as their fixed element, two trees of one forest, which share the light by growing at a small distance.',
  'Wood Fire':
    'Wood feeds Fire in the circle of production (相生), so the first is held to give the second its warmth, and should be thanked for it.',
  'Wood Earth':
    'Wood breaks Earth in the circle of control (相剋), as roots break soil; gardeners do not call that hostile.',
  'Wood Metal':
    'Metal cuts Wood in the circle of control (相剋). A carpenter’s reading is that without the axe there would be no house.',
  'Wood Water':
    'Water nourishes Wood in the circle of production (相生), quietly and from below, and the tree takes the credit.',
  'Fire Fire':
    'Fire is the fixed element of both. Two flames make one larger flame, bright company that someone should watch.',
  'Fire Earth':
    'Fire leaves ashes, and thus makes Earth in the circle of production (相生): what one spends in heat remains with the other as ground.',
  'Fire Metal':
    'Fire melts Metal in the circle of control (相剋). Smiths think of it as the beginning of every tool.',
  'Fire Water':
    'Water puts out Fire in the circle of control (相剋), and the two together are also how one cooks.',
  'Earth Earth':
    'Both stand on Earth, the element of the middle, and middle ground is where they tend to meet.',
  'Earth Metal':
    'Ore comes out of Earth, and so Earth brings forth Metal in the circle of production (相生): patience on one side, a fine edge on the other.',
  'Earth Water':
    'Earth dams Water in the circle of control (相剋). Every canal was made that way, and none by Water alone.',
  'Metal Metal':
    'They have Metal in common, two blades that keep each other sharp so long as they are not laid in one drawer.',
  'Metal Water':
    'Metal gathers dew, said the old physicists, and so brings forth Water in the circle of production (相生): firmness here makes movement there.',
  'Water Water': 'Water meets Water and the border between them cannot be drawn; some find that restful.',
};

/** How the fixed elements of two signs stand to each other. */
export const elementsTogether = (a: Element, b: Element): string =>
  texts[`${a} ${b}`] ?? texts[`${b} ${a}`] ?? '';
