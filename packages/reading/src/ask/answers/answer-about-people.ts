import { compatibility, zodiacSignIds, type RelationKind, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { signName } from '../../years/relations-with-chart.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { relationsOfSigns } from '../year-sentences.ts';

const discords: readonly RelationKind[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];

const together: Readonly<Record<RelationKind | 'none', string>> = {
  'same-sign': 'Two of one sign understand each other without an interpreter and lack the same things.',
  'six-harmony': 'Tradition thinks this the easiest bond of all, since each has what the other looks for.',
  'three-harmonies': 'Tradition sees two who want the same thing for different reasons.',
  'six-clash':
    'When you argue, tradition would look there: you stand across the circle from each other and see the same thing from its two ends.',
  'six-harm':
    'When you argue, tradition would look there: small slights that nobody mentions, until there are many.',
  punishment:
    'When you argue, tradition would look there: the same quarrel returns until one of you names its cause.',
  'six-destruction':
    'When you argue, tradition would look there: one of you rearranges what the other had just put in order.',
  'three-meetings':
    'Half a meeting of one season counts for little alone, so the two of you start nearly even.',
  none: 'If you argue, tradition has no reason to offer, and the ordinary ones are enough: sleep, money, whose turn it is.',
};

/** Two signs: one's own and the first that the question names, or the first two it names. */
export function answerAboutTwoSigns(chart: Chart, { signs }: Question): Paragraph[] {
  const { sign, birth } = chart;
  const others = signs.filter((id) => id !== sign.id);
  const [a, b] = others.length > 1 ? [others[0], others[1]] : [sign.id, others[0] ?? sign.id];
  if (!a || !b) return [];
  const isOwn = a === sign.id;
  const [nameA, nameB] = [a, b].map((id) => signName(id, birth.calendar));
  const who = isOwn
    ? `your ${nameA} and ${a === b ? 'another' : 'the'} ${nameB}`
    : `the ${nameA} and the ${nameB}`;
  const { found, value } = relationsOfSigns(a, b);
  const because = isOwn
    ? `Your sign is the ${nameA}, and you ask about the ${nameB}.`
    : 'You ask about these two signs.';
  const claims = { [`relation:${a}:${b}`]: value };
  const { score, relations: scored } = compatibility(a, b);
  const sum = scored
    .filter(({ points }) => points !== 0)
    .map(({ points }) => (points < 0 ? ` − ${-points}` : ` + ${points}`))
    .join('');
  const decisive = found.find(({ kind }) => discords.includes(kind)) ?? found[0];
  return [
    statement(
      found.length > 0
        ? `Between ${who} tradition counts ${list(found.map(({ english, name }) => `${english} ${name}`))}.`
        : `Between ${who} tradition names neither harmony nor discord.`,
      'relations-of-branches',
      because,
      claims,
    ),
    statement(
      found[0]?.meaning && discords.includes(found[0].kind)
        ? `${found[0].meaning} ${together[found[0].kind]}`
        : together[found[0]?.kind ?? 'none'],
      'relations-of-branches',
      because,
      claims,
    ),
    ...(decisive && decisive !== found[0]
      ? [statement(together[decisive.kind], 'relations-of-branches', because, claims)]
      : []),
    statement(
      sum
        ? `On our scale that makes ${score} of a hundred: 60${sum}, the points being ours and the relations tradition’s.`
        : `On our scale that makes ${score} of a hundred, from where harmonies lead up and discords down.`,
      'score-of-two-signs',
      because,
      { [`score:${a}:${b}`]: score },
    ),
    limits(
      chart,
      'A sign is one year of birth in twelve, and two people are more than their years: where both birth dates are known, the page on compatibility reads the rest.',
    ),
  ];
}

const signsWith = ({ sign }: Chart, kinds: readonly RelationKind[]): ZodiacSignId[] =>
  zodiacSignIds.filter(
    (id) => id !== sign.id && relationsOfSigns(sign.id, id).found.some(({ kind }) => kinds.includes(kind)),
  );

/** The signs that tradition thinks easy and less easy for one’s own. */
export function answerAboutMatches(chart: Chart): Paragraph[] {
  const { sign, birth } = chart;
  const because = `Your sign is the ${sign.name}.`;
  const named = (ids: readonly ZodiacSignId[]): string =>
    list(ids.map((id) => `the ${signName(id, birth.calendar)}`));
  const claimsOf = (ids: readonly ZodiacSignId[]) => ({
    sign: sign.id,
    ...Object.fromEntries(
      ids.map((id) => [`relation:${sign.id}:${id}`, relationsOfSigns(sign.id, id).value]),
    ),
  });
  const partner = signsWith(chart, ['six-harmony']);
  const triangle = signsWith(chart, ['three-harmonies']);
  const clash = signsWith(chart, ['six-clash']);
  const harm = signsWith(chart, ['six-harm']);
  return [
    statement(
      `For your ${sign.name} tradition names ${named(partner)} as partner of the six harmonies 六合, and ${named(triangle)} as the two of its triangle 三合.`,
      'relations-of-branches',
      because,
      claimsOf([...partner, ...triangle]),
    ),
    statement(
      `Across the circle stands ${named(clash)}, its clash 六沖, and ${named(harm)} is the sign of its harm 六害: people with whom patience is worth more than being right.`,
      'relations-of-branches',
      because,
      claimsOf([...clash, ...harm]),
    ),
    limits(
      chart,
      'None of this forbids anybody, and long marriages have been made of clashes; name a sign, and the answer speaks of that one.',
    ),
  ];
}
