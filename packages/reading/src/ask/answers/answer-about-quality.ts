import type { Chart } from '../../chart.ts';
import { traitReadings } from '../../prose/traits.ts';
import type { Paragraph } from '../../reading.ts';
import { sourcesOfTraits } from '../../traits-of-chart.ts';
import { list, lowerFirst } from '../../words/list.ts';
import { isDayUncertain } from '../../years/uncertain-pillars.ts';
import { qualityIn, type QualityAsked } from '../question/traits-in.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { strengths, weaknesses } from './answer-about-character.ts';
import { bySign, dayStem } from './own-facts.ts';

/** How the texts about a sign put a quality. */
function toldBySign({ sign }: Chart, { told }: QualityAsked): string | undefined {
  const word = [...sign.strengths, ...sign.weaknesses].find((each) => told.test(each));
  if (word) return `“${lowerFirst(word)}”`;
  return told.test(sign.traits) ? `“${lowerFirst(sign.traits)}”` : undefined;
}

/** “Why am I so stubborn?”, “am I a good leader?”: whether tradition says it at all comes first. */
export function answerAboutQuality(chart: Chart, { words }: Question): Paragraph[] {
  const quality = qualityIn(words);
  if (!quality) return [];
  const { sign } = chart;
  const { name, trait } = quality;
  const bySignWord = toldBySign(chart, quality);
  const sources = sourcesOfTraits(chart).filter(({ id }) => id !== 'sign');
  const [of, end] = trait ?? [];
  const saying = of && end ? sources.filter(({ traits }) => traits[of] === end) : [];
  const against =
    of && end
      ? sourcesOfTraits(chart).filter(({ traits }) => traits[of] !== undefined && traits[of] !== end)
      : [];
  const signSays =
    bySignWord !== undefined ||
    (of !== undefined &&
      sourcesOfTraits(chart).some(({ id, traits }) => id === 'sign' && traits[of] === end));
  const names = [
    ...saying.map((source) => source.name),
    ...(signSays
      ? [
          bySignWord
            ? `the ${sign.name} of your year, which is called ${bySignWord}`
            : `the ${sign.name} of your year`,
        ]
      : []),
  ];
  const claims = {
    sign: sign.id,
    ...(of
      ? {
          [`sources-of-trait:${of}:${end}`]:
            sourcesOfTraits(chart)
              .filter(({ traits }) => traits[of] === end)
              .map(({ id }) => id)
              .join('+') || 'none',
        }
      : {}),
    [`strengths:${sign.id}`]: sign.strengths.join('+'),
    [`weaknesses:${sign.id}`]: sign.weaknesses.join('+'),
    'life-path': chart.lifePath,
    'birth-day': chart.birthDay,
    'day-master': chart.dayMaster.character,
  };
  const first =
    names.length > 0
      ? statement(
          `Yes, tradition would expect ${name} of you: it is heard in ${list(names)}.`,
          'day-first',
          bySign(chart),
          claims,
          isDayUncertain(chart),
        )
      : statement(
          `${name === 'any such thing' ? 'No: nothing of the kind is' : `No, ${name} is not`} among what tradition says of your ${sign.name}, your day stem or your numbers.`,
          'day-first',
          bySign(chart),
          claims,
          isDayUncertain(chart),
        );
  const differing =
    against.length > 0
      ? statement(
          names.length > 0
            ? `Against it ${against.length > 1 ? 'speak' : 'speaks'} ${list(against.map((source) => source.name))}, so it is not the whole of you.`
            : `Rather the contrary is heard in ${list(against.map((source) => source.name))}.`,
          'day-first',
          bySign(chart),
          claims,
          isDayUncertain(chart),
        )
      : undefined;
  const asked =
    of && end && names.length > 0
      ? statement(
          `Elsewhere this reading puts it so: ${traitReadings[of][end]}.`,
          'day-first',
          bySign(chart),
          claims,
          isDayUncertain(chart),
        )
      : undefined;
  const isGift =
    /^(?:leadership|creativity|patience|generosity|courage|loyalty|humor|flexibility|openness|precision|persistence|independence|intuition|a quick mind|calm|tact|confidence|charm|romance)$/u.test(
      name,
    );
  return [
    first,
    ...(asked ? [asked] : []),
    ...(differing ? [differing] : []),
    ...(names.length === 0 ? [dayStem(chart)] : []),
    isGift ? strengths(chart) : weaknesses(chart),
    limits(
      chart,
      / why /u.test(words)
        ? 'A chart describes and does not explain: habits have their reasons in a life, and those are better known to you.'
        : 'Whether it is so, the people who know you can say better than a date.',
    ),
  ];
}
