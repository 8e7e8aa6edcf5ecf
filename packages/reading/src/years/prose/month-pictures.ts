import type { Element } from '@org/zodiac-core';
import type { TenGodId } from '@org/zodiac-core/pillars';

/** A month under a ten god as a picture, by the element of the day master. */
export const monthPictures: Readonly<Record<Element, Readonly<Record<TenGodId, string>>>> = {
  Wood: {
    companion: 'Branches grow side by side',
    'rob-wealth': 'Branches tangle',
    'eating-god': 'Fire shows what Wood stored',
    'hurting-officer': 'Dry Wood throws sparks',
    'indirect-wealth': 'There is new Earth to root in',
    'direct-wealth': 'The Earth was dug before',
    'seven-killings': 'Metal tests the grain',
    'direct-officer': 'Metal trims to a line',
    'indirect-resource': 'Water wells up from somewhere',
    'direct-resource': 'Water stands at the roots',
  },
  Fire: {
    companion: 'Flame joins flame',
    'rob-wealth': 'Two fires burn one stack',
    'eating-god': 'Warmth settles into Earth',
    'hurting-officer': 'Heat cracks the clay',
    'indirect-wealth': 'Metal glows at the rim',
    'direct-wealth': 'Metal runs into its mold',
    'seven-killings': 'Water hisses near the flame',
    'direct-officer': 'The kettle sits on the hearth',
    'indirect-resource': 'Driftwood comes ashore',
    'direct-resource': 'Seasoned Wood is stacked',
  },
  Earth: {
    companion: 'Earth meets Earth',
    'rob-wealth': 'Boundaries blur after rain',
    'eating-god': 'Metal comes clean from soil',
    'hurting-officer': 'The spade rings on stone',
    'indirect-wealth': 'Water crosses without a channel',
    'direct-wealth': 'Water keeps to the ditches',
    'seven-killings': 'Roots push at the wall',
    'direct-officer': 'The orchard stands in rows',
    'indirect-resource': 'Burnt stubble feeds the ground',
    'direct-resource': 'The hearth dries the brick',
  },
  Metal: {
    companion: 'Metal rings with Metal',
    'rob-wealth': 'Two knives want one whetstone',
    'eating-god': 'Water runs off the blade',
    'hurting-officer': 'Steel lies in cold water',
    'indirect-wealth': 'Green Wood is in reach',
    'direct-wealth': 'Timber is cut to measure',
    'seven-killings': 'The forge is hot',
    'direct-officer': 'The seal is inked',
    'indirect-resource': 'Clay is packed round the mold',
    'direct-resource': 'The hill supports its ore',
  },
  Water: {
    companion: 'Streams run together',
    'rob-wealth': 'Water finds every gap',
    'eating-god': 'The garden drinks',
    'hurting-officer': 'Reeds whisper',
    'indirect-wealth': 'Sunlight lies on the waves',
    'direct-wealth': 'A lamp lights the tide table',
    'seven-killings': 'A dam crosses the current',
    'direct-officer': 'Banks hold and bridges stand',
    'indirect-resource': 'A well opens in rock',
    'direct-resource': 'Snow lies on the hills',
  },
};

/** For the eleventh and the twelfth month, whose stems are those of the first and the second. */
export const monthPicturesAgain: Readonly<Record<TenGodId, string>> = {
  companion: '[Your peers are back|Peers return|Your equals are about again]',
  'rob-wealth': '[Sharing is the subject again|Shares are discussed again|Again it is about sharing]',
  'eating-god': '[Ease comes round again|Again there is ease|Ease returns]',
  'hurting-officer': '[The sharp tongue is back|Wit is sharp once more|Again the tongue is quick]',
  'indirect-wealth':
    '[A chance returns from spring|Spring’s chance calls again|What spring offered comes back]',
  'direct-wealth': '[Steady gain is the subject again|Again it is the steady sum|Small gains come round]',
  'seven-killings': '[Pressure knocks twice|Pressure comes again|There is the pressure of spring]',
  'direct-officer': '[Order is back on the agenda|Order asks for its turn again|Rules come round again]',
  'indirect-resource': '[The odd book lies open still|That odd book is still open|An odd subject returns]',
  'direct-resource': '[Care comes round again|Again somebody cares|Kindness returns from spring]',
};

/** Something small to do in the eleventh and the twelfth month. */
export const monthTasksAgain: Readonly<Record<TenGodId, string>> = {
  companion: '[ask what became of plans|look up a shared plan|hear how theirs went]',
  'rob-wealth': '[close what spring opened|settle spring’s accounts|give back what is theirs]',
  'eating-god': '[make a present by hand|bake something to give away|finish the handmade thing]',
  'hurting-officer': '[use it on your draft|spend it on your own page|edit yourself first]',
  'indirect-wealth': '[look at it by daylight|sleep on it once more|weigh it in the morning]',
  'direct-wealth': '[count what came in|add up the year|see what was put by]',
  'seven-killings': '[let the half wait that can|drop what can wait|do the one thing that cannot wait]',
  'direct-officer': '[renew what expires|put the papers in order|see to what runs out]',
  'indirect-resource': '[read its last chapter|finish it by lamplight|read it to the end]',
  'direct-resource': '[write to a teacher|thank somebody older|call on a teacher]',
};
