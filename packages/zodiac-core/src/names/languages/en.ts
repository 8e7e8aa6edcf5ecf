import { namesOf, words, type Names } from '../names.ts';

export type { Name, Names } from '../names.ts';

const written = /* @__PURE__ */ words({
  signs: 'Rat,Ox,Tiger,Rabbit,Dragon,Snake,Horse,Goat,Monkey,Rooster,Dog,Pig',
  stems:
    'Yang Wood,Yin Wood,Yang Fire,Yin Fire,Yang Earth,Yin Earth,Yang Metal,Yin Metal,Yang Water,Yin Water',
  branches: 'Rat,Ox,Tiger,Rabbit,Dragon,Snake,Horse,Goat,Monkey,Rooster,Dog,Pig',
  elements: 'Wood,Fire,Earth,Metal,Water',
  solarTerms:
    'Lesser Cold,Greater Cold,Start of Spring,Rain Water,Awakening of Insects,Spring Equinox,Clear and Bright,Grain Rain,Start of Summer,Lesser Fullness of Grain,Grain in Ear,Summer Solstice,Lesser Heat,Greater Heat,Start of Autumn,End of Heat,White Dew,Autumn Equinox,Cold Dew,Descent of Frost,Start of Winter,Lesser Snow,Greater Snow,Winter Solstice',
  relations:
    'same branch,harmony,triangle of allies,half of a triangle (birth and peak),half of a triangle (peak and store),half of a triangle (without the peak),three of one season,two of one season,clash,harm,destruction,punishment,ungrateful punishment,overbearing punishment,discourteous punishment,self-punishment',
  between: ' ',
});

/**
 * English names. Stems are named by polarity and element, branches by sign, and solar terms as the Hong Kong Observatory names
 * them.
 */
export const names: Names = /* @__PURE__ */ namesOf('en', written);
