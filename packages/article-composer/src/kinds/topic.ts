import { describeSign, getStartOfSpring } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { fittingTitle, type Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph, table } from '../claims/markup.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import type { SourceId } from '../sources.ts';
import { newYearRange, yearInFigures } from '../wording/calendar-phrases.ts';
import { pointsOfPair, rulesOfPair } from '../wording/pairing-phrases.ts';
import type { ArticleCategory, Kind } from '../kind.ts';
import { branches as branchesOfSigns, cycle, reading } from './calendar-evidence.ts';
import { aboutTerm } from './chart-term.ts';
import { rules } from './rule.ts';
import { answerIn, exampleOfAge, nearerAnswers, nextLeapMonth } from './topic-answers.ts';
import { evidenceOf } from './topic-evidence.ts';
import { topicFocuses, type Topic } from './topic-focuses.ts';

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
  wedding: 'years',
  cycle: 'years',
};

const sources: Readonly<Partial<Record<Topic, readonly SourceId[]>>> = {
  cat: ['shuihudi', 'vietnam'],
  race: ['shuihudi', 'lunheng'],
  'tai sui': ['tai sui'],
  rarest: ['cycle', 'fire horse'],
  colors: ['elements'],
  red: ['new year', 'red envelope', 'nian'],
  'new year gifts': ['new year', 'red envelope', 'chinese numbers'],
  'new year taboos': ['new year', 'red envelope', 'chinese numbers'],
  wedding: ['spring'],
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

/** A custom, a rule of the calendar or an idea behind the zodiac, explained. */
export const topic: Kind<Topic> = {
  id: 'explained',
  needs: { signs: [0, 1], years: [0, 1] },
  needsWords: true,
  fits: ({ signs: [one], text: keyword }) =>
    one === undefined ||
    // "Is the dragon the luckiest" asks about all signs.
    /\b(?:un)?luckiest (?:chinese |zodiac |sign|animal|of )/.test(`${keyword} `) ||
    (one.id === 'goat' && /\bsheep\b/.test(keyword) && /\bgoat|\bram\b/.test(keyword)) ||
    /\bmonths?\b/.test(keyword) ||
    // The boar of Japan and the buffalo of Vietnam have their own topic, which also explains the sign.
    (/\bjapan/.test(keyword) && /\bboar/.test(keyword)) ||
    (/\bvietnam/.test(keyword) && /\bbuffalo/.test(keyword)),
  focuses: topicFocuses,
  category: (_entities, focus) => categories[focus] ?? 'customs',
  key: (_entities, focus) => focus,
  write({ years: [year], chartTerm, text: keyword }, focus, { facts }) {
    const nearer = nearerAnswers.find((each) => each.focus === focus && each.asked.test(keyword));
    const now = year ?? nearer?.year?.(keyword, facts.today) ?? facts.today.getUTCFullYear();
    const [first = '', ...told] = text(`topics.${focus}.first`);
    const [second = '', ...more] = text(`topics.${focus}.second`);
    const evidence = evidenceOf(focus, now);
    const said = filled(text(`topics.${focus}.answer`), { range: newYearRange });
    const firstPart = prose(first, nearer?.lead ?? '', ...told);
    const next = related(focus, nearer?.next);
    const parts = [
      ...(focus === 'colors' ? next : []),
      ...(focus === 'cycle' ? cycleParts(firstPart, nearer?.lead, now) : [firstPart, ...evidence]),
      prose(second, ...more),
    ];
    const title = nearer?.title ?? text(`topics.${focus}.title`);
    return {
      title: chartTerm
        ? filled(text(chartTerm.name === 'Peach Blossom' ? 'titles.peachBlossom' : 'titles.chartTerm'), {
            term: chartTerm.name,
          })
        : year === undefined
          ? title
          : fittingTitle([filled(text('titles.topicInYear'), { title, year: yearInFigures(year) }), title]),
      description: chartTerm
        ? filled(text('titles.chartTermAbout'), { term: chartTerm.name })
        : (nearer?.description ?? text(`topics.${focus}.description`)),
      sections: [
        ...(chartTerm
          ? aboutTerm(chartTerm, now, evidence)
          : [
              answer(
                ...(nearer ? [] : answerIn(focus, focus === 'luckiest' ? now : year, facts.today)),
                nearer ? nearer.answer(now, keyword, facts.today) : said,
                focus === 'age' ? exampleOfAge(now) : '',
                ...(focus === 'leap month' && year === undefined ? nextLeapMonth(facts.today) : []),
              ),
              // An article about red envelopes begins with the second part, which is about them.
              ...(focus === 'red' && nearer ? parts.toReversed() : parts),
            ]),
        ...(focus === 'chart' ? [rulesBehind, scoredRules] : []),
        ...(focus === 'colors' || chartTerm ? [] : next),
      ],
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
};

/** The parts of an article on the cycle. The tables explain stems and branches before the first part joins them. */
function cycleParts(first: Section, lead: string | undefined, now: number): readonly Section[] {
  const [stems, branches, names] = [reading(now), branchesOfSigns(now), cycle(now)];
  if (lead === undefined) return [...stems, ...branches, first, ...names];
  return lead === text('topics.cycle.stems-lead')
    ? [...stems, first, ...names]
    : [...branches, first, ...stems, ...names];
}

const rulesBehind: Section = {
  heading: text('heads.theRulesBehindThePoints'),
  blocks: [bulletList(rules.map((rule) => text(`rules.${rule}.answer`)))],
};

/** Pairs with a single rule in their points, highest points first. */
const pairsOfOneRule = (
  [
    ['rat', 'ox'],
    ['rat', 'dragon'],
    ['rat', 'rat'],
    ['rat', 'pig'],
    ['rat', 'rooster'],
    ['rat', 'rabbit'],
    ['rat', 'goat'],
    ['rat', 'horse'],
  ] as const
).map((ids) => ids.map((id) => describeSign(id)));

const scoredRules: Section = {
  heading: text('heads.scoredRules'),
  blocks: [
    paragraph(text('sign.points')),
    table(
      text('tables.signs'),
      text('columns.scoredRules'),
      pairsOfOneRule.flatMap(([a, b]) =>
        a && b ? [[rulesOfPair(a, b), `${a.name} and ${b.name}`, pointsOfPair(a, b)]] : [],
      ),
    ),
  ],
};

/** Topics that explain a word of an article or answer the next question of its readers. */
const nextTopics: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  cat: ['race', 'vietnam'],
  race: ['cat'],
  'own year': ['tai sui'],
  'tai sui': ['own year'],
  colors: ['red'],
  red: ['own year', 'numbers'],
  luckiest: ['tai sui'],
  'month animals': ['reading'],
  strongest: ['luckiest'],
  superstitions: ['belief'],
  rarest: ['cycle', 'elements'],
  'new year taboos': ['red', 'new year food'],
  wedding: ['spring'],
  years: ['january'],
  find: ['january'],
  january: ['spring'],
  calendar: ['leap month', 'solar terms'],
  'solar terms': ['spring'],
  spring: ['solar terms'],
  hours: ['reading'],
  elements: ['polarity', 'cycle'],
  belief: ['western'],
  western: ['reading'],
  vietnam: ['cat'],
  korea: ['age'],
  japan: ['vietnam', 'korea'],
  age: ['korea', 'own year'],
  'goat or sheep': ['japan', 'korea'],
  twelve: ['race'],
};

/** `'Bazi (八字)'`, of the title “Bazi (八字): The Four Pillars Explained”. */
const beforeColon = (title: string): string => title.split(/[:,]/, 1)[0] ?? title;

/** The topics that a reader needs next, with their answers and first parts. */
const related = (focus: Topic, next = nextTopics[focus]): readonly Section[] =>
  (next ?? []).map((each) =>
    prose(
      beforeColon(text(`topics.${each}.title`)),
      filled(text(`topics.${each}.answer`), { range: newYearRange }),
      // An article on solar terms needs only the answer on the Start of Spring.
      ...(focus === 'solar terms' || next !== nextTopics[focus] ? [] : text(`topics.${each}.first`).slice(1)),
    ),
  );
