/** The numerological description of each life path number. */
export const lifePathPortraits: Readonly<
  Record<number, readonly [gift: string, work: string, warning: string]>
> = {
  1: [
    'Those who hold with the custom describe somebody who would rather open a road than follow one, and who finds the second person singular easier than the first person plural.',
    'It is sent to work with a beginning in it: a shop of one’s own, a first edition, an expedition, the new department nobody has run before.',
    'The warning is loneliness at the head of the queue, and the habit of taking advice for a challenge.',
  ],
  2: [
    'The portrait is of a listener who hears what was left out, and who can tell two people the same thing in two ways without a falsehood in either.',
    'It is sent to mediation, diplomacy, nursing and every desk across which people disagree.',
    'The warning is that a bridge gets walked on, and that peace at any price is not cheap.',
  ],
  3: [
    'This is the number of the sentence that makes a table laugh, of colour, of anecdotes, and of a notebook in every coat.',
    'It is sent to the stage, the classroom, the shop window and the page.',
    'The warning concerns the third week, when the charm of the new has gone and the work has only begun.',
  ],
  4: [
    'Squares, walls and timetables belong to it, and people who read the manual and keep the receipt.',
    'It is sent to building, bookkeeping, engineering and to all that must still stand in the morning.',
    'The warning is rigidity: a plan is a servant, and it gives notice badly.',
  ],
  5: [
    'Five is counted on the fingers and the senses, and the portrait is of somebody who must touch a thing to believe in it.',
    'It is sent to travel, sales, journalism, languages, and to any trade that is different on Tuesday.',
    'The warning is the half-read book and the friend whose letter was never answered.',
  ],
  6: [
    'Kitchens, gardens and waiting rooms belong to it, and people to whom strangers tell their troubles on trains.',
    'It is sent to teaching, medicine, design, and to the care of whatever grows.',
    'The warning is that help may turn into management, with the best intentions and a list.',
  ],
  7: [
    'The portrait is of somebody who leaves the party early to look a thing up, who distrusts the first answer and enjoys the second question.',
    'It is sent to research, law, programming, archives, prayer, and to any work that has a locked door between it and the telephone.',
    'The warning is distance: a person can be understood completely and still not be visited.',
  ],
  8: [
    'It is drawn as a scale in balance, for people who see at once what a thing costs and who ought to be doing it.',
    'It is sent to management, finance, property, surgery, and to the chair at the end of a long table.',
    'The warning is that a ledger has two columns, and that the second fills in silence.',
  ],
  9: [
    'The last of the single figures is given the widest view: strangers, causes, farewells, and a certain talent for ending things well.',
    'It is sent to relief work, the arts, translation, and to law when it is practised for those who cannot pay.',
    'The warning is to love mankind and forget the neighbour.',
  ],
  11: [
    'It is a master number, so it is not reduced to two; the portrait keeps the two’s fine ear and adds nerves, hunches and sleepless ideas.',
    'It is sent to invention, counsel, music, and wherever a spark is wanted and somebody else can tend the fire.',
    'The warning is overload, for which the old cures are sleep, walks and bread.',
  ],
  22: [
    'It is a master number, so it is not reduced to four; the portrait keeps the four’s tools and hands it the plan of a cathedral.',
    'It is sent to institutions, bridges, foundations, and to all that is begun by one person and finished by their grandchildren.',
    'The warning is the size of it: many who have the drawing never lay the first stone.',
  ],
  33: [
    'It is a master number, so it is not reduced to six; the portrait keeps the six’s kindness and takes it out of the house.',
    'It is sent to teaching and healing in the large sense, with or without a salary.',
    'The warning is to carry what belongs to others and to call that love.',
  ],
};
