import type { PairTexts } from '../prose-types.ts';

export const pairsOfDragonToPig: PairTexts = {
  'dragon dragon': [
    'Two suns, two speeches, and the guests do not know whom to toast first. They admire each other without reserve until one of them is praised alone.',
    'Dragon with Dragon is among the four meetings that the books call self-punishment: too much of one force. A third interest, larger than either, takes it up.',
    'As partners they had better own two towers and a bridge. Competitors, with that in mind, send both of them the same flattering letter.',
  ],
  'dragon snake': [
    'Great dragon and little dragon are next-door neighbors. What the first declares, the second has foreseen, and is too polite to say by how much.',
    'It is an elegant match in which one shines and one steers. It wants only that the Snake’s part be named in public, at least at anniversaries.',
    'A minister and the permanent secretary: that is how it goes in an office. One should be careful to invite both.',
  ],
  'dragon horse': [
    'They like each other’s tempo. The Dragon proposes a continent and the Horse asks which boat, and nobody mentions the laundry.',
    'Applause is their common weakness, and a house needs one person who claps. They might do it by turns.',
    'In business they open branches. Somebody else, at home, closes them again, one by one, tenderly.',
  ],
  'dragon goat': [
    'A Goat can make a Dragon gentle, mostly by not competing at all. It paints the set for the great performance and cries in the right place.',
    'It also waits, and a Dragon should know that. Come home when you have said you would, is all the Goat has ever asked of glory.',
    'With an artist and a patron, history has many of these. It went well when the money was paid in advance and the ceiling was left to the painter.',
  ],
  'dragon monkey': [
    'The Monkey King got his iron staff from the Dragon King of the eastern sea, by impudence, and that is very much the tone between the two. One has magnificence, the other mischief, and each is the other’s best audience.',
    'They get things done, too. The Dragon persuades the city and the Monkey makes the machine; if pride is hurt, a joke will mend it sooner than an apology.',
    'A start-up by these two has a name, a logo and a queue by lunch. A product will follow, and it may well be good.',
  ],
  'dragon rooster': [
    'Dragon and phoenix are stitched side by side on wedding silk, and on this circle the Rooster is the phoenix. It sees every loose thread on the imperial robe, and it is the only one from whom the Dragon bears hearing of it.',
    'In return it gets a scale that suits it. All that precision has at last something big to be precise about.',
    'Put them at the head of anything with a roof. The one is the reason that it was begun, and the other that it is still standing.',
  ],
  'dragon dog': [
    'The Dog does not clap with the others. It has gone round behind the stage and seen the ropes, and asks about them. A Dragon can take rivals, and enemies, but an honest skeptic in its own kitchen is hard.',
    'Opposites, then, heaven’s gate and earth’s gate in the old scheme. What helps is a promise kept small and often. With every one of them the Dog barks a little less.',
    'In a firm the Dog belongs on the board and not on the staff, where it can say no with a vote. Some of the best foundations have just that statute.',
  ],
  'dragon pig': [
    'A Pig admires freely, and a Dragon flowers under it. Their parties are remembered. Neither can refuse anybody anything, and thus they need a friend who can add.',
    'When the Dragon is down it finds out what it has: the Pig loved it before the fireworks and did not notice that they stopped.',
    'Producing a festival, they are in their element. Keep a third signature for the bank.',
  ],
  'snake snake': [
    'So much is understood that hardly anything is said. They live in beautifully shaded rooms and know each other’s handwriting from across the street.',
    'Two who wait for the other to begin may wait long. Let the elder of the two always be the one to ask.',
    'As research partners they publish seldom. Their correspondence, a colleague said, was the more important work, and it is sealed.',
  ],
  'snake horse': [
    'The Snake once came home in the Horse’s hoof, and frightened it at the finish. Affection between them has something of this: the one moves, the other is suddenly there.',
    'A Horse says all and forgets it. A Snake says a tenth and files the rest. Halfway, on long drives, they talk wonderfully.',
    'In a shop the Horse should stand at the door and the Snake in the back room where the real price is known. They laugh about the same customers.',
  ],
  'snake goat': [
    'Neighbors in the season of summer, quiet both, artistic both. A Goat’s feelings lie open like a book and a Snake is a great reader.',
    'It should not use what it reads in a quarrel. Kept to that, this is one of the tenderer unmarked pairs.',
    'They might make perfume, or gardens. It is well to have the orders taken by somebody with a louder voice.',
  ],
  'snake monkey': [
    'No couple has a longer entry: a harmony, a punishment and a small destruction, all between two people. They fascinate one another. She thinks three moves ahead, he four, or the reverse, and now and then both forget that it was only supper.',
    'The advice is old: put the two minds on the same side of the board. As rivals they wear each other thin, as partners against a puzzle they are unequalled.',
    'A laboratory is big enough for them if it has two doors and one prize. They ought to agree on the order of names before the experiment.',
  ],
  'snake rooster': [
    'A Rooster says it and a Snake has thought it, word for word, an hour earlier. What relief, for both, not to have to explain what precision is for.',
    'They dress well, finish on time, keep friends apart by subject. Warmth is what they tend to schedule for later. Put it earlier.',
    'Their joint reports are used in training. As friends they go to concerts with the score and frown in the same bar.',
  ],
  'snake dog': [
    'A Dog asks straight out. Astonishingly, the Snake answers, because nobody with an open face had asked before. A good deal can grow from such a beginning.',
    'It stops growing if the Dog finds one locked drawer too many. Say that it is locked, and say why, and the Dog will lie down in front of it.',
    'In an inquiry the Dog asks and the Snake listens to how it is answered. Witnesses have found that combination hard to lie to.',
  ],
  'snake pig': [
    'One suspects a motive where the other has none. The Pig gives, the Snake wonders what for, the Pig is hurt, and the Snake’s doubt is confirmed; so it turns, in a circle, like the places they occupy on it.',
    'Yet summer lies opposite winter so that each may have what the other lacks. It begins when the Snake accepts one present without thanks or interest, and the Pig keeps one secret.',
    'At work let the Pig see the people and the Snake see the papers. Each will come out with the half that the other had been missing.',
  ],
  'horse horse': [
    'Two Horses in a meadow run because the other runs. It is glorious and nobody knows where the letters are. They part at stations and kiss as if it were for years.',
    'Books list this as one of the four self-punishments, meaning speed upon speed. An aunt, a dog or a lease gives them something to come back to.',
    'As couriers, reporters or a dance act they do well. Of the office nothing is known, as no one has been there.',
  ],
  'horse goat': [
    'Sun and moon, says the commentary to this harmony. The Horse brings in the whole of the outside on its boots; the Goat has kept the fire and wants to hear about it from the beginning.',
    'He or she at home must not become the one who waits. Once a season it is the Goat that goes away, and the Horse that looks at the clock.',
    'A Horse sells what a Goat has made, and comes back with orders for more than can be made. They have learned to call that success.',
  ],
  'horse monkey': [
    'What fun they have is proverbial. On New Year prints a monkey rides a horse and it spells promotion; in a household it spells late nights.',
    'Either may lose interest first, and each intends to be the one. Those who have bound themselves to a common enterprise, a shop, a band, forget to.',
    'One sketches it on a napkin, the other is out of the door with the napkin. Patent lawyers know them by sight.',
  ],
  'horse rooster': [
    'The Rooster stands ready at five to eight with the tickets. At eight the Horse comes out of another door, radiant, having met someone. It can be told as comedy or otherwise.',
    'The comedy needs two rules: trains are the Rooster’s, everything after arrival is the Horse’s.',
    'Let the Rooster manage the tour and the Horse be on the stage. Contracts should state the hour at which a bus is held to have left.',
  ],
  'horse dog': [
    'A Dog runs beside a Horse for joy, as one may see in any field. It is not jealous of the distance, since it is part of it; and the Horse, who flees from reins, has nothing against a companion.',
    'In their triangle they are noon and evening, action and conscience. Should the Horse promise too much along the way, the Dog makes it turn round and keep it.',
    'For a newspaper or a relief convoy they are the pair: first on the spot, and there for the right reason.',
  ],
  'horse pig': [
    'Both are warm, open and poor at filing. A Pig would love it if the Horse sat down, and has cooked accordingly. Sometimes it does.',
    'It will always tell the truth, and the Pig will always believe it, which takes care of most things that go wrong in a marriage.',
    'If they run a pub, it is full on weekdays. They should buy the brewery’s calendar and write in it.',
  ],
  'goat goat': [
    'Nobody has to be brave in this house. There are shawls, cats, half-finished pictures, and someone who asks what you dreamed.',
    'There is also an unopened envelope behind the clock. Two Goats need one date a month on which the outside world is dealt with, and cake after it.',
    'Their shop has lovely things and no prices. Friends of the house come by on Fridays to write labels.',
  ],
  'goat monkey': [
    'They shared a raft, and they still make a good crew: the Monkey with ideas, the Goat with an eye for what would look well. It laughs at the Monkey’s jokes a second late, and remembers them for longer.',
    'Being teased about a fear is what it does not forgive. All else is negotiable.',
    'In a workshop one makes it stand and the other makes it sing. Toys are their fortune, should they care to have one.',
  ],
  'goat rooster': [
    'The Rooster would like it hung straight and the Goat likes it so. For both it is a matter of love.',
    'Since neither will persuade the other, let rooms be divided. In hers the pictures hang by ruler, in his by feeling, and visitors prefer the stairs, where there was a compromise.',
    'As editors of one magazine they divide it by paper: the glossy pages are the Goat’s, and all commas are the Rooster’s.',
  ],
  'goat dog': [
    'The Dog reasons where the Goat had wanted to be stroked. It then feels accused, and the Dog, who was only trying to be just, is upset as well.',
    'What the books find is a punishment with a destruction, both of the small domestic make. First comfort, then argument: in that order it can be a lifelong friendship, and in the other it is a long evening.',
    'At work give each of them someone to look after, and not the same one. They become friends over the third.',
  ],
  'goat pig': [
    'Kindness to the power of two. They adopt animals, feed students and are found by the same stray people every winter. Neither has ever asked what the other costs.',
    'Someone will have to learn to shut the door. In this couple that is the Goat, to everybody’s surprise, and it does so for the Pig’s sake.',
    'A nursery, a bakery, a home for old horses: the plan is sound and the heart is in it. They lack only a relative with a spreadsheet.',
  ],
  'monkey monkey': [
    'Their private language has rules that change. Two Monkeys compete at everything, cheat openly, and are each other’s favorite person in any room.',
    'No one is the audience, and that may be missed. It is good to have a serious friend who asks them in turn how they really are.',
    'As a firm they are two geniuses and one invoice. Lend them your problem, never your tools.',
  ],
  'monkey rooster': [
    'Improvised against prepared. The Monkey wins the evening, the Rooster wins the year, and both of them think this is obvious.',
    'As neighbors of autumn and Metal they share an edge. Let the Rooster check what the Monkey invents, before it is switched on.',
    'One of them builds the prototype and one writes the manual; the manual has on occasion been the better product.',
  ],
  'monkey dog': [
    'A Dog asks: was that true? It was, says the Monkey, in spirit. Over the years both shift a little, toward accuracy here, toward poetry there.',
    'They last on account of something simple. The Monkey never bores the Dog, and the Dog never leaves.',
    'In a courtroom comedy they are counsel and clerk. Real ones have won cases that way, the clerk having found the paper, the counsel having dropped it at the right moment.',
  ],
  'monkey pig': [
    'A Pig believes the story, which spoils the sport. The Monkey had counted on being seen through. So it feels like a cheat, and that is not a feeling it forgives others.',
    'On the road to India these two drive each other wild over a hundred chapters, the Monkey King and Zhu Bajie, and get to paradise on the same day. The harm between the signs is of that order.',
    'They ought not to sell anything together. They may, however, do a double act, and there they are very good indeed.',
  ],
  'rooster rooster': [
    'Who is right? Both are, from different editions. It is a clean, well-lit household with a great deal of correspondence on the kitchen table.',
    'That they form one of the self-punishing pairs surprises no one who has heard them load a dishwasher. Compliments, compulsory, before breakfast: it sounds absurd and has been seen to work.',
    'As colleagues they have the tidiest corridor in the building, with a line of tape down its middle.',
  ],
  'rooster dog': [
    'Two critics with high standards, one for work and the other for people. The Rooster finds fault with the tea; the Dog asks why it has to be so hard on the waiter.',
    'Neighbors on the circle, they are also listed under the harms: a slow wear. It is halted where they agree on a common opponent, and in most towns there is a planning office.',
    'Give them a cause with regulations in it, such as fire safety. A city could sleep soundly on the two of them.',
  ],
  'rooster pig': [
    'A Pig, told that it has put too much on the plate, says yes, would you like some? It is disarming, and the Rooster sits down.',
    'What one tidies, the other fills. On balance the house is in order and smells of bread, and neither could have done both.',
    'At a catering firm the one does the seating plan and the other the seconds. Brides recommend them.',
  ],
  'dog dog': [
    'They find each other at the back of a loud party, two coats over one chair, and go home early to discuss who was unhappy. A firmer friendship is hard to think of.',
    'Only joy is apt to be postponed until all is safe. All is never safe. They must book it.',
    'As partners in a practice they are honest to the point of advising clients against it. Word gets round, and the waiting room is full.',
  ],
  'dog pig': [
    'Last but one and last, they walk home together. A Dog watches over a Pig’s open purse, and a Pig over a Dog’s heavy heart; each thinks it has the easier task.',
    'They may disagree about a third person, whom one has forgiven and the other has not. The soup is kept warm meanwhile.',
    'They keep a village shop between them on which half of the village lives on credit. The Dog knows who, and the Pig knows why.',
  ],
  'pig pig': [
    'Comfort upon comfort. Breakfast at noon, friends on the sofa, a bill somewhere. To be understood so entirely in one’s small pleasures is rare and they know it.',
    'The books count it with the pairs that punish themselves, which is to say: who gets up? An agreed alarm clock and one dull cousin for the taxes keep the idyll going.',
    'A business of two Pigs is called a hotel, whatever it says on the door. It needs one early riser, who may be paid in breakfast.',
  ],
};
