import { relations, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { joined, listed, lowerFirst, textOf, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { calendarYearsBetween, yearByName, zodiacYearOn } from '../wording/calendar-phrases.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import { pairSentence } from '../sections/pair-sections.ts';
import { groupsOf, groupsOfRule, pointsOfPair, relationNames } from '../wording/pairing-phrases.ts';
import type { Kind } from '../kind.ts';

type Rule = Exclude<Relation, 'neutral' | 'same-sign'>;

/** The rules, highest points first. */
export const rules = [
  'six-harmony',
  'three-harmonies',
  'three-meetings',
  'six-destruction',
  'punishment',
  'six-harm',
  'six-clash',
] as const satisfies Rule[];

/** A rule of compatibility, with all signs that it joins. */
export const rule: Kind<Rule> = {
  id: 'rule',
  needs: {},
  needsWords: true,
  focuses: {
    'three-harmonies': 'three harmonies harmony trine trines triangle triangles allies triad triads 三合',
    'six-harmony':
      'six harmonies harmony secret friend friends pair pairs couple couples compatible best 六合',
    'six-clash':
      'six clash clashes worst couple couples pair pairs opposite opposites enemies incompatible avoid never not marry should 六沖',
    'six-harm': 'six harm harms rule 六害',
    punishment: 'three self punishment punishments 三刑',
    'six-destruction': 'six destruction destructions 六破',
    'three-meetings': 'three meeting meetings 三會',
  },
  category: () => 'pairs',
  key: ({ text: keyword }, focus) => rulesAsked(keyword, focus).join(' '),
  write({ words, text: keyword }, focus, { facts }) {
    const asked = rulesAsked(keyword, focus);
    const [, second] = asked;
    return {
      title:
        second === undefined
          ? text(`rules.${focus}.title`)
          : filled(text('titles.twoRules'), {
              one: nameInTitle(focus),
              other: lowerFirst(nameInTitle(second)),
            }),
      description: filled(text('titles.ruleAbout'), {
        rule: listed(asked.map((each) => relationNames[each])),
      }),
      sections: [
        answer(
          focus === 'punishment' && words.includes('self') ? text('rules.punishment.self') : '',
          ...asked.map((each) => text(`rules.${each}.answer`)),
          second === undefined ? allOf(groupsOfRule(focus)) : '',
        ),
        ...(second === undefined
          ? [
              prose(
                text('heads.whereItComesFrom'),
                text(`rules.${focus}.meaning`),
                text(`rules.${focus}.more`),
              ),
              prose(text('heads.inLove'), text(`rules.${focus}.use`), text(`relations.${focus}.love`)),
              prose(text('heads.atWork'), text(`relations.${focus}.work`), text(`relations.${focus}.help`)),
            ]
          : asked.map((each) =>
              prose(
                nameInTitle(each),
                allOf(groupsOfRule(each)),
                ...(['meaning', 'more', 'use'] as const).map((part) => text(`rules.${each}.${part}`)),
                ...(['love', 'work', 'help'] as const).map((part) => text(`relations.${each}.${part}`)),
              ),
            )),
        ...asked.map((each) => inYears(each, zodiacYearOn(facts.today), second !== undefined)),
        {
          heading: text('heads.pairByPair'),
          blocks: [
            paragraph(text('tables.rulePoints')),
            ...asked.map((each) => pairsOf(each, second !== undefined)),
          ],
        },
      ],
      figure: {
        kind: 'wheel',
        caption: filledIn(text('titles.ruleOnCircle'), {
          rule: textOf(listed(asked.map((each) => relationNames[each]))),
        }),
        groups: asked.flatMap(groupsOf),
      },
      sources: ['branches'],
    };
  },
};

const namedBy: Readonly<Record<Rule, RegExp>> = {
  'six-harmony': /\bsix harmon|\bsecret friend|六合/,
  'three-harmonies': /\bthree harmon|\btrines?\b|三合/,
  'three-meetings': /\bthree meeting|三會/,
  'six-destruction': /\bdestruction|六破/,
  punishment: /\bpunishment|三刑/,
  'six-harm': /\bharms?\b|六害/,
  'six-clash': /\bclash|六沖/,
};

/** The rule of the focus, and another one that the keyword names, as in "six harmonies and six clashes". */
const rulesAsked = (keyword: string, focus: Rule): readonly Rule[] => [
  focus,
  ...rules.filter((each) => each !== focus && namedBy[each].test(keyword)).slice(0, 1),
];

/** `'The Six Clashes (六沖)'`, of the title “The Six Clashes (六沖) of the Zodiac”. */
const nameInTitle = (one: Rule): string => text(`rules.${one}.title`).replace(' of the Zodiac', '');

/** Says what a year of this relation means, and names for each coming year the signs in this relation to its animal. */
const inYears = (one: Rule, now: number, isOneOfTwo: boolean): Section => ({
  heading: isOneOfTwo
    ? filled(text('heads.inAYearOfRule'), { rule: relationNames[one] })
    : text('heads.inAYearOfTheBond'),
  blocks: [
    paragraph(
      text(`relations.${one}.year`),
      text(`relations.${one}.year-means`),
      text(`relations.${one}.year-do`),
    ),
    table(
      text('tables.yearsOfRule'),
      text('columns.yearSigns'),
      calendarYearsBetween(now, now + 11).map((year): Phrase[] => [
        yearByName(year),
        namesOf(signsBoundTo(signOfYear(year), one)),
      ]),
    ),
  ],
});

/** The pairs of signs that a rule joins, with their points and a sentence on daily life. */
function pairsOf(one: Rule, isOneOfTwo: boolean): Markup {
  const byId = new Map(zodiacSigns.map((sign) => [sign.id, sign]));
  const pairs = groupsOf(one).flatMap((group) =>
    group.flatMap((a, at) =>
      group.slice(at + 1).flatMap((b) => {
        const [first, second] = [byId.get(a), byId.get(b)];
        return first && second ? [[first, second] as const] : [];
      }),
    ),
  );
  return table(
    isOneOfTwo ? nameInTitle(one) : text('tables.signs'),
    text('columns.pairsInLife'),
    pairs.map(([first, second]): Phrase[] => [
      `${first.name} and ${second.name}`,
      pointsOfPair(first, second),
      pairSentence(first, second),
    ]),
  );
}

/** Pairs or larger groups, with semicolons between them. */
const allOf = (groups: readonly Phrase[]): Passage =>
  filled(text(groups.length === 6 ? 'pair.six' : 'pair.groups'), {
    groups: joined(
      groups.flatMap((group, at) => [at === 0 ? '' : at === groups.length - 1 ? '; and ' : '; ', group]),
    ),
  });

/** The signs that a rule relates to a sign. For a punishment this may be the sign itself. */
const signsBoundTo = (one: ZodiacSign, rule: Rule): readonly ZodiacSign[] =>
  zodiacSigns.filter((other) => relations(one.id, other.id).some(({ kind }) => kind === rule));

const namesOf = (signs: readonly ZodiacSign[]): string =>
  signs.length === 0 ? text('labels.none') : textOf(listed(signs.map(({ name }) => name)));
