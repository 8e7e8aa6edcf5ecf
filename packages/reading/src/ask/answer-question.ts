import type { Chart } from '../chart.ts';
import type { AppliedRule, Paragraph } from '../reading.ts';
import { rules } from '../rules.ts';
import { weaver } from '../words/weave.ts';
import { nearExamples } from './near-examples.ts';
import { isAboutPet } from './question/signs-in.ts';
import { isFamilyRelation } from './question/births-in.ts';
import { readQuestion, type Question } from './read-question.ts';
import { refusedSubject } from './refused-subjects.ts';
import { isAboutSomebody } from './somebody.ts';
import { hasLoveWords } from './subject-words.ts';
import type { Topic } from './topic.ts';
import { topics } from './topics.ts';
import { truthOf } from './truth-of.ts';

/** What is said to a question. */
type Answer =
  | {
      readonly kind: 'answer';
      readonly topic: string;
      /** Three to six sentences in all. */
      readonly statements: readonly Paragraph[];
      /** The rules that the statements name, each once. */
      readonly rules: readonly AppliedRule[];
    }
  | {
      readonly kind: 'refusal';
      /** Why: the subject that is refused, `'somebody'` without a sign, `'young'`, or `'unknown'`. */
      readonly reason: string;
      readonly sentence: string;
      /** Questions that can be answered, those near to what was asked first. */
      readonly examples: readonly string[];
    };

interface Refusal {
  readonly reason: string;
  readonly sentence: string;
}

/**
 * Answers a question from a chart, or refuses it. The same question of the same chart has the same answer; nothing is looked up
 * elsewhere.
 *
 * @param question - in English, in one’s own words
 */
export function answerQuestion(chart: Chart, question: string): Answer {
  const read = readQuestion(question, chart);
  const found = topicOrRefusal(chart, read, question);
  if ('sentence' in found)
    return {
      kind: 'refusal',
      ...found,
      examples: nearExamples(
        read.allWords,
        found.reason,
        (example) => !('sentence' in topicOrRefusal(chart, readQuestion(example, chart), example)),
      ),
    };
  const statements = found.topic.answer(chart, found.question);
  for (const { text, claims } of statements)
    for (const { subject, value } of claims)
      if (truthOf(chart, subject) !== value) throw new UnsupportedStatement(text, subject);
  const weave = weaver(chart);
  const named = [...new Set(statements.map(({ rule }) => rule))];
  return {
    kind: 'answer',
    topic: found.topic.id,
    statements: statements.map((each) => ({ ...each, text: weave(each.text) })),
    rules: named.map((id) => ({ id, ...rules[id] })),
  };
}

/** A statement that the chart does not support. It is not shown. */
class UnsupportedStatement extends Error {
  override readonly name = 'UnsupportedStatement';

  constructor(text: string, subject: string) {
    super(`The chart does not say this of ${subject}: ${text}`);
  }
}

function topicOrRefusal(
  chart: Chart,
  read: Question,
  text: string,
): Refusal | { readonly topic: Topic; readonly question: Question } {
  const refused = refusedSubject(read.allWords, read.words) ?? refusedPerson(chart, read);
  if (refused) return { reason: 'id' in refused ? refused.id : refused.reason, sentence: refused.sentence };
  if (isForeign(text))
    return {
      reason: 'language',
      sentence: 'Please ask in English: that is the only language in which a question is understood here.',
    };
  // The sentence that asks decides; the others count where it says too little, as in “My boss is a Rat. Any advice?”
  for (const question of [read, { ...read, words: read.allWords }]) {
    const topic = topics.find(({ isAsked }) => isAsked(question, chart));
    if (topic) return { topic, question };
  }
  return {
    reason: 'unknown',
    sentence:
      'That is not in your chart as far as we can tell. It can answer questions about you, your years and months, your work, and you beside somebody else, such as these.',
  };
}

/** An age under 18 that is told of somebody. */
const saysYoung =
  / (?:(?:he|she|who|daughter|son|girl|boy|sister|brother|girlfriend|boyfriend|crush|cousin|niece|nephew) (?:is|turned|aged|age) (?:only |just )?(?:[1-9]|1[0-7])|(?:[1-9]|1[0-7]) years? old (?:daughter|son|girl|boy|sister|brother|girlfriend|boyfriend|crush|cousin|niece|nephew|friend|student|kid|child)|teen(?:age\p{L}*|s)?|under ?aged?|schoolgirl|schoolboy) /u;

const romance =
  / (?:marry|marries|married|marriage|wedding|dat(?:e|es|ing)|boyfriends?|girlfriends?|romance|romantic\p{L}*|crush|soulmates?|in love|falls? for|kiss\p{L}*|flirt\p{L}*) /u;

/** What is not said of people: pairs with somebody young, an animal that is kept, or somebody of whom nothing is known. */
function refusedPerson(chart: Chart, read: Question): Refusal | undefined {
  const { other, relation, signs, allWords } = read;
  const isLove =
    hasLoveWords(allWords) &&
    !/ (?:parents|mother|father|sister|brother)(?: in law)? (?:divorc\p{L}+|marri\p{L}+|wedding) /u.test(
      allWords,
    );
  const isYoungPair = other?.isYoung === true && !isFamilyRelation(relation) && isLove;
  if (
    isYoungPair ||
    (saysYoung.test(allWords) && romance.test(allWords)) ||
    (other?.isYoung === true &&
      / (?:marry|date|dating|girlfriend|boyfriend|soulmate|romantic\p{L}*|wife|husband) /u.test(allWords))
  )
    return {
      reason: 'young',
      sentence:
        'Of somebody under 18 the reading speaks as of family and friends only, never of love or marriage.',
    };
  if (
    chart.age < 18 &&
    (isLove || / (?:have|having|want|start) (?:kids?|children|a (?:baby|child|family)) /u.test(allWords))
  )
    return {
      reason: 'young',
      sentence: 'For somebody under 18 the reading speaks of family and friends only.',
    };
  if (isAboutPet(allWords) && signs.length === 0)
    return {
      reason: 'animal',
      sentence: 'That is a question about an animal you keep or might keep, and a chart is made for people.',
    };
  if (isAboutSomebody(read))
    return {
      reason: 'somebody',
      sentence:
        'A chart speaks for the person it is made for and can’t look into anybody else. To say something of the two of you, it needs the other’s sign or birth, as in “my sister, a Dog” or “my sister, born in 1994”.',
    };
  return undefined;
}

const isForeign = (text: string): boolean =>
  /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}]/u.test(text) ||
  /[¿¡]|\b(?:soy|qué|cuál|est-ce|quel|quelle|mein|meine|welche|wann|werde|warum|quando|perché|meu|minha|mi signo|el año|je suis|ich bin|bin ich)\b/iu.test(
    text,
  ) ||
  (/\p{Script=Han}{3}/u.test(text) && !/[a-z]{3}/iu.test(text));
