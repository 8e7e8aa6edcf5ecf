import type { NaYin } from '@org/zodiac-core/pillars';

interface NaYinReading {
  readonly english: string;
  readonly text: string;
}

/** Texts about the thirty melodic elements (納音) of a year. The names are those of 三命通會, volume 1, 論納音取象; the texts are ours. */
export const naYinReadings: Readonly<Record<NaYin, NaYinReading>> = {
  海中金: {
    english: 'gold in the sea',
    text: 'Gold in the sea is worth as much as any, and nobody has seen it yet. {signs} of this year are [said|held|thought] to be found late and then kept.',
  },
  爐中火: {
    english: 'fire in the stove',
    text: 'A stove is fire that somebody has given a room and a task. {signs} of this year are [said|held|thought] to do well by routine, and to be where the others gather.',
  },
  大林木: {
    english: 'wood of the great forest',
    text: 'In a great forest no tree stands in the wind alone. {signs} of this year are [said|held|thought] to rise with many others, and to know everyone’s cousin.',
  },
  路旁土: {
    english: 'earth by the roadside',
    text: 'By the roadside everything passes and a good deal is dropped. {signs} of this year are [said|held|thought] to be given their chances by strangers.',
  },
  劍鋒金: {
    english: 'metal of the sword’s edge',
    text: 'An edge is the thinnest part of a sword and the reason for the rest. {signs} of this year are [said|held|thought] to need one exact purpose.',
  },
  山頭火: {
    english: 'fire on the mountain top',
    text: 'A fire on a mountain is a message: it was lit to be read from afar. {signs} of this year are [said|held|thought] to be better understood at a distance than at home.',
  },
  澗下水: {
    english: 'water under the ravine',
    text: 'A brook at the bottom of a ravine is heard before it is seen, and is very clear. {signs} of this year are [said|held|thought] to go their own narrow way to the sea.',
  },
  城頭土: {
    english: 'earth of the city wall',
    text: 'A city wall is earth that was carried up by hand, basket by basket. {signs} of this year are [said|held|thought] to protect what they took a long time over.',
  },
  白蠟金: {
    english: 'metal of white wax',
    text: 'It is metal just poured, pale and soft as wax, and its shape is still a matter of choice. {signs} of this year are [said|held|thought] to take their form from their first master.',
  },
  楊柳木: {
    english: 'wood of the willow',
    text: 'A willow planted upside down grows all the same. {signs} of this year are [said|held|thought] to root wherever they have been put, and to be a little wistful about it.',
  },
  泉中水: {
    english: 'water in the spring',
    text: 'A spring does not travel, it is traveled to. {signs} of this year are [said|held|thought] to be consulted, and to run dry only where nobody asks.',
  },
  屋上土: {
    english: 'earth on the roof',
    text: 'Earth on the roof has been through the kiln and is called a tile. {signs} of this year are [said|held|thought] to have been hardened usefully and set above somebody’s sleep.',
  },
  霹靂火: {
    english: 'fire of the thunderbolt',
    text: 'This fire comes out of rain clouds, which no other does. {signs} of this year are [said|held|thought] to be slow to gather and impossible to overlook.',
  },
  松柏木: {
    english: 'wood of pine and cypress',
    text: 'Only when the year turns cold does one notice, said Confucius, that pine and cypress are still green. {signs} of this year are [said|held|thought] to be proved by winters.',
  },
  長流水: {
    english: 'water of the long stream',
    text: 'A long stream is never wide and never finished. {signs} of this year are [said|held|thought] to go further on little than others on much.',
  },
  沙中金: {
    english: 'gold in the sand',
    text: 'Gold in sand is washed out grain by grain. {signs} of this year are [said|held|thought] to owe what they have to sifting, and to patient company.',
  },
  山下火: {
    english: 'fire at the foot of the mountain',
    text: 'At the foot of the mountain, in the evening, it is the fire by which others find their way down. {signs} of this year are [said|held|thought] to shine at the end of the day.',
  },
  平地木: {
    english: 'wood of the plain',
    text: 'A tree on the plain is the mark by which everybody gives directions. {signs} of this year are [said|held|thought] to be mild, useful and rather more visible than they like.',
  },
  壁上土: {
    english: 'earth on the wall',
    text: 'Plaster needs a wall behind it and makes a house out of one. {signs} of this year are [said|held|thought] to be completed by what they lean on.',
  },
  金箔金: {
    english: 'metal of gold leaf',
    text: 'Gold leaf is a very small quantity in exactly the right place. {signs} of this year are [said|held|thought] to give other people’s work its finish.',
  },
  覆燈火: {
    english: 'fire of the covered lamp',
    text: 'The lamp with a shade is lit where the sun cannot get to. {signs} of this year are [said|held|thought] to do their best by night and indoors.',
  },
  天河水: {
    english: 'water of the river of heaven',
    text: 'The river of heaven is the Milky Way, and its water comes down as rain. {signs} of this year are [said|held|thought] to give from above, evenly, without being asked.',
  },
  大驛土: {
    english: 'earth of the great post road',
    text: 'Along the post road horses were changed and letters went through. {signs} of this year are [said|held|thought] to be good at handing things on.',
  },
  釵釧金: {
    english: 'metal of hairpin and bracelet',
    text: 'Hairpins and bracelets were kept in the inner rooms and brought out on great days. {signs} of this year are [said|held|thought] to be precious in private.',
  },
  桑柘木: {
    english: 'wood of the mulberry',
    text: 'The mulberry gives its leaves away and gets silk for them. {signs} of this year are [said|held|thought] to be picked bare every spring and to think it a fair exchange.',
  },
  大溪水: {
    english: 'water of the great brook',
    text: 'A great brook takes every rill that joins it and gets louder. {signs} of this year are [said|held|thought] to gain by whom they meet on the way.',
  },
  沙中土: {
    english: 'earth in the sand',
    text: 'Where the river has shifted, new land lies in the sand and belongs to whoever plants it. {signs} of this year are [said|held|thought] to begin well twice.',
  },
  天上火: {
    english: 'fire in the sky',
    text: 'Fire in the sky is the sun, for mountains and ditches alike. {signs} of this year are [said|held|thought] to be warm to everybody, which can puzzle those nearest.',
  },
  石榴木: {
    english: 'wood of the pomegranate',
    text: 'A pomegranate is all seeds within, and so it was given at weddings. {signs} of this year are [said|held|thought] to be plain at first sight and full of things.',
  },
  大海水: {
    english: 'water of the great sea',
    text: 'The sea refuses no river, and so it is large. {signs} of this year are [said|held|thought] to take in more than they let show.',
  },
};
