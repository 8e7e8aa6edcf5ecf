import { zodiacSignIds, type RelationKind, type ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { list } from '../../words/list.ts';
import { signName } from '../../years/relations-with-chart.ts';
import type { Question } from '../read-question.ts';
import { relationsOfSigns } from '../relations-of-signs.ts';
import { limits, statement } from '../statement.ts';

const signsWith = ({ sign }: Chart, kinds: readonly RelationKind[]): ZodiacSignId[] =>
  zodiacSignIds.filter(
    (id) => id !== sign.id && relationsOfSigns(sign.id, id).found.some(({ kind }) => kinds.includes(kind)),
  );

/** The signs that tradition thinks easy and less easy for one's own; those that are asked for come first. */
export function answerAboutMatches(chart: Chart, { words }: Pick<Question, 'words'>): Paragraph[] {
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
  const isFriends = / (?:friends?|friendship|allies|ally|team|company|people) /u.test(words);
  const isAvoid =
    / (?:avoid|worst|enem(?:y|ies)|clash(?:es)?|incompatible|not (?:compatible|get on|get along|suit|match)|bad (?:match|for me)|least|opposite|difficult|stay away) /u.test(
      words,
    );
  const easy = statement(
    isFriends
      ? `By tradition your ${sign.name} finds friends most easily among ${named(triangle)}, of its triangle 三合, and in ${named(partner)}, its partner of the six harmonies 六合.`
      : `For your ${sign.name} tradition names ${named(partner)} as partner of the six harmonies 六合, and ${named(triangle)} as the two of its triangle 三合.`,
    'relations-of-branches',
    because,
    claimsOf([...partner, ...triangle]),
  );
  const hard = statement(
    isAvoid
      ? `No sign has to be avoided; tradition asks most patience with ${named(clash)}, the clash 六沖 of your ${sign.name}, and with ${named(harm)}, its harm 六害.`
      : `Across the circle stands ${named(clash)}, its clash 六沖, and ${named(harm)} is the sign of its harm 六害: people with whom patience is worth more than being right.`,
    'relations-of-branches',
    because,
    claimsOf([...clash, ...harm]),
  );
  return [
    ...(isAvoid ? [hard, easy] : [easy, hard]),
    limits(
      chart,
      chart.age < 18 || isFriends
        ? 'None of this forbids anybody, and good friendships have been made of clashes; name a sign or a birth date, and the answer speaks of that one.'
        : 'None of this forbids anybody, and long marriages have been made of clashes; name a sign or a birth date, and the answer speaks of that one.',
    ),
  ];
}
