import {
  birthDayNumber,
  compatibility,
  getZodiacSignByDate,
  describeSign,
  lifePathMeaning,
  lifePathNumber,
  monthDescription,
  sexagenaryYear,
  zodiacSigns,
  type Element,
  type Relation,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { Birth } from './birth.ts';
import { elementReadings, polarityReadings } from './prose/element-readings.ts';
import { birthDayReadings, lifePathReadings, monthReadings } from './prose/number-readings.ts';
import { signReadings } from './prose/sign-readings.ts';
import type { Paragraph, Reading, ReadingSection } from './reading.ts';
import { rules, type RuleId } from './rules.ts';

/**
 * Composes the personal reading of a birth. All facts come from zodiac-core.
 *
 * @param birth - what is known of the birth
 * @returns the reading, or `undefined` when the day does not exist
 * @throws RangeError when the day is outside the calendar of zodiac-core
 */
export function composeReading({ date }: Birth): Reading | undefined {
  const born = getZodiacSignByDate(date);
  if (!born) return undefined;
  const sign = describeSign(born.sign.id);
  const own = signReadings[sign.id];
  const element = elementReadings[born.yearElement];
  const year = sexagenaryYear(born.zodiacYear);
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8, 10));
  const lifePath = lifePathNumber(date);
  const birthDay = birthDayNumber(day);
  const { title } = lifePathMeaning(lifePath);

  const ofSign = {
    because: `Your sign is the ${sign.name}.`,
    changes: 'A birth in another zodiac year.',
  };
  const ofElement = {
    because: `The element of your zodiac year is ${born.yearElement}.`,
    changes: 'A birth in a zodiac year of another element.',
  };
  const ofDate = { because: `You were born on ${date}.`, changes: 'Another date of birth.' };
  const bySign = (text: string, rule: RuleId = 'year-sign') => paragraph(text, rule, ofSign);

  const sections: ReadingSection[] = [
    {
      id: 'core-personality',
      heading: 'Core Personality',
      paragraphs: [
        bySign(`${sign.description} ${sign.personality}`),
        bySign(own.core),
        paragraph(`${elementSentence(sign, born.yearElement)} ${element.core}`, 'year-element', ofElement),
        paragraph(polarityReadings[born.polarity], 'polarity', {
          because: `Your zodiac year is a ${born.polarity} year.`,
          changes: 'A birth in the zodiac year before or after.',
        }),
        bySign(
          `Tradition counts among your strengths: ${list(sign.strengths)}. What it asks you to watch, in its own few words: ${quoted(sign.weaknesses)}.`,
        ),
      ],
    },
    {
      id: 'career',
      heading: 'Career',
      paragraphs: [
        bySign(own.career),
        bySign(
          `In business, by tradition, the ${sign.name} ${lowerFirst(sign.businessTraits)} Fields that are said to suit you: ${lowerFirst(sign.careerStrengths)}`,
        ),
        paragraph(element.career, 'year-element', ofElement),
      ],
    },
    {
      id: 'relationships',
      heading: 'Relationships and Compatibility',
      figure: { kind: 'bonds', sign: sign.id },
      paragraphs: [
        bySign(own.relationships),
        paragraph(element.relationships, 'year-element', ofElement),
        ...matches(sign).map((text) => bySign(text, 'relations-of-branches')),
      ],
    },
    {
      id: 'life-path',
      heading: 'Life Path',
      paragraphs: [
        paragraph(
          `${month} for the month, ${day} for the day and ${date.slice(0, 4)} for the year make ${month + day + Number(date.slice(0, 4))}; its digits, summed until one is left and with 11, 22 and 33 kept, make ${lifePath}, the number of the ${title}.`,
          'life-path',
          ofDate,
        ),
        paragraph(lifePathReadings[lifePath] ?? '', 'life-path', ofDate),
      ],
    },
    {
      id: 'numerology',
      heading: 'Numerology',
      paragraphs: [
        paragraph(
          `Your birth-day number is ${birthDay}${day === birthDay ? ', the day itself' : `, from the digits of ${day}`}. ${birthDayReadings[birthDay] ?? ''}`,
          'birth-day-number',
          ofDate,
        ),
        paragraph(
          `Your month stands for ${lowerFirst(monthDescription(month))}. ${monthReadings[month - 1] ?? ''}`,
          'birth-month',
          ofDate,
        ),
        bySign(
          `Your sign adds its own numbers, ${list(sign.luckyNumbers.map(String))}, and its colours, ${list(sign.luckyColors)}. They are keepsakes rather than instructions: wear them when you would like to be reminded of something.`,
          'lucky-numbers-and-colours',
        ),
      ],
    },
    {
      id: 'cultural-significance',
      heading: 'Cultural Significance',
      paragraphs: [
        bySign(own.culture, 'sign-in-culture'),
        paragraph(
          `Your zodiac year is written ${year.name}, read ${year.pinyin}, number ${year.place} in the cycle of sixty: the ${born.polarity} ${born.yearElement} ${sign.name}. The same name comes round once in sixty years; yours is next in ${born.zodiacYear + 60}. The sixtieth birthday is kept with special care in much of East Asia for that reason, for one has then lived every year there is.`,
          'sexagenary-cycle',
          { because: `Your zodiac year is ${born.zodiacYear}.`, changes: 'A birth in another zodiac year.' },
        ),
      ],
    },
  ];
  const paragraphs = sections.flatMap((section) => section.paragraphs);
  return {
    sections,
    rules: [...new Set(paragraphs.map(({ rule }) => rule))].map((id) => ({ id, ...rules[id] })),
    wordCount: paragraphs.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0),
  };
}

