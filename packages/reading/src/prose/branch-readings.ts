import type { BranchCharacter } from '@org/zodiac-core';

interface BranchReading {
  /** In the pillar of the day: closeness. */
  readonly close: string;
  /** In the pillar of the month: the season as a place of work. */
  readonly month: string;
  /** As an empty branch: what is not held on to. */
  readonly empty: string;
}

/** Texts about the twelve branches by the place where they stand. */
export const branchReadings: Readonly<Record<BranchCharacter, BranchReading>> = {
  子: {
    close:
      'Closeness happens late for {kind}s, when the [house|street] is [quiet|still] and something true [gets|is] said in the dark. You need [a person|somebody|one] who can keep a secret and who [does not mind|forgives] being [woken|called] for a good idea.',
    month:
      'the month of the longest night, which asks {aSign} for work that starts unseen: foundations, drafts, the call before the meeting',
    empty: '[news and gossip|gossip and news|whatever is whispered]',
  },
  丑: {
    close:
      'You love like a store cupboard: not much to look at, and in a [bad|hard|thin] week there [turns out to be|proves to be|is] everything in it. Promises ripen slowly in the {kind} and keep for decades. [Whoever|Who] wants fireworks has [come to|knocked at] the wrong [door|house].',
    month:
      'frozen ground at the end of winter, which asks {aSign} for work with storage in it: archives, reserves, things mended before they are missed',
    empty: '[possessions|belongings|things owned]',
  },
  寅: {
    close:
      'You fall for [people|those] who [set out|set off|leave early]. Two strong wills under one roof are lively, {kind}, and you would be [bored|restless] with fewer. Keep a [door|key|room] each, and [agree|settle] who [drives|steers].',
    month:
      'the first thaw, which asks {aSign} for work with a beginning in it: new rooms, new rules, the first customer',
    empty: '[titles and territory|territory and titles|rank and ground]',
  },
  卯: {
    close:
      'Gentleness is your whole method: the [cup|glass] put down without a [sound|clink], the [coat|door] held. You leave rather than shout, {kind}, so the person at your side had [better|best] notice when you [go|turn] [quiet around the edges|quiet|very polite].',
    month:
      'spring in full leaf, which asks {aSign} for work among what is growing: pupils, seedlings, small firms',
    empty: '[appearances|the look of things|outward looks]',
  },
  辰: {
    close:
      'You keep weather indoors. There is a reservoir behind the {kind}, of [old letters, plans|plans, old letters], griefs and jokes, and [whoever|anyone who] is [allowed to see it is allowed to see it all|let in is let in all the way]. Choose a swimmer.',
    month:
      'the wet end of spring, with thunder about, which asks {aSign} for work where several streams meet and somebody must keep the map',
    empty: '[grand schemes|large plans|schemes on a grand scale]',
  },
  巳: {
    close:
      'You warm to people slowly, as a stone in the [sun|noon sun] does, and [hold|keep] the warmth [long after|till late]. Mystery attracts the {kind} and mess does not. One [question|word] [asked|said] in earnest [wins|gets] you sooner than [ten|a dozen|twenty] compliments.',
    month:
      'early summer, bright and busy, which asks {aSign} for work that is seen from outside: a counter, a stage, a signed page',
    empty: '[the wish to be understood at once|being understood at once|haste to be understood]',
  },
  午: {
    close:
      'You want it at noon: said [aloud|out loud], in front of [people|witnesses|everyone], today. Passion comes easily to the {kind} and afternoons are the test. A partner who can be [bright|merry] beside you, and [neither dims nor competes|neither competes nor dims], is worth crossing [a country|a continent|the sea] for.',
    month:
      'the height of summer, which asks {aSign} for work in full light: quick answers, open doors, results on the same day',
    empty: '[applause|being applauded|cheers]',
  },
  未: {
    close:
      'You make a nest of [whatever|any] room you share, and feed [whoever is|all who are] in it. Hurt, the {kind} goes and tidies. Ask for [tenderness|affection] in words [now and then|once a week|at times], since few [people|partners] can read it off a folded [blanket|towel|shirt].',
    month:
      'the ripe end of summer, which asks {aSign} for work that feeds somebody: kitchens, classrooms, accounts that come out even',
    empty: '[other people’s approval|approval from others|what others approve]',
  },
  申: {
    close:
      'Talk is how you touch. You court with [news, puzzles|puzzles, news] and repairs, and stay with [whoever|one who] still [surprises|startles] you in the [ninth|tenth|twelfth] year. Silence at breakfast reads to the {kind} like a [letter|note] of notice; it [may only be|is perhaps only] breakfast.',
    month:
      'the first cool wind, which asks {aSign} for work with an edge: machines, bargains, whatever is taken apart on Tuesday',
    empty: '[winning the argument|being right in argument|the won argument]',
  },
  酉: {
    close:
      'You notice the haircut. Your affection is exact, {kind}, and so is your disappointment; you would iron the world for [someone|somebody|those] you love and [wonder|ask] why [they look|it looks] creased. [Admire|Praise] first, [adjust|correct] second, and leave one [drawer|shelf] alone.',
    month:
      'clear mid-autumn, which asks {aSign} for work that is finished by hand and then inspected by somebody stricter',
    empty: '[the last word on details|details to the last|having the last word]',
  },
  戌: {
    close:
      'You [stand|wait|keep watch] at the gate of what is [yours|your own]. Loyalty given to the {kind} is returned with interest, and a lie costs [more than|beyond what] it could [ever have saved|have saved]. Let some [visitors|guests] in [unchecked|unasked]; the house can [stand|bear] it.',
    month:
      'the dry end of autumn, when gates are shut, which asks {aSign} for work that guards: standards, borders, the copy nobody else made',
    empty: '[old grudges|grudges of long ago|old scores]',
  },
  亥: {
    close:
      'You give [people|friends|them] the whole [evening|night|weekend]. You take them as they come, {kind}, believe their version, and lend them the good towels. [Look after|Mind|Keep up] the difference between being kind and being [available|on call], and love [is|comes] easy for you.',
    month:
      'the first of winter, when rain fills the wells, which asks {aSign} for work of some depth: research, freight, languages, night trains',
    empty: '[comfort|ease|an easy chair]',
  },
};
