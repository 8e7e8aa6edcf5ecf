import {
  compatibility,
  describeSign,
  type BranchRelation,
  type RelationKind,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list, lowerFirst } from '../../words/list.ts';
import { signName } from '../../years/relations-with-chart.ts';
import { isWorkRelation } from '../question/births-in.ts';
import type { Question } from '../read-question.ts';
import { relationsOfSigns, tellingRelation } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';
import { hasLoveWords } from '../subject-words.ts';
import { nameOf, signOfOther } from './sign-of-other.ts';

const discords: readonly RelationKind[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];

const together: Readonly<Record<RelationKind | 'none', string>> = {
  'same-sign': 'Two of one sign understand each other without an interpreter and lack the same things.',
  'six-harmony': 'Tradition thinks this the easiest bond of all, since each has what the other looks for.',
  'three-harmonies': 'Tradition sees two who want the same thing for different reasons.',
  'six-clash':
    'Where it rubs, tradition would look there: you stand across the circle from each other and see the same thing from its two ends.',
  'six-harm':
    'Where it rubs, tradition would look there: small slights that nobody mentions, until there are many.',
  punishment:
    'Where it rubs, tradition would look there: the same quarrel returns until one of you names its cause.',
  'six-destruction':
    'Where it rubs, tradition would look there: one of you rearranges what the other had just put in order.',
  'three-meetings':
    'Half a meeting of one season counts for little alone, so the two of you start nearly even.',
  none: 'So the signs neither help nor hinder, and the ordinary things decide: time, candour, whose turn it is.',
};

/** What is asked about the two. */
type Concern =
  | 'outcome'
  | 'decision'
  | 'quarrel'
  | 'contact'
  | 'trust'
  | 'feelings'
  | 'love'
  | 'work'
  | 'family'
  | 'friends'
  | 'any';

const concerns: readonly (readonly [Concern, RegExp])[] = [
  [
    'contact',
    / (?:text|call|write|contact|message|apologi[sz]e|forgive|talk to|reach out|take (?:him|her|them) back|get back) /u,
  ],
  ['trust', / (?:trust|rely|reliable|honest|loyal|believe|depend on) /u],
  [
    'feelings',
    / (?:does|do|is|are|will|would) (?:he|she|they|my \p{L}+) .{0,20}(?:like|love|miss|want|care|think|feel\p{L}*|interested|into) /u,
  ],
  ['decision', / (?:should|shall) (?:i|we) /u],
  [
    'quarrel',
    / (?:argu\p{L}+|quarrel\p{L}*|fight\p{L}*|conflict|disagree\p{L}*|agree|annoy\p{L}*|irritat\p{L}+|angry|mad at|clash\p{L}*|hates?|difficult|struggl\p{L}+|tension|drives? me|so hard|cold|distant) /u,
  ],
  ['outcome', / (?:will (?:we|it|this|he|she|they|i|our \p{L}+|my \p{L}+)|last|work out|future|survive) /u],
];

const openings: Readonly<Partial<Record<Concern, string>>> = {
  decision: 'That decision is yours; what tradition can say is how the signs stand.',
  outcome: 'No chart can say what becomes of two people; what tradition can say is how the signs stand.',
  contact: 'Whether to write or call is yours to decide; what tradition can say is how the signs stand.',
  trust: 'No sign makes anybody trustworthy or the contrary; what tradition can say is how the signs stand.',
  feelings: 'No chart knows what somebody feels; what tradition can say is how the signs stand.',
};

const closings: Readonly<Record<'love' | 'work' | 'family' | 'friends', string>> = {
  love: 'A sign is one year of birth in twelve, and two people are more than their years: with both birth dates, the page on compatibility reads the rest.',
  work: 'A sign is one year of birth in twelve; what was agreed, and whether it was kept, says more of somebody at work.',
  family:
    'A sign is one year of birth in twelve, and a family has had more years than that to learn each other.',
  friends:
    'A sign is one year of birth in twelve, and a friendship is made of the other eleven parts as well.',
};

const isAbout = (question: Question): 'love' | 'work' | 'family' | 'friends' => {
  const { relation, allWords } = question;
  if (
    isWorkRelation(relation) ||
    (relation === undefined &&
      / (?:at work|boss|business|colleagues?|coworkers?|job|office|workplace) /u.test(allWords))
  )
    return 'work';
  if (/ (?:friends?|friendship|room ?mate|flat ?mate|neighbour|bestie) /u.test(allWords)) return 'friends';
  if (relation !== undefined && !hasLoveWords(` ${relation} `)) return 'family';
  return 'love';
};

/** Two signs: one's own and one that the question names or tells by a birth, or two others. */
export function answerAboutTwoSigns(chart: Chart, question: Question): Paragraph[] {
  const { sign, birth } = chart;
  const { other, signs, allWords, relation } = question;
  const others = other ? other.signs : signs.filter((id) => id !== sign.id);
  if (other && others.length > 1) return answerAboutEitherSign(chart, question);
  const isPair = !other && others.length > 1 && !/ (?:i|me|my|we|us) /u.test(allWords);
  const [a, b] = isPair ? [others[0], others[1]] : [sign.id, others[0] ?? sign.id];
  if (!a || !b) return [];
  const concern =
    concerns.find(([, pattern]) =>
      pattern.test(allWords.replace(/ (?:how should i|what (?:is|are) (?:he|she|they) like) /u, ' ')),
    )?.[0] ?? 'any';
  const about = isAbout(question);
  const spoken = openings[concern];
  const opening = [
    ...(spoken === undefined ? [] : [limits(chart, spoken)]),
    ...(other ? [signOfOther(chart, other)] : []),
  ];
  const { score, relations: scored } = compatibility(a, b);
  const sum = scored
    .filter(({ points }) => points !== 0)
    .map(({ points }) => (points < 0 ? ` − ${-points}` : ` + ${points}`))
    .join('');
  const names = { a: signName(a, birth.calendar), b: signName(b, birth.calendar) };
  const because = isPair
    ? 'You ask about these two signs.'
    : `Your sign is the ${names.a}, and ${relation ? `that of ${nameOf(relation)}` : 'the other'} is the ${names.b}.`;
  return [
    ...opening,
    ...relationSentences(chart, a, b, because, concern),
    ...(isHow(allWords) && !isPair && opening.length < 2 ? [wayOf(chart, b)] : []),
    ...(other?.isYoung || isHow(allWords) || opening.length > 1
      ? []
      : [
          statement(
            sum
              ? `On our scale that makes ${score} of a hundred: 60${sum}, the points being ours and the relations tradition’s.`
              : `On our scale that makes ${score} of a hundred, from where harmonies lead up and discords down.`,
            'score-of-two-signs',
            because,
            { [`score:${a}:${b}`]: score },
          ),
        ]),
    limits(chart, closings[other?.isYoung ? 'family' : about]),
  ];
}

