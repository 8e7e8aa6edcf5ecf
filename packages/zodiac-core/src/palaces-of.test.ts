import { Solar } from 'lunar-typescript';
import { EightChar } from 'tyme4ts';
import { expect, test } from 'vitest';
import { pillarAt } from './pillars/pillar.ts';
import type { SexagenaryName } from './cycle/sexagenary.ts';
import { someMoments } from './test/moments.ts';
import { palacesOf } from './palaces.ts';

const names = Array.from({ length: 60 }, (_, place) => pillarAt(place).name);

test('every year stem, month and hour has the palaces of tyme4ts', () => {
  for (const year of names.slice(0, 10)) {
    for (const month of names) {
      for (const hour of names.slice(0, 12)) {
        const ours = palacesOf({ year, month, day: '甲子', hour });
        const theirs = new EightChar(year, month, '甲子', hour);
        expect([ours.conception.name, ours.life?.name, ours.body?.name], `${year} ${month} ${hour}`).toEqual([
          theirs.getFetalOrigin().getName(),
          theirs.getOwnSign().getName(),
          theirs.getBodySign().getName(),
        ]);
      }
    }
  }
});

test('every day has the breath of conception of tyme4ts', () => {
  for (const day of names)
    expect(palacesOf({ year: '甲子', month: '丙寅', day }).breath.name).toBe(
      new EightChar('甲子', '丙寅', day, '甲子').getFetalBreath().getName(),
    );
});

test('births have the palaces of lunar-typescript', () => {
  for (const { year, month, day, hour, minute } of someMoments) {
    const theirs = Solar.fromYmdHms(year, month, day, hour, minute, 0).getLunar().getEightChar();
    const ours = palacesOf({
      year: theirs.getYear() as SexagenaryName,
      month: theirs.getMonth() as SexagenaryName,
      day: theirs.getDay() as SexagenaryName,
      hour: theirs.getTime() as SexagenaryName,
    });
    expect([ours.conception.name, ours.life?.name, ours.body?.name], theirs.toString()).toEqual([
      theirs.getTaiYuan(),
      theirs.getMingGong(),
      theirs.getShenGong(),
    ]);
  }
});

test('a birth in month 巳 at hour 未 has the life palace 巳 (4 + 6 is 4 short of 14; the fourth branch from 寅 is 巳)', () => {
  expect(palacesOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' }).life?.name).toBe('辛巳');
});

test('without an hour only the palace of conception is known', () => {
  const { conception, life, body } = palacesOf({ year: '庚午', month: '辛巳', day: '庚辰' });
  expect([conception.name, life, body]).toEqual(['壬申', undefined, undefined]);
});
