import { answerAboutMatches } from '../answers/answer-about-matches.ts';
import { answerAboutSign } from '../answers/answer-about-sign.ts';
import { answerAboutTwoSigns } from '../answers/answer-about-two-signs.ts';
import { answerAboutSignOfOther } from '../answers/sign-of-other.ts';
import { asksFor, type Topic } from '../topic.ts';
import { nameOfSign } from '../question/signs-in.ts';

const another = new RegExp(
  ` (?:another|other|fellow|two|both|also an?|is an?|an?|same|are|with|my \\p{L}+ the) (?:${nameOfSign}) `,
  'u',
);
const oneself = new RegExp(
  ` (?:as|i am|for|being|like|us|we|does|do|is|are|am i) (?:an? |the |really |truly )*(?:(?!two |both |another )\\p{L}+ )?(?:${nameOfSign}) `,
  'u',
);

const describesSign = new RegExp(
  ` (?:what|how) (?:are|is|does|do) (?:an? |the )?(?:(?:wood|fire|earth|metal|water) )?(?:${nameOfSign}) (?:people )?(?:like|mean|stand|known|good) | tell me (?:more )?about (?:an? |the )?(?:(?:wood|fire|earth|metal|water) )?(?:${nameOfSign}) | describe (?:an? |the )?(?:${nameOfSign}) | (?:personality|character|traits|strengths|weaknesses|meaning) of (?:an? |the )?(?:${nameOfSign}) | is (?:an? |the )?(?:${nameOfSign}) an? (?:good|bad|lucky|strong) sign `,
  'u',
);
const asSign = new RegExp(` (?:as|i am|am i|being) (?:an? )?(?:really )?(?:${nameOfSign}) `, 'u');

/** Other people, by their signs or by their births. */
export const topicsOfPeople: readonly Topic[] = [
  {
    id: 'sign-of-other',
    example: 'Which sign is somebody born in 1990?',
    isAsked: ({ other, words }) =>
      other !== undefined &&
      (other.isUnborn ||
        / (?:what|which) (?:chinese |zodiac )*(?:sign|animal|zodiac|element) | (?:his|her|their) (?:chinese |zodiac )*(?:sign|animal|zodiac) /u.test(
          words,
        )) &&
      !/ (?:compatible|compatibility|match|get on|get along|together|suit|marry) /u.test(words),
    answer: answerAboutSignOfOther,
  },
  {
    id: 'about-sign',
    example: 'What are Dragons like?',
    isAsked: ({ words, signs, relation, other }) =>
      signs.length === 1 && relation === undefined && other === undefined && describesSign.test(words),
    answer: answerAboutSign,
  },
  {
    id: 'two-signs',
    example: 'Why do I argue with my sister, a Dog?',
    isAsked: ({ signs, other, words, relation, allWords }, chart) =>
      (other !== undefined && !other.isUnborn) ||
      signs.some((id) => id !== chart.sign.id && !(asSign.exec(words)?.[0].includes(id) ?? false)) ||
      (signs.length > 0 &&
        (relation !== undefined ||
          (another.test(words) && !oneself.test(words)) ||
          / (?:compatible|match|together|date|dating|marry|friends?|get on|get along|another|me and|and i|and me) /u.test(
            allWords,
          ))),
    answer: answerAboutTwoSigns,
  },
];

/** The signs that suit one's own. */
export const topicsOfMatches: readonly Topic[] = [
  {
    id: 'matches',
    example: 'Which signs do I get on with?',
    isAsked: ({ words, time }) =>
      asksFor(
        'match|matches|compatible|compatibility|(?:which|what|whose) (?:zodiac |chinese |animal |other )*(?:signs?|animals?)|get (?:on|along) (?:best |well )?(?:with)?|who (?:are|is|should|would|could|makes?) (?:my|i|a) .{0,20}(?:friends?|match|partner|soulmate|ally|allies|enem(?:y|ies)|avoid|marry|date|be with)|my (?:friends|allies|enemies|enemy|ally|soulmate|ideal \\p{L}+|perfect \\p{L}+)|(?:best|good|ideal|perfect) (?:friends?|partner|match|business partner|husband|wife|boyfriend|girlfriend)|who (?:suits|fits)|(?:signs?|people|person|partner|animals?) .{0,12}suits? me|ally|allies|enem(?:y|ies)|whom? should i (?:avoid|marry|date|trust|be with)|who (?:is|are) (?:good|bad|right|best|wrong) for me|what kind of friend.{0,24}|clash(?:es)? with me',
      )({ words }) &&
      (time.kind === 'none' || / signs? | match | compatible /u.test(words)) &&
      !/ what am i (?!like in)/u.test(words),
    answer: answerAboutMatches,
  },
];
