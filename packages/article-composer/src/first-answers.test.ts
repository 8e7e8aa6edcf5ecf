import { expect, test } from 'vitest';
import { countWords } from './check-draft.ts';
import { keywords } from './test/keywords.ts';
import { answerTo } from './test/write.ts';

test('an article begins with an answer of at most sixty words', () => {
  for (const keyword of keywords)
    expect(countWords(`<p>${answerTo(keyword)}</p>`), keyword).toBeLessThanOrEqual(60);
});

test('the answer about the difference between two signs is short', () => {
  expect(countWords(`<p>${answerTo('difference between tiger and pig')}</p>`)).toBeLessThanOrEqual(60);
});

test.each([
  ['rabbit in love 2027', /^For Rabbits in love, tradition calls 2027 a supportive year\./],
  [
    'year of the horse 2026 predictions',
    /^By tradition, 2026 favors the Goat, the Tiger and the Dog\. It advises the /,
  ],
  ['bazi', /^Bazi \(八字\) means eight characters\./],
  ['ten gods meaning', /^The ten gods are ten names for what another stem is to the day master\./],
  [
    'peach blossom',
    /^Peach Blossom \(桃花, táohuā\) is the star of love and attraction in a Chinese birth chart\./,
  ],
  [
    'self punishment',
    /^Self-punishment is a bond of a sign with itself\. The Dragon, the Horse, the Rooster and the Pig have it,/,
  ],
  [
    'does the chinese zodiac follow the lunar calendar',
    /^The Chinese zodiac follows the lunar calendar\. Its year begins at Chinese New Year, /,
  ],
  ['unlucky number 4', /^Four is avoided by many people, because it sounds like the word for death\./],
  [
    'german car brands',
    /^The Rooster is the most common sign of German car brands: 5 of the 26 on our list have it, .* among them\./,
  ],
  ['car brands from italy', /Of our 14 Italian car brands, /],
  ['swiss companies', /^The Monkey is the most common sign of Swiss companies: \d+ of the \d+ on our list /],
  [
    'companies by chinese zodiac sign',
    /^The Rooster is the most common sign of companies: \d+ of the [\d,]+ /,
  ],
  ['car brands of the chinese zodiac', /^The Dog is the most common sign of car brands: \d+ of the [\d,]+ /],
  ['youngest company', /^The youngest of our companies is Qnity Electronics, of November 1, 2025\./],
  ['youngest us state', /^The youngest of our US states is Hawaii, of August 21, 1959\./],
  ['most powerful zodiac sign', /^The Dragon is called the most powerful sign of the Chinese zodiac/],
  [
    'unluckiest zodiac sign',
    /^No old book calls one sign the unluckiest\. In 2026, Rat, Ox, Rabbit and Horse /,
  ],
  ['what animal rules october', /^The month of the Dog begins on October 8, 2026\./],
  [
    'french car brands',
    /^Of our 18 French car brands, the Horse, the Goat and the Pig have the most, 3 each\./,
  ],
  ['lunar new year', /^Chinese New Year 2027 falls on Saturday, February 6, 2027\./],
  ['month animals', /^Each of the twelve months has an animal, from the Tiger in February /],
  [
    'most jealous zodiac sign',
    /^By the words of their descriptions, the Snake, the Dog and the Rat come nearest to jealousy\. No description calls a sign jealous\./,
  ],
  [
    'least patient zodiac sign',
    /^No description names a sign with the least patience\. For patience, we put the Ox and the Pig first, then the Snake, /,
  ],
  ['are tigers jealous', /The description of the Tiger has no word for jealousy\./],
  ['is the ox stubborn', /^Tradition connects the Ox with stubbornness\./],
  ['ding fire', /^Yin Fire \(丁, dīng\) is one of the ten heavenly stems\. /],
  ['what element is the pig', /^The fixed element of the Pig is Water\./],
  ['metal element personality', /^People born in a Metal year are described as determined and fair\./],
  ['richest zodiac signs', /No rule makes a sign rich or poor\.$/],
  [
    'luckiest in business',
    /^Tradition names no luckiest sign for business; by the business words in its descriptions, we put the Tiger first, then the Dragon and the Monkey\. /,
  ],
  ['is tesla a goat', /^Yes\. Tesla was founded on July 1, 2003, in a year of the Goat\./],
  ['is tesla a pig company', /^No\. Tesla was founded on July 1, 2003, in a year of the Goat\./],
  [
    'best employers for a tiger',
    /^By the rules for two signs, companies of the Horse, Dog and Pig suit a Tiger best/,
  ],
  [
    'pig and pig',
    / They share a sign \(同肖\), but they also have a bond of friction called punishment \(三刑\)\./,
  ],
  [
    'smartest zodiac sign',
    /^For cleverness, we put the Monkey first, then the Rat and the Snake, by the words of the traditional descriptions\. Tradition gives no ranking\. /,
  ],
  ['mid-autumn festival 2027', /^The Mid-Autumn Festival \(中秋\) is on Wednesday, September 15, 2027\./],
  ['is 1988 the year of the rabbit', /^No\. 1988 was the year of the Earth Dragon/],
  [
    'fire horse superstition',
    /In 1966, the last such year before 2026, births in Japan fell by about a quarter\.$/,
  ],
  [
    'year of the snake 2025',
    /^2025 was the year of the Wood Snake, .* The next Snake year begins on February 15, 2037\.$/,
  ],
  ['lantern festival 2026', / was on Tuesday, March 3, 2026\. .* The next one is on February 20, 2027\.$/],
  ['chinese new year 2026', /^Chinese New Year 2026 fell on .* The next one is on February 6, 2027\.$/],
  [
    'dragon horoscope 2025',
    /^For the Dragon, tradition called 2025 a quiet year\. It was a year of the Snake, and Snake and Dragon have no bond\. That year is over\./,
  ],
  ['what animal rules march', /^The month of the Rabbit begins on March 6, 2027\./],
  ['how do heavenly stems work', /^The ten heavenly stems \(天干\) are the five elements in turn, /],
  ['how do earthly branches work', /^The twelve earthly branches \(地支\) are /],
  ['how does the chinese zodiac work', /^The Chinese zodiac gives each year one of twelve animals, /],
  [
    'born on february 1',
    /^A person born on February 1 has the animal of the birth year if Chinese New Year had come /,
  ],
  [
    'january 10 zodiac sign',
    /^A person born on January 10 has the animal of the year before the birth year\./,
  ],
  [
    '5 june birthday',
    /^A person born on June 5 has the animal of the birth year, because Chinese New Year is always over /,
  ],
  [
    'born on february 1 1984',
    /^A person born on February 1, 1984 is a Pig, .* Chinese New Year came only on February 2, 1984\./,
  ],
  [
    'six harmonies and six clashes',
    /^The six harmonies are six pairs of signs .* A clash joins each sign with the sign opposite /,
  ],
  [
    'what happens in 2028 chinese zodiac',
    /^2028 is the year of the Earth Monkey, .* A Monkey year is connected with invention /,
  ],
  ['born on february 29', / for each birth year\. Only leap years have the day\.$/],
  ['why is 9 lucky', /^Nine is the highest digit, and it sounds like the word for lasting\./],
  ['born in march', /^A birthday in March has the animal of its calendar year/],
  ['three harmonies', / The groups are Rat, Dragon and Monkey; Ox, Snake and Rooster; Tiger, /],
  ['google zodiac sign', /^Google \(on our list as Alphabet\) was founded on September 4, 1998,/],
  [
    'energy companies of the ox',
    /^CLP Group, .* are energy companies of the Ox, and our list has \d+ of them\./,
  ],
  ['born in may', /^A birthday in May has the animal of its calendar year/],
  ['swedish car brands', /^Our list has 4 Swedish car brands, .* Our list includes .*\.$/],
  [
    'alaska zodiac sign',
    /the Dog\. New Year came only on February 8, 1959, so it is not a Pig\. The Dog stands for loyalty/,
  ],
  ['leap month 2028', /^The year 2028 has a leap month after month 5\. It begins on June 23, 2028\./],
  ['chinese age', /Somebody born in 1990 is 37 by this count in 2026\.$/],
  [
    'italian luxury car brands',
    /^Our list files 1 of its 14 Italian car brands under Luxury\. It is Maserati, of December 1, 1914, in a year of the Tiger\./,
  ],
  [
    'which signs suit the horse',
    /^In love, the Horse goes best with Goat, Tiger and Dog, and least with Rat\./,
  ],
  ['when is chinese new year 2027', /^Chinese New Year 2027 falls on Saturday, February 6, 2027\./],
  [
    'gift for an ox',
    /^Something of clay or stone, such as a tea bowl or a vase, is a fitting gift for an Ox,/,
  ],
  ['tiger weaknesses', /^Tradition warns of these weak sides of the Tiger: impatient with detail; /],
  ['lucky years for snake', /^By tradition, years whose animal is a friend of the Snake suit it best\./],
  ['1996 rat personality', /^1996 was a year of the Fire Rat\./],
  ['2003 chinese zodiac element', /^The element of 2003 is Water\./],
  ['what does year of the goat mean', /^A Goat year is connected with family, art and care\./],
  [
    'horse 2027 monthly horoscope',
    / The most helpful months for the Horse are those of the Tiger, Goat and Dog\.$/,
  ],
  ['born in november 1990', /^A birthday in November 1990 belongs to the Metal Horse, /],
  [
    'when is ghost month 2027',
    / Its month begins on August 2, 2027, and the next one on September 1, 2027\.$/,
  ],
  [
    'rooster horoscope 2027',
    / The most helpful months for the Rooster are those of the Dragon, Snake and Ox\.$/,
  ],
  [
    'rooster 2025 love horoscope',
    /^For Roosters in love, tradition called 2025 a supportive year\. That year is over\./,
  ],
  ['oldest bank', /^The oldest of our banks is /],
  [
    'beer companies by zodiac',
    /^The Rat is the most common sign of beer companies: 8 of the 32 on our list have it/,
  ],
  [
    'best month to get married 2027 chinese calendar',
    / The 2027 Fire Goat year, .* has no Start of Spring\. Many people call that a widow year /,
  ],
  [
    'lucky wedding date 2028',
    / has a Start of Spring on February 4, 2028 and February 3, 2029, so it is not a widow year\.$/,
  ],
  ['how long does chinese new year last', /^The New Year season lasts fifteen days, /],
  [
    'what zodiac animal comes next after the snake',
    /^In the order of the zodiac, the Horse comes after the Snake, /,
  ],
  ['are rats and snakes compatible', /^By tradition, Rat and Snake are neither a good nor /],
  ['US states of 1889', /^4 US states joined the Union in 1889\./],
  [
    'fire monkey compatibility',
    /^In love, adult Fire Monkeys go best with .*, and least with Tiger, like all Monkeys\./,
  ],
  [
    'unlucky colors for dog',
    /^By the five elements, the color to avoid for the Dog is green, because Wood breaks up Earth, its fixed element\. Almanacs print green /,
  ],
  [
    'lantern festival meaning',
    /^The Lantern Festival ends the New Year season\. .* The festival \(元宵\) is on Saturday, /,
  ],
  ['why does chinese new year change date every year', /^Chinese New Year follows the moon, so its date /],
  ['when does the chinese zodiac year change', /^The Chinese zodiac year starts at Chinese New Year, /],
  ['who invented the chinese zodiac', /^Nobody knows who invented the Chinese zodiac\./],
  ['can you give a clock as a gift in china', /^By custom, nobody in China is given a clock /],
  ['how to appease tai sui', /^To appease Tai Sui \(太歲\), the god of the year, people go to a temple /],
  ['what is my chinese zodiac if i was born at 11pm', /^That time is in the double hour of the Rat, /],
  ['lucky days to get married in 2027', /^By the old almanacs, days with the names Stable /],
  ['can two dragons marry', /^By tradition, two Dragons are neither a good nor a bad match\. /],
  ['is google a tiger', /^Yes\. Google \(on our list as Alphabet\) was founded on September 4, 1998, /],
  ['chinese new year traditions', /^At Chinese New Year families clean the house, /],
  ['unlucky numbers for ox', /^Four is avoided by many people, /],
  [
    'dragon and dog compatibility',
    /^By tradition, Dragon and Dog are a poor match that matchmakers avoided\. They stand opposite each other /,
  ],
  [
    'lucky numbers in chinese culture',
    /^In China eight, six and nine are liked for the sound of their names, /,
  ],
  ['lucky colors in chinese culture', /^Red is the luckiest color in Chinese culture: /],
  [
    'solar terms 2027',
    /^The twenty-four solar terms of 2027 run from Lesser Cold on January 5, 2027 to the Winter Solstice on December 22, 2027\./,
  ],
  [
    'what are the four pillars of destiny',
    /^The Four Pillars of Destiny \(四柱\) are the year, month, day and hour /,
  ],
])('an article about %j answers it in the first sentence', (keyword, expected) => {
  expect(answerTo(keyword)).toMatch(expected);
});

test('a year supports no sign that it also warns', () => {
  expect(answerTo('year of the pig 2031 predictions')).toBe(
    'By tradition, 2031 favors the Rabbit and the Goat. It advises the Tiger, the Snake, the Monkey and the Pig to take care. The year of the Metal Pig runs from January 23, 2031 to February 10, 2032.',
  );
});
