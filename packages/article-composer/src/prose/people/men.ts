import type { ZodiacSignId } from '@org/zodiac-core';
import type { PersonProse } from './person-prose.ts';

export const men: Readonly<Record<ZodiacSignId, PersonProse>> = {
  rat: {
    answer: 'What one meets first is the quick talk, and the careful planner comes after it.',
    read: 'Picture somebody who has booked the second train in case the first is late. He is charming at a table for six and lost at one for sixty. Delegating is his weak point: he would sooner stay up than let another person count the chairs. His affection takes the form of arrangements, which friends learn to read.',
    figure: null,
  },
  ox: {
    answer: 'Promises come rarely from him and are kept.',
    read: 'His faults are those of a good wall. He stands where he was put, says less than the people behind him would like to hear, and gives way to patience rather than to pushing. In a crisis the same man is the calm one. A compliment from him may arrive a week late, and it will be meant.',
    figure: {
      text: 'In the tale of the Herdsman it is the old ox that knows what to do, and tells a poor young man how to win the Weaver of heaven.',
      sources: ['herdsman'],
    },
  },
  tiger: {
    answer:
      'He is drawn as frank, funny and stirred by injustice, and as bored by the second week of anything.',
    read: 'Challenge him and he takes it to heart; apologize and it is over. People look to him in the first five minutes of an emergency. For the paperwork that comes after it they do well to look elsewhere, and he would be the first to say so.',
    figure: {
      text: 'The most famous tiger story has a man in it: Wu Song, who ignores a warning, drinks too much, and kills the beast on the ridge with bare hands. The novel gives him no sign.',
      sources: ['water margin'],
    },
  },
  rabbit: {
    answer: 'Courtesy is the word for him, with a clear idea behind it of what he will not accept.',
    read: 'Give such a man a quarrel to settle and he changes the subject twice, then finds a sentence that both sides can sign. Disorder upsets him more than he admits. Doubts he keeps to himself, so it is worth asking him a second time, in a quiet place.',
    figure: {
      text: 'A clever rabbit has three burrows, says a retainer to his careless lord in an old book of stratagems, and then provides two more of them.',
      sources: ['warring states'],
    },
  },
  dragon: {
    answer: 'Large plans, open hands and a temper like weather are his by description.',
    read: 'He enters with a proposal. Whoever joins is carried along and thanked in public, and is also expected to work at his own pace, which is the difficulty. Criticism hurts him longer than he shows. Small steps bore him, and somebody near him usually takes them.',
    figure: {
      text: 'A lord named Ye had dragons carved all over his house. When a real one put its head in at the window, he ran. It is a fable about people who love the name of a thing.',
      sources: ['new prefaces'],
    },
  },
  snake: {
    answer: 'He listens, and one learns afterwards that he had decided.',
    read: 'Dry humor is kept for friends, and there are few. He trusts his own reading of a matter, doubts the motives of strangers and forgives in years rather than days. Those who complain that he is closed have often told him everything. With patience he becomes the best confidant in the house.',
    figure: null,
  },
  horse: {
    answer: 'He is described in motion: direct, sociable, and happiest with somewhere to go.',
    read: 'Evenings begin well with him. He says the true thing a moment too early, laughs, learns whatever is new in an afternoon, and has left by the time the chairs are stacked. Routine makes him restless and a closed door makes him worse. He asks in the main not to be tied.',
    figure: null,
  },
  goat: {
    answer:
      'Mild on the surface and persistent beneath, he has a strong picture of how things ought to look.',
    read: 'A decision takes him long, since each choice closes a door on something beautiful. Harsh words go deep. In company that he loves he makes every room more comfortable, mends what others would throw away, and carries a plan through that had seemed only a wish.',
    figure: {
      text: 'Perseverance has a herdsman for its emblem. Su Wu, an envoy of the Han, was held by the Xiongnu for nineteen years and made to tend rams until they should give milk; he kept his staff of office.',
      sources: ['su wu'],
    },
  },
  monkey: {
    answer: 'A bright companion who learns by taking things apart: so he is described.',
    read: 'New problems are his holiday and finished ones his punishment. He teases, sometimes past the mark, and forgives as fast as he offends. If there is a short cut he has walked it, and he will explain at supper why it was longer. Trust him with the impossible and check on the ordinary.',
    figure: {
      text: 'The monkey of all monkeys steals the peaches of immortality, is shut under a mountain for it, and is let out to guard a monk on the road to India. The novel needs a hundred chapters to make him patient.',
      sources: ['journey monkey'],
    },
  },
  rooster: {
    answer: 'Well prepared and well turned out, he holds himself to the standard that he announces.',
    read: 'He notices the crooked picture, the missing comma and the new haircut, and mentions all three. Being corrected he likes less. Behind the inspection is somebody more tender than he lets on, who shows it by being on time. One may rely on his figures, and on hearing about them.',
    figure: null,
  },
  dog: {
    answer: 'The description calls him the friend whom one rings at three in the morning.',
    read: 'It takes him a season to trust a stranger and nothing to defend one. Show puts him off. He expects the worst in advance, which makes him tiring on the eve of a journey and very useful during it. Right and wrong are to him two colors without a third between them.',
    figure: null,
  },
  pig: {
    answer: 'He is said to be frank, tolerant and unhurried, and to keep the warmest house of the circle.',
    read: 'No is the word that he finds hard. He thinks well of people, mostly rightly, and what is unpleasant waits in his drawer for a better day. Nobody leaves his kitchen hungry. Behind the comfort there is steady effort, and those who take him for lazy have not seen him at six in the morning.',
    figure: {
      text: 'The pig of the great novel, Bajie, was a marshal of heaven until he misbehaved at a banquet. He grumbles, eats, falls in love on the way, and arrives in India with the others.',
      sources: ['journey pig'],
    },
  },
};
