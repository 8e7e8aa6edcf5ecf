/** Of the groups of three that a rule joins, by their signs in the order of the circle. */
export const trioTexts: Readonly<Partial<Record<string, string>>> = {
  'rat dragon monkey':
    'This is the triangle of Water, and the busiest of the four. The Monkey has the idea, the Dragon announces it, and the Rat has already asked what it costs. Old books set its beginning under the Monkey, its height under the Rat and its store under the Dragon, as water springs, flows and is dammed.',
  'ox snake rooster':
    'Metal gathers here: three signs that finish their work and do not talk while they do it. The Snake plans, the Rooster checks the figures, the Ox carries it out. An evening with all three is short and ends on time.',
  'tiger horse dog':
    'The triangle of Fire joins three who cannot sit still when something is unfair. The Tiger leaps first, the Horse is there before it, and the Dog asks afterwards whether all came home. In a chart the three are read as open-heartedness.',
  'rabbit goat pig':
    'Wood holds this one together, and good manners do. The Rabbit arranges, the Goat decorates, the Pig invites the neighbors. Quarrels among them are settled by changing the subject, until one day they are not.',
  'tiger rabbit dragon':
    'They are the spring of the circle, in whose three months Wood is at home. The season needs all three: a Tiger and a Rabbit alone are neighbors only.',
  'snake horse goat':
    'They are summer and the three months of Fire, with noon in the middle at the Horse. Whoever has the whole season in one chart is taken to be warm and rather loud.',
  'monkey rooster dog':
    'They are autumn, when grain is cut with Metal. The Rooster stands in the middle of the season, and of the conversation.',
  'rat ox pig':
    'They are winter and the three months of Water: the Pig begins it, the Rat has midnight and the solstice, the Ox sees it out.',
  'tiger snake monkey':
    'Books call their bond the punishment without thanks (無恩之刑): each has done another a service and waits for the return. It is the most restless of the groups, since Tiger and Monkey clash in it as well.',
  'ox goat dog':
    'All of them are Earth, and their bond is named the punishment by power (恃勢之刑). Three who are sure that they are right have met; what helps, the books say, is a written agreement.',
};
