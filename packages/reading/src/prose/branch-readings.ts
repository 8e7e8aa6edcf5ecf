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
      'Closeness happens late for you, when the house is quiet and something true gets said in the dark. You need a person who can keep a secret and who does not mind being woken for a good idea.',
    month:
      'the month of the longest night, which asks for work that starts unseen: foundations, drafts, the call before the meeting',
    empty: 'news and gossip',
  },
  丑: {
    close:
      'You love like a store cupboard: not much to look at, and in a bad week there turns out to be everything in it. Promises ripen slowly in you and keep for decades. Whoever wants fireworks has come to the wrong door.',
    month:
      'frozen ground at the end of winter, which asks for work with storage in it: archives, reserves, things mended before they are missed',
    empty: 'possessions',
  },
  寅: {
    close:
      'You fall for people who set out. Two strong wills under one roof are lively, and you would be bored with fewer. Keep a door each, and agree who drives.',
    month:
      'the first thaw, which asks for work with a beginning in it: new rooms, new rules, the first customer through the door',
    empty: 'titles and territory',
  },
  卯: {
    close:
      'Gentleness is your whole method: the cup put down without a sound, the coat held. You leave rather than shout, so the person at your side had better notice when you go quiet around the edges.',
    month: 'spring in full leaf, which asks for work among what is growing: pupils, seedlings, small firms',
    empty: 'appearances',
  },
  辰: {
    close:
      'You keep weather indoors. There is a reservoir behind the calm, of old letters, plans, griefs and jokes, and whoever is allowed to see it is allowed to see it all. Choose a swimmer.',
    month:
      'the wet end of spring, with thunder about, which asks for work where several streams meet and somebody must keep the map',
    empty: 'grand schemes',
  },
  巳: {
    close:
      'You warm to people slowly, as a stone in the sun does, and hold the warmth long after. Mystery attracts you and mess does not. One question asked in earnest wins you sooner than ten compliments.',
    month:
      'early summer, bright and busy, which asks for work that is seen from outside: a counter, a stage, a page with a name under it',
    empty: 'the wish to be understood at once',
  },
  午: {
    close:
      'You want it at noon: said aloud, in front of people, today. Passion comes easily to you and afternoons are the test. A partner who can be bright beside you, and neither dims nor competes, is worth crossing a country for.',
    month:
      'the height of summer, which asks for work in full light: quick answers, open doors, results on the same day',
    empty: 'applause',
  },
  未: {
    close:
      'You make a nest of whatever room you share, and feed whoever is in it. Hurt, you go and tidy. Ask for tenderness in words now and then, since few people can read it off a folded blanket.',
    month:
      'the ripe end of summer, which asks for work that feeds somebody: kitchens, classrooms, accounts that come out even',
    empty: 'other people’s approval',
  },
  申: {
    close:
      'Talk is how you touch. You court with news, puzzles and repairs, and stay with whoever still surprises you in the ninth year. Silence at breakfast reads to you like a letter of notice; it may only be breakfast.',
    month:
      'the first cool wind, which asks for work with an edge: machines, bargains, whatever is taken apart on Tuesday and runs again on Wednesday',
    empty: 'winning the argument',
  },
  酉: {
    close:
      'You notice the haircut. Your affection is exact, and so is your disappointment; you would iron the world for someone you love and wonder why they look creased. Admire first, adjust second, and leave one drawer alone.',
    month:
      'clear mid-autumn, which asks for work that is finished by hand and then inspected by somebody stricter',
    empty: 'the last word on details',
  },
  戌: {
    close:
      'You stand at the gate of what is yours. Loyalty given to you is returned with interest, and a lie costs more than it could ever have saved. Let some visitors in unchecked; the house can stand it.',
    month:
      'the dry end of autumn, when gates are shut, which asks for work that guards: standards, borders, the copy nobody else made',
    empty: 'old grudges',
  },
  亥: {
    close:
      'You give people the whole evening. You take them as they come, believe their version, and lend them the good towels. Look after the difference between being kind and being available, and love is easy for you.',
    month:
      'the first of winter, when rain fills the wells, which asks for work of some depth: research, freight, languages, night trains',
    empty: 'comfort',
  },
};