const relationNamed = ({ english, name }: BranchRelation): string =>
  `${english.replace(/^half three/u, 'half of the three')} ${name}`;

const isHow = (words: string): boolean =>
  / what (?:is|are) (?:he|she|they|my \p{L}+|our \p{L}+) like | how (?:do|can|should|could|to|does|would|might) | understand | what does (?:he|she) (?:want|need) | advice | tips? /u.test(
    words,
  );

/** What tradition says of the other sign, for those who ask how to get on with it. */
function wayOf({ birth }: Chart, id: ZodiacSignId): Paragraph {
  const { strengths, weaknesses } = describeSign(id);
  return statement(
    `Of the ${signName(id, birth.calendar)} tradition praises ${list(strengths.slice(0, 2).map(lowerFirst))}, and what it says to mind is “${lowerFirst(weaknesses[0] ?? '')}”: begin with the first and allow for the second.`,
    'year-sign',
    `You ask about the ${signName(id, birth.calendar)}.`,
    { [`strengths:${id}`]: strengths.join('+'), [`weaknesses:${id}`]: weaknesses.join('+') },
  );
}

function relationSentences(
  chart: Chart,
  a: ZodiacSignId,
  b: ZodiacSignId,
  because: string,
  concern: Concern,
): Paragraph[] {
  const { sign, birth } = chart;
  const [nameA, nameB] = [a, b].map((id) => signName(id, birth.calendar));
  const who =
    a === sign.id
      ? `your ${nameA} and ${a === b ? 'another' : 'the'} ${nameB}`
      : `the ${nameA} and the ${nameB}`;
  const { found, value } = relationsOfSigns(a, b);
  const claims = { [`relation:${a}:${b}`]: value, ...(a === sign.id ? { sign: a } : {}) };
  const telling = tellingRelation(a, b);
  const decisive = found.find(({ kind }) => discords.includes(kind));
  const meaning = found.find(({ kind }) => kind === telling)?.meaning;
  return [
    statement(
      found.length > 0
        ? `Between ${who} tradition counts ${list(found.map(relationNamed))}.`
        : `Between ${who} tradition names neither harmony nor discord.`,
      'relations-of-branches',
      because,
      claims,
    ),
    statement(
      meaning && telling !== 'none' && discords.includes(telling)
        ? `${meaning} ${together[telling]}`
        : concern === 'quarrel' && !decisive
          ? 'For a quarrel tradition has no reason to offer, and the ordinary ones are enough: sleep, money, whose turn it is.'
          : together[telling],
      'relations-of-branches',
      because,
      claims,
    ),
    ...(decisive && decisive.kind !== telling && !discords.includes(telling as RelationKind)
      ? [statement(together[decisive.kind], 'relations-of-branches', because, claims)]
      : []),
  ];
}

/** A birth of which two signs are possible: both are named. */
function answerAboutEitherSign(chart: Chart, question: Question): Paragraph[] {
  const { sign, birth } = chart;
  const { other, relation } = question;
  if (!other) return [];
  const who = nameOf(relation);
  return [
    signOfOther(chart, other),
    ...other.signs.slice(0, 2).map((id) => {
      const { found, value } = relationsOfSigns(sign.id, id);
      const telling = tellingRelation(sign.id, id);
      return statement(
        found.length > 0
          ? `With the ${signName(id, birth.calendar)} your ${sign.name} has ${list(found.map(relationNamed))}: ${shortly[telling]}.`
          : `With the ${signName(id, birth.calendar)} your ${sign.name} has neither harmony nor discord: ${shortly.none}.`,
        'relations-of-branches',
        `Your sign is the ${sign.name}, and ${who} may be of the ${signName(id, birth.calendar)}.`,
        { [`relation:${sign.id}:${id}`]: value, sign: sign.id },
      );
    }),
    ...(isHow(question.allWords) && other.signs[0] ? [wayOf(chart, other.signs[0])] : []),
    limits(chart, closings[other.isYoung ? 'family' : isAbout(question)]),
  ];
}

const shortly: Readonly<Record<RelationKind | 'none', string>> = {
  'same-sign': 'two of one sign, who understand each other quickly and lack the same things',
  'six-harmony': 'by tradition the easiest bond, each having what the other looks for',
  'three-harmonies': 'by tradition two who pull the same way',
  'six-clash': 'two ends of one line, with much to explain to each other',
  'six-harm': 'small slights, which are best said aloud while they are small',
  punishment: 'a quarrel that returns until its cause is named',
  'six-destruction': 'arrangements that are made twice',
  'three-meetings': 'neighbors of one season, which counts for little alone',
  none: 'an even start',
};
