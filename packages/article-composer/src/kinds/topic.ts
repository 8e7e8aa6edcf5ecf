import { getStartOfSpring, zodiacSigns } from '@org/zodiac-core';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { bulletList } from '../claims/markup.ts';
import { listed, stated, type Phrase } from '../claims/passage.ts';
import { luckiestOf } from '../sections/pair-sections.ts';
import { answer, prose, theSign } from '../sections/sign-sections.ts';
import type { SourceId } from '../sources.ts';
import {
  elementByYear,
  elementOfYear,
  lengthOfYear,
  monthNames,
  newYearRange,
  newYearsDay,
  newYearsDayIn,
  signByYear,
  startOfSpring,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import type { ArticleCategory, Kind } from '../kind.ts';
import { rules } from './rule.ts';
import { evidenceOf } from './topic-evidence.ts';

/** The subjects of keywords without a sign, with their words. */
const focuses = {
  twelve: 'animals animal signs twelve 12 kids children order animals shengxiao',
  cat: 'cat cats',
  race: 'race great river story legend myth origin origins history jade emperor won came rat last place chosen order mythology',
  'own year': 'ben ming nian benming own year red wear wearing string bracelet thread belt underwear',
  'tai sui': 'tai sui taisui god year offend 太歲',
  colors: 'lucky luck color colors red blue green yellow white black gold purple pink',
  red: 'red envelope envelopes packet packets hongbao hong bao wear worn new year nian beast why lucky amount amounts money much',
  'new year food':
    'food foods eat eating eaten dish dishes meal dinner dumplings cake cakes new year lunar spring festival reunion',
  numbers: 'lucky unlucky number numbers',
  'life paths': 'life path paths numerology number numbers master destiny calculate calculator calculation',
  rarest: 'rarest rare common special unusual',
  luckiest: 'luckiest unluckiest ranking ranked rank worst best lucky',
  strongest: 'strongest powerful power strong stronger mighty mightiest weakest weak dominant',
  superstitions: 'superstition superstitions superstitious beliefs belief taboo taboos',
  // A repeated word counts more: “months” alone asks for their animals, and only “leap” for leap months.
  'month animals':
    'month month month months months months animal animals inner pillar rules ruling march april may june july august september october november december',
  money: 'money wealth wealthy wealthiest rich richest poor save saves saving savers spend spending best',
  chart:
    'compatibility compatible chart match matches matching love marriage relationship relationships soulmate soulmates couple table',
  years: 'year years date dates chart table calendar list element elements',
  find: 'find my am i calculator calculate born birthday sign determined decided birth date',
  january:
    'january february born birthday year before sign determined decided lunar new start starts begin begins',
  calendar:
    'calendar calendars chinese calendar lunar lunisolar work works calculated calculate moves change changes new year',
  'leap month': 'leap month lunar calendar months year 13th thirteenth double intercalary days',
  'solar terms':
    'solar term terms 24 twenty four jieqi grain rain awakening insects equinox ear heat white dew cold frost descent snow limit lesser greater',
  spring: 'start spring beginning lichun li chun important year 立春',
  cycle: 'sexagenary cycle sixty 60 year stem stems branch branches heavenly earthly',
  hours: 'hour hours double shichen time midnight noon born birth pm am oclock',
  polarity: 'yin yang polarity',
  elements: 'element elements five wuxing my born year',
  reading: 'bazi chart reading ten gods god readings four pillars destiny 八字 day master eight characters',
  stars: 'star stars shensha',
  belief: 'real true accurate fake science believe belief scientific',
  western: 'western horoscope horoscopes difference greek sun vs compare',
  vietnam: 'vietnam vietnamese tet buffalo cat',
  korea: 'korea korean seollal tti',
  japan: 'japan japanese eto boar',
  age: 'age ages old sui counted count korean reckoning xusui calculate calculator calculation',
  'goat or sheep': 'goat sheep ram difference',
} as const;
type Topic = keyof typeof focuses;

const categories: Readonly<Partial<Record<Topic, ArticleCategory>>> = {
  'life paths': 'numbers',
  twelve: 'signs',
  find: 'signs',
  luckiest: 'signs',
  strongest: 'signs',
  rarest: 'signs',
  money: 'signs',
  hours: 'signs',
  chart: 'pairs',
  numbers: 'numbers',
  polarity: 'elements',
  elements: 'elements',
  reading: 'elements',
  stars: 'elements',
  years: 'years',
  january: 'years',
  calendar: 'years',
  'leap month': 'years',
  'month animals': 'years',
  'solar terms': 'years',
  spring: 'years',
  cycle: 'years',
};

const sources: Readonly<Partial<Record<Topic, readonly SourceId[]>>> = {
  cat: ['shuihudi', 'vietnam'],
  race: ['shuihudi', 'lunheng'],
  'tai sui': ['tai sui'],
  rarest: ['cycle', 'fire horse'],
  colors: ['elements'],
  red: ['new year', 'red envelope', 'nian'],
  'new year food': ['new year'],
  money: ['zodiac', 'new year'],
  stars: ['four pillars'],
  numbers: ['chinese numbers'],
  'life paths': ['numerology'],
  chart: ['branches'],
  'solar terms': ['solar terms'],
  strongest: ['zodiac'],
  superstitions: ['fire horse', 'new year', 'chinese numbers'],
  'month animals': ['solar terms', 'four pillars'],
  spring: ['spring'],
  cycle: ['cycle'],
  hours: ['hours'],
  polarity: ['yin yang'],
  elements: ['elements'],
  reading: ['four pillars'],
  belief: ['forer', 'fire horse'],
  western: ['western', 'zodiac'],
  vietnam: ['vietnam'],
  korea: ['korea', 'ages'],
  japan: ['japan', 'fire horse'],
  age: ['ages'],
  'goat or sheep': ['goat sign'],
  twelve: ['shuihudi', 'zodiac'],
};

const topicFocuses: Kind<Topic>['focuses'] = focuses;

const monthName = new RegExp(String.raw`\b(?:${monthNames.join('|').toLowerCase()})\b`);
const namesOfTerms = solarTermsOf(2000).map(({ name }) => name.toLowerCase());
const termName = new RegExp(String.raw`\b(?:${namesOfTerms.join('|')})\b`);

/** The animal that begins its month in a month of the Gregorian calendar. In January it is the Ox. */
function animalOfMonth(year: number, keyword: string): Phrase {
  const at = monthNames.findIndex((name) => name.toLowerCase() === monthName.exec(keyword)?.[0]);
  const term = solarTermsOf(year)[at * 2];
  const [before, sign] = [zodiacSigns[at], zodiacSigns[(at + 1) % zodiacSigns.length]];
  return term && before && sign
    ? filled(text('year.month-animal'), {
        sign: sign.name,
        day: dayOfTerm(year, term.id),
        other: before.name,
      })
    : '';
}

function termAnswer(year: number, keyword: string): Phrase {
  const term = solarTermsOf(year).find(({ name }) => name.toLowerCase() === termName.exec(keyword)?.[0]);
  return term
    ? filled(text('year.solar-term'), {
        term: `${term.name} (${term.characters})`,
        day: dayOfTerm(year, term.id),
      })
    : '';
}

/** Answers to keywords that ask for one side of a topic. Some replace the title of the topic as well. */
const nearerAnswers: readonly {
  readonly focus: Topic;
  readonly asked: RegExp;
  readonly answer: (year: number, keyword: string) => Phrase;
  readonly title?: string;
}[] = [
  { focus: 'red', asked: /envelope|packet|hong ?bao/, answer: () => text('topics.red.envelopes') },
  {
    focus: 'strongest',
    asked: /\bweak/,
    answer: () => text('topics.strongest.weakest'),
    title: text('topics.strongest.weakest-title'),
  },
  {
    focus: 'luckiest',
    asked: /\bunluck|\bworst\b/,
    answer: (year) =>
      filled(text('topics.luckiest.unluckiest'), {
        year: yearInFigures(year),
        signs: signsOffending(year),
      }),
    title: text('topics.luckiest.unluckiest-title'),
  },
  {
    focus: 'month animals',
    asked: monthName,
    answer: animalOfMonth,
  },
  {
    focus: 'solar terms',
    asked: termName,
    answer: termAnswer,
  },
  {
    focus: 'january',
    asked: /\b(?:start|begin)s?\b/,
    answer: () => filled(text('topics.january.starts'), { range: newYearRange }),
  },
];

/** A custom, a rule of the calendar or an idea behind the zodiac, explained. */
export const topic: Kind<Topic> = {
  id: 'explained',
  needs: { signs: [0, 1], years: [0, 1] },
  needsWords: true,
  fits: ({ signs: [one], text: keyword }) =>
    one === undefined ||
    (one.id === 'goat' && /\bsheep\b/.test(keyword) && /\bgoat|\bram\b/.test(keyword)) ||
    // Names of their own: the Boar of Japan, and the Cat and the Buffalo of Vietnam.
    (/\bjapan/.test(keyword) && /\bboar/.test(keyword)) ||
    (/\bvietnam/.test(keyword) && /\bbuffalo/.test(keyword)),
  focuses: topicFocuses,
  category: (_entities, focus) => categories[focus] ?? 'customs',
  key: (_entities, focus) => focus,
  write({ years: [year], chartTerm, text: keyword }, focus, { facts }) {
    const nearer = nearerAnswers.find((each) => each.focus === focus && each.asked.test(keyword));
    const now = year ?? facts.today.getUTCFullYear();
    const [first = '', ...told] = text(`topics.${focus}.first`);
    const [second = '', ...more] = text(`topics.${focus}.second`);
    const evidence = evidenceOf(focus, now);
    const said = filled(text(`topics.${focus}.answer`), { range: newYearRange });
    return {
      title: nearer?.title ?? text(`topics.${focus}.title`),
      description: text(`topics.${focus}.description`),
      sections: [
        ...(chartTerm
          ? [answer(chartTerm.meaning), prose(first, said, ...told)]
          : [
              answer(
                ...(nearer ? [] : answerIn(focus, focus === 'luckiest' ? now : year)),
                nearer ? nearer.answer(now, keyword) : said,
              ),
              prose(first, ...told),
            ]),
        ...evidence,
        prose(second, ...more),
        ...(focus === 'chart' ? [rulesBehind] : []),
        ...related(focus),
      ],
      questions: asksNewYear.includes(focus)
        ? [
            [
              text('questions.next-new-year.ask'),
              filled(text('questions.next-new-year.say'), {
                day: newYearsDay(facts.today.getUTCFullYear() + 1),
                sign: signByYear(facts.today.getUTCFullYear() + 1),
              }),
            ],
          ]
        : [],
      figure:
        focus === 'chart'
          ? { kind: 'wheel', caption: text('titles.twelveSigns'), groups: [] }
          : {
              kind: 'year',
              year: now + 1,
              marks: [{ label: text('labels.startOfSpring'), date: getStartOfSpring(now + 1) }],
            },
      sources: sources[focus] ?? ['calendar'],
    };
  },
  larger: () => 'chinese zodiac animals',
};

/** The topics whose readers want the date of the next New Year. */
const asksNewYear: readonly Topic[] = [
  'years',
  'january',
  'calendar',
  'red',
  'new year food',
  'own year',
  'tai sui',
];

const rulesBehind: Section = {
  heading: text('heads.theRulesBehindThePoints'),
  blocks: [bulletList(rules.map((rule) => text(`rules.${rule}.answer`)))],
};

/** The answer for a year, where the keyword names one. */
function answerIn(focus: Topic, year: number | undefined): Phrase[] {
  if (year === undefined) return [];
  switch (focus) {
    case 'spring':
    case 'solar terms':
      return [filled(text('year.spring'), { year: yearInFigures(year), day: startOfSpring(year) })];
    case 'leap month':
      return [
        stated(lengthOfYear(year), ({ year: of, leapMonth }) =>
          leapMonth === null
            ? filledIn(text('year.noLeap'), { year: String(of) })
            : filledIn(text('year.leap'), { year: String(of), month: String(leapMonth) }),
        ),
      ];
    case 'luckiest':
      return [
        filled(text('year.luckiest'), {
          year: yearInFigures(year),
          good: listed(luckiestOf(year).map(theSign)),
        }),
      ];
    case 'colors':
      return [
        filled(text('year.color'), {
          year: yearInFigures(year),
          element: elementByYear(year),
          color: text(`elements.${elementOfYear(year)}.color`),
        }),
      ];
    case 'age':
    case 'money':
    case 'new year food':
    case 'stars':
      return [];
    case 'vietnam':
      return [filled(text('year.tet'), { year: yearInFigures(year), day: newYearsDayIn('vietnam', year) })];
    case 'korea':
      return [filled(text('year.seollal'), { year: yearInFigures(year), day: newYearsDayIn('korea', year) })];
    default:
      return [filled(text('year.animal'), { year: yearInFigures(year), sign: signByYear(year) })];
  }
}

/** Topics that a reader needs next, with their answers. */
const nextTopics: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  cat: ['race', 'vietnam', 'twelve'],
  race: ['twelve', 'cat', 'hours'],
  'own year': ['tai sui', 'red', 'age'],
  'tai sui': ['own year', 'red', 'cycle'],
  colors: ['numbers', 'red', 'elements'],
  numbers: ['colors', 'life paths'],
  'life paths': ['numbers', 'belief', 'western'],
  red: ['own year', 'numbers', 'colors'],
  luckiest: ['tai sui', 'own year', 'numbers'],
  strongest: ['luckiest'],
  superstitions: ['own year', 'belief'],
  'month animals': ['reading', 'hours'],
  rarest: ['cycle', 'elements', 'luckiest', 'twelve'],
  money: ['luckiest', 'red', 'numbers'],
  'new year food': ['red', 'calendar'],
  stars: ['reading', 'cycle'],
  chart: ['reading', 'belief'],
  years: ['january', 'elements'],
  find: ['january', 'elements', 'reading'],
  january: ['spring', 'calendar', 'age'],
  calendar: ['leap month', 'solar terms'],
  'leap month': ['calendar', 'solar terms', 'spring'],
  'solar terms': ['spring', 'reading', 'leap month', 'calendar'],
  spring: ['solar terms', 'january'],
  cycle: ['elements', 'reading', 'hours'],
  hours: ['reading'],
  polarity: ['elements', 'hours', 'cycle', 'twelve'],
  elements: ['polarity', 'cycle', 'reading', 'colors'],
  reading: ['stars', 'cycle', 'elements', 'hours', 'solar terms'],
  belief: ['western', 'january'],
  western: ['twelve', 'reading', 'elements', 'hours', 'month animals'],
  vietnam: ['cat', 'korea', 'japan', 'goat or sheep'],
  korea: ['age', 'japan'],
  japan: ['korea', 'vietnam', 'twelve', 'goat or sheep'],
  age: ['korea', 'january', 'own year', 'tai sui'],
  'goat or sheep': ['twelve', 'japan', 'korea', 'vietnam', 'cat'],
  twelve: ['race', 'elements', 'polarity'],
};

/** The topics that a reader needs next: the nearest one with its first part, and the answers of the others in short. */
function related(focus: Topic): readonly Section[] {
  const [nearest, ...others] = nextTopics[focus] ?? [];
  const answerOf = (each: Topic): Phrase => filled(text(`topics.${each}.answer`), { range: newYearRange });
  return [
    ...(nearest
      ? [
          prose(
            text(`topics.${nearest}.title`),
            answerOf(nearest),
            ...text(`topics.${nearest}.first`).slice(1),
          ),
        ]
      : []),
    ...(others.length > 0
      ? [{ heading: text('heads.whatToReadNext'), blocks: [bulletList(others.map(answerOf))] }]
      : []),
  ];
}
