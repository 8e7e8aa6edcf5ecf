import type { SignProse } from '../sign-prose.ts';

export const rooster: SignProse = {
  inShort: 'It says at dawn what others think at noon.',
  character: [
    'An ancient text credits the bird with five virtues: the comb of a scholar, the spurs of a soldier, courage before an enemy, kindness in calling the hens to grain, and reliability, as it never misses the hour. The sign has been living up to this for two thousand years, and telling people.',
    'It has a feeling for order that others find out about when they put a cup down. It dresses with care, arrives before time, notices the misprint on the menu and is right about it. If you want to know how your speech really was, ask a Rooster, sitting down.',
  ],
  strengths: 'Its reliable gifts are the exact ones:',
  weaknesses: 'Being exact aloud is another matter:',
  love: [
    'It shows love as improvement. Your collar is straightened, your route is shortened, your story corrected as to the year. Those who understand that this is tenderness have a devoted partner, and a punctual one.',
    'Praise is what it is starved of, because nobody thinks it necessary. Say it plainly, and in the presence of others.',
  ],
  matches:
    'Ox and Snake form its triangle: people who do not take plain speech amiss. With the Dragon it is the phoenix on the wedding robe. Facing it sits the Rabbit, whose tact it takes for evasion, and whose silence it fills.',
  workAnswer: 'A second pair of eyes is its calling.',
  work: [
    'Auditors, proofreaders, conductors and the woman who runs the operating list are its modern kin. In the old towns the sign had the bell and the watch: work that is noticed only when it fails, and in this case it did not.',
    'It will do the dull part if the dull part counts, and keeps a list of who said they would do it. Improvised meetings make it ill-tempered, and so do fonts.',
  ],
  boss: 'The rules are on the wall, and they are also for the boss. Nobody is surprised at the end of a quarter. Those who lead one should be prepared; it asks for the reason, and then for the source.',
  luckAnswer: 'Gold and brown come from the plumage, as anyone can see.',
  luck: [
    'Rooster (雞) and lucky (吉) sound nearly alike, and so a red paper rooster was pasted over the door on the first day of the year, to keep off what comes by night. Its cry ends the hours of ghosts.',
    'Among its numbers five is for the five virtues. Eight and seven were already popular, and nobody had the heart to refuse them.',
  ],
  year: [
    'A Rooster year is described as one of accounts: order is made, standards are raised, and everybody has an opinion. Courts and editors are said to be busy.',
  ],
  bornInThem:
    'It is well documented, for the sign keeps its certificates. Twins born over midnight at the end of such a year are said to argue about it for a lifetime, one of them with papers.',
  newYear:
    'A red cock, pasted on the lintel, sees to the ghosts. Greeters lift both fists and wish great luck, which is a rhyme on the bird; and the real one, in the villages, is let off for the feast.',
  ownYear: [
    'The sign that keeps time for all others has its own year once in twelve, and is asked to do what it does worst, which is to let something be. Red is no hardship to it: it has worn a red comb all along.',
    'It should also hand over one duty. In villages it was the bell, for the month of the New Year, and the deputy always rang it late.',
  ],
  cultureAnswer: 'It wakes the sun, frightens ghosts, and once roused a general to sword practice.',
  race: 'It was the Rooster that spied the raft from a branch, and the Rooster that cleared the weeds from its way. It reached the bank third of the crew, with dry feet, and announced the result.',
  culture: [
    'A legend has ten suns, of which an archer shot nine. The last hid in fear, and neither song nor threat brought it out until a rooster called. It comes at the same call still.',
    'Zu Ti and Liu Kun, two young officers, swore to get up at the first crow and train with the sword (聞雞起舞), even when it crowed in the middle of the night. One of them won half of the north back; the phrase now encourages pupils.',
  ],
  hourAnswer: 'The birds go to roost in it, which was the sign to bring in the washing.',
  hour: [
    'It is the entering of the sun (日入). The bird that opens the day at one end of the night closes it at the other, and farm wives counted their hens by the last light.',
    'Evening’s natives are described as people who like a day to add up. They lock the door twice and are usually right to.',
  ],
};
