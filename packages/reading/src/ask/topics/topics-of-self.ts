import { answerAboutCalm } from '../answers/answer-about-calm.ts';
import { answerAboutCharacter, answerAboutPurpose } from '../answers/answer-about-character.ts';
import { answerAboutElements, answerAboutStrength } from '../answers/answer-about-elements.ts';
import { answerAboutHour } from '../answers/answer-about-hour.ts';
import { answerAboutLuck } from '../answers/answer-about-luck.ts';
import { answerAboutNumbers } from '../answers/answer-about-numbers.ts';
import {
  answerAboutAnimals,
  answerAboutNaYin,
  answerAboutOwnElement,
  answerAboutPillar,
  answerAboutPillars,
  answerAmongOwnSign,
  answerWhyThisSign,
} from '../answers/answer-about-own-pillar.ts';
import { answerAboutSeason } from '../answers/answer-about-season.ts';
import { answerAboutQuality } from '../answers/answer-about-quality.ts';
import {
  answerAboutEmptyBranches,
  answerAboutOwnRelations,
  answerAboutPartner,
} from '../answers/answer-about-own-branches.ts';
import { answerAboutWork, answerAboutWorkplace } from '../answers/answer-about-work.ts';
import { professionsIn } from '../question/professions.ts';
import { nameOfSign } from '../question/signs-in.ts';
import { qualityIn } from '../question/traits-in.ts';
import { asksFor, type Topic } from '../topic.ts';

const amongOwn = new RegExp(
  ` (?:different|differ|unlike|apart|distinguish\\p{L}*|unique|special) .{0,20}(?:from|among|to|than) .{0,12}(?:others?|rest|all|every|${nameOfSign}|people|my sign).{0,20} | what kind of (?:${nameOfSign}) am i | not (?:like|feel like|act like) (?:an? |other )(?:typical )?(?:${nameOfSign}) `,
  'u',
);
const claimsSign = new RegExp(
  ` (?:why am i|am i|am i really|was i born|why do you say i am|but i (?:am|thought i was)|i thought i was|why am i not|should not i be|i want to be|i wish i (?:was|were)|tell me i am|how come i am) (?:really |actually |still |not )?(?:an? )(?:(?:wood|fire|earth|metal|water) )?(?:${nameOfSign}) `,
  'u',
);
const asksOwnSign = asksFor(
  'why is (?:this|that|it) my (?:sign|animal|zodiac)|(?:what|which) (?:chinese |zodiac )*(?:sign|animal|zodiac)(?: sign| animal)* (?:am i|is mine|do i have|was i born)|what (?:is|are) my (?:chinese |zodiac |birth |own )*(?:sign|animal|zodiac|zodiac sign)|my (?:chinese )?zodiac(?: sign| animal)?|what animal am i|what (?:chinese |zodiac )*year was i born.{0,30}|born (?:before|after|on|just before|in) (?:the )?(?:chinese |lunar )?new year|am i (?:on the )?cusp|born in (?:january|february) .{0,20}sign|why am i not (?:the )?(?:next|previous|other) (?:sign|animal)|calendar .{0,20}my sign|my sign .{0,20}(?:calendar|vietnam\\p{L}*|korea\\p{L}*|japan\\p{L}*)',
);

/** One's own sign and how it differs from itself; these go before questions about another sign. */
export const topicsOfOwnSign: readonly Topic[] = [
  {
    id: 'among-own-sign',
    example: 'How am I different from others of my sign?',
    isAsked: ({ words }) => amongOwn.test(words),
    answer: answerAmongOwnSign,
  },
  {
    id: 'own-sign',
    example: 'Why is this my sign?',
    isAsked: (question) => claimsSign.test(question.words) || asksOwnSign(question),
    answer: answerWhyThisSign,
  },
];

