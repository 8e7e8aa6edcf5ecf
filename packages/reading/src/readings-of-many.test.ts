import { expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import type { Paragraph } from './reading.ts';
import { rules } from './rules.ts';
import { birthsOfMany, many, read } from './test/readings.ts';

const alarming =
  /\b(kill\w*|death|dead|die[sd]?|danger\w*|disaster\w*|accident\w*|illness\w*|disease\w*|ill|sick|sickness|lawsuits?|suffer\w*|misfortune\w*|curse\w*|doom\w*|tragic|tragedy|bankrupt\w*|divorce\w*|unlucky|beware|fatal\w*)\b/i;
const advising =
  /\b(invest|diagnose\w*|sue|suing|prescri\w*|cure[sd]?|buy (stocks|shares)|see a doctor|take legal|you must not)\b/i;
const foretelling = /\b(you will|will happen|is going to happen|guarantee\w*)\b/i;

const problemsOf = ({ text, because, changes, rule }: Paragraph): string[] => [
  ...[text, because, changes].filter((each) => !/^[\p{Lu}\p{N}].*[.”]$/su.test(each)),
  ...(rules[rule] ? [] : [`no rule: ${text}`]),
];

test('readings of many people have whole sentences and no contradiction, alarm, forecast or advice about health, money or law', () => {
  const problems: string[] = [];
  for (const [index, birth] of birthsOfMany.entries()) {
    const reading = many[index] ?? read(birth);
    const all = reading.sections.flatMap((section) => section.paragraphs);
    problems.push(...all.flatMap(problemsOf));
    const text = [
      ...all.map((each) => `${each.text} ${each.because} ${each.changes}`),
      ...[reading.summary, ...reading.sections].flatMap(({ whatHelps, watchFor }) => [
        ...whatHelps,
        ...watchFor,
      ]),
    ].join('\n');
    for (const pattern of [alarming, advising, foretelling]) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) problems.push(`${birth.date}: ${found}`);
    }
    problems.push(
      ...contradictions(reading).map(({ subject, value }) => `${birth.date}: ${subject} ${value}`),
    );
    if (birth.time && !birth.place && all.some(({ certainty }) => certainty === 'hour'))
      problems.push(`${birth.date} ${birth.time} has open conclusions`);
  }
  expect(problems.slice(0, 10)).toEqual([]);
}, 600_000);

test('certain statements of a reading without a time hold in each of the twelve Chinese hours, and after 23:00', () => {
  const problems: string[] = [];
  for (const { date } of birthsOfMany.slice(0, 12)) {
    const certain = read({ date }).sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter(({ certainty }) => certainty === 'certain'),
    }));
    for (const hour of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 23]) {
      const time = `${String(hour).padStart(2, '0')}:30`;
      const { sections } = read({ date, time });
      problems.push(
        ...contradictions({ sections: [...certain, ...sections] }).map(
          ({ subject, value }) => `${date} ${time}: ${subject} ${value}`,
        ),
      );
    }
  }
  expect(problems).toEqual([]);
}, 60_000);
