import type { SignProse } from '../sign-prose.ts';

export const snake: SignProse = {
  inShort: 'It waits until it is sure, then needs only one movement.',
  character: [
    'The Snake is called the little dragon (小龍) out of politeness, and the politeness would please it. It is the sign of people who think before the sentence rather than during it. They dress well in few colors, own three perfect things instead of thirty, and are asked for advice because they do not offer any.',
    'Their reserve is easily mistaken for calculation. The books themselves make the mistake, and then remark, a line later, that nobody keeps a confidence so well.',
  ],
  strengths: 'Depth is its reputation, and it is earned:',
  weaknesses: 'What lies deep is also hard to get at, for itself as well:',
  love: [
    'A Snake chooses. It may look on for a year and be thought indifferent, then say one sentence that shows it has missed nothing. After that it expects to be chosen back, entirely, and does not share well.',
    'Quarrels with it are quiet and long. What ends them is candour, early, in private, and never a scene at table.',
  ],
  matches:
    'Ox and Rooster are its triangle, both of whom say what they mean. The Monkey is at once its secret friend and its irritant, as people can be who finish one’s sentences. The Pig faces it, trusting by nature where the Snake is wary.',
  workAnswer: 'It would rather solve one hard thing than manage ten.',
  work: [
    'Its rooms have doors. The laboratory, the practice, the study with a piano and the table of the restorer are where tradition seats it, since patience there is not a virtue but the method itself.',
    'The idiom of drawing a snake and adding feet (畫蛇添足) comes from a drawing contest: the quickest man had time left over, gave his snake legs, and lost the wine. Good work of this sign knows when to stop.',
  ],
  boss: 'It leads with very few instructions, and its silence after a presentation is studied like weather. People of talent thrive there; those who need to be told how they are doing should ask. It takes orders from whoever knows more.',
  luckAnswer: 'Red and black are lacquer colors, and they suit it.',
  luck: [
    'A shed skin found whole was kept in the chest among the silks, in the hope that the cloth would last. Where snakes lived under a house they were left alone, for they were said to guard it.',
    'Its fixed element is Fire, hence the red. Eight, among its numbers, owes its fame to southern dialects, where it sounds like flourishing.',
  ],
  year: [
    'Years of the Snake are painted as inward: research, secrets coming out, elegant clothes. After the trumpets of the Dragon people are said to read the small print.',
  ],
  bornInThem:
    'To say little dragon instead is good form at a wedding, and older people put their birth that way all their lives. As a cohort they arrive just behind the crowded years, and had more room at school for it.',
  newYear:
    'A belt for the shrine, a ribbon for the gate: the animal is hinted at and seldom shown, since not everybody likes to meet it on an envelope. Calligraphers bring out the old character, which is itself a coiled line, and leave it at that.',
  ownYear: [
    'Snakes slough, and the image has been used for their own year for as long as there are almanacs: something old comes off, it itches, and one should not pull. Red under gray is the way a Snake wears the custom.',
    'Another habit, from the lower Yangzi, is to settle an old grudge before the Lantern Festival. With this sign there will be one.',
  ],
  cultureAnswer:
    'Its greatest story is a love story, and the monk who parts the lovers is the villain of it.',
  race: 'It came across wound about the hoof of the Horse, unnoticed, and dropped off at the very end. The Horse shied; the Snake bowed and took sixth place. Judges called it unsporting and could find no rule against it.',
  culture: [
    'Lady White, a snake who studied a thousand years to become a woman, lends a young man her umbrella, or he lends his, on the broken bridge at Hangzhou. They marry and open a pharmacy. A monk unmasks her and locks her under a pagoda; audiences have been on her side since the Ming.',
    'Older still are Nüwa and Fuxi, who gave people marriage and mending: on tomb stones they have human faces and the tails of serpents, entwined, with a compass and a square in their hands.',
  ],
  hourAnswer: 'The sun has warmed the path by then, and the Snake comes out to lie on it.',
  hour: [
    'On the old clock it is called the corner before noon (隅中), as the sun stands in the corner of the sky. The day’s heat is coming and has not come; half of the herbs in the old books are to be gathered now.',
    'A child of this hour is pictured as the one who sits in the window and watches the street. It will have remarks at supper.',
  ],
};
