import { attributions, joints, keysOf, namesOfSigns, verbsOfSaying } from './lexicon.ts';
import { namesOf, tokensOf, type Tokens } from './tokens.ts';

/** The share of the words of a statement that a wording keeps at least. */
const minKept = 0.6;

/**
 * Checks whether a wording says what a statement says, and nothing else. What it hangs on (signs, figures, elements, relations,
 * names, denials, conditions, degrees) must be the same in the same order. Any other word must be one of the statement between
 * the same two of these, or one like it, in its order, or a joint.
 *
 * @param statement - a composed statement, which is true
 * @param wording - the same in other words, from an untrusted writer
 * @param ownSign - the sign of the person, such as `'Water Buffalo'`
 * @returns what is wrong, without a word of the two texts, or `undefined`
 */
export function wordingFault(statement: string, wording: string, ownSign: string): string | undefined {
  if (
    wording !== wording.normalize('NFC') ||
    !/^[\p{Script=Latin}\p{Script=Han}\d ,.;:’'“”"()–—+−%/-]+$/u.test(wording)
  )
    return 'a character that a wording does not have';
  if (wording.length > statement.length * 1.6 + 40) return 'too long';
  if (!/[.][”"]?$/u.test(wording)) return 'no end of a sentence';
  const names = namesOf(statement);
  const source = tokensOf(statement, names);
  const given = tokensOf(wording, names);
  if (given.sentences.length > source.sentences.length + 1) return 'too many sentences';
  return (
    faultOfAnchors(source, given) ??
    faultOfWords(source, given) ??
    faultOfBeginnings(source, given) ??
    faultOfSign(statement, wording, ownSign)
  );
}

function faultOfAnchors(source: Tokens, given: Tokens): string | undefined {
  const same =
    source.anchors.length === given.anchors.length &&
    source.anchors.every((anchor, place) => anchor === given.anchors[place]);
  return same ? undefined : 'another sign, figure, name, relation, denial, condition or degree';
}

const isFree = (word: string): boolean =>
  joints.has(word) || verbsOfSaying.has(word) || attributions.has(word);

function faultOfWords(source: Tokens, given: Tokens): string | undefined {
  let kept = 0;
  let told = 0;
  for (const [place, stretch] of source.stretches.entries()) {
    const wanted = stretch.map(keysOf);
    const found = new Set<number>();
    let from = 0;
    for (const word of given.stretches[place] ?? []) {
      if (isFree(word)) continue;
      const keys = keysOf(word);
      // One word may become two, as “returns” becomes “comes back”.
      from = wanted.findIndex((others, index) => index >= from && isLike(keys, others));
      if (from < 0) return 'a word without a source';
      found.add(from);
    }
    kept += found.size;
    told += stretch.filter((word) => !isFree(word)).length;
  }
  if (kept < told * minKept) return 'too little of the statement';
  const attributed = ({ sentences }: Tokens): boolean =>
    sentences.some((words) => words.some((word) => attributions.has(word)));
  return attributed(source) && !attributed(given) ? 'tradition is not called tradition' : undefined;
}

const isLike = (keys: readonly string[], others: readonly string[]): boolean =>
  keys.some((key) => others.includes(key));

const auxiliaries = new Set(['be', 'do', 'have', 'put']);

/** A sentence that began with a verb would command, so each begins with a joint, an anchor or as one of the statement. */
function faultOfBeginnings(source: Tokens, given: Tokens): string | undefined {
  const beginnings = new Set(source.sentences.map(([first]) => first));
  const fault = given.sentences.some(([first = '']) => {
    if (beginnings.has(first)) return false;
    if (auxiliaries.has(first)) return true;
    const isJoint = joints.has(first) || attributions.has(first);
    return !isJoint && !source.anchors.includes(first);
  });
  return fault ? 'a sentence that commands' : undefined;
}

const ofSign = new RegExp(
  `\\b(?:your|you are|you[’']re|as)\\s+(?:(?:an?|the|own)\\s+)*(?:(?:water|wood|fire|earth|metal)\\s+)?(${namesOfSigns.join('|')})s?\\b`,
  'giu',
);

/** Nobody is told to be of another sign. */
function faultOfSign(statement: string, wording: string, ownSign: string): string | undefined {
  const claimed = (text: string): string[] =>
    [...text.matchAll(ofSign)].map(([, sign = '']) => sign.toLowerCase());
  const known = new Set([...claimed(statement), ...ownSign.toLowerCase().split(' ')]);
  return claimed(wording).every((sign) => known.has(sign)) ? undefined : 'another sign as one’s own';
}
