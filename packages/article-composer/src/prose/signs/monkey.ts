import type { SignProse } from '../sign-prose.ts';

export const monkey: SignProse = {
  inShort: 'It takes the lid off to see how the lid works.',
  character: [
    'There is no getting round Sun Wukong. Every description of this sign since the sixteenth century has been a description of him: inventive, irreverent, generous, vain, brave for fun, and brilliant at everything apart from leaving the peaches alone.',
    'The human version picks locks of another kind. It guesses the ending, learns the waiter’s language, fixes the projector with a spoon, and is bored by Thursday with what it begged for on Monday. It means no harm; it wanted to see your face.',
  ],
  strengths: 'Few signs have so many talents that can be shown at a party:',
  weaknesses: 'Fewer still find so many ways round the plain one:',
  love: [
    'Laughter is how it comes close, and also how it keeps away. The serious sentence arrives disguised, on the stairs, when you have your coat on. Miss it and you may wait for the next until spring.',
    'It stays where it goes on being surprised. A partner with a trade, a language or a stubborn opinion of their own is safer from its boredom than the fairest listener.',
  ],
  matches:
    'Rat and Dragon make its triangle, one to whisper and one to announce. With the Snake there is a bond and a sting at once. The Tiger it cannot help teasing, and the circle has put them opposite each other for everyone’s protection.',
  workAnswer: 'It should be given puzzles, in a row.',
  work: [
    'Tinkers, clockmakers, jugglers, interpreters at the harbor: the old list is one of people who earn by a knack. Prototypes are its joy. The ninth identical piece is not, and it will have built a machine for that by the sixth.',
    'There is a fable for its dealings with the budget. Monkeys who were to get three chestnuts in the morning and four in the evening (朝三暮四) raged, and were content with four and three. The sign laughs at the story and checks its own contract.',
  ],
  boss: 'Rules change with it overnight, always for the better, and nobody is told. But it protects its inventors, and takes the blame with a bow. Supervising one is like holding water: a firm bowl is better than a fist.',
  luckAnswer: 'White and gold go with Metal, its fixed element.',
  luck: [
    'A monkey (猴) and a marquis (侯) sound alike in Chinese, so a monkey on a pine, on a horse or on another monkey’s back is a wish for rank, handed to those who sit examinations.',
    'Peaches, which the Monkey King stole, stand for long life, and a carved peach stone on a red string is the charm that grandmothers preferred to any number.',
  ],
  year: [
    'People expect the unexpected of it, which is safe enough. Inventions, reversals and clever swindles are noted when they happen in a Monkey year, and in the other eleven they are noted less.',
  ],
  bornInThem:
    'Names with the character for cleverness are said to be frequent there. Its people tell you their sign unasked. Anecdotes about them tend to contain a headmaster.',
  newYear:
    'Street theaters play the havoc in heaven, and no child goes home without a gilt paper crown with two long pheasant feathers. Peaches, in dough or marzipan, stand on the table, and one is missing.',
  ownYear: [
    'Even the Monkey King wore a band round his head that tightened when he went too far, and for a Monkey that is what its own year is likened to. The band is red and sits on the wrist.',
    'Practical advice from the almanac: finish three things that lie about half made. The fourth will be new, and is forgiven.',
  ],
  cultureAnswer: 'Its hero made trouble in heaven and then walked to India to make up for it.',
  race: 'It found the raft, or built it; versions differ, and the Monkey tells the second. Three animals crossed on it together, and it stepped off behind the Goat with the air of someone who had let that happen.',
  culture: [
    'In the Journey to the West a stone egg hatches a monkey who learns seventy-two changes, crosses his name out of the book of the dead and eats the peaches of immortality. Buddha wagers that he cannot leap off his palm. He leaps to the end of the world, signs his name on a pillar there, and the pillar is a finger.',
    'In opera his part needs an acrobat, a clown and a king in one, and there were families who played nothing else for four generations.',
  ],
  hourAnswer: 'Late in the afternoon, travelers say, monkeys call to each other in the gorges.',
  hour: [
    'Li Bai heard them on both banks of the Yangzi while his boat shot past ten thousand hills, and no schoolchild has been allowed to forget it. The hour’s sober name is that of the second meal.',
    'Those who come into the world then are supposed to be awake just when others flag. Teachers have noticed it without any almanac.',
  ],
};
