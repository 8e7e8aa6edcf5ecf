/** What numerologists say of a personal year. */
export const personalYears: Readonly<Record<number, string>> = {
  1: 'the first of nine, for [beginning what {aSign} can mean to continue|beginnings that {aSign} means to keep|what {aSign} would begin in earnest]. [Start one thing where it can be seen|Begin one thing in plain sight|Let one beginning be seen].',
  2: 'for [the slow half of a beginning|what is slow in beginnings|the quiet half of a start]: [partners, details, waiting|details, waiting, partners|waiting, partners, details]. Ask, {sign}, [more questions than you answer|and answer rather less|twice as much as you answer].',
  3: 'for [saying, singing and showing|showing, saying and singing|what is said, sung and shown]. [Put what {aSign} has made before people|What {aSign} has made can go before people|Let people see what {aSign} has made] while it is [still a little unfinished|not quite done|unfinished yet].',
  4: 'for foundations. [Lists, leases|Leases, lists|Contracts, lists], the state of the {sign}’s [house and habits|habits and house|roof and habits]: [dull by the day, handsome by December|dull daily, and handsome when December comes|no day of it shines, and December does].',
  5: 'for [change of air|other air|a change of wind]. Try what {aSign} has [judged unseen|refused unseen|never tasted], and keep [one fixed point to come home to|one place fixed for coming home|a single point that does not move].',
  6: 'for the {sign}’s [household in the wide sense|house, widely understood|circle at home]: [family, neighbors, the garden|neighbors, family, the garden|the garden, family, neighbors], [the people who call you first|whoever calls you first|those who ring you first].',
  7: 'for [looking inward|an inward look|the view inward]. [Read, walk, finish a thought|Walk, read, end a thought|Finish a thought, read, walk]; postpone, {sign}, [what needs applause|what wants an audience|whatever is done for applause].',
  8: 'for [weight and measure|measure and weight|what can be weighed]: [money, responsibility, authority|authority, money, responsibility|responsibility, authority, money]. [Ask for what|Name the price that|Say what] {aSign}’s work is worth.',
  9: 'the last of nine, for [completing and clearing|clearing and completing|ends and clearances]. [Give away, conclude, forgive|Conclude, forgive, give away|Forgive, give away, conclude], and leave the {sign}’s [shelf half empty|shelves some room|shelf with space on it].',
  11: 'a master number [above the 2|over the 2|that stands on the 2], for [insight more than for haste|insight and not for haste|insight, which takes its time]. [Write down what occurs|Note what comes|Keep a note of what comes] to the {sign}, and [show it to somebody sober|let somebody sober see it|read it to a sober friend].',
  22: 'a master number [above the 4|over the 4|that stands on the 4], for [building something that others than {aSign} will use|what {aSign} builds for others to use|building what will not be the {sign}’s alone]. [Draw it to scale first|First draw it to scale|Begin with a drawing to scale].',
  33: 'a master number [above the 6|over the 6|that stands on the 6], for [teaching by kindness|kindness that teaches|being kind and teaching by it]. Keep [enough of it|a share of it|some], {sign}, for yourself.',
};

/** A word or two for a personal month. */
export const personalMonths: Readonly<Record<number, string>> = {
  1: 'beginning',
  2: 'patience',
  3: 'expression',
  4: 'order',
  5: 'movement',
  6: 'home',
  7: 'reflection',
  8: 'weight',
  9: 'completion',
  11: 'insight',
  22: 'building',
  33: 'teaching',
};
