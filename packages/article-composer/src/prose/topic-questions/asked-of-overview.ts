import type { AskedAndAnswered } from '../prose-types.ts';
import type { OverviewTopic } from '../topics/overview-topics.ts';

export const askedOfOverview: Readonly<Record<OverviewTopic, readonly AskedAndAnswered[]>> = {
  years: [
    [
      'How do I find the animal of any year?',
      'Count in twelves from a year that you know. The table then tells whether a birthday in January belongs to it.',
    ],
    [
      'Does the year begin at midnight?',
      'At midnight in China, on the day of the new moon. Elsewhere it may still be the day before.',
    ],
    [
      'Are all zodiac years of one length?',
      'No. Twelve months make about three hundred and fifty-four days; with a leap month they make thirty more.',
    ],
  ],
  twelve: [
    ['Which animal is first?', 'The Rat, both in the tale of the race and in the order of the branches.'],
    [
      'Is there a thirteenth sign?',
      'No. The circle has twelve branches. A leap month is counted in the year that it stands in.',
    ],
    [
      'Which of them does not exist?',
      'The Dragon alone. Of the other eleven six were farm animals: Ox, Horse, Goat, Rooster, Dog and Pig.',
    ],
  ],
  chart: [
    [
      'Which pair has the lowest number?',
      'Ox with Goat and Tiger with Monkey, where a clash and a punishment meet.',
    ],
    [
      'Which pairs stand highest?',
      'Secret friends whom no difficult bond divides: Rat and Ox, Rabbit and Dog, Dragon and Rooster, Horse and Goat.',
    ],
    [
      'Do two people of one sign go together?',
      'Mostly. Dragon, Horse, Rooster and Pig lose some points with their own kind, by the rule of punishments.',
    ],
  ],
  find: [
    [
      'Can I go by the year alone?',
      'From the end of February on, yes. Before that date look at New Year’s Day of your year.',
    ],
    [
      'I was born on New Year’s Day itself: which one?',
      'That of the new year, by China’s clock. For a birth elsewhere the hour may decide.',
    ],
    [
      'Is my sign that of the year I was conceived?',
      'No. The day of birth counts, in each tradition that we know.',
    ],
  ],
  reading: [
    [
      'Is the year’s animal the most important part?',
      'To neighbors yes, to a reader of charts no: there the stem of the day is oneself.',
    ],
    [
      'What if I do not know my hour?',
      'Then three pillars are read. An hour that was guessed would only add a false one.',
    ],
    [
      'Does the place of birth matter?',
      'For the hour, since the sun is highest at another minute in each place.',
    ],
  ],
  belief: [
    [
      'Did astronomers make it?',
      'They made the calendar. The animals were given to its twelve branches later, as a help for memory.',
    ],
    [
      'Why do descriptions fit so well?',
      'They name strengths and weak sides that nearly everyone knows from themselves.',
    ],
  ],
};
