import type { Element, Polarity } from '@org/zodiac-core';

/** Texts about the element of the birth year. */
export const elementReadings: Readonly<
  Record<Element, { core: string; career: string; relationships: string }>
> = {
  Wood: {
    core: 'Wood is the element of spring: it grows toward the light and bends in the wind. It lends your sign patience with living things, a wish to improve whatever it touches, and principles that are rooted rather than argued. Wood in excess takes on too much and is surprised in autumn.',
    career:
      'At work this element favours what can be grown over years: people, institutions, a body of knowledge. You do better as a founder of orchards than as a picker of fruit, and well beside somebody who prunes.',
    relationships:
      'In company Wood is generous and cooperative. It needs room, and it gives room; what it cannot live with is a relationship that has stopped becoming anything.',
  },
  Fire: {
    core: 'Fire is the element of high summer: warmth, speed, brightness and an audience. It lends your sign conviction and a quick laugh, and it makes you visible even when you would rather not be. Fire in excess burns through friends and sleep, and needs to be fed with something other than itself.',
    career:
      'At work this element leads from the front and speaks well without notes. Put it where people have to be moved, and let a cooler head read the small print before anything is signed.',
    relationships:
      'In company Fire is affectionate and direct, and does not sulk. It does say things at full heat. An agreement to let some sentences wait until morning is worth more to it than flowers.',
  },
  Earth: {
    core: 'Earth stands at the centre of the five, in the pauses between the seasons. It lends your sign steadiness, common sense and a liking for what can be weighed. People put things down beside you, their bags and their troubles. Earth in excess goes on carrying them long after they have been forgotten.',
    career:
      'At work this element is the one that makes plans come true: logistics, property, care, administration in the honourable sense. It mistrusts brilliance until it has seen a second quarter.',
    relationships:
      'In company Earth is loyal and practical, and shows it in errands run and soup made. It should be told, in so many words, that it may also be looked after.',
  },
  Metal: {
    core: 'Metal is the element of autumn: clear air, clean edges, the tool and the bell. It lends your sign resolve, self-discipline and a feeling for form. You can do without, and you can cut off what is finished. Metal in excess grows rigid, and mistakes its own outline for the truth.',
    career:
      'At work this element decides, and is at ease with standards, instruments, money and law. It likes a clear line between its task and that of others, and defends both sides of it.',
    relationships:
      'In company Metal is dependable and reserved, and its word is good. Those near it learn that its few praises are exact. It might mint them a little more often.',
  },
  Water: {
    core: 'Water is the element of winter: deep, quiet, and never stopped for long. It lends your sign intuition, a talent for words and the habit of going round an obstacle rather than through it. Water in excess has no banks; it takes the shape of the last person it spoke to.',
    career:
      'At work this element is at home in communication, research, trade, and every calling in which one must hear what is not said. It persuades without seeming to and adapts before being told.',
    relationships:
      'In company Water is sympathetic, and keeps a secret so well that it may not be told that it is one. It loves by understanding, and would like to be understood back without always having to explain.',
  },
};

/** Texts about the polarity of the birth year. */
export const polarityReadings: Readonly<Record<Polarity, string>> = {
  Yang: 'Yours is a Yang year, the outward half of its pair. Yang begins, shows, warms and goes to meet things; it would sooner be corrected than be kept waiting. Where you hesitate, it is usually worth taking the first step and looking about you from there.',
  Yin: 'Yours is a Yin year, the inward half of its pair. Yin receives, ripens, cools and lets things come; it wins by being in the right place when they do. Where you are pushed to decide, it is usually worth one more night, since that is when you do your thinking.',
};
