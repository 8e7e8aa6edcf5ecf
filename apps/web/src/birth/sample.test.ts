import { expect, test } from 'vitest';
import { boundaryNote, sampleOf } from './sample.ts';

function noteOf(date: string): string | undefined {
  const sample = sampleOf(date);
  return sample && boundaryNote(sample.born, date);
}

test('the note about a birthday near New Year’s Day names the day', () => {
  expect(sampleOf('1990-01-20')?.sign.name).toBe('Snake');
  expect(noteOf('1990-01-20')).toContain('January 27, 1990');
  expect(noteOf('1990-01-26')).toContain('came before it');
  expect(noteOf('1990-01-27')).toContain('on or after it');
  expect(noteOf('1990-03-01')).toBeUndefined();
});

test.each(['', '1990-02-30', '1500-01-01', 'soon'])('%j shows nothing', (date) => {
  expect(sampleOf(date)).toBeUndefined();
});
