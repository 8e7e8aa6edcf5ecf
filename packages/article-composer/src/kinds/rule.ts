import { relations, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { filled, filledIn } from '../claims/filled.ts';
import { bulletList, paragraph, table } from '../claims/markup.ts';
import { joined, listed, textOf, type Passage, type Phrase } from '../claims/passage.ts';
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
  key: (_entities, focus) => focus,
  write({ words }, focus, { facts }) {
    const now = zodiacYearOn(facts.today);
    const groups: readonly Phrase[] = groupsOfRule(focus);
    const pairs = groupsOf(focus).flatMap((group) =>
      group.flatMap((a, at) => group.slice(at + 1).map((b) => [a, b])),
    );
    const byId = new Map(zodiacSigns.map((sign) => [sign.id, sign]));
    const signs = pairs.flatMap(([a, b]) => {
      const [one, other] = [byId.get(a ?? 'rat'), byId.get(b ?? 'rat')];
      return one && other ? [[one, other] as const] : [];
    });
    return {
      title: text(`rules.${focus}.title`),
      description: filled(text('titles.ruleAbout'), { rule: relationNames[focus] }),
      sections: [
        answer(
          focus === 'punishment' && words.includes('self') ? text('rules.punishment.self') : '',
          text(`rules.${focus}.answer`),
          allOf(groups),
        ),
        prose(text('heads.whereItComesFrom'), text(`rules.${focus}.meaning`), text(`rules.${focus}.more`)),
        prose(text('heads.inLove'), text(`rules.${focus}.use`), text(`relations.${focus}.love`)),
        prose(text('heads.atWork'), text(`relations.${focus}.work`), text(`relations.${focus}.help`)),
        {
          heading: text('heads.inAYearOfTheBond'),
          blocks: [
            paragraph(
              text(`relations.${focus}.year`),
              text(`relations.${focus}.year-means`),
              text(`relations.${focus}.year-do`),
            ),
            table(
              text('tables.yearsOfRule'),
              text('columns.yearSigns'),
              calendarYearsBetween(now, now + 11).map((year): Phrase[] => [
                yearByName(year),
                namesOf(signsBoundTo(signOfYear(year), focus)),
              ]),
            ),
          ],
        },
        {
          heading: text('heads.pairByPair'),
          blocks: [
            paragraph(text('tables.rulePoints')),
            table(
              text('tables.signs'),
              text('columns.pairsInLife'),
              signs.map(([one, other]): Phrase[] => [
                `${one.name} and ${other.name}`,
                pointsOfPair(one, other),
                pairSentence(one, other),
              ]),
            ),
          ],
        },
        {
          heading: text('heads.theOtherRules'),
          blocks: [
            bulletList(rules.filter((each) => each !== focus).map((each) => text(`rules.${each}.answer`))),
          ],
        },
      ],
      questions: [[text('questions.strongest-rule.ask'), text('questions.strongest-rule.say')]],
      figure: {
        kind: 'wheel',
        caption: filledIn(text('titles.ruleOnCircle'), { rule: relationNames[focus] }),
        groups: groupsOf(focus),
      },
      sources: ['branches'],
    };
  },
};

/** Pairs with commas between them, and groups of three with semicolons. */
const allOf = (groups: readonly Phrase[]): Passage =>
  groups.length === 6
    ? filled(text('pair.six'), { pairs: listed(groups) })
    : filled(text('pair.groups'), {
        groups: joined(
          groups.flatMap((group, at) => [at === 0 ? '' : at === groups.length - 1 ? '; and ' : '; ', group]),
        ),
      });

/** The signs that a rule relates to a sign. For a punishment this may be the sign itself. */
const signsBoundTo = (one: ZodiacSign, rule: Rule): readonly ZodiacSign[] =>
  zodiacSigns.filter((other) => relations(one.id, other.id).some(({ kind }) => kind === rule));

const namesOf = (signs: readonly ZodiacSign[]): string =>
  signs.length === 0 ? text('labels.none') : textOf(listed(signs.map(({ name }) => name)));
