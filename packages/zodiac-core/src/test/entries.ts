import * as main from '../index.ts';
import * as dayOfficers from '../day-officers.ts';
import * as dogDays from '../dog-days.ts';
import * as fortunes from '../fortunes.ts';
import * as godDirections from '../god-directions.ts';
import * as lifeStages from '../life-stages.ts';
import * as lunar from '../lunar/index.ts';
import * as lunarMansions from '../lunar-mansions.ts';
import * as namesOfAll from '../names/index.ts';
import * as korean from '../names/languages/ko.ts';
import * as festivals from '../festivals.ts';
import * as lunarText from '../lunar-text.ts';
import * as moonPhases from '../moon-phases/index.ts';
import * as phenologies from '../phenologies.ts';
import * as nineStars from '../nine-stars.ts';
import * as palaces from '../palaces.ts';
import * as pillars from '../pillars/index.ts';
import * as solarTerms from '../solar-terms/index.ts';
import * as stars from '../stars/index.ts';
import * as usefulElement from '../useful-element.ts';

/** The exports of each entry of the package. */
export const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '@org/zodiac-core': main,
  '@org/zodiac-core/lunar': lunar,
  '@org/zodiac-core/pillars': pillars,
  '@org/zodiac-core/solar-terms': solarTerms,
  '@org/zodiac-core/life-stages': lifeStages,
  '@org/zodiac-core/stars': stars,
  '@org/zodiac-core/useful-element': usefulElement,
  '@org/zodiac-core/palaces': palaces,
  '@org/zodiac-core/fortunes': fortunes,
  '@org/zodiac-core/day-officers': dayOfficers,
  '@org/zodiac-core/lunar-mansions': lunarMansions,
  '@org/zodiac-core/god-directions': godDirections,
  '@org/zodiac-core/nine-stars': nineStars,
  '@org/zodiac-core/dog-days': dogDays,
  '@org/zodiac-core/festivals': festivals,
  '@org/zodiac-core/lunar-text': lunarText,
  '@org/zodiac-core/moon-phases': moonPhases,
  '@org/zodiac-core/phenologies': phenologies,
  '@org/zodiac-core/names': namesOfAll,
  '@org/zodiac-core/names/ko': korean,
};
