import type { SignInYearTexts } from '../prose-types.ts';

export const signsOfAutumnInYears: SignInYearTexts = {
  monkey: {
    rat: 'The quickest of its triangle starts the clock. Ideas find a market in such a year, as tradition has it, and the Monkey’s job is to remember which of them it sold.',
    ox: 'All is in earnest. There is no rule between the two and very little laughter. Learn one thing to the bottom, since for once nobody will interrupt.',
    tiger:
      'It is asked, urgently, to leave the tail alone. The two signs clash, with a punishment besides, and whatever moves this year moves fast. Be up a tree of your own choosing before the game begins.',
    rabbit:
      'Wit is welcome in small cups. The rules pass over this pair. A Monkey might try for twelve months how far one gets with courtesy, as an experiment.',
    dragon:
      'A stage, lights, a patron with a treasury: in the year of its grand ally no trick is too large. Leave the peaches.',
    snake:
      'Half of what is offered is a gift and half a riddle. Harmony, punishment and destruction all sit at this table. The old hands say: play partners, and let the other keep score.',
    horse:
      'Immediately, says the pun of a monkey on a horse. No rule confirms it. But do keep hold of the mane.',
    goat: 'People are sensitive, and there is drizzle. Nothing ties a Monkey here or bars its way. It may make somebody laugh who had not done so since spring.',
    monkey:
      'It wears the golden band this year, and each time it goes too far there will be a slight pressure at the temples. Of the things that lie about half made, finish three.',
    rooster:
      'Marks are given. Autumn neighbors without a bond, they have in common that they notice everything. Show your working.',
    dog: 'Was it true, one is asked, at every turn. By rule the two are strangers of one season. A Monkey who tells it straight this year will find that nobody believes it, and can enjoy that.',
    pig: 'The joke goes wrong since the listener believed it. There lies the harm of these signs. Let a Monkey be plain with the good-natured and save its art for those who paid for a ticket.',
  },
  rooster: {
    rat: 'Something was rearranged during the night. Destruction is the technical term for a moved pencil. A Rooster should have its own key and a sense of proportion.',
    ox: 'Work of weight, done by daylight, beside a friend from the triangle. The harvest is counted aloud and it agrees with the list.',
    tiger: 'Heroics, at irregular hours. It has no part in them by any rule, and may correct the reports.',
    rabbit:
      'One half of the town is asleep at dawn and the other prefers not to be told. The clash is across the whole circle. Change rooms, change tone or change the timetable, and do it in the first month, on paper.',
    dragon:
      'Its secret friend has something large to be exact about. A Rooster is at its best with a cathedral to check, and this is the year in which it is asked.',
    snake:
      'Quiet agreement, reached early. With the thinker of its triangle in office it can stop explaining and get on.',
    horse:
      'Nobody is where they said they would be. The rules know nothing of it. Twenty minutes’ grace, allowed once to all, saves the year.',
    goat: 'Feelings are put first on the agenda. No bond obliges it to share them. It could take the minutes, kindly.',
    monkey:
      'Improvised, and it works. Neighbors of autumn do not have to approve of one another. It may at least insist on the fire exits.',
    rooster:
      'Whoever meets itself at this desk finds every fault twice; the ancients called it self-punishment. One duty is to be handed over, in writing, to somebody who does it differently.',
    dog: 'Two sets of high standards under one roof: the harm is one of wear. Compliments are to be exchanged like rations. Look for a planning office to oppose together.',
    pig: 'There is too much on every plate and it is excellent. Without a rule for or against, it might sit down in the course of the evening.',
  },
  dog: {
    rat: 'Somebody knows more than they say. There is no rule here; a Dog that asks once, and then waits by the hole, learns all it needs.',
    ox: 'Duty is owed by everyone to everyone, the books call it a punishment, and the Dog keeps the register. It should strike out its own claims first. The rest will follow.',
    tiger:
      'The just cause has found its champion, and he is of the right triangle. Bark at his side. It will be a year to tell about.',
    rabbit:
      'It can come off watch. Its secret friend has the year and says sit, here, in the sun, in so gentle a voice that a Dog might do it.',
    dragon:
      'Banners go by, and it looks behind them. Opposed across the whole circle, they both mean well. Let the Dog pick the one thing that it will not let pass, and let the others pass.',
    snake:
      'A closed door is not a lie. No rule exists between the two, and the proverb about letting sleepers lie was made for such years.',
    horse:
      'Run! The field is wide and the friend is of its own triangle. Worries cannot keep up at that speed, which is the chief blessing that almanacs find here.',
    goat: 'It meant to be fair and was found to be hard. The bond is a punishment, with a little destruction of evenings. First the hand on the shoulder, then the argument.',
    monkey:
      'Everything is a game to the sign in charge. Autumn is all they have in common. A Dog is excused from laughing, and is asked not to explain.',
    rooster:
      'Fault is found with the fence by one who does not have to sit behind it. A slow harm, then. Thank the Rooster for the list, put up the three boards that matter, and say that it is done.',
    dog: 'The watcher is watched over in its own year: others lock up, others drive. A belt of red, a name read out in the temple, an early night. Nothing moved in the yard.',
    pig: 'Last but one, last, and so to bed. The neighbor keeps a lamp in the window. There is no rule to this, and there need not be.',
  },
};