const paragraph = (
  text: string,
  rule: RuleId,
  why: { readonly because: string; readonly changes: string },
): Paragraph => ({ text, rule, ...why, certainty: 'certain', claims: [] });

function elementSentence(sign: ZodiacSign, yearElement: Element): string {
  const own = `The ${sign.name}’s own element is ${sign.element}`;
  return yearElement === sign.element
    ? `${own}, and ${yearElement} was the element of your year as well, which tradition reads as the sign in its purest form.`
    : `${own}; the element of your year was ${yearElement}, and it colours everything above.`;
}

/** The paragraphs about the signs in a traditional relation to `sign`. */
function matches(sign: ZodiacSign): string[] {
  const inRelation = (relation: Relation): string[] =>
    zodiacSigns
      .filter(({ id }) => compatibility(sign.id, id).basis === relation)
      .map(({ name }) => `the ${name}`);
  const [harmony = '', clash = '', harm = ''] = (['six-harmony', 'six-clash', 'six-harm'] as const).map(
    (relation) => list(inRelation(relation)),
  );
  return [
    `The twelve signs stand in a circle, and tradition reads their distances. With ${list(inRelation('three-harmonies'))} you form one of the three harmonies: a triangle of signs that want the same things for different reasons. Your partner of the six harmonies is ${harmony}, thought the easiest companion of all, because each has what the other looks for.${alsoOf(sign, 'six-harmony')}`,
    `Across the circle stands ${clash}, your clash: not an enemy, but somebody who will ask you the one question that you do not ask yourself. With ${harm} tradition sees six harm, small misunderstandings which grow when nobody mentions them. None of this forbids anything. It tells two people where to be patient, and long marriages have been made of clashes.`,
  ];
}

const discords: Readonly<Partial<Record<Relation, string>>> = {
  punishment: 'a punishment',
  'six-destruction': 'a destruction',
};

/** A sentence about a second, discordant relation of the same pair, such as Tiger and Pig; empty if there is none. */
function alsoOf(sign: ZodiacSign, relation: Relation): string {
  const matched = zodiacSigns
    .map(({ id }) => compatibility(sign.id, id))
    .find(({ basis }) => basis === relation);
  const also = matched?.relations.flatMap(({ kind }) => discords[kind] ?? []) ?? [];
  return also.length > 0
    ? ` Tradition is of two minds here, though: it counts the same pair as ${list(also)} as well, and so the score of the two is below that of a harmony alone.`
    : '';
}

const list = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words.map(lowerFirst));

const quoted = (words: readonly string[]): string => list(words.map((word) => `“${lowerFirst(word)}”`));

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