/** What a chart has of the person alone. */
export const topicsOfSelf: readonly Topic[] = [
  {
    id: 'own-relations',
    example: 'Do my own pillars clash?',
    isAsked: ({ words, signs, years }) =>
      signs.length === 0 &&
      years.length === 0 &&
      / (?:my (?:own )?(?:pillars|branches|animals|chart)|in my (?:chart|pillars)|(?:within|inside) my chart) /u.test(
        words,
      ) &&
      / (?:clash|clashes|harmony|harmonies|harm|punishment|combine|combines|combination|conflict|relations?) /u.test(
        words,
      ),
    answer: answerAboutOwnRelations,
  },
  {
    id: 'empty-branches',
    example: 'Which branches are empty in my chart?',
    isAsked: asksFor('empty branch(?:es)?|branches are empty|kong wang|void branch(?:es)?|emptiness'),
    answer: answerAboutEmptyBranches,
  },
  {
    id: 'partner',
    example: 'What am I like in love?',
    isAsked: ({ words, signs }) =>
      signs.length === 0 &&
      asksFor(
        'what am i like in (?:love|relationships|a relationship|marriage)|(?:what|which) (?:kind|sort|type) of (?:partner|person|man|woman|husband|wife|lover).{0,24}|how am i in (?:love|relationships|a relationship)|am i an? (?:good|bad|difficult|easy|loving) (?:partner|lover|husband|wife|girlfriend|boyfriend)|my type|spouse palace|(?:husband|wife|spouse|marriage) (?:star|palace)|what do i (?:need|look for|want) in (?:love|a \\p{L}+)|how do i (?:love|show (?:my )?love|show affection)|love language|(?:still|always|forever) single|am i ready (?:for|to) (?:love|a relationship|commit\\p{L}*)|do i fall in love (?:too )?(?:easily|fast|quickly|slowly)|long distance (?:relationship|love)|good at love|in my love life',
      )({ words }),
    answer: answerAboutPartner,
  },
  {
    id: 'own-element',
    example: 'What is the element of my year?',
    isAsked: ({ words }) =>
      (/ (?:what|which|is|my|whats) .{0,12}(?:my )?(?:(?:year|birth|zodiac|chinese|own|sign|main) )*element(?: am i| is (?:my|mine)| of my (?:year|sign|birth))? $/u.test(
        words,
      ) ||
        / what element (?:am i|is my|do i) /u.test(words) ||
        / am i (?:an? )?(?:more )?(?:yin|yang)| (?:yin or yang|polarity) | (?:is|was) my (?:sign|year) (?:yin|yang) /u.test(
          words,
        )) &&
      !/ (?:missing|lack|weak\p{L}*|strong\p{L}*|dominant|least|most|need|absent|balance|day|hour|month|favou?rable|lucky|useful) /u.test(
        words,
      ),
    answer: answerAboutOwnElement,
  },
  {
    id: 'animals',
    example: 'What are all the animals of my chart?',
    isAsked: asksFor(
      '(?:all )?(?:my|the) (?:four |three |other )?animals|other animals|animals (?:in|of) my (?:chart|pillars)',
    ),
    answer: answerAboutAnimals,
  },
  {
    id: 'season',
    example: 'Which season was I born in?',
    isAsked: asksFor(
      '(?:what|which) (?:season|time of (?:the )?year) (?:was|am|were) i(?: born)?.{0,6}|(?:the )?season (?:that )?i was born(?: in)?|season of my birth',
    ),
    answer: answerAboutSeason,
  },
  {
    id: 'calm',
    example: 'How do I deal with stress?',
    isAsked: ({ words, time }) =>
      time.kind === 'none' &&
      asksFor(
        'stress(?:ed|es)?(?: out)?|under pressure|overwhelm\\p{L}*|overworked|burn(?:ed|t)? out|burnout|unwind|relax\\p{L}*|calm (?:down|myself)|stay calm|keep calm|recharge|switch off|slow down',
      )({ words }),
    answer: answerAboutCalm,
  },
  {
    id: 'month-pillar',
    example: 'What is special about the month I was born in?',
    isAsked: asksFor(
      'month (?:that )?i was born|month pillar|month animal|animal of my month|(?:my )?(?:birth month|month of birth|month of my birth)|(?:sign|element) of my month|born in (?:the )?(?:spring|summer|autumn|winter)',
    ),
    answer: (chart) => answerAboutPillar(chart, 'month'),
  },
  {
    id: 'day-pillar',
    example: 'What does the day I was born on say?',
    isAsked: asksFor(
      'day (?:that )?i was born|day pillar|day animal|animal of my day|day branch|spouse palace|(?:sign|element) of my day|day of (?:my )?birth',
    ),
    answer: (chart) => answerAboutPillar(chart, 'day'),
  },
  {
    id: 'year-pillar',
    example: 'What is the pillar of my year?',
    isAsked: asksFor('year pillar|pillar of my year|year branch|year stem|year i was born'),
    answer: (chart) => answerAboutPillar(chart, 'year'),
  },
  {
    id: 'na-yin',
    example: 'What is my melodic element?',
    isAsked: asksFor('na ?yin|melodic element'),
    answer: answerAboutNaYin,
  },
  {
    id: 'strength',
    example: 'Is my day master strong or weak?',
    isAsked: asksFor(
      '(?:strong|weak|strength|strength of my|balanced) .{0,12}(?:day master|self|chart)|day master .{0,12}(?:strong|weak|balanced|strength)|useful god|yong shen|(?:favou?rable|lucky|good|useful|helpful) elements?|elements? (?:is|are) (?:good|lucky|helpful|favou?rable)',
    ),
    answer: answerAboutStrength,
  },
  {
    id: 'hour',
    example: 'What does my hour of birth say?',
    isAsked: asksFor(
      'hours?|birth ?time|time of (?:my )?birth|time i was born|inner animal|secret animal|ascendant|rising sign|private animal',
    ),
    answer: answerAboutHour,
  },
  {
    id: 'elements',
    example: 'Which element do I lack?',
    isAsked: ({ words }) =>
      asksFor(
        'elements?|missing|lack|lacking|(?:chart|pillars) (?:well )?balanced?|balance of my chart|(?:too much|too little|enough|more|need|needs|any|much|less|lots? of|have|am i (?:more )?|strong|low on) (?:any |more |much )?(?:wood|fire|earth|metal|water)|(?:wood|fire|earth|metal|water) (?:or|and|in my|do i|person|type)|how (?:many|much) (?:wood|fire|earth|metal|water)|more (?:wood|fire|earth|metal|water)',
      )({ words }) && !/ element of surprise | missing (?:him|her|my|someone|you|them) /u.test(words),
    answer: answerAboutElements,
  },
  {
    id: 'numbers',
    example: 'What is my life path number?',
    isAsked: asksFor(
      'life ?path|numerolog\\p{L}+|birth ?day number|number of my birth ?day|name number|expression(?: number)?|destiny number|master numbers?|my numbers?|number of my name|personal year(?: number)?|what number am i',
    ),
    answer: answerAboutNumbers,
  },
  {
    id: 'luck',
    example: 'What are my lucky numbers, colors and directions?',
    isAsked: asksFor(
      '(?:lucky|luckiest|unlucky|favourable|best|good|bad|auspicious|power|worst) (?:numbers?|colours?|directions?|days?|things?|charms?|digits?)|(?:numbers?|colours?|directions?) .{0,24}(?:lucky|luck|avoid|suits?|fits?|good|best|bad|wear|paint|bring|me|my|should|face|for)|colours?|directions?|feng ?shui|kua|gua|(?:should|which way|where) .{0,24}face|facing|which way|(?:is|are) (?:the number )?(?:four|4|8|eight|13|7|seven|nine|9) (?:un)?lucky|lucky charm|what should i wear|wear (?:red|blue|green|black|white|yellow|gold|purple|pink|orange|brown|gr[ae]y|silver)|(?:is|are) (?:the (?:number|colour) )?(?:\\d{1,2}|red|blue|green|black|white|yellow|gold|purple|pink|orange|brown|gr[ae]y|silver) (?:an? )?(?:good|lucky|bad|unlucky|auspicious)(?: \\p{L}+)?|(?:put|place|point|position) (?:my |the )?(?:bed|desk|sofa|door|chair)|(?:bed|desk|door) .{0,16}(?:face|point|stand|go)',
    ),
    answer: answerAboutLuck,
  },
  {
    id: 'pillars',
    example: 'What are my Four Pillars?',
    isAsked: (question) =>
      asksFor(
        'pillars?|bazi|ba zi|day master|day stem|stems?|branch|branches|my (?:whole |full )?chart|the chart|eight characters|ten gods',
      )(question) && !/ (?:sides?|parts?) (?:of|in) my /u.test(question.words),
    answer: answerAboutPillars,
  },
  {
    id: 'quality',
    example: 'Am I a good leader?',
    isAsked: ({ words, time }) =>
      qualityIn(words) !== undefined &&
      time.kind === 'none' &&
      !/ (?:should|will) i | how (?:can|do|could|should) i (?:be|become|get|feel|stop) /u.test(words),
    answer: answerAboutQuality,
  },
  {
    id: 'workplace',
    example: 'Why do I struggle with my boss?',
    isAsked: ({ words }) =>
      / (?:boss|manager|supervisor|colleagues?|coworkers?|co workers?|team) /u.test(words) &&
      / (?:why|how|struggl\p{L}+|get (?:on|along)|difficult|deal|argu\p{L}+|conflict|respect|like me|likes me|hates?|handle) /u.test(
        words,
      ),
    answer: answerAboutWorkplace,
  },
  {
    id: 'work',
    example: 'What kind of work suits me?',
    isAsked: ({ words, time }) =>
      time.kind === 'none' &&
      ((professionsIn(words).length > 0 &&
        / (?:should|can|could|would|will|am|is|be|become|good|suited|cut out|what if|do you think|might) /u.test(
          words,
        ) &&
        / (?:be|become|being|becoming|study|work|career|job|go into|train|retrain|made|cut out|as|good|learn|right for) /u.test(
          words,
        )) ||
        (asksFor(
          'jobs?|work|careers?|professions?|vocation|occupations?|office|study|employ\\p{L}+|industr(?:y|ies)|field|business',
        )({ words }) &&
          / (?:what|which|kind|suits?|suited|fits?|made for|right for|good at|best|ideal|dream|natural|talent\p{L}*|am i (?:made|cut)|how do i work|work (?:best|better)|style) /u.test(
            words,
          ) &&
          !/ (?:when|year|month|time|(?<! my )signs?|work on) /u.test(words))),
    answer: answerAboutWork,
  },
  {
    id: 'purpose',
    example: 'What comes easily to me?',
    isAsked: ({ words, time }) =>
      time.kind === 'none' &&
      asksFor(
        'purpose|calling|meaning of (?:my )?life|(?:what am i|i am|i was) meant to (?:do|be)(?! alone)|destiny|my path|happier|be happy|become happy|make me happy|makes me happy|fulfil\\p{L}*|comes easily|what should i do with my life|what am i here for|find (?:myself|peace|balance|happiness|meaning|joy)|more confident|how (?:can|do|could|should) i (?:be|become|get|feel|grow) (?:a )?(?:more |less |better|calmer|stronger|braver)(?:\\p{L}+)?',
      )({ words }),
    answer: answerAboutPurpose,
  },
  {
    id: 'character',
    example: 'What are my strengths and weaknesses?',
    isAsked: ({ words }) =>
      !/ in (?:love|relationships?|a relationship|bed|marriage) /u.test(words) &&
      asksFor(
        'strengths?|(?:weak|weaker|weakest|strong|stronger|strongest|dark|good|bad) (?:sides?|parts?) (?:of|in) my(?: \\p{L}+)?|(?:what|how) (?:am|are) i (?:good|bad|strong|weak|best|known|like|gifted|talented) ?(?:at|for|in)?|good at|my talents?|talents?|gifts?|my weak\\p{L}*|weakness|weaknesses|weak (?:points?|spots?)|faults?|flaws?|personality|my character|character traits?|traits?|temperament|improve myself|improve (?:about|in|as)|who am i(?: really)?|what am i like|describe me|tell me about (?:me|myself|my sign)|about myself|what (?:should|can|do) i (?:need to )?(?:work on|improve)|how can i (?:improve|grow|be better)|what do (?:people|others) (?:see|think|like)|my nature|blind spots?|shortcomings?|what (?:is|makes) (?:me )?(?:special|unique)(?: about me)?|wrong with me|my sign (?:say|says|mean|means)|what does (?:it mean to be|being) an? \\p{L}+|say about me|known for|dark side',
      )({ words }),
    answer: answerAboutCharacter,
  },
];
