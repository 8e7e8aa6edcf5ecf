import type { Element } from '@org/zodiac-core';
import type { TenGodGroup } from './ten-god-readings.ts';

/** What each pair of gods is called. */
export const groupNames: Readonly<Record<TenGodGroup, string>> = {
  companions: 'companions (比劫)',
  output: 'output (食傷)',
  wealth: 'wealth (財)',
  officers: 'officers (官殺)',
  resources: 'resources (印)',
};

/** Texts about the pair that has most of the stems, by the element of the day master. */
export const groupReadings: Readonly<Record<Element, Readonly<Record<TenGodGroup, string>>>> = {
  Wood: {
    companions:
      'Wood among Wood: the {sign} rises with a generation, and [counts as family those who began in the same year|takes those who began with it for family|has its cousins among those who began with it]',
    output:
      'Wood that goes into Fire: the {sign} thinks aloud, [warms to its subject|grows warm as it talks|takes fire from its subject], and is finished [when the log is|with the log|when nothing is left to burn]',
    wealth:
      'Wood over Earth: the {sign} puts roots down [into whatever is given|wherever it is set|in any ground], and [in ten years it bears the {kind}’s name|ten years on the place is named after it|in ten years it belongs there]',
    officers:
      'Wood beneath Metal: the {sign} is pruned a good deal, [by dates and superiors|by superiors and dates|by calendars and chiefs], and [it shows as shape|that gives it shape|one sees it by its shape]',
    resources:
      'Wood beside Water: the {sign} drinks in [more than it needs|more than it can use|all that is offered], and [a drier summer would make it flower|would flower in a drier summer|it takes a dry summer to make it flower]',
  },
  Fire: {
    companions:
      'Fire among Fire: the {sign} catches [from others and they from it|as easily as it kindles|and is caught from], and [somebody should watch the clock|a clock in the room is useful|someone ought to mind the time]',
    output:
      'Fire that leaves Earth: what the {sign} throws itself into [is solid afterwards|stands afterwards|is baked hard afterwards], and [it seldom goes back to look|it rarely returns to see|looking back is not its way]',
    wealth:
      'Fire over Metal: the {sign} softens hard cases, and [likes its material best when it says no at first|prefers what says no at first|enjoys what resists to begin with]',
    officers:
      'Fire beneath Water: [cool heads have always had charge of|there was always a cool head above|cool heads have watched over] the {sign}, [and so its passions come with a lid|whose passions therefore have a lid|and its passions simmer]',
    resources:
      'Fire beside Wood: the {sign} is never short of [something to burn for, only of an evening without it|a thing to burn for, but of free evenings|causes, though of evenings without one]',
  },
  Earth: {
    companions:
      'Earth among Earth: the {sign} belongs to [a plain of people who hold together, and moves when it moves|people who hold together, and goes when they go|a wide plain of its own people, and keeps their pace]',
    output:
      'Earth that yields Metal: slow matter in the {sign} [turns into one sharp result, and then the next|comes out as something sharp, one piece after another|hardens to a point, and then to another]',
    wealth:
      'Earth over Water: the {sign} gives a bank to [what would run away, money, tempers and talk included|money, tempers and talk, which would run away|whatever runs: talk, money, tempers]',
    officers:
      'Earth beneath Wood: [others plant their wishes in|wishes of others are sown in|many wishes are planted in] the {sign}, which [decides on the season|says when they may grow|keeps the calendar]',
    resources:
      'Earth beside Fire: the {sign} was kept warm, and [keeps warmth, long after the stove is out|holds the warmth when the stove is cold|is warm when the fire has long gone]',
  },
  Metal: {
    companions:
      'Metal among Metal: the {sign} lies in a drawer of blades, [kept keen with a certain amount of noise|which keep each other keen and make some noise|where edges meet and nobody grows dull]',
    output:
      'Metal that gathers Water: out of the {sign}’s reserve comes [a flow of words that surprises those who had it down as silent|such a flow of words that nobody calls it silent again|talk, to the surprise of those who thought it silent]',
    wealth:
      'Metal over Wood: the {sign} cuts to length, and [things that were merely growing become of use|what merely grew is now of use|mere growth turns into timber]',
    officers:
      'Metal beneath Fire: the {sign} has been [through the forge and is not impressed by heat|forged, and heat does not impress it|in the fire before, and stays calm near it]',
    resources:
      'Metal beside Earth: the {sign} lies safe in a hill of habits, and [somebody has to come with a spade|waits for somebody with a spade|it takes a friend with a spade]',
  },
  Water: {
    companions:
      'Water among Water: the {sign} runs together with [whoever is near, and ought to know which stream was its own|others, and might remember its own spring|all that flows near, and should mark its own source]',
    output:
      'Water that raises Wood: the {sign}’s ideas [stand about in other people’s gardens, in leaf|come into leaf in the gardens of others|are found growing in other gardens]',
    wealth:
      'Water over Fire: the {sign} [calms what blazes and makes steam of it, which is to say a trade|makes steam of what blazes, and of steam a trade|turns blaze into steam, and lives by it]',
    officers:
      'Water beneath Earth: there are banks on both sides of the {sign}, [put up by others, and they give it force|which others put up and which give it force|not of its building, and they make it strong]',
    resources:
      'Water beside Metal: the {sign} is filled from [cold deep places, books above all, and clears slowly|deep cold springs, mostly books, and takes time to clear|far down, by books above all, and settles slowly]',
  },
};
