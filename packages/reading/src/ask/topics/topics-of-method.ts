import { answerAboutCertainty } from '../answers/answer-about-hour.ts';
import {
  answerAboutCompanies,
  answerAboutMethod,
  answerAboutMoneyTalk,
} from '../answers/answer-about-method.ts';
import { answerAboutSuperstition } from '../answers/answer-about-sign.ts';
import { answerAboutTenGod, asksAboutTenGod } from '../answers/answer-about-ten-god.ts';
import { answerWhatIs } from '../answers/answer-what-is.ts';
import { definitionIn } from '../answers/definitions.ts';
import { asksFor, type Topic } from '../topic.ts';

/** The method, the words of the craft, and where else the product looks. */
export const topicsOfMethod: readonly Topic[] = [
  {
    id: 'superstition',
    example: 'Why do people say that Fire Horse women are unlucky?',
    isAsked: ({ words }) =>
      / (?:fire horses?|tigers?|goats?|sheep|snakes?|horses?|rams?|roosters?|rats?|dragons?|monkeys?) .{0,20}(?:women|woman|girls?|wives|wife|daughters?|people|children|babies|brides?|year girls?)? ?.{0,20}(?:unlucky|bad luck|cursed|bad wives|hard to marry|dangerous|bad|hurt their|never marry|should not marry|not marry|kill their)/u.test(
        words,
      ) &&
      / (?:why|is it|true|people|say|said|they|are|grandmother|believe|superstition|myth|women|girls|woman) /u.test(
        words,
      ) &&
      !/ (?:year|match|for me|compatible) /u.test(words.replace(/ year (?:women|girls?|woman) /u, ' ')),
    answer: answerAboutSuperstition,
  },
  {
    id: 'certainty',
    example: 'How sure are you about my hour?',
    isAsked: ({ words, allWords }) =>
      asksFor(
        'how (?:sure|certain|accurate|exact|precise|reliable) .{0,30}(?:hour|birth|my \\p{L}+|chart)|(?:birth )?time (?:is|was|may be|might be|could be|were) (?:wrong|off|not right|not exact|approximate|rounded|a guess)|wrong (?:birth )?time|(?:do not|not) know (?:my|the) (?:exact )?(?:birth )?(?:time|hour)|without (?:my |a |the )?(?:birth )?time|unknown birth time|daylight saving|summer time|time ?zone|why (?:is|was|does) (?:my|the) hour .{0,30}',
      )({ words }) ||
      (/ midnight | time of birth | (?:birth ?)?time /u.test(allWords) &&
        / (?:matter|matters|difference|change|changes|wrong|affect|affects|important|exact|off by) /u.test(
          allWords,
        )),
    answer: answerAboutCertainty,
  },
  {
    id: 'method',
    example: 'Is astrology real?',
    isAsked: asksFor(
      '(?:is|are) (?:this|astrology|chinese astrology|bazi|numerology|the zodiac|zodiac|horoscopes?|it|any of this|all this) (?:all )?(?:real|true|fake|nonsense|accurate|scientific|science|legit|a scam|rubbish|made up|reliable|proven|bs|bullshit|just|really)|believe in (?:this|astrology|it)|should i believe|(?:does|do) (?:this|astrology|bazi|it|horoscopes|the zodiac) (?:really |actually )?work|scientific|evidence|proof|how (?:do|does) (?:you|this|it|the reading) (?:work|know)|how accurate|how reliable|how (?:sure|certain) are you|(?:other|another|different) (?:site|app|website|calculator|astrologer)s? .{0,30}(?:say|says|said|tell|tells|different)|which school|what (?:rules|sources|school|books?)|where do(?:es)? (?:this|it|you|your) .{0,20}(?:come|get)',
    ),
    answer: answerAboutMethod,
  },
  {
    id: 'companies',
    example: 'Which famous companies share my sign?',
    isAsked: asksFor(
      '(?:which|what|any|list|show|famous|big|name|are there|tell).{0,25} (?:compan(?:y|ies)|brands?|cars?|states?|celebrit\\p{L}+|famous people|famous persons?|presidents?|actors?|singers?|people) .{0,25}(?:share|shares|same|my sign|like me|also|have|with my|are|born|of my|too)|who else (?:is|has|shares|was born)|(?:famous|celebrit\\p{L}+) .{0,20}(?:my sign|tigers?|oxen|rats?|dragons?|snakes?|horses?|goats?|monkeys?|roosters?|dogs?|pigs?|rabbits?)',
    ),
    answer: answerAboutCompanies,
  },
  {
    id: 'ten-god',
    example: 'What is the Eating God?',
    isAsked: asksAboutTenGod,
    answer: answerAboutTenGod,
  },
  {
    id: 'what-is',
    example: 'What is a day master?',
    isAsked: ({ words }) => definitionIn(words) !== undefined,
    answer: answerWhatIs,
  },
  {
    id: 'money-in-chart',
    example: 'What does my chart say about money?',
    isAsked: asksFor(
      '(?:chart|sign|reading|zodiac|pillars|numbers|tradition|stars) .{0,20}(?:say|says|mean|means|tell|tells).{0,20} (?:money|wealth|finances?)|(?:my|am i|how i) .{0,20}(?:wealth element|wealth star|relationship (?:with|to) money|attitude to money|handle money|with money)',
    ),
    answer: answerAboutMoneyTalk,
  },
];
