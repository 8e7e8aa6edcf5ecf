import type { Element } from '@org/zodiac-core';
import type { TenGodGroup } from './ten-god-readings.ts';

/** What each pair of gods is called. */
export const groupNames: Readonly<Record<TenGodGroup, string>> = {
  companions: 'companions (比劫)',
  output: 'output (食傷)',
  wealth: 'wealth (財)',
  officers: 'officers (官殺)',
  resources: 'resources (印)',
};

/** Texts about the pair that has most of the stems, by the element of the day master. */
export const groupReadings: Readonly<Record<Element, Readonly<Record<TenGodGroup, string>>>> = {
  Wood: {
    companions:
      'Wood among Wood: you rise with a generation, and count as family those who began in the same year',
    output:
      'Wood that goes into Fire: you think aloud, warm to your subject, and are finished when the log is',
    wealth:
      'Wood over Earth: you put roots down into whatever is given you, and in ten years it bears your name',
    officers:
      'Wood beneath Metal: you are pruned a good deal, by dates and by superiors, and it shows as shape',
    resources: 'Wood beside Water: you drink in more than you need, and a drier summer would make you flower',
  },
  Fire: {
    companions:
      'Fire among Fire: you catch from others and they from you, and somebody should be watching the clock',
    output:
      'Fire that leaves Earth: what you throw yourself into is solid when you have gone, and you seldom go back to look',
    wealth: 'Fire over Metal: you soften hard cases, and like your material best when it says no at first',
    officers:
      'Fire beneath Water: cool heads have always had charge of you, and so your passions come with a lid',
    resources:
      'Fire beside Wood: you are never short of something to burn for, only of an evening without it',
  },
  Earth: {
    companions:
      'Earth among Earth: you belong to a plain of people who hold together, and move when it moves',
    output: 'Earth that yields Metal: slow matter in you turns into one sharp result, and then into the next',
    wealth: 'Earth over Water: you give a bank to what would run away, money, tempers and talk included',
    officers: 'Earth beneath Wood: others plant their wishes in you, and it is you who decide on the season',
    resources: 'Earth beside Fire: you were kept warm, and you keep warmth, long after the stove is out',
  },
  Metal: {
    companions:
      'Metal among Metal: blades in one drawer keep each other keen, with a certain amount of noise',
    output:
      'Metal that gathers Water: out of your reserve comes a flow of words that surprises those who had you down as silent',
    wealth: 'Metal over Wood: you cut to length, and things that were merely growing become of use',
    officers:
      'Metal beneath Fire: you have been through the forge more than once and are not impressed by heat',
    resources:
      'Metal beside Earth: you lie safe in a thick hill of habits, and somebody has to come with a spade',
  },
  Water: {
    companions:
      'Water among Water: you run together with whoever is near, and ought to know which stream was yours',
    output: 'Water that raises Wood: ideas of yours stand about in other people’s gardens, in leaf',
    wealth: 'Water over Fire: you calm what blazes and make steam of it, which is to say a trade',
    officers:
      'Water beneath Earth: there are banks on both sides of you, put up by others, and they give you your force',
    resources: 'Water beside Metal: you are filled from cold deep places, books above all, and clear slowly',
  },
};
