import type { ZodiacSignId } from '@org/zodiac-core';
import type { TenGodId } from '@org/zodiac-core/pillars';

/** What a sign makes of ten years under a ten god: its character held against the subject of the god. */
export const decadesOfSigns: Readonly<Record<ZodiacSignId, Readonly<Record<TenGodId, string>>>> = {
  rat: {
    companion:
      'Your {kind} knows everybody anyway; now it may stop counting favors and found something with three of them.',
    'rob-wealth':
      'One larder and several keys: write down whose shelf is whose, and the {kind} can enjoy the visitors.',
    'eating-god':
      'What was hoarded can be cooked; the {kind} that feeds a table finds it has saved nothing better.',
    'hurting-officer':
      'You see the gap in each rule. Name it to those who made it, {kind}, before you slip through.',
    'indirect-wealth':
      'Trade at every corner, which the {kind} hears before it sees; two ventures well kept outdo seven begun.',
    'direct-wealth':
      'Small sums laid by on the same day each month are how the {kind} becomes calm by night.',
    'seven-killings':
      'Somebody larger sets the pace; wit and a second exit, the {kind}’s old means, are quite enough.',
    'direct-officer':
      'The quick one is asked to sit in the chair, and a {kind} with an office proves scrupulous.',
    'indirect-resource':
      'Night reading pays: the {kind} collects odd keys for years, then comes upon the door for one.',
    'direct-resource':
      'For once the provider is provided for; take the help, {kind}, without working out what it cost.',
  },
  ox: {
    companion:
      'Two in one yoke plow straighter: choose, {kind}, a colleague who walks at your pace, and say so.',
    'rob-wealth':
      'Others graze where you sowed. A fence agreed in spring spares the {kind} a long silent summer.',
    'eating-god':
      'The furrow is drawn and there is time to chew; ease, for the {kind}, is a skill to practice.',
    'hurting-officer':
      'Years of swallowed remarks want out. Put one at a time, {kind}, and in the order of their age.',
    'indirect-wealth':
      'Offers come quicker than you walk: let four go by, {kind}, and lean your whole weight on the fifth.',
    'direct-wealth':
      'Nothing suits you better: the harvest equals the work, and the {kind} keeps both in one barn.',
    'seven-killings':
      'The load grows, and you would pull it unasked; the {kind} learns to name what a cart may carry.',
    'direct-officer':
      'Rank comes to whoever stayed. It asks the {kind} for one thing more, which is to explain its methods.',
    'indirect-resource':
      'A side path off the known field: follow an interest, {kind}, that has no use for a plow.',
    'direct-resource':
      'Teachers with time, a roof that holds. Stubbornness rests, and the {kind} finds it likes being shown.',
  },
  tiger: {
    companion:
      'Your equals do not follow. Hunt beside them, {kind}, and share out the hill before the first quarrel.',
    'rob-wealth':
      'Bold friends, bold spending: lead by all means, and let somebody who is no {kind} hold the purse.',
    'eating-god':
      'The cause can wait an afternoon; a {kind} lying in the sun still owns every bit of the forest.',
    'hurting-officer':
      'Nobody says it more finely or more loudly. Pick the one wrong, {kind}, that your voice can right.',
    'indirect-wealth':
      'Wide country, quick leaps: go after what you can carry home, {kind}, and leave the rest its freedom.',
    'direct-wealth':
      'Wages bore you and build you; let a dull reliable income finance what the {kind} would do anyway.',
    'seven-killings':
      'Here is an adversary of your size. The {kind} is at its finest, given sleep and one true friend.',
    'direct-officer':
      'A crown with rules about it: you may command, {kind}, provided that you also sign the timesheet.',
    'indirect-resource':
      'The forest at dusk is a school: masters without diplomas teach the {kind} how to lie still.',
    'direct-resource':
      'Someone older believes in you and says when to wait; a {kind} that listens saves itself three leaps.',
  },
  rabbit: {
    companion:
      'Soft company, good rooms: a circle of your own taste, in which the {kind} may even disagree aloud.',
    'rob-wealth':
      'You would rather pay than argue. Agree the bill beforehand, {kind}, and neither will be called for.',
    'eating-god':
      'Gardens, music, a table for six: beauty made at leisure is work too, and the {kind} does it best.',
    'hurting-officer':
      'Wit long kept behind good manners comes out; let it have ink, {kind}, before it finds a face.',
    'indirect-wealth':
      'Doors open to a light knock. Several burrows are wise, says the proverb, and a {kind} needs only three.',
    'direct-wealth':
      'Order in the cupboards, then in the accounts: the {kind} likes a house that pays its own way.',
    'seven-killings':
      'Loud people, hard deadlines. The detour is your art, {kind}, yet one plain refusal shortens it by years.',
    'direct-officer':
      'Good form is rewarded at last: diplomacy has a title, and the {kind} wears it as if lent.',
    'indirect-resource':
      'Quiet subjects draw you under the hedge; come up now and then, {kind}, and tell what you heard.',
    'direct-resource':
      'Kind elders, soft light, shelves of books: what the {kind} takes in here furnishes all its later rooms.',
  },
  dragon: {
    companion:
      'Others as large as you share the sky: draw its borders early, {kind}, and make the weather together.',
    'rob-wealth':
      'Admirers are a costly retinue. Keep the few, {kind}, who would carry your trunk for nothing.',
    'eating-god':
      'Grand plans shrink to a good kitchen, and the {kind} discovers what rain feels like to a field.',
    'hurting-officer':
      'Brilliance against office: thunder clears the air once, {kind}; after that, people want it to rain.',
    'indirect-wealth':
      'Fortune of a large, loose kind rolls about; the {kind} catches most by opening a single claw.',
    'direct-wealth':
      'Even a cloud fills by drops. Give the {kind} a monthly sum and it learns to respect small change.',
    'seven-killings':
      'A wall worth the wings: what resists you now, {kind}, decides how much of the talk was flight.',
    'direct-officer':
      'The seat was always kept for you; ruling from it, the {kind} finds, is chiefly listening.',
    'indirect-resource':
      'The pearl under the chin is wisdom, they say, and the {kind} gets it alone and below water.',
    'direct-resource':
      'Someone stands behind the throne and means well; thank them in public, {kind}, while the crowd looks.',
  },
  snake: {
    companion:
      'Others who think as slowly and as deep: with them the {kind} can leave a sentence open overnight.',
    'rob-wealth':
      'Secrets and savings get shared sooner than you planned; choose, {kind}, who learns the combination.',
    'eating-god':
      'A warm stone and nothing to prove: what you make at rest, {kind}, has your finest scales on it.',
    'hurting-officer':
      'One quiet word from you undoes a speech. Weigh, {kind}, whether the speaker can bear its being true.',
    'indirect-wealth':
      'You wait, and chances walk past in range. Strike seldom, {kind}, and never because others are striking.',
    'direct-wealth':
      'An income that grows by skins: each year the {kind} sheds one expense and fits the next size.',
    'seven-killings':
      'Watched from several sides, you become exact; the {kind} moves when they have tired of looking.',
    'direct-officer':
      'Discretion gets an office with a door. Leave it open an hour daily, {kind}, or legends begin.',
    'indirect-resource':
      'The old arts are your own ground, and a {kind} that studies them should keep one skeptical friend.',
    'direct-resource':
      'A teacher sees through the reserve; let yourself be known that far, {kind}, and the rest is taught.',
  },
  horse: {
    companion: 'A herd that runs as you do: joy for the {kind}, so long as somebody notices who is limping.',
    'rob-wealth':
      'Races are expensive among friends. Settle the stake, {kind}, and be glad of company when you come second.',
    'eating-god':
      'Meadow years. The {kind} grazes, plays, invents on the trot, and forgets for weeks to be elsewhere.',
    'hurting-officer':
      'You take every fence put up for you; look over it first, {kind}, for whoever is behind it.',
    'indirect-wealth':
      'Markets in six towns: the {kind} arrives first everywhere, and gains most by staying a second day.',
    'direct-wealth':
      'Harness, for a known road at a known rate, tires you less than you feared, {kind}, and feeds many.',
    'seven-killings':
      'Hard riders, uphill ground. Your nerve is up to it, {kind}, if the halts are yours to choose.',
    'direct-officer':
      'A parade bridle: duties with an audience show how well the {kind} can walk when it wishes.',
    'indirect-resource':
      'Travel turns inward; strange books and far teachers give the {kind} a country without any roads.',
    'direct-resource':
      'The stable door stands open and you stay: care, says the {kind} in surprise, is not a rope.',
  },
  goat: {
    companion:
      'A flock of one’s own kind: gentle talk, shared hills, and a {kind} that need not lead or trail.',
    'rob-wealth':
      'You give the blanket away and shiver. Friends who ask a {kind} what it needs are the ones to keep.',
    'eating-god':
      'Hands full of wool, clay or flour: the {kind} makes what people touch twice, and sells too cheap.',
    'hurting-officer':
      'Softness has a horn. Use it on the price, {kind}, and on whoever calls your art a hobby.',
    'indirect-wealth':
      'Green on every slope, so worry has a choice: let a cooler head go with the {kind} to market.',
    'direct-wealth':
      'A regular buyer and a fair fee are meadow enough; security makes the {kind} bolder than praise does.',
    'seven-killings':
      'Steep rock, where your kind climbs best: step by step the {kind} passes what stops the strong.',
    'direct-officer':
      'A fence that keeps wind out as well: within clear hours, {kind}, the imagination has room.',
    'indirect-resource':
      'Dreams by day, songs without a client. Keep them, {kind}; some turn out to be next year’s work.',
    'direct-resource':
      'You are led to water and the gate is shut at night; lean on that, {kind}, and graze further.',
  },
  monkey: {
    companion: 'A troop as clever as you: nobody is fooled, and for once the {kind} has to be merely good.',
    'rob-wealth':
      'Games for stakes, with friends who cheat as sweetly as you; let the {kind} keep score in ink.',
    'eating-god':
      'Play without a purpose, from which the {kind} comes home with a toy that others call an invention.',
    'hurting-officer':
      'You imitate the chief to perfection. A stage suits that, {kind}, better than the corridor does.',
    'indirect-wealth':
      'So many branches in fruit: the {kind} eats well by letting go of one before it grasps another.',
    'direct-wealth': 'Routine is a lock you can pick: automate the dull half, {kind}, and be paid for both.',
    'seven-killings':
      'The mountain was set on the Monkey King too. Patience, as the {kind} learns, is also a trick.',
    'direct-officer': 'Put in charge of the peaches, a {kind} may grow honest for the pure surprise of it.',
    'indirect-resource':
      'Riddles nobody ordered: learn the odd craft through to its end, {kind}, since half of it is boredom.',
    'direct-resource':
      'A patient teacher laughs at your jokes and sets the exercise again; the {kind} never had it better.',
  },
  rooster: {
    companion:
      'Other early risers, equally right: divide the yard, {kind}, and praise the crowing across the fence.',
    'rob-wealth': 'They borrow your tools and your phrases. Label both, {kind}, then lend with a good grace.',
    'eating-god':
      'Feathers at leisure: the {kind} cooks by weight, dances in time, and leaves one picture crooked for fun.',
    'hurting-officer':
      'You hear the false note from the top row. Tell it to the player, {kind}, after the concert.',
    'indirect-wealth':
      'Grain lies scattered and you can count while pecking; decide, {kind}, on the hour when you stop.',
    'direct-wealth':
      'Ledgers agree to the penny, and the {kind} is happy; spend some of it on being admired.',
    'seven-killings':
      'An inspector stricter than yourself appears. Meet the standard once, {kind}, then ask who set it.',
    'direct-officer':
      'The timetable is yours to write. A {kind} in office is punctual for everyone, and may forgive five minutes.',
    'indirect-resource':
      'Knowledge without a syllabus unsettles you. Take notes, {kind}, and let some of them contradict each other.',
    'direct-resource':
      'An elder praises in detail, as you have always wished; the {kind} grows quieter, and so more heard.',
  },
  dog: {
    companion: 'A pack with a shared gate: watches are taken in turn, and the {kind} sleeps through a night.',
    'rob-wealth':
      'You would give the last bone for loyalty’s sake; ask first, {kind}, whether the other is hungry.',
    'eating-god':
      'Off duty at last. A {kind} that plays is the best company there is, and nothing is stolen meanwhile.',
    'hurting-officer':
      'Injustice makes you bark at the uniform. Gather two witnesses, {kind}, and say it indoors.',
    'indirect-wealth':
      'Strangers bring offers to the gate: your nose knows most of them, so trust it, {kind}, over the brochure.',
    'direct-wealth':
      'Honest pay for a guarded house: the {kind} asks too little, having never thought of it as work.',
    'seven-killings':
      'Something really does need guarding now, and the {kind} that was anxious in peace turns steady.',
    'direct-officer':
      'Service with a badge. You were keeping the rules anyway, {kind}, and can now soften one.',
    'indirect-resource':
      'Far from the gate you sniff at old questions; no one minds, {kind}, if the answer takes years.',
    'direct-resource':
      'Someone watches over the watcher. Lie down by that stove, {kind}, and leave the footsteps to them.',
  },
  pig: {
    companion:
      'Good eaters round one trough: the {kind} is at home here, and notices in time who has had none.',
    'rob-wealth':
      'Your purse stands open because your heart does; close one of them, {kind}, when the month ends.',
    'eating-god':
      'The happiest of pairings: food, craft and laughter, for which the {kind} has waited with great patience.',
    'hurting-officer':
      'You say what everyone was too polite for. It lands well, {kind}, because you are not angry.',
    'indirect-wealth':
      'Truffles are found with the nose down. Dig where you stand, {kind}, and let the tip-givers talk.',
    'direct-wealth':
      'A household’s savings once lived in the sty; the {kind} keeps that fame by plain monthly thrift.',
    'seven-killings':
      'Pushed, you look harmless and do not move, which the {kind} may count as its form of courage.',
    'direct-officer':
      'Responsible posts like a calm holder: sign only what was read, {kind}, and read it after supper.',
    'indirect-resource':
      'A wallow of strange learning, warm and deep. Bring up one thing a week, {kind}, to show.',
    'direct-resource':
      'You are fed, taught and forgiven, as you do by others; accept it whole, {kind}, crust and all.',
  },
};
