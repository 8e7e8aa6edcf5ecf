import type { PairTexts } from '../prose-types.ts';

export const pairsOfOx: PairTexts = {
  'ox ox': [
    'With two Oxen things stand where they were put. They rise at one hour, keep one set of accounts, and can be silent together through an entire Sunday without anyone having been offended.',
    'When they disagree, two gates are shut. Somebody has to open one of them, and a written note on the table has been found to work where talk has not.',
    'On a building site or in a choir they are the part that does not move. Do not ask two of them to choose a color.',
  ],
  'ox tiger': [
    'An Ox builds and a Tiger conquers, and the house is big enough for both until the day the Tiger decides that it should be elsewhere. Neither is used to giving way.',
    'They respect one another’s strength, having tested it. Peace is kept by territories: this decision is yours, that one is mine, and the holiday is drawn by lot.',
    'At work they want separate departments and a joint annual dinner, at which each tells the story of the other’s great day, and tells it well.',
  ],
  'ox rabbit': [
    'Here is quiet of two kinds. The Ox has nothing to say; the Rabbit has, and is waiting for the right moment. At table it looks the same.',
    'The Rabbit makes the Ox’s solid house into a lovely one, and gets in return somebody whom no gossip has ever shaken. Let it tell the Ox in so many words when something hurts, for hints are not received.',
    'Friends for decades, they may not know each other’s telephone number: they simply meet, every second Thursday, where they met the first time.',
  ],
  'ox dragon': [
    'A Dragon’s plan meets its first real question. The Ox asks who will do it, and hears its own name. In the better case the result is a bridge, in the worse a long walk apart.',
    'What tradition names a destruction is mild: good intentions that cross in the doorway. A date and a budget on paper prevent most of it.',
    'A common firm wants a third partner who translates. Without one, the Ox is digging the foundation of the old plan while the new one is unveiled.',
  ],
  'ox snake': [
    'Of all the pairs in their triangle this is the stillest. The Snake thinks, the Ox does, and at the end of the year they have something to show that neither had talked about.',
    'Both hate to be hurried and both forgive late, so that the only real risk is a grudge in stereo. They are advised to have at least one frivolous friend.',
    'As business partners they are the kind whose company is discovered after forty years by a journalist. As friends they play chess by post.',
  ],
  'ox horse': [
    'In a team before one plow an ox and a horse pull unevenly, as farmers knew, and the rule of harm between them may come from there. The one leans into the work; the other tosses its head and has seen something beyond the hedge.',
    'Better to let each have a field. Evenings then are cheerful, since they have different stories to tell.',
    'In an office it should be one who plans the year and the other who saves the day. Praise them separately; either believes that the other gets more.',
  ],
  'ox goat': [
    'They are the two stubborn ones, and nobody would guess it of the Goat. The Ox says no like a wall. The Goat says perhaps, weeps, and does not move by an inch.',
    'Tradition puts them opposite each other and adds a punishment on top, so it is the lowest score in our table. Those who live it speak of rules made in good times and kept in bad ones: no ultimatum, no sulking past midnight, and a third person to whom both may complain.',
    'Working side by side they need a wall with a window in it. Through it, people have reported, quite a lot of fruit changes hands.',
  ],
  'ox monkey': [
    'Every circus had this act. The Monkey climbs about, makes faces, takes the hat; the Ox goes on chewing, and the crowd loves both. In private the Ox laughs more than it would admit.',
    'A promise is where it gets serious. To the Monkey it was an idea at the time. Two kinds of yes, one of them in writing, have saved such households.',
    'For inventors this is a good match: the hundredth attempt is made by the Ox, with an idea that the Monkey had at the third and forgot.',
  ],
  'ox rooster': [
    'At five in the morning, when others turn over, these two are up. The Rooster has the list and the Ox the shoulders; farms, print shops and surgeries have been run by this couple for forty years at a stretch.',
    'Criticism, which spoils many a match of the Rooster’s, runs off here. The Ox checks whether it is correct and, if so, changes the thing.',
    'Ask these two and the job is done, dated and signed. A friendship between them consists of improvements to the same garden shed.',
  ],
  'ox dog': [
    'Duty meets duty, and each has a list of the other’s. They are honest, hard-working and a little grim together, like two people sharing a night watch.',
    'The punishment that the books see here is about being owed. It softens as soon as somebody says out loud: that was good of you. Laughter must be invited from outside; invite it.',
    'Colleagues trust them with the keys, and rightly. They ought to be sent to something silly together at least once a year; they will be the last to leave.',
  ],
  'ox pig': [
    'An Ox provides and a Pig enjoys, and the first is secretly pleased that somebody does. There is always stew. Feuds have died at this table for want of attention.',
    'Saving and spending need one conversation a year. The Pig gives with open hands, from sacks that the Ox has carried in.',
    'In a kitchen, on a farm or in any small hotel it is the couple to have. Who is in charge? Neither has asked.',
  ],
};
