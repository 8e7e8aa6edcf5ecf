import { Solar } from 'lunar-typescript';
import { SolarDay, TwentyEightStar } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf, randomMilliseconds, someMoments } from './test/moments.ts';
import { lunarMansionOf, lunarMansions } from './lunar-mansions.ts';

const simplified = (name = ''): string =>
  name
    .replace('虛', '虚')
    .replace('婁', '娄')
    .replace('畢', '毕')
    .replace('參', '参')
    .replace('張', '张')
    .replace('軫', '轸');

const quarters = { 东: 'east', 北: 'north', 西: 'west', 南: 'south' };

/** Animals in the characters of tyme4ts, which writes 彘 for 雉 and 獝 for 貐. */
const animalsOfPeer = '蛟龙貉兔狐虎豹獬牛蝠鼠燕猪獝狼狗彘鸡乌猴猿犴羊獐马鹿蛇蚓';
const animals = '蛟龍貉兔狐虎豹獬牛蝠鼠燕豬貐狼狗雉雞烏猴猿犴羊獐馬鹿蛇蚓';

test('the 28 mansions have the names, luminaries, animals and quarters of tyme4ts', () => {
  for (const [index, mansion] of lunarMansions.entries()) {
    const theirs = TwentyEightStar.fromIndex(index);
    expect(simplified(mansion.name)).toBe(theirs.getName());
    expect(mansion.luminary).toBe(theirs.getSevenStar().getName());
    expect(animals.indexOf(mansion.animal)).toBe(animalsOfPeer.indexOf(theirs.getAnimal().getName()));
    expect(mansion.quarter).toBe(quarters[theirs.getZone().getName() as '东']);
    expect([mansion.place, mansion.english]).toEqual([index + 1, expect.stringMatching(/^[A-Z][A-Za-z ]+$/)]);
    expect(Object.isFrozen(mansion)).toBe(true);
  }
});

test('days of 1583-2200 have the mansion that both libraries give', () => {
  for (const { year, month, day } of someMoments) {
    const name = simplified(lunarMansionOf({ year, month, day })?.name);
    expect(name).toBe(SolarDay.fromYmd(year, month, day).getSixtyCycleDay().getTwentyEightStar().getName());
    expect(name).toBe(Solar.fromYmd(year, month, day).getLunar().getXiu());
  }
});

test('a Sunday is always named with the sun and a Monday with the moon', () => {
  const luminaries = [...'日月火水木金土'];
  for (let place = 0; place < 500; place += 1) {
    const milliseconds = randomMilliseconds(place);
    const weekday = new Date(milliseconds).getUTCDay();
    expect(lunarMansionOf(momentOf(milliseconds))?.luminary).toBe(luminaries[weekday]);
  }
});

test('a day that does not exist has no mansion; a day outside the calendar is refused', () => {
  for (const wrong of ['2026-02-30', '']) expect(lunarMansionOf(wrong as '2026-01-01')).toBeUndefined();
  expect(() => lunarMansionOf('2201-01-01')).toThrow(/year must be an integer of 1583 to 2200/);
});
