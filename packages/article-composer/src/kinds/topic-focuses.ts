/** The subjects of keywords without a sign, with their words. */
export const topicFocuses = {
  twelve:
    'animals animal signs twelve 12 kids children order animals shengxiao third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth work work works works',
  cat: 'cat cats not missing',
  race: 'race great river story legend myth origin origins history jade emperor won came rat last place chosen order mythology invented invent inventor created began',
  'own year':
    'ben ming nian benming own year year year why red wear wear wearing string bracelet thread belt underwear',
  'tai sui': 'tai sui taisui god year offend appease 太歲',
  colors: 'lucky luck color colors red blue green yellow white black gold purple pink',
  red: 'red envelope envelopes packet packets hongbao hong bao wear wearing worn underwear clothes new year nian beast why lucky amount amounts money much',
  'new year food':
    'food foods eat eating eaten dish dishes meal dinner dumplings cake cakes new year lunar spring festival reunion',
  'new year gifts': 'gift gifts present presents give giving new year lunar clock clocks umbrella umbrellas',
  wedding:
    'wedding weddings marry married marrying marriage month months day days date dates year calendar lucky auspicious',
  numbers: 'lucky unlucky number numbers',
  'life paths': 'life path paths numerology number numbers master destiny calculate calculator calculation',
  rarest: 'rarest rare common special unusual',
  luckiest: 'luckiest unluckiest unlucky unlucky unlucky unlucky ranking ranked rank worst best lucky',
  strongest: 'strongest powerful power strong stronger mighty mightiest weakest weak dominant',
  superstitions: 'superstition superstitions superstitious beliefs belief taboo taboos',
  'new year taboos':
    'not never don bad avoid taboo taboos forbidden unlucky superstitions superstition new year lunar',
  // A repeated word counts more: “months” alone asks for their animals, and only “leap” for leap months.
  'month animals':
    'month month month months months months born birth birthday animal animals inner pillar rules ruling march april may june july august september october november december',
  money: 'money wealth wealthy wealthiest rich richest poor save saves saving savers spend spending best',
  chart:
    'compatibility compatible chart match matches matching love marriage relationship relationships soulmate soulmates couple table score scores points percentage calculated calculation',
  years: 'year years date dates chart table calendar list element elements',
  find: 'find my am i calculator calculate born birthday sign determined decided birth date',
  january:
    'january february born birthday year before sign determined decided calculate calculated lunar new start starts begin begins change changes different',
  calendar:
    'calendar calendars chinese calendar lunar lunisolar moon sun solar work works calculated calculate determined moves change changes new year date dates day different every',
  'leap month': 'leap month lunar calendar months year 13th thirteenth double intercalary days',
  'solar terms':
    'solar term terms 24 twenty four jieqi grain rain awakening insects equinox ear heat white dew cold frost descent snow limit lesser greater spring autumn fall vernal',
  spring: 'start spring beginning lichun li chun calendar important year 立春',
  cycle: 'ten sexagenary cycle sixty 60 year stem stems branch branches heavenly earthly',
  hours: 'hour hours double shichen time midnight noon born birth pm am oclock',
  polarity: 'yin yang polarity',
  elements: 'element elements five wuxing my born year',
  reading:
    'bazi bazi bazi bazi chart reading ten gods god readings four pillars destiny 八字 day master eight characters',
  stars: 'star stars shensha',
  belief: 'real true accurate fake science believe belief scientific',
  western: 'bazi western horoscope horoscopes difference greek sun vs compare',
  vietnam: 'vietnam vietnamese tet buffalo cat',
  korea: 'korea korean seollal tti',
  japan: 'japan japanese eto boar',
  age: 'age ages old sui counted count korean reckoning xusui calculate calculator calculation',
  'goat or sheep': 'goat sheep ram difference year',
} as const;
export type Topic = keyof typeof topicFocuses;
