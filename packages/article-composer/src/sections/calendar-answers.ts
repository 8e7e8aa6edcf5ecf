import {
  compatibility,
  getZodiacSignByDate,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type Relation,
  type ZodiacSign,
} from '@org/zodiac-core';
import { listed, say, stated, textOf, type Phrase } from '../claims/passage.ts';
import { isAboutWork, type Story } from '../story.ts';
import {
  dateInWords,
  elementByYear,
  elementOfYear,
  signOfYear,
  spanOfYear,
  yearByName,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { elementPortraits } from '../wording/element-portraits.ts';
import { signsOfElementInWords } from '../wording/five-elements.ts';
import { birthDay, isNeverReached, lifePath, neverReached } from '../wording/numerology-phrases.ts';
import { relationNames, rulesOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import {
  doubleHour,
  factsOfSign,
  luckyTokens,
  nameOfSign,
  plural,
  signWithCharacter,
} from '../wording/sign-phrases.ts';
import { lowerFirst, withArticle, withoutStop } from '../wording/words.ts';

export function dateAnswer(date: CalendarDate): Phrase[] {
  const born = getZodiacSignByDate(date);
  if (!born) return [];
  const claim = { kind: 'birth date', date, sign: born.sign.id, year: born.zodiacYear } as const;
  const birth = stated(
    claim,
    ({ sign }) => `born on ${dateInWords(date)} is ${withArticle(nameOfSign(sign))}`,
  );
  return [say`Somebody ${birth}, of the ${yearByName(born.zodiacYear)} year.`];
}

export function yearAnswer({ topics, choice }: Story, year: number): Phrase[] {
  const sign = signOfYear(year);
  const answer = choice.pick([
    say`The ${yearByName(year)} year runs from ${spanOfYear(year)}.`,
    say`Born in the ${yearByName(year)} year means born from ${spanOfYear(year)}.`,
  ]);
  const isMatched = topics.signs.includes(sign) || topics.signs.length === 0;
  const matches = topics.signs
    .filter((named) => named !== sign)
    .map(
      (named) =>
        say`For ${withArticle(named.name)}, tradition finds ${rulesOfPair(named, sign)} in it: ${scoreOfPair(named, sign)} on our scale.`,
    );
  const wrongElement =
    topics.elements.length > 0 && !topics.elements.includes(elementOfYear(year))
      ? [say`Its element is ${elementByYear(year)}, not ${listed(topics.elements)}.`]
      : [];
  return [answer, ...(isMatched ? [] : matches), ...wrongElement];
}

export function pairAnswer({ topics }: Story): Phrase[] {
  const [first, second] = topics.signs;
  if (!first || !second) return [];
  return [
    say`${scoreOfPair(first, second)} on our scale, because tradition sees ${rulesOfPair(first, second)} between them.`,
  ];
}

export const elementAnswer = (element: Element): Phrase =>
  say`${element} is one of the five elements, the fixed one of the ${signsOfElementInWords(element)}: ${lowerFirst(elementPortraits[element].temper[0])}`;

export function lifePathAnswer(number: number): Phrase {
  const meaning = stated(
    lifePath(number),
    (claim) => `life path ${claim.number} is called the ${claim.title}; the usual gloss is “${claim.text}”`,
  );
  return isNeverReached(number)
    ? say`In numerology, ${meaning}. ${neverReached(number)}`
    : say`In numerology, ${meaning}.`;
}

/** The birth day number, which is read apart from the life path. */
export function birthdayAnswer(day: number): Phrase {
  const reduction = birthDay(day);
  const meaning = stated(
    lifePath(reduction.number),
    ({ number, title }) => `${number} is called the ${title}`,
  );
  return say`In numerology, ${stated(reduction, (claim) => `day ${claim.day} reduces to ${claim.number}`)}, and ${meaning}.`;
}

export function ruleAnswer(rule: Relation): Phrase {
  const verb = rule === 'six-clash' || rule === 'six-harm' ? 'stand against each other' : 'belong together';
  const groups = stated({ kind: 'pairing rule', rule, groups: groupsOfRule(rule) }, (claim) =>
    claim.groups.map((group) => textOf(listed(group.map(nameOfSign)))).join('; '),
  );
  return say`By the rule of the ${relationNames[rule]} these ${verb}: ${groups}.`;
}

/** The groups of signs that a rule joins, each in the order of the circle. */
const groupsOfRule = (rule: Relation) =>
  zodiacSigns
    .map((sign) =>
      zodiacSigns
        .filter((other) => other === sign || compatibility(sign.id, other.id).basis === rule)
        .map(({ id }) => id),
    )
    .filter((group, index, all) => all.findIndex(([first]) => first === group[0]) === index);

/** Answers the words `luck` and `hour` for the first sign. */
export function signFacts({ topics, focus: [sign] }: Story): Phrase[] {
  if (!sign) return [];
  return [
    ...(/\bluck/i.test(topics.text) ? [say`By custom the ${sign.name}’s ${luckyTokens(sign)}.`] : []),
    ...(/\bhours?\b/i.test(topics.text)
      ? [say`The ${sign.name}’s double hour is ${doubleHour(sign)}, by the clock of the sun.`]
      : []),
  ];
}

/** Three signs at work, for an article about all twelve. */
export const workAnswer = (story: Story): Phrase[] =>
  isAboutWork(story)
    ? [
        `At work, as tradition has it, ${story.choice
          .some(zodiacSigns, 3)
          .map((sign) => `the ${sign.name} ${lowerFirst(withoutStop(sign.businessTraits))}`)
          .join('; ')}.`,
      ]
    : [];

export function signAnswer({ topics, choice }: Story, sign: ZodiacSign): Phrase {
  const years = yearsOfSign(sign, 1950, 2030).filter((year) => topics.elements.includes(elementOfYear(year)));
  if (years.length > 0) {
    return say`Those meant are born in ${listed(years.map((year) => say`the ${yearByName(year)} year`))}.`;
  }
  const traits = lowerFirst(withoutStop(sign.traits));
  return choice.pick([
    say`${signWithCharacter(sign)}, ${stated(factsOfSign(sign), ({ pinyin }) => pinyin)}) is ${traits}, or so tradition describes it.`,
    `${plural(sign)}, in the old description, are ${traits}.`,
  ]);
}

export function generalAnswer({ topics, choice }: Story): Phrase[] {
  if (topics.text === '' || topics.themes.length > 0 || topics.elements.length > 0) {
    return [
      choice.pick([
        'The Chinese zodiac gives each year one of twelve animals and one of five elements, so the same pair returns after sixty years.',
        'Twelve animals and five elements, each element in a Yang and a Yin year, make a cycle of sixty years.',
      ]),
      'A person’s sign follows from the full date of birth, since New Year’s Day moves between late January and late February.',
    ];
  }
  return [
    'Neither the Chinese calendar nor the tables of Zodiac Atlas have an entry of that name, and we would rather say so than invent one.',
    'What the calendar can add is a sign for any date that belongs to the subject: find the date, then read its year below.',
  ];
}
