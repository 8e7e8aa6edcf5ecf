import { zodiacSignIds, type Element, type Kua } from '@org/zodiac-core';
import type { LuckSex } from '@org/zodiac-core/pillars';
import type { Chart } from '../chart.ts';
import { paragraph } from '../paragraph.ts';
import type { Paragraph, ReadingSection } from '../reading.ts';
import { list, lowerFirst } from '../words/list.ts';
import { isDayUncertain } from './uncertain-pillars.ts';

/** Numbers, colours and directions. */
export const fortune = (chart: Chart): ReadingSection => ({
  id: 'fortune',
  heading: 'Numbers, Colors and Directions',
  paragraphs: [ofSign(chart), ofElement(chart), ofKua(chart)],
});

/** The directions of the branches, from Rat on. */
const directions =
  'north,north-northeast,east-northeast,east,east-southeast,south-southeast,south,south-southwest,west-southwest,west,west-northwest,north-northwest'.split(
    ',',
  );

function ofSign({ sign }: Chart): Paragraph {
  const direction = directions[zodiacSignIds.indexOf(sign.id)] ?? '';
  return paragraph(
    `The ${sign.name} [stands in|holds] the ${direction} of the [old|Chinese] compass. [Almanacs of today add|Today’s almanacs add] ${list(sign.luckyNumbers.map(String))} as its numbers and ${list(sign.luckyColors.map(lowerFirst))} as its colors[, of which no classic knows|, without a classic to say so|, though no classic does].`,
    {
      rule: 'branch-directions',
      because: `Your sign is the ${sign.name}.`,
      changes: 'A birth in another zodiac year.',
      claims: [{ subject: `direction:${sign.id}`, value: direction }],
    },
  );
}

interface ElementLuck {
  readonly numbers: string;
  readonly colour: string;
  /** The element that feeds it. */
  readonly fedBy: Element;
}

const elementLuck: Readonly<Record<Element, ElementLuck>> = {
  Wood: { numbers: '3 and 8', colour: 'green', fedBy: 'Water' },
  Fire: { numbers: '2 and 7', colour: 'red', fedBy: 'Wood' },
  Earth: { numbers: '5 and 10', colour: 'yellow', fedBy: 'Fire' },
  Metal: { numbers: '4 and 9', colour: 'white', fedBy: 'Earth' },
  Water: { numbers: '1 and 6', colour: 'black', fedBy: 'Metal' },
};

function ofElement(chart: Chart): Paragraph {
  const { element, character } = chart.dayMaster;
  const own = elementLuck[element];
  const fed = elementLuck[own.fedBy];
  return paragraph(
    `The ${character} of the {sign}’s day is ${element}, [whose numbers are ${own.numbers} and whose color is|with the numbers ${own.numbers} and the color|so its numbers are ${own.numbers} and its color is] ${own.colour}. ${own.fedBy} [feeds it|nourishes it|keeps it going], so {aSign} may add ${fed.numbers}, and ${fed.colour}.`,
    {
      rule: 'element-numbers-and-colours',
      because: `Your day stem is ${character}.`,
      changes: 'Another day of birth.',
      hangsOnHour: isDayUncertain(chart),
      claims: [{ subject: `colour:${element}`, value: own.colour }],
    },
  );
}

const persons: Readonly<Record<LuckSex, string>> = { female: 'a woman', male: 'a man' };

function ofKua({ kua, birth }: Chart): Paragraph {
  const found = (['female', 'male'] as const).flatMap((sex) => {
    const each = kua[sex];
    return each ? [{ sex, each }] : [];
  });
  const sentences = found.map(
    ({ sex, each }) =>
      `For ${persons[sex]} of ${each.year} the [eight mansions|mansions] [count|find|name] Kua ${each.number} ${each.trigram}[ and favor| with|, whose good sides are] ${favourable(each)}.`,
  );
  const asked = birth.sex
    ? ''
    : '[The Kua number is counted by sex, so here are two|Kua goes by sex, and here are both|There are two Kua numbers, by sex]. ';
  return paragraph(`${asked}${sentences.join(' ')}`, {
    rule: 'kua-directions',
    because: `Your year from Start of Spring to Start of Spring is ${found[0]?.each.year}${birth.sex ? '' : ', and the sex is not given'}.`,
    changes: 'A birth in another such year, or another sex.',
    claims: found.map(({ sex, each }) => ({ subject: `kua:${sex}`, value: String(each.number) })),
  });
}

/** The four favourable directions, with what each is for, in one of three forms. */
function favourable({ directions: all }: Kua): string {
  const four = all.filter((mansion) => mansion.favourable);
  const forms = [
    list(four.map(({ direction, name, pinyin }) => `the ${direction} (${name} ${pinyin})`)),
    list(four.map(({ direction, name }) => `${direction} for ${name}`)),
    list(four.map(({ direction, pinyin }) => `${pinyin} in the ${direction}`)),
  ];
  return `[${forms.join('|')}]`;
}
