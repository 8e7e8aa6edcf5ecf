import { hasAnyOf } from './subject-words.ts';

const person =
  '(?:guys?|man|men|boy|dude|woman|lady|girl|person|adult|someone|somebody|stranger|creep|player)';
const internet =
  '(?:online|internet|web|chat|discord|snapchat|snap|instagram|insta|roblox|tik ?tok|fortnite|minecraft|whatsapp|telegram|kik|facebook|reddit|twitch|tinder|game|app)';
const pictures = '(?:pictures?|photos?|pics?|selfies?|videos?|nudes?)';
const child =
  '(?:my|our) (?:\\p{L}+ )?(?:daughter|son|child|kid|girl|boy|teen|teenager|niece|nephew|grand\\p{L}+)';
const either = (patterns: readonly string[]) => hasAnyOf(patterns.join('|'));

const hasStranger = either([
  'stranger',
  `${person} (?:\\p{L}+ ){0,4}${internet}`,
  `friend (?:i know )?from (?:the )?${internet}`,
  `(?:online|internet) (?:${person}|friend|boyfriend|girlfriend)`,
  `(?:met|know) (?:\\p{L}+ ){1,3}(?:${internet}|games)`,
  '(?:someone|somebody|guy|man|woman|person) (?:that |who )?i (?:do not|never|hardly) know',
  '(?:an?|this|that|some) (?:\\p{L}+ )?(?:man|guy|adult)|the (?:man|guy) (?:who|from)',
]);
const hasElder = either([
  `(?:older|grown|adult) (?:${person}|friend|boyfriend|girlfriend|student)|old man`,
  `(?:he|she|who|${person}|boyfriend|girlfriend|crush) is (?:\\p{L}+ ){0,2}(?:19|[2-9]\\d)`,
  `(?:19|[2-9]\\d) years? old ${person}`,
  '(?:much|years|way|lot) older|(?:boyfriend|girlfriend|crush|guy|man) is older|an? grown up',
  '(?:he|she|guy|man|woman) (?:\\p{L}+ ){0,8}i am (?:only )?1[0-7]',
]);
/** Steps from talk to a meeting. */
const hasApproach = either([
  'me|i met|meet|meeting|trust|talk|talks|chat|write|regret|i live|old i am|come over|go out|looks \\d+',
  '(?:my |a )?(?:best )?(?:friend|boyfriend|girlfriend)|with someone|my (?:address|number|snapchat|school|house)',
  pictures,
]);

const hasElderInCharge = hasAnyOf(
  '(?:my|an?|the) (?:\\p{L}+ )?(?:coach|teacher|tutor|trainer|uncle|neighb\\p{L}+|pastor|priest|stepfather|stepdad|boss|babysitter|(?:mum|mom|mother|father|dad|sister|friend)s? (?:boyfriend|friend|father|brother))',
);
const isPrivate = hasAnyOf(
  'me alone|alone with|(?:meet|see) (?:\\p{L}+ ){0,3}alone|(?:texts?|texting|messages?|messaging|calls?|calling|hugs?|hugging|kiss(?:es)?|invites) me|me (?:\\p{L}+ )?gifts?|(?:me|comes?|coming|meet|room|house) (?:\\p{L}+ )?at night|his (?:house|place|car|bed)',
);

/** Requests that nobody should make of a minor. */
const isAskedTooMuch = either([
  `(?:send|sent|sending) (?:\\p{L}+ ){0,3}${pictures} to (?:him|her|them|an? |my )`,
  `(?:send|sent|sending|show|showed) (?:me|him|her|them|someone|somebody|my (?:boyfriend|girlfriend|crush)) (?:\\p{L}+ ){0,3}(?:of myself|naked|private)`,
  `(?:send|sent|sending) (?:him|her|them|someone|somebody|my (?:boyfriend|girlfriend|crush)) (?:\\p{L}+ ){0,3}${pictures}`,
  `me (?:to|into) (?:send|take|show)\\p{L}* (?:\\p{L}+ ){0,4}${pictures}`,
  `(?:he|she|they|${person}|photographer) (?:\\p{L}+ )?(?:wants?|asks?|asked) (?:\\p{L}+ ){0,3}${pictures} of me`,
  `(?:asks?|asked|asking|begs) (?:\\p{L}+ ){0,2}for (?:\\p{L}+ ){0,2}(?:${pictures}|snapchat|snap|address)`,
  `(?:weird|gross|dirty|creepy|sexy|private) ${pictures}|(?:wants|asks for) ${pictures}(?! with)|(?:on|about|at) my body`,
  'naked|porn\\p{L}*|sext\\p{L}*|take off my|undress|touch(?:es|ed|ing)? my (?:legs?|body|butt|chest|breasts?|thighs?)',
  '(?:our|his|her) (?:little )?secret|keep (?:it|this|us) (?:an? )?secret|in secret|a secret friend (?:online|who|that)|secret (?:meetings?|boyfriend|girlfriend)',
  'not to tell|(?:says?|said|told me) (?:do not|never) tell|(?:nobody|no one) (?:can|must|may|should) know|delete (?:our|the) (?:chats?|messages|texts)|sneak(?:ing)? out to (?:meet|see)',
  'give (?:him|her|them|someone) my (?:number|address|snapchat|password)|meet me (?:\\p{L}+ ){0,4}(?:at night|alone)',
  'me to come (?:over )?to (?:his|her) (?:house|place|flat|room)|(?:he|she|somebody|someone) wants to (?:pick me up|video ?call)',
  '(?:he|man|guy|someone) (?:bought|buys|gave|gives|sent|sends) me (?:an? |some )?(?:phone|money|clothes|drinks?|alcohol|weed|vape)',
  'sugar daddy|modell?ing (?:agent|agency|scout)|creepy (?:guy|man|dude|boy)|creeps?|pedo\\p{L}*|predator|(?:influencer|celebrity|youtuber|streamer|scout|agent|photographer) (?:messaged|texted|wrote|contacted|wants)|fake (?:account|profile)|tell (?:someone|somebody|anyone) (?:about )?what|pretend(?:s|ing) to be (?:an? )?(?:kid|child|teen\\p{L}*)',
]);

/** Whether words of a teenager tell that a stranger or an adult comes too close. */
export const isRiskyContact = (words: string): boolean =>
  isAskedTooMuch(words) ||
  ((hasStranger(words) || hasElder(words)) && hasApproach(words)) ||
  (hasElderInCharge(words) && isPrivate(words));

/** Whether a parent tells the same about a child. */
export const isRiskToChild = either([
  `(?:older|grown|strange) (?:man|guy|boy|woman) (?:\\p{L}+ ){0,4}${child}`,
  `${child} (?:\\p{L}+ ){0,2}(?:met|meet|talks?|talking|chats?|chatting|texts?|texting|sends?|sent|sending) (?:\\p{L}+ ){0,4}(?:online|strangers?|older (?:man|guy|boy)|${pictures} to)`,
  `${child} (?:\\p{L}+ ){0,2}(?:online|internet) (?:friend|boyfriend|girlfriend)`,
  `(?:stranger|man|guy|someone|somebody|coach|teacher) (?:\\p{L}+ ){0,2}(?:asks?|asked|texts?|texted|texting|messages?|messaged|messaging|wants|contacted|follows|following|took|takes|taking) (?:to (?:meet|see) |(?:for )?(?:\\p{L}+ ){0,3}of )?${child}`,
]);
