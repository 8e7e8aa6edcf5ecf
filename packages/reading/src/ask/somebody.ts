import type { Question } from './read-question.ts';

const aboutThem =
  / (?:(?:will|does|do|did|is|are|was|were|has|have|can|should|would|could) (?:he|she|they|(?:my|our) (?!marriage|relationship|sign|chart|birth|year|month|day|hour|number|life|luck|career|job|work|business|company|element|pillar|animal|zodiac|love|friends|future|family|home|phase|colou?r|direction|personality|parents divorce)\p{L}+(?: in law)?) (?:not )?(?:ever |really |still |always |never |going to )*(?!and )\p{L}+) /u;
const withThem =
  / (?:argue|argues|arguing|quarrel\p{L}*|fight|fights|fighting|conflict|get (?:on|along)|understand|understands|trust|forgive|talk to|text|call|deal with|handle|live with|help|support|marry|leave|love|loves|hates?|like|likes|miss(?:es)?|think|thinks|feel|feels|listen|listens|angry|cold|mad|annoy\p{L}*|close|distant|connect|respect) /u;

/** Whether it is somebody else who is asked about, whose sign and birth are not told. */
export function isAboutSomebody({
  words,
  allWords,
  signs,
  relation,
  other,
  signOfYear,
  time,
}: Question): boolean {
  if (signs.length > 0 || other || signOfYear) return false;
  const hasPronoun = / (?:he|she|him|her|his|hers) /u.test(allWords);
  if (relation === undefined && !hasPronoun) return false;
  const isOwnQuestion =
    / (?:should|will|can|could|shall|am|do|when will|would) i (?!get along|get on|understand|argue|fight|trust|forgive|talk|text|call|deal|help|miss)/u.test(
      words,
    );
  if (
    isOwnQuestion &&
    (time.kind !== 'none' ||
      / (?:marry|propose|leave|divorce|quit|move|meet|find|promot\p{L}+|raise|job|wedding|back|ex) /u.test(
        words,
      ))
  )
    return false;
  if (/ (?:promot\p{L}+|raise|hire|hired|fire|fired) /u.test(words) && / (?:boss|manager) /u.test(words))
    return false;
  if (/ (?:boss|manager|supervisor|colleagues?|coworkers?|teacher|clients?) /u.test(allWords) && !hasPronoun)
    return false;
  if (/ (?:what|which) sign /u.test(words)) return false;
  return (
    aboutThem.test(words) ||
    withThem.test(words) ||
    / why /u.test(words) ||
    / (?:about|with|between) (?:him|her|my \p{L}+) /u.test(words)
  );
}
