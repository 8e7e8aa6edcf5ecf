import type { ZodiacSignId } from '@org/zodiac-core';

interface SignReading {
  core: string;
  career: string;
  relationships: string;
  culture: string;
}

/** Texts about each sign, written for this product from tradition. */
export const signReadings: Readonly<Record<ZodiacSignId, SignReading>> = {
  rat: {
    core: 'You read a [room|face|room full of people] before you have [taken off your coat|sat down|said good evening]. Who is tired, who is pleased, where the door is, what is being left unsaid: it is [all noted|noted down|kept], and [some|half|part] of it will be useful [in a year|next year|one day]. This quickness can pass for restlessness, but at its root is care. You were born under a sign that remembers winter, and you [rarely|seldom|hardly ever] feel that enough has been [put by|saved|stored]. Let the count be finished sometimes. A full larder is for eating from.',
    career:
      'Give a Rat a [half-known|new|half-mapped] field and a free hand. You find the [pattern in the noise|signal in the noise|thread in the tangle], the supplier nobody had called, the sentence in the contract that matters. You do well [where|wherever] [information is money|news has a price|knowing early pays]: research, buying, analysis, journalism, product work, any desk to which odd questions are sent. What wears you down is ceremony. Guard against doing everything yourself because explaining takes longer; the second time, it would not have.',
    relationships:
      'You show love by [noticing|remembering]: the [book|song|film] someone mentioned once, the [train|call|birthday] they must not miss. In return you [need|have] to be told things [directly|plainly|outright], because silence sets you [calculating|guessing]. Your circle is small and it is for life, and those inside it would be surprised to hear that you are thought reserved. When you are hurt you keep accounts. Bring the ledger out early, while the sums are still small and can be laughed at.',
    culture:
      'The Rat [opens|begins|heads] the cycle, and its hour is [the middle of the night|midnight], when one day [turns into|gives way to] the next. In the old tale of the river crossing it wins by riding on the Ox and leaping ashore first; in older households it stood for plenty, since only a house with grain has rats. Both stories say the same thing about beginnings: they belong to whoever is awake.',
  },
  ox: {
    core: 'You are the part of the wall that does not move. Others [hurry|rush off], change their minds and [hurry|run] back, and find you [where you were|in your place|still there], with more done than anyone noticed. You do not speak of effort and you distrust people who do. Under the [quiet|calm] there is [strong feeling and a long memory|a long memory and strong feeling], and your patience, which seems endless, has in fact an exact end. It helps those around you to hear that end coming, rather than to meet it.',
    career:
      'Work that [rewards|suits|pleases] you is work that [accumulates|adds up|mounts up]: land, buildings, engines, accounts, a practice, a craft. You would [rather|sooner] [finish|complete] one thing than [discuss|begin|plan] four. Colleagues learn that your estimate is the true one and that your signature is worth waiting for. Change imposed from above finds you slow, not because you cannot learn but because you want the reason first. Ask for it aloud. Good reasons make you the fastest convert in the building.',
    relationships:
      'You are not one for declarations. You [mend the gutter|fix the roof|mend the gate], drive through the night, stand in the [rain|sleet] with the umbrella over someone else. A partner who needs words may go hungry beside all that bread, so learn two or three sentences and use them often. In return you [want|ask|expect] loyalty [without|and no] drama. Being teased is fine and being rushed is not, and a promise broken to you is remembered for the length of a field.',
    culture:
      'For most of [history in China|China’s history] the ox [plowed|drew the plow], and so families who lived by grain often would not eat beef: one does not eat a colleague. The Ox came second in the race because it stopped for nothing and gave a passenger a ride. Its hours, one to three in the morning, are those in which it was said to chew over the day; its virtue is work nobody sees.',
  },
  tiger: {
    core: 'Something in you [stands|gets] up before you have [decided to|made up your mind|thought about it]. A stranger is being treated badly, a plan is too small, a silence has gone on too long, and there you are in the middle of it. You are [generous|free] with your [strength|time] and careless of your [rest|sleep], and you would rather be wrong at full speed than right at a walk. People follow you without being asked. The lesson of your sign is that not every closed door is an insult.',
    career:
      'You belong where there is something to [win|gain] or [someone|somebody] to [protect|defend]: founding a company, leading a campaign, emergency medicine, the law, sport, sales with your own name at stake. You give a team [courage|heart], which [cannot be bought|money cannot]. You also give it whiplash, for you begin three things before the first is tidy. Keep one calm finisher near you and thank them in public. Titles matter less to you than room; ask for room.',
    relationships:
      'To be loved by you is to have a [champion|defender]. You are warm, funny, physical in your affection and incapable of a small gesture. You are also [easily|soon] bored, and you may [pick|start] a quarrel as others [open|throw open] a window. Choose someone who does not flinch and does not obey. In the middle of a fight, count slowly: the sentence you most want to say is usually the one that takes a year to repair.',
    culture:
      'On the forehead of the tiger people saw the strokes of 王, king, and so it [became|was made] the lord of beasts and the [guardian of thresholds|keeper of doors]. Children were given tiger shoes and tiger caps to frighten off harm. In the river tale it fought the current and came in third, soaked and roaring. Its hours are three to five, the last of the dark, when a guardian is most needed.',
  },
  rabbit: {
    core: 'You hear the [note|string|voice] that is [slightly|a shade|just] flat. Rooms, voices, colors, moods: you take them in whole and know at once what would put them right, and [generally|mostly] you do it so [gently|softly|quietly] that [nobody|no one] sees it done. This is called tact, and it is also a kind of strength, since it asks that you keep calm while others are comfortable being loud. The price is that you carry other people’s weather. Go home early when you need to; it is not rudeness.',
    career:
      'You are at your best where [judgment and manners|manners and judgment] are the [work itself|job itself|whole job]: design, editing, diplomacy, medicine, hospitality, counsel, the care of beautiful or fragile things. You can say no so that it sounds like an invitation. [Conflict|Strife] that others leave [lying about|about] costs you more than [it costs them|them], so look for a place that settles things by talking. When you are praised for being nice, mention the result as well. It was not only niceness.',
    relationships:
      'You fall [slowly|by degrees] and arrange everything: the [light, the table|table, the light], the right [moment|evening]. Affection from you is attentive and a little formal at first, and then very deep. You [dislike|hate|fear] scenes so much that you may agree to what you [cannot bear|do not want], and leave a year later. Say the difficult thing while it is still a small thing. The people who deserve you will find your frankness a gift, because they know what it costs.',
    culture:
      'Look at the full moon from China and you [see|find|make out] a rabbit, standing at a mortar and pounding the herb of long life; it keeps company there with Chang’e, the lady of the moon. In the race the Rabbit crossed on stones and a drifting log, and came fourth with dry feet. In Vietnam the Cat has this place in the circle. Either way it is the sign of soft steps and good timing.',
  },
  dragon: {
    core: 'You were not [made|cut out|meant] for the small size. Ideas reach you already large, and you go at them with a whole heart and the assumption that others will come along, which oddly often they do. There is generosity in this and also pride: you would [rather|sooner] give than be given to, and [rather|sooner] be thanked than helped. The gift of your sign is that it makes people braver. Its difficulty is hearing a whisper, and the truth about oneself is usually whispered.',
    career:
      'Your place is [wherever|where] something [must|has to] be begun: a company, a building, a movement, a theater, a theory. You see the [finished|whole] thing while others [see|count] the cost, and you can describe it until they see it too. Maintenance is not your gift, and you should hire for it without apology. Take criticism in writing, read it the next morning, and answer after lunch. You will find that about half of it was a present.',
    relationships:
      'You love as you do [everything|all else], with the doors open and [all the lamps|every lamp] lit. You [admire|praise] easily and [want|like] to be [admired|praised], and you lose interest in anyone who only agrees. The people who last beside you have mountains of their own. Ask them about these, and then keep quiet for as long as you find comfortable and a little longer. Small daily attentions, which you tend to leave to others, are where your partner will learn to trust you.',
    culture:
      'The dragon of China is not the one that guards gold and fights with knights. It is long, bearded and benevolent; it lives in rivers and clouds and brings rain. Emperors [wore it with five claws on yellow silk|had it on yellow silk, with five claws]. It is the only one of the twelve that nobody has met, and it came fifth in the race because it had stopped on the way to water a village’s fields.',
  },
  snake: {
    core: 'You think before the question is [finished|out|complete] and answer [well|long] after it. In between, something subtle is going on: you weigh what was said, why, by whom, and what will be true of it next year. People feel seen by you, and not always comfortably. You have [taste, reserve|reserve, taste] and [an instinct|a feeling] for the moment, and you do nothing twice that can be done once. What you find hard is the plain asking. Others cannot read you as you read them.',
    career:
      'Depth is your [trade|business|line]. Science, medicine, law, finance, psychology, strategy, the arts where one line must carry everything: you prosper where a question can be lived with for a long time and closed with one stroke. You are not [made|built] for [open offices or daily announcements|daily announcements or open offices]. Your colleagues may take silence for consent or contempt, and it is often neither. A short note that says "I am thinking about it, Thursday" saves you a surprising amount of trouble.',
    relationships:
      'You choose [rarely|seldom] and with your [whole|full] attention, and to the one chosen you are tender, witty and astonishingly loyal. You are also possessive of the small private world that two people make, and slow to forgive anyone who opens its door. Suspicion is the shadow of your insight: sometimes you are right and it does not help. Ask first. Most of what [looks like|seems] a secret turns out to be [somebody|someone] being [tired|hungry].',
    culture:
      'People call it the small dragon, and to be born in its year was [never an insult|no insult|always a compliment] in China. Nüwa, who in the old myths made human beings from yellow clay, had the body of a snake. A shed skin was medicine and a sign of renewal. In the race the Snake traveled coiled about the Horse’s hoof, dropped to the ground before the line, and came in sixth without a splash.',
  },
  horse: {
    core: 'You are [happiest|best] with the road [in front|ahead] of you. Movement clears your head: a walk, a journey, a new subject, a conversation that runs from room to room. You are quick, candid and cheerful, and so visibly alive that others warm themselves at it. Stand still too long and you [begin|start] to kick the [stall|door]. You are not unfaithful to what you leave, only finished with it, and you might say so at the gate, since people wait there.',
    career:
      '[Choose|Look for|Take] work that changes its [shape|face]: travel, teaching, sport, performance, reporting, sales, the early years of anything. You learn [at speed|fast], talk well [on your feet|standing up] and lift the mood of a whole [floor|office]. You grow careless in the last tenth of a task, precisely where it is judged. Borrow someone else’s patience for that part, or make a race of it. A salary holds you less well than a horizon, so ask where the job leads.',
    relationships:
      'You fall in love at a gallop, and [everyone|everybody|the whole town] sees the dust. What keeps you is freedom with a home in the middle of it: a person who has their own road and is glad when yours comes back to theirs. Jealousy [puzzles|baffles] you, and reproach makes you leave the [room|house]. Practice staying in it. Ten minutes of stillness, with your eyes on the other person, will do more than a journey planned as an apology.',
    culture:
      'The Horse [belongs to|has] noon, the hour of [most|fullest] light, and to the roads and couriers that held a vast country together. Emperors sent embassies across deserts for good horses, and painters gave their lives to them. "Ride a horse and success arrives" is still a wish for those who begin. In the race it came seventh, having been startled by the Snake at its heel.',
  },
  goat: {
    core: 'You are [kinder|gentler] than the world deserves, and you know it, and you [go on|carry on]. Beauty matters to you as bread does to others: the fall of a curtain, the right word, a song at the right hour. You [do not|never] push. You wait, you [soften|smooth] things, and you are stronger than those who lean on you suppose. Worry is your old companion. It is imagination facing the wrong way, and given a pencil or a garden it turns round.',
    career:
      'You [thrive|flourish|do well] in company that is [gentle|kind] and on work that is made by hand, ear or heart: art, music, care, teaching, gardens, kitchens, craft, the design of things people touch. Bare competition makes you small, and encouragement makes you remarkable. You are apt to undercharge. Let [someone|somebody] who loves you [name|set] the price, and do not lower it in the doorway. Deadlines that others set help you more than those you promise to yourself.',
    relationships:
      'You give comfort as [naturally|freely|readily] as others give advice. Homes become homes when you have been in them a week. You need reassurance and are ashamed of needing it, which makes you hint where you might ask. Ask: the answer is nearly always yes. You [forgive much and forget little|forget little and forgive much], and your way of being angry is to go quiet and far. Leave a lamp in the window, so that whoever is sorry can find you.',
    culture:
      'The character 羊 [stands for|means] sheep and goat [alike|both], and so the sign has been called both, and Ram besides. It is a lucky character: set above 大, large, it makes 美, beauty, and it is half of 祥, good fortune. A lamb kneels to drink, and was held up to children as an example of thankfulness. In the race it came eighth, with friends, having shared a raft.',
  },
  monkey: {
    core: 'You take things apart to [see|find out] how they laugh. Rules, machines, arguments, solemn people: nothing is safe from your curiosity and very little is harmed by it. You learn by playing, forget what bores you, and solve in [a minute|an hour] what a committee has been [honoring|nursing] for a [month|year]. Because it comes easily you may not believe it is worth much. It is. The task of your sign is to pick one thing clever enough to deserve you, and stay.',
    career:
      'Put a Monkey where the [problem|puzzle] is [new|fresh]: invention, software, entertainment, negotiation, trade, teaching the subject nobody likes. You improvise brilliantly and get people to do things they had refused to do, by making it amusing. Routine you will [automate or evade|evade or automate]. Be careful of being right too quickly: others need the steps, not only the answer, and a joke at the wrong person’s expense has ended better careers than laziness ever did.',
    relationships:
      'You court with [wit|jokes] and you stay for [conversation|the talk]. [Whoever|Anyone who] can surprise you at [breakfast|supper] [will have|has] you for life. You are helpful, inventive and fun, and slippery when feelings are to be discussed, for which you have a hundred exits. Close one or two of them. You will find that seriousness, taken in small amounts with someone you trust, does not hurt, and that being known is better than being entertaining.',
    culture:
      '[Every|Each] child in China knows [one|a certain] monkey: Sun Wukong, born from a stone, who stole the peaches of immortality, fought heaven to a draw, and then walked all the way to India guarding a monk. He is cleverness learning to be useful. The word for monkey, 猴, sounds like the word for a noble rank, so that a monkey on a horse was a gift which wished one promotion.',
  },
  rooster: {
    core: 'You see the crooked [picture|lampshade|seam] and you cannot [sit down|settle] until it is straight. There is a right way to do things, and you have usually found it, written it down and told people. Behind this exactness is an honest heart that would rather be disliked than vague. You keep your promises to the minute. What you ask of others you ask [doubly|twice over] of yourself, and late at night you are the one who hears about it. Be a milder judge at that hour.',
    career:
      '[Wherever|Where] details carry lives or money you are worth your weight: surgery, accounts, editing, engineering, law, stagecraft, the running of anything with a timetable. You prepare, you [speak clearly, you look the part|look the part, you speak clearly], and you notice. Others may hear a correction where you meant a kindness, so say first what is good; it is also true, and you had noticed that too. Delegation becomes bearable if you describe the result and look away from the method.',
    relationships:
      'You are faithful, attentive and proud of the one you love, and you show it by improving their life in ways they had not requested. Ask before you rearrange the kitchen. You like to be [admired|praised], simply and often, and you [bloom|thrive] on it. In [quarrels|arguments] your memory for facts is a weapon: [leave|keep] it in its case. It is seldom the date that the other person is upset about.',
    culture:
      'The rooster was [said|held] to have five virtues: its comb is the cap of a scholar, its spurs are a soldier’s, it fights, it calls its hens to share the grain, and it keeps time. Its crow ends the night, and painted on a door it kept bad spirits away. In the race it found the raft that carried the Goat and the Monkey over, and was placed tenth.',
  },
  dog: {
    core: 'You want it to be [fair|just]. From the playground on, you have stood beside whoever was alone, and you have never entirely understood those who walk past. You are loyal, plain-spoken, watchful, and better company than you believe. Much of what [goes wrong|is wrong] in the world keeps you [awake|up], and some of it is not yours to [guard|mend]. Choose your gate. A watch that covers everything is kept by nobody, and even the best of sentries is relieved at dawn.',
    career:
      'You work for a cause, even where [the cause|it] is only that this team be treated [decently|fairly|well]. Law, medicine, teaching, public service, safety, investigation, the trade that has a code: there you are tireless, and no one needs to check. [Empty|Bare] ambition repels you, and you [say so|show it]. You may stay too long with people who have stopped deserving it. Put a date in the diary, once a year, to ask yourself whether you would join them today.',
    relationships:
      'Trust comes [slowly|late] and then [completely|entirely|whole]. You are the friend who is telephoned at three in the morning, and you answer. In love you are [steady|constant] and a little anxious, listening for [the|a] change in the footstep. Tell your people what you fear, since they imagine something worse. You criticize those you love because you want them safe; try safety in another form, such as sitting beside them on the step and saying nothing.',
    culture:
      'In old villages a [strange|stray] dog that came to the door was a [piece|stroke] of luck, for 來富, "fortune comes", was the name one gave it. Tiangou, the dog of heaven, was blamed for eclipses, and people beat drums so that it would spit out the moon. In the race the Dog, the best swimmer of all, came eleventh: it had found the water delightful. Duty is its fame, and play its secret.',
  },
  pig: {
    core: 'You like life and it [tends to like|likes|mostly likes] you back. You are good-natured, thorough, patient and sincere; you take people as they present themselves and are right more often than the suspicious. Pleasure for you is not an escape from the serious things but one of them. You finish what you [start|begin], at your own [pace|speed]. When you are taken advantage of, you notice later than you might, and then you are sad rather than angry. A little earlier, and a little angrier, would do.',
    career:
      'You are the colleague [everyone|everybody] wants in the last [week|days] of a project: calm, diligent, still making tea. You do well where care shows in the result, in food, medicine, building, research, teaching, finance for real people, anything with hospitality in it. You are not fond of rivalry and need not be; your work outlasts it. [Write|Put] down what you are owed before you [begin|start]. Generosity is a virtue in you, and in a contract it is a mistake.',
    relationships:
      'Your love is [warm, physical|physical, warm], unhurried and [entirely|quite] without strategy. You cook, you listen, you forgive. You want peace so much that you may buy it too dear, and swallow what ought to have been said over dinner. Say it over dinner. You [attract|draw] those who [need|want] looking after, and it is worth asking whether they would look after you. When someone does, let them, without getting up to help.',
    culture:
      'Put a pig [beneath|under] a roof and you [have|get] 家, the character for home and family. For thousands of years a pig in the yard was a household’s savings, and it still is in pottery on many a shelf. Zhu Bajie, the pig of the journey to the west, eats, grumbles, falls in love and carries the luggage to the end. In the race the Pig stopped for a meal and a sleep, and closes the circle as the twelfth.',
  },
};
