import type { SolarTermId } from '@org/zodiac-core/solar-terms';

/** What the old farmers’ calendar sees in each solar term: continues “… when …”. */
export const solarTermReadings: Readonly<Record<SolarTermId, string>> = {
  'xiao-han':
    'geese [are said to turn their heads to the north|turn north in their minds|look to the north, it is said], and magpies [begin to carry twigs|carry first twigs|start on their nests] before [there is any reason for hope|hope has any reason|anything gives them reason]',
  'da-han':
    'the ice is [thickest in the middle of the lake|at its thickest out on the lake|thick to the middle of the lake], and [every household|each house|everyone] is busy with [brooms and red paper|red paper and brooms|sweeping and red paper] for the New Year',
  'li-chun':
    'an ox of clay was [beaten in the streets|driven with sticks through the streets|struck before the people] to [wake the plowing|call the plows out|begin the plowing], and [thin pancakes were rolled around the first green|pancakes were filled with the first green|the first green came rolled in pancakes]',
  'yu-shui':
    'what was snow [comes down as rain|falls as rain|is rain now], otters [are said to lay out their fish in rows|lay out fish in rows, the old books say|set their fish out like offerings], and the [grass takes note|grass hears of it|first grass answers]',
  'jing-zhe':
    'thunder [turns over the insects in their sleep|wakes the insects underground|knocks at the insects’ beds], peaches [flower|bloom|open], and hawks [are said to change into doves|change into doves, the old books say|are thought to turn into doves]',
  'chun-fen':
    'day and night [weigh the same|are of one length|balance], swallows [come back to last year’s beam|return to the beam they know|are at last year’s nest again], and [people try to stand eggs on end|children stand eggs on end|eggs are made to stand on end]',
  'qing-ming':
    'families [visit the hillsides of their ancestors with brooms|sweep their ancestors’ hillsides|go up with brooms to their ancestors], [picnic there without gloom|eat there in good spirits|stay for a cheerful picnic], and [fly kites on the way home|come home flying kites|let kites up afterwards]',
  'gu-yu':
    'rain [falls on the seed corn|wets the seed corn|comes for the seed corn], the best [green tea has to be picked before it|green tea was picked before it|tea leaves are in already], and peonies [open|flower|are out]',
  'li-xia':
    'children were [weighed on the great steelyard|hung from the steelyard and weighed|put on the big scales] to see [how they had got through spring|what spring had done for them|how spring had fed them], and frogs [find their voices|begin to sing|start up in chorus]',
  'xiao-man':
    'the ears of wheat are [filling and not yet full|nearly full and no more|still filling], a state [which the old writers thought happier than fullness|which old writers preferred to fullness|better than fullness, old writers thought]',
  'mang-zhong':
    'the bearded grain [is cut and the rice is planted in the same hot week|falls in the week when rice goes in|and the rice want hands in one hot week], and [nobody in the village sits down|no villager sits down|the whole village is on its feet]',
  'xia-zhi':
    'the day is [as long as it will be|at its longest|the longest of the year], [noodles are eaten for the length of it|long noodles are eaten in its honor|people eat noodles as long], and [from tomorrow the dark gains a minute|tomorrow the dark wins a minute back|the dark begins to gain]',
  'xiao-shu':
    '[warm winds arrive|the winds turn warm|warm winds come in] and [books and furs were laid out in the sun|people put books and furs in the sun|in the sun lay books and furs] against [moth and damp|damp and moth|the moth]',
  'da-shu':
    'fireflies [are said to be born out of rotting grass|come out of rotting grass, the books say|rise where old grass rots], and [the day’s work is done before breakfast or after supper|work is for before breakfast or after supper|whoever can works early and late]',
  'li-qiu':
    'one leaf [of the parasol tree falls|falls from the parasol tree|drops from the parasol tree] and [the scholar says autumn|the scholar calls it autumn|a scholar announces autumn], though the afternoon is [as hot as ever|hot as ever|no cooler]',
  'chu-shu':
    'the heat is [put away like a folding screen|folded up like a screen|packed away like a screen], grain [ripens|turns gold|is ripe], and lanterns [are set on the water|go out on the water|float on the rivers]',
  'bai-lu':
    'dew lies white [on the reeds in the morning|on the morning’s reeds|on reeds at dawn], swallows [leave|set out|go], and [every bird lays in a store|birds lay in their stores|each bird gathers a store]',
  'qiu-fen':
    'the hours are [even again|equal again|shared out evenly], thunder [draws in its voice|falls silent|is heard no more], and the [moon of the harvest is near|harvest moon is near|moon is nearly that of the harvest]',
  'han-lu':
    'the dew [grows cold|is cold now|turns cold], the last [wild geese arrive as late guests|wild geese come like guests who are late|geese are in, the late guests], and chrysanthemums [turn yellow|are yellow|open yellow]',
  'shuang-jiang':
    'the first frost [sweetens persimmons and cabbages|makes persimmons and cabbages sweet|sugars persimmon and cabbage], and [leaves go by the mountainful|leaves fall by the mountainful|whole mountains let their leaves go]',
  'li-dong':
    'water [begins to freeze|takes its first ice|freezes at the edge], dumplings [are folded in the shape of ears|are made like small ears|have the shape of ears], and [the barns are counted|barns are counted|the count of the barns is made]',
  'xiao-xue':
    'the rainbow is [said|thought|supposed] to hide, heaven and earth [to stop speaking to each other|to be no longer on speaking terms|to fall silent toward each other], and [cabbages to go into the jar|cabbage to enter the jar|all cabbages to go to salt]',
  'da-xue':
    'snow [shuts the roads|closes roads|lies on the roads], tigers [are said to think of courting|think of courting, it is said|begin, they say, to court], and sausages [hang in the wind|hang out to dry|dry in the wind]',
  'dong-zhi':
    'the night is [as long as it will be|at its longest|the longest of the year], families [eat round dumplings together|sit down to round dumplings|share round dumplings], and [the first light of the new year is counted from here|light is counted anew from here|from here on the light returns]',
};
