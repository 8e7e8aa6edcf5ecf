import {
  birthDayNumber,
  compatibility,
  describeSign,
  getZodiacSignByDate,
  lifePathMeaning,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type Relation,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { Founding } from './article.ts';
import { elementPortraits } from './five-elements.ts';
import { isNeverReached, neverReached } from './birthdays-of-number.ts';
import { foundingTables } from './founding-tables.ts';
import {
  counted,
  dateInWords,
  doubleHour,
  elementOfYear,
  foundingsInWords,
  listed,
  lowerFirst,
  nameOfSign,
  plural,
  signOfYear,
  spanOfYear,
  withArticle,
  withoutStop,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import { relationInWords, relationNames } from './relation-in-words.ts';
import { foundingsNamed, isAboutElements, isAboutWork, type Story } from './story.ts';

/** The first answer, or an empty string if there is none. */
export const plainMeaning = (story: Story): string => answersOf(story)[0] ?? '';

/** Answers the keyword in one sentence per topic, most specific first. */
export function answersOf(story: Story): string[] {
  const { topics } = story;
  const answers = [
    ...new Set(topics.dates.flatMap(dateAnswer)),
    ...topics.years.slice(0, 3).flatMap((year) => yearAnswer(story, year)),
    ...pairAnswer(story),
    ...new Set(foundingsNamed(topics).slice(0, 3).map(foundingAnswer)),
    ...foundingPairAnswer(story),
    ...withheldAnswer(story),
    ...(isAboutElements(story) ? topics.elements.map(elementAnswer) : []),
    ...topics.lifePaths.map(lifePathAnswer),
    ...topics.birthdays.map(birthdayAnswer),
    ...topics.rules.map(ruleAnswer),
    ...signFacts(story),
    ...(story.focus.length > 0 ? themeAnswers(story) : answersForAll(story)),
  ];
  if (topics.years.length === 0) answers.push(...topics.signs.map((sign) => signAnswer(story, sign)));
  if (answers.length === 0) answers.push(...generalAnswer(story));
  return answers;
}

function dateAnswer(date: CalendarDate): string[] {
  const born = getZodiacSignByDate(date);
  return born
    ? [
        `Somebody born on ${dateInWords(date.year, date.month, date.day)} is ${withArticle(born.sign.name)}, of the ${yearByName(born.zodiacYear)} year.`,
      ]
    : [];
}

function yearAnswer({ topics, choice }: Story, year: number): string[] {
  const sign = signOfYear(year);
  const answer = choice.pick([
    `The ${yearByName(year)} year runs from ${spanOfYear(year)}.`,
    `Born in the ${yearByName(year)} year means born from ${spanOfYear(year)}.`,
  ]);
  const others = topics.signs.filter((named) => named !== sign);
  const matched = topics.signs.includes(sign) || topics.signs.length === 0;
  const matches = others.map((named) => {
    const { score } = compatibility(named.id, sign.id);
    return `For ${withArticle(named.name)}, tradition finds ${relationInWords(named, sign)} in it: ${named.name} and ${sign.name} score ${score} of 100 on our scale.`;
  });
  const wrongElement =
    topics.elements.length > 0 && !topics.elements.includes(elementOfYear(year))
      ? [`Its element is ${elementOfYear(year)}, not ${listed(topics.elements)}.`]
      : [];
  return matched ? [answer, ...wrongElement] : [answer, ...matches, ...wrongElement];
}

function pairAnswer({ topics }: Story): string[] {
  const [first, second] = topics.signs;
  if (!first || !second) return [];
  const { score } = compatibility(first.id, second.id);
  return [
    `${first.name} and ${second.name} score ${score} of 100 on our scale, because tradition sees ${relationInWords(first, second)} between them.`,
  ];
}

const foundingAnswer = (founding: Founding): string =>
  `${founding.name} (${founding.year}) is filed under the ${nameOfSign(founding.sign)}, by the most precise date that is known of it.`;

/** For rows that free articles may not name, says where to find them. */
const withheldAnswer = ({ withheldNames }: Story): string[] =>
  withheldNames.length > 0
    ? [
        `The sign of ${listed(withheldNames.slice(0, 3))} stands in the database of Zodiac Atlas, of which articles tell a part.`,
      ]
    : [];

/** The relation between the signs of the first two rows that the keyword names. */
function foundingPairAnswer({ topics }: Story): string[] {
  const named = foundingsNamed(topics);
  const [one, other] = named.filter(
    ({ name }, index) => named.findIndex((each) => each.name === name) === index,
  );
  const [first, second] = [one, other].map((founding) => founding && describeSign(founding.sign));
  if (!first || !second || topics.signs.length > 1) return [];
  return first === second
    ? [`Both stand under the ${first.name}, so no bond of the circle tells them apart.`]
    : [
        `${first.name} and ${second.name} score ${compatibility(first.id, second.id).score} of 100, for tradition finds ${relationInWords(first, second)} here.`,
      ];
}

function elementAnswer(element: Element): string {
  const own = zodiacSigns.filter((sign) => sign.element === element).map(({ name }) => name);
  return `${element} is one of the five elements, the fixed one of the ${listed(own)}: ${lowerFirst(elementPortraits[element].temper[0])}`;
}

function lifePathAnswer(number: number): string {
  const { title, text } = lifePathMeaning(number);
  const never = isNeverReached(number) ? ` ${neverReached(number)}` : '';
  return `In numerology, life path ${number} is called the ${title}; the usual gloss is “${text}”.${never}`;
}

/** The birth day number, which is read apart from the life path. */
function birthdayAnswer(day: number): string {
  const number = birthDayNumber(day);
  return `In numerology, day ${day} reduces to ${number}, and ${number} is called the ${lifePathMeaning(number).title}.`;
}

function ruleAnswer(rule: Relation): string {
  const bound = zodiacSigns.map((sign) => [
    sign,
    ...zodiacSigns.filter((other) => other !== sign && compatibility(sign.id, other.id).basis === rule),
  ]);
  const groups = bound
    .map((group) => zodiacSigns.filter((sign) => group.includes(sign)))
    .filter((group, index, all) => all.findIndex(([first]) => first === group[0]) === index)
    .map((group) => listed(group.map(({ name }) => name)));
  return `By the rule of the ${relationNames[rule]} these ${rule === 'six-clash' || rule === 'six-harm' ? 'stand against each other' : 'belong together'}: ${groups.join('; ')}.`;
}

/** Answers the words `luck` and `hour` for the first sign. */
function signFacts({ topics, focus }: Story): string[] {
  return focus
    .slice(0, 1)
    .flatMap((sign) => [
      ...(/\bluck/i.test(topics.text)
        ? [
            `By custom the ${sign.name}’s lucky numbers are ${listed(sign.luckyNumbers)}, and its colours ${listed(sign.luckyColors)}.`,
          ]
        : []),
      ...(/\bhours?\b/i.test(topics.text)
        ? [`The ${sign.name}’s double hour is ${doubleHour(sign)}, by the clock of the sun.`]
        : []),
    ]);
}

/** Theme answers for an article about all twelve signs. */
function answersForAll(story: Story): string[] {
  const { topics, choice } = story;
  const requestedTables = foundingTables(story).filter(({ theme }) => topics.themes.includes(theme));
  return [
    ...requestedTables.flatMap(({ list, shown, one, many }) => {
      const counts = zodiacSigns
        .map((sign) => ({ sign, count: list.filter((founding) => founding.sign === sign.id).length }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => b.count - a.count)
        .map(({ sign, count }) => `${counted(count, one, many)} under the ${sign.name}`);
      const oldest = list.reduce((a, b) => (b.year < a.year ? b : a));
      return [
        `Counted by founding date, our list begins with ${counts[0]} and ends with ${counts.at(-1)}.`,
        ...(shown.includes(oldest)
          ? [
              `The oldest of all is ${foundingsInWords([oldest])}, filed under the ${nameOfSign(oldest.sign)}.`,
            ]
          : []),
      ];
    }),
    ...(isAboutWork(story)
      ? [
          `At work, as tradition has it, ${choice
            .some(zodiacSigns, 3)
            .map((sign) => `the ${sign.name} ${lowerFirst(withoutStop(sign.businessTraits))}`)
            .join('; ')}.`,
        ]
      : []),
  ];
}

function themeAnswers(story: Story): string[] {
  const { topics, focus } = story;
  return focus.slice(0, 1).flatMap((sign) => {
    const requestedTables = foundingTables(story).filter(
      ({ theme, named }) => topics.themes.includes(theme) && named.length === 0,
    );
    const counts = requestedTables.flatMap(({ list, one, many }) => {
      const count = list.filter((founding) => founding.sign === sign.id).length;
      return count > 0
        ? [
            `Zodiac Atlas lists ${counted(count, one, many)} under the ${sign.name}, by founding date; tradition itself, being older, has no view of them.`,
          ]
        : [];
    });
    const love = topics.themes.includes('love') && topics.signs.length < 2;
    return [
      ...counts,
      ...(isAboutWork(story)
        ? [`At work the ${sign.name}, as tradition has it, ${lowerFirst(sign.businessTraits)}`]
        : []),
      ...(love
        ? [
            `Custom pairs the ${sign.name} best with the ${listed(sign.bestCompatibility)}, and warns it of the ${listed(sign.worstCompatibility)}.`,
          ]
        : []),
    ];
  });
}

function signAnswer({ topics, choice }: Story, sign: ZodiacSign): string {
  const years = yearsOfSign(sign, 1950, 2030).filter(
    (year) => topics.elements.length === 0 || topics.elements.includes(elementOfYear(year)),
  );
  const dates = years.map((year) => `the ${yearByName(year)} year`);
  const element = topics.elements.length > 0;
  if (element && years.length > 0) return `Those meant are born in ${listed(dates)}.`;
  return choice.pick([
    `The ${sign.name} (${sign.character}, ${sign.pinyin}) is ${lowerFirst(withoutStop(sign.traits))}, or so tradition describes it.`,
    `${plural(sign)}, in the old description, are ${lowerFirst(withoutStop(sign.traits))}.`,
  ]);
}

function generalAnswer({ topics, choice }: Story): string[] {
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
