import {
  compatibility,
  getZodiacSignById,
  lifePathMeaning,
  zodiacSigns,
  type Element,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { Founding } from './article-writer.ts';
import { elementPortraits } from './five-elements.ts';
import type { Section } from './fit-sections.ts';
import { paragraph } from './html.ts';
import {
  counted,
  elementOfYear,
  listed,
  lowerFirst,
  plural,
  signOfYear,
  spanOfYear,
  withArticle,
  withoutStop,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import { relationInWords } from './relation-in-words.ts';
import { foundingsNamed, isAboutElements, type Story } from './story.ts';

/** The answer first: what the keyword asks, said in one paragraph; then what the article will hold to. */
export function opening(story: Story): Section {
  const { choice, topics, request } = story;
  const answers = answersOf(story);
  const quoted = `“${topics.text}”`;
  const lead = choice.pick([
    `The short answer to ${quoted} comes first, the reasons after it.`,
    `Whoever looks up ${quoted} wants an answer before a lecture, so here it is.`,
    `What can be said of ${quoted} with a calendar in hand fits into a few lines.`,
    `A question such as ${quoted} has a part that can be checked and a part that is tradition; this article keeps them apart.`,
  ]);
  const promise = choice.pick([
    `Every date below is a true New Year’s Day of the Chinese calendar, and whatever is claimed about ${quoted} names the rule behind it.`,
    `Dates are given to the day, because the Chinese year does not begin on the first of January, and ${quoted} is too often answered as if it did.`,
    `Where a figure appears it comes from the calendar or from the tables of Zodiac Atlas; where tradition speaks on ${quoted}, it is called tradition.`,
    `The calendar half of ${quoted} is exact and the character half is custom, and it helps to know which of the two one is reading.`,
  ]);
  const place = request.includeLocalSeo && request.businessLocation !== 'Global' ? localBlock(story) : [];
  return {
    heading: '',
    blocks: [
      { html: paragraph(lead, ...answers.slice(0, 3)), priority: 0 },
      ...(answers.length > 3 ? [{ html: paragraph(...answers.slice(3)), priority: 2 }] : []),
      { html: paragraph(promise), priority: 3 },
      ...place,
    ],
  };
}

function localBlock({ request, choice, facts }: Story) {
  const place = request.businessLocation
    .replace(/[\p{C}<>]/gu, '')
    .trim()
    .slice(0, 60);
  const state = facts.usStates.find(({ name }) => name.toLowerCase() === place.toLowerCase());
  const html = paragraph(
    choice.pick([
      `For readers in ${place}, the date that counts is the local one: the day as it was written at the place of birth.`,
      `In ${place}, as anywhere, a sign is read from the date on the birth certificate.`,
    ]),
    state
      ? `${state.name} (${state.year}) is itself filed under the ${state.sign === 'ox' ? 'Ox' : capital(state.sign)}, by the date of its statehood.`
      : '',
  );
  return [{ html, priority: 1 }];
}

/** The first thing the article answers, as one sentence; nothing where it has only the general to say. */
export const plainMeaning = (story: Story): string => answersOf(story)[0] ?? '';

function answersOf(story: Story): string[] {
  const { topics } = story;
  const answers = [
    ...topics.years.slice(0, 3).flatMap((year) => yearAnswer(story, year)),
    ...pairAnswer(story),
    ...new Set(foundingsNamed(topics).slice(0, 3).map(foundingAnswer)),
    ...foundingPairAnswer(story),
    ...(isAboutElements(story) ? topics.elements.map(elementAnswer) : []),
    ...topics.lifePaths.map(lifePathAnswer),
    ...themeAnswers(story),
  ];
  if (topics.years.length === 0) answers.push(...topics.signs.map((sign) => signAnswer(story, sign)));
  if (answers.length === 0) answers.push(...generalAnswer(story));
  return answers;
}

function yearAnswer({ topics, choice }: Story, year: number): string[] {
  const sign = signOfYear(year);
  const answer = choice.pick([
    `The ${yearByName(year)} year runs from ${spanOfYear(year)}.`,
    `Born in the ${yearByName(year)} year means born from ${spanOfYear(year)}.`,
  ]);
  const others = topics.signs.filter((named) => named !== sign);
  const matched = topics.signs.includes(sign) || topics.signs.length === 0;
  const asked = others.map((named) => {
    const { score } = compatibility(named.id, sign.id);
    return `For ${withArticle(named.name)}, tradition finds ${relationInWords(named, sign)} in it: ${named.name} and ${sign.name} score ${score} of 100 on our scale.`;
  });
  const wrongElement =
    topics.elements.length > 0 && !topics.elements.includes(elementOfYear(year))
      ? [`Its element is ${elementOfYear(year)}, not ${listed(topics.elements)}.`]
      : [];
  return matched ? [answer, ...wrongElement] : [answer, ...asked, ...wrongElement];
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
  `${founding.name} (${founding.year}) is filed under the ${capital(founding.sign)}, by the most precise date that is known of it.`;

/** What two names of the tables have to do with each other: the bond of their signs. */
function foundingPairAnswer({ topics }: Story): string[] {
  const [first, second] = foundingsNamed(topics).map(({ sign }) => getZodiacSignById(sign));
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

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

function lifePathAnswer(number: number): string {
  const { title, text } = lifePathMeaning(number);
  return `In numerology, life path ${number} is called the ${title}; the usual gloss is “${text}”.`;
}

function themeAnswers({ topics, focus, facts }: Story): string[] {
  return focus.slice(0, 1).flatMap((sign) => {
    const lists = [
      topics.themes.includes('car') && topics.carBrands.length === 0
        ? ([facts.carBrands, 'car brand', 'car brands'] as const)
        : undefined,
      topics.themes.includes('company') && topics.companies.length === 0
        ? ([facts.companies, 'company', 'companies'] as const)
        : undefined,
    ].filter((list) => list !== undefined);
    const counts = lists.flatMap(([list, one, many]) => {
      const count = list.filter((founding) => founding.sign === sign.id).length;
      return count > 0
        ? [
            `Zodiac Atlas lists ${counted(count, one, many)} under the ${sign.name}, by founding date; tradition itself, being older, has no view of them.`,
          ]
        : [];
    });
    const work = topics.themes.includes('work') || topics.themes.includes('money');
    const love = topics.themes.includes('love') && topics.signs.length < 2;
    return [
      ...counts,
      ...(work ? [`At work the ${sign.name}, as tradition has it, ${lowerFirst(sign.businessTraits)}`] : []),
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
  if (topics.themes.length > 0 || topics.elements.length > 0) {
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
