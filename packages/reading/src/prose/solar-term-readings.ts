import type { SolarTermId } from '@org/zodiac-core/solar-terms';

/** What the old farmers’ calendar sees in each solar term: continues “… when …”. */
export const solarTermReadings: Readonly<Record<SolarTermId, string>> = {
  'xiao-han':
    'geese are said to turn their heads to the north, and magpies begin to carry twigs before there is any reason for hope',
  'da-han':
    'the ice is thickest in the middle of the lake, and every household is busy with brooms and red paper for the New Year',
  'li-chun':
    'an ox of clay was beaten in the streets to wake the ploughing, and thin pancakes were rolled around the first green',
  'yu-shui':
    'what was snow comes down as rain, otters are said to lay out their fish in rows, and the grass takes note',
  'jing-zhe':
    'thunder turns over the insects in their sleep, peaches flower, and hawks are said to change into doves',
  'chun-fen':
    'day and night weigh the same, swallows come back to last year’s beam, and people try to stand eggs on end',
  'qing-ming':
    'families visit the hillsides of their ancestors with brooms, picnic there without gloom, and fly kites on the way home',
  'gu-yu': 'rain falls on the seed corn, the best green tea has to be picked before it, and peonies open',
  'li-xia':
    'children were weighed on the great steelyard to see how they had got through spring, and frogs find their voices',
  'xiao-man':
    'the ears of wheat are filling and not yet full, a state which the old writers thought happier than fullness',
  'mang-zhong':
    'the bearded grain is cut and the rice is planted in the same hot week, and nobody in the village sits down',
  'xia-zhi':
    'the day is as long as it will be, noodles are eaten for the length of it, and from tomorrow the dark gains a minute',
  'xiao-shu': 'warm winds arrive and books and furs were laid out in the sun against moth and damp',
  'da-shu':
    'fireflies are said to be born out of rotting grass, and the day’s work is done before breakfast or after supper',
  'li-qiu':
    'one leaf of the parasol tree falls and the scholar says autumn, though the afternoon is as hot as ever',
  'chu-shu': 'the heat is put away like a folding screen, grain ripens, and lanterns are set on the water',
  'bai-lu': 'dew lies white on the reeds in the morning, swallows leave, and every bird lays in a store',
  'qiu-fen': 'the hours are even again, thunder draws in its voice, and the moon of the harvest is near',
  'han-lu': 'the dew grows cold, the last wild geese arrive as late guests, and chrysanthemums turn yellow',
  'shuang-jiang': 'the first frost sweetens persimmons and cabbages, and leaves go by the mountainful',
  'li-dong': 'water begins to freeze, dumplings are folded in the shape of ears, and the barns are counted',
  'xiao-xue':
    'the rainbow is said to hide, heaven and earth to stop speaking to each other, and cabbages to go into the jar',
  'da-xue': 'snow shuts the roads, tigers are said to think of courting, and sausages hang in the wind',
  'dong-zhi':
    'the night is as long as it will be, families eat round dumplings together, and the first light of the new year is counted from here',
};
