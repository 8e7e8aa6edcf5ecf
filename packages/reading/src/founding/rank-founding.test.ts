import { compatibility, zodiacSignIds, type Element } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { rankFounding } from './rank-founding.ts';
import { foundingWithPerson } from './with-reader.ts';

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

test('no element outweighs a relation of signs', () => {
  for (const reader of zodiacSignIds) {
    const scores = zodiacSignIds
      .flatMap((sign) =>
        elements.map((element) => ({
          bySign: compatibility(reader, sign).score,
          score: rankFounding({ sign: reader, element: 'Metal' }, { sign, element }).score,
        })),
      )
      .toSorted((a, b) => b.score - a.score);
    const bySign = scores.map((each) => each.bySign);
    expect(bySign).toEqual(bySign.toSorted((a, b) => b - a));
  }
});

test('the rules are named: the bond of the signs, and what the elements are to each other', () => {
  expect(rankFounding({ sign: 'snake', element: 'Wood' }, { sign: 'monkey', element: 'Water' })).toEqual({
    score: 74,
    because: [
      'Snake and Monkey: in harmony, with some tension',
      'Its year is Water, which feeds the Wood of yours',
    ],
  });
});

test('a founding is compared with the reader, and with a saved person by name', () => {
  const nintendo = { name: 'Nintendo', sign: 'ox' } as const;
  const { paragraph, score } = foundingWithPerson(nintendo, 'rat');
  expect(score).toBe(95);
  expect(paragraph.text).toMatch(
    /^You are a Rat, and Nintendo is an Ox\. The two signs are in harmony \(六合\)/,
  );
  const ofAda = foundingWithPerson(nintendo, 'horse', 'Ada').paragraph;
  expect(ofAda.text).toMatch(/^Ada is a Horse, and Nintendo is an Ox\. The two signs form a harm \(六害\)/);
  expect(ofAda.because).toBe('The sign of Ada is the Horse (午), and that of the founding is the Ox (丑).');
});

test('every pair of signs has whole sentences', () => {
  for (const a of zodiacSignIds)
    for (const b of zodiacSignIds) {
      const { text } = foundingWithPerson({ name: 'It', sign: a }, b).paragraph;
      expect(text).toMatch(/^You are an? \w+, and It is an? \w+\. [A-Z].*\.$/);
    }
});
