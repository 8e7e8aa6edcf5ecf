import { expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';
import { paragraph } from './paragraph.ts';

const reason = { rule: 'year-sign', because: 'A fact.', changes: 'Another fact.' } as const;
const sectionOf = (...values: string[]) => ({
  paragraphs: values.map((value) => paragraph('A text.', reason, [{ subject: 'trait:patience', value }])),
});

test('detects two different values of one subject, even across sections', () => {
  expect(contradictions({ sections: [sectionOf('strong', 'strong')] })).toEqual([]);
  expect(contradictions({ sections: [sectionOf('strong'), sectionOf('weak')] })).toEqual([
    { subject: 'trait:patience', value: 'weak' },
  ]);
});
