import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import { cycleOfElements as elements } from '../../element-numbers.ts';
import { paragraph, type Reason } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { shareOf } from '../completed-elements.ts';
import type { Person } from '../person.ts';
import { list } from '../../words/grammar.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isMinor } from '../situation.ts';
import { ageOf } from './company.ts';
import { byElements } from './elements.ts';

const meanShare = 1 / elements.length;

export const namesOf = (people: readonly Person[]): string => list(people.map(({ called }) => called));

/** A weak element of a person, and who has the most of it. */
interface Balance {
  readonly own: Person;
  readonly helper: Person;
  readonly element: Element;
  readonly isMissing: boolean;
}

/**
 * A paragraph on who balances whom, then one for each child and for each adult who helps. People with only a sign are
 * left out.
 */
export function balance(people: readonly Person[]): Paragraph[] {
  const known = people.filter(({ chart }) => chart !== undefined);
  if (known.length < 2) return [];
  const balances = known.flatMap((person) => balanceOf(person, known));
  const children = known.filter((person) => ageOf(person) !== 'adult');
  const adults = known.filter((person) => ageOf(person) === 'adult');
  const count = countOfFamily(known);
  const missing = elements.filter((element) => !known.some((person) => shows(person, element)));
  return [
    ...(balances.length > 0
      ? [
          paragraph(sentenceCase([...inShort(balances), text('family.balance.rule')].join(' ')), {
            ...count,
            claims: balances.map(({ own, element, isMissing }) => ({
              subject: `${isMissing ? 'missing' : 'little'}:${own.name}`,
              value: element,
            })),
          }),
        ]
      : []),
    ...needs(children, balances, known),
    ...adults.flatMap((adult) =>
      givenBy(
        adult,
        balances.filter(({ own, helper }) => helper === adult && ageOf(own) === 'adult'),
        known,
      ),
    ),
    ...missing.map((element) =>
      paragraph(text(`family.missing.${element}`), {
        ...count,
        claims: [{ subject: `family:missing:${element}`, value: 'missing' }],
      }),
    ),
  ];
}

function countOfFamily(known: readonly Person[]): Reason {
  const counts = elements.map((element) =>
    text('reasons.family-count', {
      element,
      count: known.filter((person) => shows(person, element)).length,
      all: known.length,
    }),
  );
  return {
    ...byElements(known, known[0] as Person),
    because: text('reasons.family-elements', { counts: list(counts) }),
    changes: text('reasons.changes.family'),
  };
}

/**
 * Sentences on who helps whom. Two people who balance each other come first. Everyone whom a person helps with the
 * same element is named in one sentence.
 */
function inShort(balances: readonly Balance[]): string[] {
  const answerTo = ({ own, helper }: Balance) =>
    balances.find((each) => each.own === helper && each.helper === own);
  const mutual = balances.filter((each, index) => {
    const answer = answerTo(each);
    return answer !== undefined && balances.indexOf(answer) > index;
  });
  const helpedBy = (help: Balance): string =>
    namesOf(balances.filter((each) => isSameHelp(each, help)).map(({ own }) => own));
  const told = [...mutual, ...mutual.flatMap((each) => answerTo(each) ?? [])];
  const others = balances.filter(
    (each, index) => ![...told, ...balances.slice(0, index)].some((earlier) => isSameHelp(earlier, each)),
  );
  return [
    ...mutual.map((each) => {
      const answer = answerTo(each) ?? each;
      // An adult is named before a child.
      const [first, second] = isMinor(each.helper) ? [answer, each] : [each, answer];
      return text('family.balance.mutual', {
        a: first.helper.called,
        toA: helpedBy(first),
        bringsA: text(`family.brings.${first.element}`),
        b: second.helper.called,
        toB: helpedBy(second),
        bringsB: text(`family.brings.${second.element}`),
      });
    }),
    ...[...Map.groupBy(others, ({ helper }) => helper)].map(([helper, helps]) =>
      givenInShort(helper, helps, helpedBy),
    ),
  ];
}

/**
 * Sentences on the elements that one person gives to others. Two elements share a sentence. Three elements get a
 * sentence each, because one sentence would be too long.
 */
function givenInShort(
  { called }: Person,
  helps: readonly Balance[],
  helpedBy: (help: Balance) => string,
): string {
  const bringsOf = ({ element }: Balance): string => text(`family.brings.${element}`);
  const [first, second] = helps;
  return first && second && helps.length === 2
    ? text('family.balance.two', {
        helper: called,
        names: helpedBy(first),
        brings: bringsOf(first),
        otherNames: helpedBy(second),
        otherBrings: bringsOf(second),
      })
    : helps
        .map((each) =>
          text('family.balance.one', { helper: called, names: helpedBy(each), brings: bringsOf(each) }),
        )
        .join(' ');
}

const isSameHelp = (one: Balance, other: Balance): boolean =>
  one.helper === other.helper && one.element === other.element;

/** The needs of each child, by its weakest element and by its sign. The text of an element is used once. */
function needs(
  children: readonly Person[],
  balances: readonly Balance[],
  known: readonly Person[],
): Paragraph[] {
  const told = new Set<Element>();
  return children.flatMap((child) => {
    const age = ageOf(child);
    if (age === 'adult') return [];
    const found = balances.find(({ own, element }) => own === child && !told.has(element));
    if (found) told.add(found.element);
    const said = found
      ? text(`family.${age}.${found.element}`, {
          own: child.called,
          helper: found.helper.called,
          amount: text(`family.amount.${found.isMissing ? 'none' : 'little'}`),
        })
      : text(`signs.${child.sign}.${age}`, { name: child.called });
    const hard = text(`signs.${child.sign}.${age}-hard`, { name: child.called });
    return [paragraph(sentenceCase(`${said} ${hard}`), byElements(known, child))];
  });
}

/** The elements that an adult gives to other adults, in a paragraph for each element. */
function givenBy(giver: Person, given: readonly Balance[], known: readonly Person[]): Paragraph[] {
  return elements.flatMap((element) => {
    const helped = given.filter((each) => each.element === element).map(({ own }) => own);
    if (helped.length === 0) return [];
    const said = text(`family.gives.${element}`, { own: giver.called, others: namesOf(helped) });
    return [paragraph(sentenceCase(said), byElements(known, giver))];
  });
}

/**
 * The most needed element of a person, and who helps with it. Adults help before children do, and people with the most of the
 * element before others.
 */
function balanceOf(own: Person, known: readonly Person[]): Balance[] {
  const part = ({ chart }: Person, element: Element): number => (chart ? shareOf(chart, element) : 0);
  const helperWith = (element: Element): Person | undefined =>
    known
      .filter(
        (each) =>
          each !== own &&
          countOf(each, element) > countOf(own, element) &&
          part(each, element) > part(own, element),
      )
      .toSorted((a, b) => Number(isMinor(a)) - Number(isMinor(b)) || part(b, element) - part(a, element))[0];
  return elements
    .filter((element) => part(own, element) < meanShare || !shows(own, element))
    .toSorted((a, b) => Number(shows(own, a)) - Number(shows(own, b)) || part(own, a) - part(own, b))
    .flatMap((element): Balance[] => {
      const helper = helperWith(element);
      return helper ? [{ own, helper, element, isMissing: !shows(own, element) }] : [];
    })
    .slice(0, 1);
}

const countOf = ({ chart }: Person, element: Element): number => chart?.elements.visible[element] ?? 0;

const shows = (person: Person, element: Element): boolean => countOf(person, element) > 0;
