import type { ZodiacSignId } from '@org/zodiac-core';
import type { TableName } from '../claims/claim.ts';

/** What can be said of companies, brands and states with the sign, which have a date but no temper. */
export const foundedTexts: Readonly<Record<ZodiacSignId, Readonly<Record<TableName, string>>>> = {
  rat: {
    companies:
      'The Rat opens the round of twelve, and a firm of its years may call itself first. Custom would say that it knows its stock to the last box and hears of a shortage before the wholesaler does.',
    carBrands:
      'Nobody has named a motor car after a rat, for all its quickness in traffic. What a believer would look for under this sign is storage: deep boots, many pockets, no empty corner.',
    usStates:
      'A state of the Rat would be the one that kept every receipt. The circle begins with this animal, and so does any list that goes by signs instead of by stars on the flag.',
  },
  ox: {
    companies:
      'Steady growth is what people wish for under an Ox, and what annual reports claim under any sign. The promise over such a gate is that the place will still be there tomorrow, at the same hours.',
    carBrands:
      'Pulling is what the animal is for. Tractors were built under it, bulls were put on bonnets under quite other signs, and the superstitious driver asks how much it tows.',
    usStates:
      'Furrows, fences, early rising: the almanac would settle farmers here. History asked instead how the votes stood in Congress, and the plows came before or after.',
  },
  tiger: {
    companies:
      'Whoever hangs out a Tiger’s sign is expected to attack somebody’s market. These are supposed to be years for the bold, and most founders think that they are bold in any year; the animal itself is somebody’s trademark several times over.',
    carBrands:
      'Under the bonnet is where advertisers have always wanted a tiger. Tradition would expect of its marques that they begin with a race, win it, and then find out about brakes.',
    usStates:
      'The Tiger fights for the losing side of an argument. Admitting a state was always an argument, long, loud and about something else; here it came out in a year of stripes.',
  },
  rabbit: {
    companies:
      'Good manners toward customers are what the Rabbit stands for, together with a second way out. Houses that were founded under it are wished a quiet voice, taste in furniture and no lawsuits.',
    carBrands:
      'One famous small car bore this name in America for a time, by its maker’s choice and not by the calendar’s. For the rest the Rabbit would favor a good ride, soft seats and a place to park.',
    usStates:
      'Diplomats would have this sign for a state: somewhere mild, where delegations like to meet. The dates have no opinion of the climate.',
  },
  dragon: {
    companies:
      'Shopkeepers are said to wait for a Dragon year, so a date under it can be a matter of choice. Emperors kept the animal to themselves. A limited company gets it with the registration.',
    carBrands:
      'Size, chrome and a name that one can shout would be proper to a Dragon. Its marques are judged by how they arrive; whether they also start in the cold is for humbler signs to ask.',
    usStates:
      'Of a state under the Dragon one would expect something to be the biggest. Each of the fifty claims that about something, so the sign is never at a loss.',
  },
  snake: {
    companies:
      'It looks long and strikes once, for which consultants charge by the day. The Snake belongs to the study rather than to the market hall, and firms that keep their best idea in a safe would be content with it.',
    carBrands:
      'Low, quiet, close to the ground: a stylist would take to this sign. There was a cobra among sports cars and a viper. Neither waited for the year.',
    usStates:
      'Don’t tread on me, says a rattlesnake on an early American flag. States that came into the Union in this animal’s years have that in common with the flag, and perhaps a taste for being asked.',
  },
  horse: {
    companies:
      'On horseback means at once in Chinese, as delivery firms have noticed. What begins under a Horse is told to keep moving; carriers, publishers and airlines like it on the letterhead.',
    carBrands:
      'Engines are rated in horses, and two great marques have one on the badge. Whether the firm’s own year agrees is another question, and the table answers it.',
    usStates:
      'Riders carried the mail west, and stagecoaches, and the news of statehood itself. For a state of the Horse the almanac would recommend wide streets.',
  },
  goat: {
    companies:
      'Five of these animals founded a city, if the legend of Canton is right. Firms are wished faithful staff under it, good taste in the shop window, and somebody else at the till.',
    carBrands:
      'It climbs, it is patient, and it goes where there is hardly a track. An American make of lorry wears the head of a ram; builders of mountain cars have reason to envy it.',
    usStates:
      'For peace among neighbors there is no better sign. Surveyors of state lines, who met goats on most of the hills, would agree about the hills.',
  },
  monkey: {
    companies:
      'Invention is the gift of the Monkey and its flaw is the next invention. One would expect gadgets of such a firm. One would be wrong as often as right, though the pun on rapid promotion makes the sign popular with graduates.',
    carBrands:
      'There are levers and it will pull them. A marque of the Monkey should have been first with something that nobody had asked for, and that everybody has now.',
    usStates:
      'A quick vote, a clever clause, a compromise whose joke was noticed later: admissions to the Union had much of this animal, under all signs. These have its year as well.',
  },
  rooster: {
    companies:
      'Early, exact and hard to overlook: a Rooster is the wish list of a shop in three words. It calls the hour for everyone, which would do as a definition of a brand.',
    carBrands:
      'A bright coat, a punctual start at dawn, a voice. France has the cock for its emblem and built many cars. By year of birth they are scattered round the circle like all the rest.',
    usStates:
      'Every legislature has a member who crows first and is right about the minutes. A weathercock stands on many a state house, showing the wind.',
  },
  dog: {
    companies:
      'Loyalty is the dream of every sales department, and here is its sign. People wish a Dog’s house that it may be trusted with the key; insurers, locksmiths and auditors could want no better patron.',
    carBrands:
      'It waits in the yard, is glad to see you, and starts. Some years of the Dog fell into the first great boom of motoring, when any blacksmith with a shed could be a marque.',
    usStates:
      'The Dog keeps the gate and takes an oath seriously. A constitution is just such a thing to be guarded, and for that one would forgive a state some barking.',
  },
  pig: {
    companies:
      'Plenty comes in at the gate with this animal, on New Year paper-cuts and, its owners hope, in the books. A table laid for many describes a great deal of commerce, and the Pig closes the round in comfort.',
    carBrands:
      'Room for all, something to eat in the glove box, springs that forgive. It is an unfashionable badge for a fast car, yet one of the most famous of sports marques was founded under it.',
    usStates:
      'Corn, hams, county fairs: some states would be proud of the animal, and not all of them have it. It stands for a full larder and an open door.',
  },
};
