import type { Element } from '@org/zodiac-core';
import type { TenGodId } from '@org/zodiac-core/pillars';

/** A month under a ten god: a picture that begins a sentence, and something small to do. */
type Advice = readonly [picture: string, task: string];

/** By the element of the day master. */
export const monthAdvice: Readonly<Record<Element, Readonly<Record<TenGodId, Advice>>>> = {
  Wood: {
    companion: ['Branches grow side by side', 'do with a friend what waited'],
    'rob-wealth': ['Branches tangle', 'lend tools and hours with a date'],
    'eating-god': ['Fire shows what Wood stored', 'finish one pleasant thing and share it'],
    'hurting-officer': ['Dry Wood throws sparks', 'send the second draft, not the first'],
    'indirect-wealth': ['There is new Earth to root in', 'look at three offers, walk one'],
    'direct-wealth': ['The Earth was dug before', 'see to invoices, repairs, the ordinary round'],
    'seven-killings': ['Metal tests the grain', 'begin with the hardest task'],
    'direct-officer': ['Metal trims to a line', 'trust forms and appointments over improvising'],
    'indirect-resource': ['Water wells up from somewhere', 'read outside your subject'],
    'direct-resource': ['Water stands at the roots', 'rest without earning it first'],
  },
  Fire: {
    companion: ['Flame joins flame', 'share a meal or a cause'],
    'rob-wealth': ['Two fires burn one stack', 'settle costs before the party'],
    'eating-god': ['Warmth settles into Earth', 'bake, build, plant, walk home slowly'],
    'hurting-officer': ['Heat cracks the clay', 'be right in a softer tone'],
    'indirect-wealth': ['Metal glows at the rim', 'do sums before you say yes'],
    'direct-wealth': ['Metal runs into its mould', 'repeat what worked, at its price'],
    'seven-killings': ['Water hisses near the flame', 'keep short lists and early nights'],
    'direct-officer': ['The kettle sits on the hearth', 'follow the procedure, briskly'],
    'indirect-resource': ['Driftwood comes ashore', 'keep the interest that outlasts a week'],
    'direct-resource': ['Seasoned Wood is stacked', 'ask somebody with more years'],
  },
  Earth: {
    companion: ['Earth meets Earth', 'carry the other end'],
    'rob-wealth': ['Boundaries blur after rain', 'put names and dates on loans'],
    'eating-god': ['Metal comes clean from soil', 'put one good object in order'],
    'hurting-officer': ['The spade rings on stone', 'say the awkward fact once'],
    'indirect-wealth': ['Water crosses without a channel', 'fill the buckets you have'],
    'direct-wealth': ['Water keeps to the ditches', 'balance small sums on regular days'],
    'seven-killings': ['Roots push at the wall', 'decline the second request kindly'],
    'direct-officer': ['The orchard stands in rows', 'keep the promise with a date'],
    'indirect-resource': ['Burnt stubble feeds the ground', 'open the unsettling book'],
    'direct-resource': ['The hearth dries the brick', 'spend time with an elder'],
  },
  Metal: {
    companion: ['Metal rings with Metal', 'train or rehearse in company'],
    'rob-wealth': ['Two knives want one whetstone', 'take turns and count the spoons'],
    'eating-god': ['Water runs off the blade', 'talk, write, swim'],
    'hurting-officer': ['Steel lies in cold water', 'give away the last word once'],
    'indirect-wealth': ['Green Wood is in reach', 'plan a windfall before spending it'],
    'direct-wealth': ['Timber is cut to measure', 'work at your own rate'],
    'seven-killings': ['The forge is hot', 'work in short heats, speak slowly'],
    'direct-officer': ['The seal is inked', 'have papers checked'],
    'indirect-resource': ['Clay is packed round the mould', 'study something of no use'],
    'direct-resource': ['The hill supports its ore', 'ask the steady person'],
  },
  Water: {
    companion: ['Streams run together', 'hold the long conversation'],
    'rob-wealth': ['Water finds every gap', 'look through subscriptions and favours'],
    'eating-god': ['The garden drinks', 'give an idea to a planter'],
    'hurting-officer': ['Reeds whisper', 'tell only stories you would sign'],
    'indirect-wealth': ['Sunlight lies on the waves', 'cast a single line'],
    'direct-wealth': ['A lamp lights the tide table', 'do accounts, sail on time'],
    'seven-killings': ['A dam crosses the current', 'raise the level daily, unhurried'],
    'direct-officer': ['Banks hold and bridges stand', 'be where you said'],
    'indirect-resource': ['A well opens in rock', 'give the strange book an hour'],
    'direct-resource': ['Snow lies on the hills', 'collect advice before you need it'],
  },
};

/** For the eleventh and the twelfth month, whose stems are those of the first and the second. */
export const monthAdviceAgain: Readonly<Record<TenGodId, Advice>> = {
  companion: ['Your peers are back', 'ask what became of plans'],
  'rob-wealth': ['Sharing is the subject again', 'close what spring opened'],
  'eating-god': ['Ease comes round again', 'make a present by hand'],
  'hurting-officer': ['The sharp tongue is back', 'use it on your draft'],
  'indirect-wealth': ['A chance returns from spring', 'look at it by daylight'],
  'direct-wealth': ['Steady gain is the subject again', 'count what came in'],
  'seven-killings': ['Pressure knocks twice', 'let the half that can wait'],
  'direct-officer': ['Order is back on the agenda', 'renew what expires'],
  'indirect-resource': ['The odd book lies open still', 'read its last chapter'],
  'direct-resource': ['Care comes round again', 'write to a teacher'],
};
