import type { Element } from '@org/zodiac-core';

/** A subject that single words of a keyword ask for. */
export type Theme =
  | 'work'
  | 'money'
  | 'love'
  | 'car'
  | 'company'
  | 'state'
  | 'numerology'
  | 'calendar'
  | 'element';

const themeWords: Readonly<Record<Theme, string>> = {
  work: 'career careers job jobs work working boss manager leader leadership office profession professional hiring interview colleague colleagues coworker team business entrepreneur entrepreneurs startup',
  money: 'money wealth rich finance finances salary invest investing investment income fortune',
  love: 'love romance marriage marry married relationship relationships dating partner partners wife husband couple soulmate match matches compatible compatibility',
  car: 'car cars vehicle automobile brand brands auto drive truck',
  company: 'company companies employer employers corporation firms firm',
  state: 'state states statehood usa america american',
  numerology: 'numerology life path number numbers lucky birthday master',
  calendar:
    'calendar years date dates birth born lunar cycle sexagenary horoscope zodiac sign signs animal animals',
  element: 'element elements stem stems yin yang',
};

export const themesByWord = new Map<string, Theme>(
  (Object.keys(themeWords) as Theme[]).flatMap((theme) =>
    themeWords[theme].split(' ').map((word): [string, Theme] => [word, theme]),
  ),
);

export const elementsByWord: Readonly<Record<string, Element>> = {
  wood: 'Wood', fire: 'Fire', earth: 'Earth', metal: 'Metal', gold: 'Metal', water: 'Water',
}; // prettier-ignore
