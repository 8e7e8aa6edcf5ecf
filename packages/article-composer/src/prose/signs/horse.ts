import type { SignProse } from '../sign-prose.ts';

export const horse: SignProse = {
  inShort: 'It is happiest a little way ahead of its own plans.',
  character: [
    'The Horse cannot help it: a door is open, so it goes through. People of this sign are quick, sociable and candid, pack in ten minutes and forget the charger. They are loved for their good humor and reproached, by the same persons, for being gone.',
    'In China an old horse knows the road (老馬識途), which is said of experience, and a thousand-mile horse needs a Bole, the judge who saw what was in the beast between the shafts of a salt cart. The sign runs on being seen.',
  ],
  strengths: 'In motion it has most of the virtues:',
  weaknesses: 'It is standing still that brings out the rest:',
  love: [
    'It is taken with people at sight, by a laugh across a platform, and says so. The first months are splendid. Then comes the test, which is not another person but a quiet week.',
    'Leave the gate open and it comes home; tradition repeats this about the Horse until it becomes a rule. Jealous questions at the door have the opposite effect.',
  ],
  matches:
    'Tiger and Dog gallop in its triangle, the one for the fun and the other for the cause. The Goat, its secret friend, gives it a meadow to come back to. The Rat lies opposite, and wants to know what the ticket cost.',
  workAnswer: 'A chair with wheels is the least it needs.',
  work: [
    'Couriers, drovers and the riders of the imperial post stand at its cradle; a letter could cross a province in a day by changing mounts. Its talents are still those of the relay: a fast start, a clean handover, a new direction every stage.',
    'It learns by trying, teaches by showing, and reads the manual on the flight back. Set it against a deadline, not against a form.',
  ],
  boss: 'The Horse manages by walking about. Everyone hears the plan, some hear the previous one, and morale is excellent. It will follow anybody who rides in front, and nobody who rides in a carriage.',
  luckAnswer: 'Yellow and green are straw and pasture, if one wants a reason.',
  luck: [
    'A horse on the desk, in bronze or porcelain, means success at once: to be on horseback (馬上) is also the Chinese for immediately. With a monkey on its back the joke doubles, as that reads like a promotion.',
    'Stable luck was a serious affair: a monkey was kept with the horses against sickness, which is why the Monkey King’s first post in heaven is in the stables.',
  ],
  year: [
    'In its year, people say, everything moves, prices and addresses included. It is the middle of the circle, noon of the twelve, and old calendars call it the time when Yang is fullest and must begin to turn.',
  ],
  bornInThem:
    'In one of them Japan had so few children that the dent is visible in every chart of its people. China shows nothing of the kind. Reunions of the sign are held somewhere far away, since half of those who come live there.',
  newYear:
    'Galloping prints hang at every stall, eight horses as a rule, with none of them going back. The wish of the season is a pun and needs only two characters: on horseback, and then whatever is hoped for, at once.',
  ownYear: [
    'For someone who hates reins a year of restraint is a hard custom, and so the usual counsel to a Horse is a journey on purpose: choose it, plan it, come back. Red goes into the shoe.',
    'There is a story for the occasion too. An old man at the frontier loses his horse (塞翁失馬), it returns with another, his son breaks a leg riding it and is not taken for the army. Was it luck? He had given up saying.',
  ],
  cultureAnswer: 'It carried messages, scriptures and emperors, and painters have never tired of it.',
  race: 'It had the shore to itself and was slowing down to enjoy it, when something moved at its hoof and it leapt aside. That leap cost one place. It has started at small noises ever since.',
  culture: [
    'Emperor Wu of Han sent armies to Central Asia for horses that sweated blood, as the reports said, and an empire learned the road that would be called after silk. Six stone chargers stood at the tomb of Taizong of Tang, each with its wounds.',
    'A white horse carried the first Buddhist scriptures to Luoyang, and the temple there still bears its name. Xu Beihong’s galloping horses, in ink, hang in more offices than any other picture.',
  ],
  hourAnswer: 'It is noon, the top of the day.',
  hour: [
    'Cattle lie down at midday and the horse stays on its feet; villagers gave that for a reason. By the older thinking it is Yang at its height (日中), and the animal of Fire belongs there.',
    'People whose birth fell at midday are called sunny, with shadows short and directly underfoot. They are said to dislike naps.',
  ],
};
