import type { SignProse } from '../sign-prose.ts';

export const dog: SignProse = {
  inShort: 'It has chosen its people and sits down beside them.',
  character: [
    'Fairness is the word in all descriptions. The Dog queues, and expects others to. It gives back the extra change, sits with the one who was not invited, and bears with astonishing calm a friend’s failings that it would not pardon in a stranger for one minute.',
    'It worries. Something moved in the yard; probably nothing, but it will just go and look. The almanacs call it the sign of guards and judges, who sleep lightly for the same reason.',
  ],
  strengths: 'People tell it things, on account of the following:',
  weaknesses: 'Vigilance has a cost, paid mainly by the one who watches:',
  love: [
    'It takes its time, sniffs round, asks what your friends think. Having decided, it does not decide again. That is restful to live with, so long as you do what you said you would.',
    'What hurts it is not a quarrel but a small untruth, found out late. It will ask why, and go on asking, since it would honestly like to know.',
  ],
  matches:
    'Tiger and Horse are the company it keeps in its triangle, bold ones who need a conscience. The Rabbit is its secret friend: each guards what the other cannot. Facing it is the Dragon, whose promises it has begun to write down.',
  workAnswer: 'A cause does more for it than a bonus.',
  work: [
    'Give it a door to guard in any sense: the emergency ward, the court, the union, the night desk. It defends people in their absence, a rare skill in offices, and is useless at selling what it does not believe in.',
    'Routine suits it when it knows whom the routine protects. The day it stops believing that, it resigns by return of post.',
  ],
  boss: 'A Dog in charge eats with the staff and knows who has a sick father. It is strict about lateness and soft on mistakes that were confessed. Upward it is loyal until shown a lie, and then it has a memory.',
  luckAnswer: 'Its numbers are plain ones, and it would be the last to insist on them.',
  luck: [
    'That a dog which comes of its own accord brings luck, and a strange cat the reverse, is a proverb in the north; one let it in and gave it a name that meant good fortune. White paws were looked on with special favor.',
    'Straw dogs were dressed up for the ancient sacrifice and thrown on the road afterwards. Laozi uses them to show how heaven treats all things alike, which a sign of justice may find hard to hear.',
  ],
  year: [
    'When it is the Dog’s turn, questions of right come up, or so tradition has it: loyalties are tested, unions and tribunals are in the news. Households are told to mend the fence.',
  ],
  bornInThem:
    'People of these years are asked for at christenings and removals. A number of them share their fixed birthday joke with the pet of the house, as every one will tell you, patiently.',
  newYear:
    'In the southern hills, where the dog is an ancestor, it has the first bowl of the new rice set before it, with meat. Elsewhere it gets a red collar. Strays are let in at this season, and one of them usually stays.',
  ownYear: [
    'In its own year the watcher is to be watched over. It should let someone else drive, lock up and see the guests to the gate, and a red collar has been suggested by unkind friends; the custom is in fact a belt.',
    'Temples in Taiwan and Fujian take its name down in the first month and read it out among those whom Tai Sui is asked to spare. Many go for the company.',
  ],
  cultureAnswer:
    'One of them eats the moon at every eclipse, and gives it back when people make enough noise.',
  race: 'It swims better than any of those who came before it. But the water was delightful, there was a stick, and by the time it remembered the race only one place was left behind it. It has been punctual from that day.',
  culture: [
    'The Heavenly Dog (天狗) was blamed for eclipses, and whole towns beat pans to drive it off; an eclipse has always ended soon afterwards. Erlang, the god with a third eye, hunts demons with a hound at his side, and the hound bit the Monkey King in the leg.',
    'Several peoples of the south, among them the Yao and the She, tell of a dog named Panhu who won a war for a king, married his daughter and became their ancestor. They do not eat its kind.',
  ],
  hourAnswer: 'Dusk has come, and the dog is let off its chain to guard the yard.',
  hour: [
    'By the name of yellow twilight (黃昏) it is the lovers’ hour in poems: moon over the willow, someone waiting by the gate. The first night watch was drummed at its start.',
    'A person born then is said to hear well. Old texts advise them to trust the first thing they heard, and not the fourth.',
  ],
};
