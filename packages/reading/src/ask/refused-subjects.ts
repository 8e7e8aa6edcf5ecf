import { isAboutPet } from './subject-words.ts';
import { askingPart, wordsOf } from './words-of.ts';

const anyOf = (words: string): RegExp => new RegExp(` (?:${words}) `, 'u');

/** Words of somebody who may think of death. */
const farewells = [
  String.raw`my time to go(?! (?:to (?!heaven)|out|back|home|abroad|for|on|into|with|up|away|see|get|all|full|solo|big|first|next|last))`,
  String.raw`time (?:for me )?to go(?= $)`,
  String.raw`my time (?:is (?:nearly |almost )?(?:up|over)|has come)(?! (?:at|in|on|to|with) )`,
  String.raw`(?:leave|leaving) this (?:world|earth|life)`,
  String.raw`(?:(?:go|going) to|be with .{2,30} in) heaven(?! \p{L})`,
  String.raw`ready to go(?= $)`,
  String.raw`done with (?:life|living|my life|this (?:life|world)|existing)|done living`,
  String.raw`am (?:so |just )?done(?= $)`,
  String.raw`sleep (?:forever|and (?:never|not) wake up)`,
  String.raw`(?:not|never) (?:want to )?wake up(?! (?:early|late|on|at|in|before|when|tired|with|next|for))`,
  String.raw`world (?:\p{L}+ ){0,3}better (?:off |place )?without me|without me (?:here|around|in it|alive)`,
  String.raw`(?:would|will|does|do|did) (?:anyone|anybody|they|people) (?:even |ever |really )?(?:miss me(?! (?:if|when|at|in|on))|miss me if i (?:am|was|were|die|died|left)(?= $| gone| dead)|notice if|care if i (?:am|was|were|die|died|live|left|vanish|disappear)|cry if)`,
  String.raw`nothing (?:left )?to live for|nothing left for me`,
  String.raw`why (?:am|should|do|must) i (?:even |still |have to )*(?:alive|exist|be alive|stay alive|(?:live|keep (?:living|going)|go on)(?= $| anymore| any more| living))`,
  String.raw`(?:should|do) i (?:even |still |have to |deserve to )*(?:exist|be alive|stay alive(?! in )|die)|deserve to live`,
  String.raw`should i (?:still|even) be here`,
  String.raw`i should not (?:be (?:here|alive)|exist|have been born)|why was i (?:even|ever) born`,
  String.raw`is (?:my life|life|living) (?:still |even |really )?worth (?:living(?! (?:in|at|near|with))|anything|it(?! with))|(?:is|are) (?:my life|life) (?:over|pointless|meaningless)|life is (?:over|pointless|meaningless)|life has no (?:meaning|point|sense)`,
  String.raw`(?:waste of space|lost the will|no will to live|end of my rope|can not keep (?:going|living|doing this))`,
  String.raw`tired of (?:trying|fighting|it all|being here|existing)|hate being (?:me|here)(?= $)`,
  String.raw`(?:hang|drown|burn|scratch|poison|shoot|starve|punish|end|unlive) (?:myself|me(?= $))`,
  String.raw`(?:do|did) not belong (?:in this world|on this (?:earth|planet)|here anymore)|(?:anyone|anybody) (?:even |really )?cares? about me(?= $)|(?:nobody|no one) (?:needs|wants|cares about) me`,
  String.raw`(?:no|lost all|lost my) (?:more )?hopes?(?: left)?(?! (?:for|of|that|with|in))|no reason to (?:go on|keep going|be here)|no way forward`,
  String.raw`do not want to be here(?= $)|better off(?: dead)(?= $)|everyone would be better off|out of this life|(?:want to|should) be (?:gone|dead)|stop existing|do i (?:even )?matter(?= $)|(?:just give up|can not take it)(?= $)|dead inside|(?:think|thinking|thoughts) (?:\p{L}+ )?(?:about|of) (?:death|dying)|ending everything`,
  String.raw`point of me(?= $)|plan to end it(?! with)|why am i even here|am a mistake|ruin everything for|(?:do not|never) deserve to (?:live|be alive|be here|exist)|took (?:too many|all my|all the|a lot of) \p{L}+|god \p{L}* ?take me|people kill themselves|(?:car|train|bus|truck) (?:would|will) hit me`,
  String.raw`(?:any|the|no) point (?:in|of|to) (?:\p{L}+ )?(?:living|alive|being here|going on|existing)|makes me want to live|reason to live|can not live (?:like this|anymore|any more|any longer)|end (?:your|a|his|her) life|end it (?:tonight|now|today|myself)(?! with)`,
  String.raw`(?:rest|peace|gone|quiet|leave everything(?: behind)?) forever|i (?:\p{L}+ ){0,3}(?:just )?(?:disappear|vanish|fade away)(?= $)|(?:better|happier|easier) (?:off )?(?:without me|gone)(?= $)|god (?:to )?(?:want|wants|take|call|calls) me(?: back| home)`,
  String.raw`(?:pain|it) (?:to )?stop(?= $)|(?:life|living) hurts|feel like (?:an? )?(?:waste|nothing|trash|garbage)(?= $)|today my last day(?= $)|make it (?:to tomorrow|through (?:the night|tonight|today))|not want (?:tomorrow|another day)|have given up(?= $| on (?:life|myself|everything))`,
  String.raw`(?:keeps?|keeping|be|being|stay|staying|still) (?:me )?alive(?! in )|if i (?:was |were |am )?(?:gone|died|dead)|my time is near|leav(?:e|ing) forever|goodbye to (?:everyone|my (?:family|kids|children))|nothing left (?:in|inside) (?:of )?me|close my eyes (?:\p{L}+ ){0,2}(?:forever|never|not)`,
  String.raw`feel like jumping|not think i will be here|(?:why|to) (?:keep|go on) living(?! (?:in|with|at|here|there|together))|can not do life|want to stop hurting(?= $)|have no future(?! (?:with|for|in|together))|drive into (?:an? )?(?:tree|wall|river)|in front of (?:an? )?(?:train|car|bus|truck)`,
  String.raw`(?:a|any|no) way out(?! of (?:my (?:job|contract|lease)|this (?:job|contract|lease)))|let go of life(?= $)|and never come back|voices (?:\p{L}+ ){0,2}tell|of what i might do|drank (?:bleach|poison)|not safe (?:with myself|at home|here)|feel like living(?= $)|end everything`,
  String.raw`slit my|cutting again|(?:started|want to|need to) cut(?:ting)?(?= $)`,
  String.raw`jump(?:ing)? (?:off|in front of|from) (?:an? |the |my )?(?:bridge|roof|building|train|car|balcony|window|cliff)`,
  String.raw`how many \p{L}+ (?:does it take )?to (?:die|overdose|end)|painless(?:ly)?|(?:suicide|goodbye|farewell) (?:note|letter)(?! (?:from|to (?:my|the) (?:boss|team|class|teachers?|coworkers|colleagues)))`,
].join('|');

/** The refused subjects, gravest first. */
const refusedSubjects = [
  {
    id: 'danger',
    pattern: anyOf(farewells),
  },
  {
    id: 'danger',
    pattern: anyOf(
      'want to end it(?! with)|(?:feel|am|not) unsafe|will not leave me alone|nudes|nude (?:pictures?|photos?|pics?|selfies?)|naked (?:pictures?|photos?|pics?)|paracetamol|tylenol|ibuprofen|painkillers?|sleeping pills|touch(?:es|ed|ing) (?:my|our) (?:daughter|son|child|kid)|life is not worth|(?:no|not a) way out|think(?:ing)? (?:about|of) ending (?:things|everything|it|it all)(?! with)|(?:better|happier|easier) (?:off )?if i (?:was|were) (?:gone|dead|not here)|wish i could (?:just )?(?:disappear|vanish|die)|(?:do|can) not see (?:a|any) future(?! with| for us| in)|goodbye (?:everyone|everybody|world|cruel \\p{L}+|forever)|do something stupid|can not cope|(?:into|in|to) my (?:room|bed) at night|(?:he|she|father|stepfather|stepdad|mum|mother|stepmother|stepmom|brother|sister|uncle|cousin|husband|wife|boyfriend|girlfriend|partner|ex|teacher|coach) (?:\\p{L}+ )?(?:hurts?|beats?|hits?|kicks?|forces) (?:me|us)|being (?:hit|beaten|hurt|kicked)|following me(?! back| on (?:insta\\p{L}*|tiktok|facebook|twitter|snapchat|social media))|(?<!(?:what|which|signs?|elements?|planets?|animals?|stars?|numbers?|gods?) )controls (?:everything|my (?:life|money)|what i|who i|where i)|(?:scared|afraid|frightened) to (?:go|come|be) home|(?:run|running|ran) away(?: from home)?(?! from)|shak(?:e|ing) (?:my|the) baby|i hate my (?:child|baby|son|daughter|kids?|children)|(?:was|been|got) attacked|what is the point (?:of (?:living|life|it all|anything)|anymore|any more)|want to (?:disappear|vanish|sleep forever|never wake up)|want (?:it|this|everything) (?:all )?to (?:stop|end|be over)|(?:nobody|no one) (?:would miss|would notice|would care|cares if|cares whether)|giv(?:e|ing) up on (?:life|living|everything|myself)|can not (?:do|take) (?:this|it) (?:anymore|any more|any longer)|(?:feel like|am(?: i)?|being) (?:just |only )?a burden|am (?:so |completely )?worthless|wish i (?:was|were|had) never (?:been )?born|(?:do not want to|wish i did not) exist|(?:tired of|done with) (?:everything|it all)|sewer ?slide|suiside|suicde|sucide|(?:pushed|slapp(?:ed|ing)|slaps|punch(?:ed|es)|chok(?:ed|ing)|strangled|stalk(?:s|ed|ing)|blackmail(?:s|ed|ing)|threaten(?:ed|ing)) me|(?:he|she|uncle|father|stepfather|mother|brother|cousin|teacher|coach|boss|man|boyfriend|neighbour|grandfather|someone|somebody) (?:keeps )?touch(?:es|ed|ing) me|forced me to (?:have sex|kiss|touch|undress)|forced (?:himself|herself) on me|being (?:stalked|blackmailed|threatened|followed)|(?:scared|afraid|frightened|terrified) of (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|ex|father|mother|mum|stepfather|parents))|kill(?:ing)? (?:my|our|his|her) (?:\\p{L}+ )?(?:boss|husband|wife|ex|boyfriend|girlfriend|partner|father|mother|mum|brother|sister|family|parents|teacher|coworker|colleague|neighbour|roommate|son|daughter|child|children|kids?)|(?:going to|might|about to) (?:hurt|harm|stab|shoot) (?:someone|somebody|him|her|them|people|everyone|my \\p{L}+|myself)|homeless|nowhere to (?:sleep|live|go)|kill(?:ing)? (?:myself|me|him|her|them|someone|somebody)|hurt(?:ing)? myself|revenge|how (?:do|can|could|should|to) (?:i |we )?(?:hurt|harm|stab|shoot|poison|strangl|punish)\\p{L}* (?:my|him|her|them|someone|somebody|people)|harm(?:ing)? myself|suicid\\p{L}*|end(?:ing)? (?:my life|it all)|self harm\\p{L}*|want to die|wish (?:i|me) (?:was|were) dead|tired of (?:living|life|being alive|my life)|(?:do|does|did) not want to (?:live|be alive|wake up|be here anymore)|hopeless|not worth living|no reason to live|can not go on|better off without me|abus\\p{L}+|(?:beats?|hits?|threatens?|chokes?|kicks?) (?:me|(?:my|our) (?:mum|mother|sister|brother|son|daughter|child|children|kids?))|violen\\p{L}+|bull(?:y|ied|ying)|hat(?:e|ing) (?:my (?:life|body)|(?:how|the way) i look|myself|being alive)|(?:feel|feeling) (?:so |completely |totally )?(?:empty|numb|worthless)|nothing matters|no point in (?:living|life|anything)|kms|unaliv\\p{L}+|cut(?:ting)? myself|overdos\\p{L}+|take my (?:own )?life|(?:want to|feel like|think(?:ing)? (?:of|about)) (?:hurt|harm|stab|shoot|punch|strangl|poison)\\p{L}* (?:my|him|her|them|someone|somebody|people|everyone|everybody)|rap(?:ed?|ing) (?:me|her|him)|was raped|molest\\p{L}*|assault\\p{L}*',
    ),
  },
  {
    id: 'grief',
    pattern: anyOf(
      'died|passed away|funeral|griev\\p{L}*|grief|mourn\\p{L}*|widowed|(?:am|be|being|became|become) an? widow(?:er)?|(?:miss|missing|lost) my (?:late |dead |old |best |grand ?)*(?:wife|husband|partner|mum|mother|father|parents?|brother|sister|son|daughter|child|baby|friend|grandmother|grandfather|grandma|grandpa|grandparents?|aunt|uncle|dog|cat)',
    ),
  },
  {
    id: 'death',
    pattern: anyOf(
      'how old (?:will|do|can) \\p{L}+ (?:get|become|live)|die|dies|dying|death|dead|lifespan|life span|how long (?:will|do|does|am|is) \\p{L}+(?: going to)? live|live to|how (?:long|much longer|much time|many years) (?:do|does|have|has|will) (?:\\p{L}+ ){1,3}(?:(?:left|to live)(?! (?:with|in|at|on|here|there|like|until|to|for))|be alive)',
    ),
  },
  {
    id: 'health',
    pattern: anyOf(
      'will (?:my|our|his|her) (?:husband|wife|partner|mum|mother|father|son|daughter|child|brother|sister|friend|grand\\p{L}+) (?:ever )?(?:get (?:better|well|healthy)|recover)|(?:stop|quit) gambling|gambling (?:problem|debts?|is|has)|(?:make|making|made) myself (?:throw up|vomit|sick)|throw(?:ing)? up|bald|balding|hair loss|los(?:e|ing) (?:my|his|her) hair|mri|biopsy|x rays?|ultrasound|blood tests?|(?:lab|scan|medical) results?|(?:back|head|stomach|belly|chest|knee|tooth|teeth|ear|throat|neck|leg|foot|arm|shoulder) (?:hurts?|aches?)|toothache|fevers?|cough(?:s|ing)?|flu|covid|(?:a|the|this|his|her|skin|heat|itchy|red) rash(?! (?:decision|choice|move|act|person))|allerg\\p{L}+|asthma|migraines?|(?:a|had a|my) stroke(?! of)|menopause|ill|illness\\p{L}*|sick|sickness|sleep better|can not sleep|insomnia|headaches?|pains?|relaps\\p{L}+|have not eaten|my memory|(?:child|kid|baby|son|daughter|toddler|he|she) (?:will not|does not|refuses to) eat|(?:will not|does not) (?:he|she|my (?:child|kid|baby|son|daughter|toddler)) eat|mental health|addict\\p{L}+|smoking|vitamins?|antidepress\\p{L}+|panic attacks?|bipolar|cancer|diseases?|disorder|symptoms?|medicines?|medication|pills?|pregnan\\p{L}+|conceive|miscarr\\p{L}+|fertil\\p{L}+|ivf|surger\\p{L}+|surgical|operation|diagnos\\p{L}+|depress\\p{L}+|anxiety|adhd|autis\\p{L}+|diabet\\p{L}+|weight|diet|cure|cured|heal|health|healthy|(?:see|my|the|a) doctor|hospital|therap\\p{L}+|drugs?|alcohol\\p{L}*|drinks? (?:too|so) much|drinking (?:too|so) much|(?:he|she|father|mother|mum|husband|wife|partner|boyfriend|girlfriend|brother|sister|son|daughter|uncle|ex) drinks and|stop (?:drinking|eating)|starv\\p{L}+|always drunk|vaccin\\p{L}+|lumps?|tumou?rs?|bleed\\p{L}*|dizz\\p{L}+|vomit\\p{L}*|infect\\p{L}+|blood pressure|heart attack|anorex\\p{L}+|bulimi\\p{L}+|eating disorder|dementia|alzheimer\\p{L}*',
    ),
  },
  {
    id: 'money',
    pattern: anyOf(
      'invest\\p{L}*|stocks?|shares|crypto\\p{L}*|bitcoins?|etf|bonds?(?! with| between)|forex|trading|loans?|mortgages?|debts?|bankrupt\\p{L}*|how much money|make (?:more |a lot of )?money|get money|earn more|savings|house prices|buy (?:a |the |this |my |our )?(?:new |first )?(?:car|business)|sell (?:my|the|our|a) \\p{L}+|crypto|gold price|dividends?|money problems|pension|(?:pay|afford|cover) (?:my |the |our )?(?:rent|bills?)|behind on (?:my |the |our )?(?:rent|bills|payments)|owe (?:\\p{L}+ )?(?:money|\\d+)|credit cards?|(?:am|going|flat) broke|buy (?:a |the |this |my |our )?(?:first |new |second )?(?:house|home|flat|apartment|property|land)|refinanc\\p{L}+',
    ),
  },
  {
    id: 'fortune',
    pattern: anyOf('lotter\\p{L}+|lotto|jackpot|gambl\\p{L}+|casino|bet|bets|betting|win money'),
  },
  {
    id: 'law',
    pattern: anyOf(
      'sue|sued|suing|lawsuits?|(?:in|to|go to|the) court|(?:my|the|a|on) trial|(?:the|a) judge|legal\\p{L}*|illegal|custody|prison|jail|arrest\\p{L}*|police|crimes?|criminal|guilty|(?<! (?:on|in) )(?:my|a|the) (?:court )?case|visa|immigration|green card|tax|taxes|evict\\p{L}*|deport\\p{L}*|restraining order|(?:see|my|the|a) lawyer|last will|(?:make|write|change) (?:my|a) will|who (?:should|will|gets to) (?:inherit|(?:get|have) (?:my|our|the) (?:house|home|money|things|flat|apartment|land|farm))|leave (?:my|our|the) (?:house|home|money|land|farm) to (?:my|our|the|him|her|them)',
    ),
  },
  {
    id: 'suspicion',
    pattern: anyOf(
      'cheat\\p{L}*|unfaithful|affair|lying to|lies to|steal\\p{L}*|stole|betray\\p{L}*|spy\\p{L}*|secretly|who (?:did|stole|took)|have a lover',
    ),
  },
  {
    id: 'magic',
    pattern: anyOf(
      'curs\\p{L}+|hex\\p{L}*|black magic|magic|evil eye|spells?|ghosts?|demons?|witch\\p{L}*|spirits?|(?:past|former|previous) li(?:fe|ves)|reincarnat\\p{L}+',
    ),
  },
  {
    id: 'world',
    pattern: anyOf(
      'elections?|(?:the|next) president|prime minister|world cup|super bowl|championship|war|wars|weather|rain|earthquakes?|pandemic|economy|(?:the|stock|housing) markets?|(?:football|soccer|basketball|baseball|hockey) (?:match|game|final|season|league|result|score)\\p{L}*|(?:win|wins|won) (?:the |a |their |this |that )*(?:match|game|final|season|league|cup|title)|team win|capital of|end of the world|world end|aliens?',
    ),
  },
  {
    id: 'animal',
    pattern: anyOf(
      '(?:get|adopt|buy|walk|feed|own|pet|train) (?:a |an |the |my |our )?(?:new )?(?:dog|cat|rabbit|horse|pig|rat|snake|goat|monkey|rooster|puppy|kitten)s?(?! (?:sign|year|person|partner|friend|boss|man|woman|husband|wife))|puppy|kitten|vet|recipes?|cook|eat|for (?:lunch|dinner|breakfast)|(?:best|right|which|what) pet',
    ),
  },
  {
    id: 'names',
    pattern: anyOf(
      '(?:name|call) (?:my|our|the|a|his|her) (?:new |future |unborn |little )*(?:baby|child|son|daughter|kid|boy|girl|dog|cat|company|business|puppy|boat|car)|(?:baby|child|girls?|boys?) names?|names? for (?:my|our|a) (?:baby|child|son|daughter|kid|company|business)|change my name',
    ),
  },
  {
    id: 'instructions',
    pattern: anyOf(
      '(?:ignore|forget|disregard|override|bypass|break) (?:all |any |your |the |my |previous |prior |these |those |every )+(?:rules?|instructions?|prompts?|training|guidelines|limits?|previous|above|\\p{L}+ rules?)|system prompt|jailbreak|developer mode|pretend (?:to be|you|that|i am)|you are now|act as (?:an? |my )|roleplay|role play|(?:print|reveal|show|output|repeat) (?:me )?(?:your|the) (?:prompt|instructions|rules|code|system)|tell me i am|say that i am|make me an?|write (?:me )?(?:an? )?(?:poem|essay|code|story|song|email|joke)|tell me a joke|sql|script|api key|password',
    ),
  },
  {
    id: 'omens',
    pattern: anyOf(
      'dream|dreams|dreamt|dreamed|dreaming|nightmares?|omens?|i saw (?:an? |the )?\\p{L}+|crossed my path|tarot|palm reading|tea leaves|crystal|angel numbers?|western (?:star )?sign|rising sign|star sign|sun sign|moon sign|ascendant',
    ),
  },
  {
    id: 'product',
    pattern: anyOf(
      'refunds?|cancel|subscription|my (?:data|account|payment|receipt)|privacy|delete my|(?:are you|is (?:this|it)) (?:an? )?(?:ai|bot|robot|human|real person|person)|are you real|who (?:made|built|wrote|created) (?:this|you)|chatgpt|openai|share this',
    ),
  },
  {
    id: 'greeting',
    pattern:
      /^ (?:(?:hi|hello|hey|good (?:morning|evening|afternoon|day)|thanks|thank you|ok|okay|test|testing|help|please|there|so much|bye|what can (?:you (?:tell me|do|answer|say)|i ask)(?: you| me)?|what (?:should|could) i ask|how are you|who are you|what are you)(?: |$))+$/u,
  },
  {
    id: 'looks',
    pattern: anyOf(
      '(?:how (?:tall|ugly|pretty|beautiful|handsome|old do)|what (?:does|will|do) (?:my|he|she) (?!.*(?:years?|months?|week|life|chart|future) look).{0,30}look like|look like (?:me|him|her|us)|look like when|am i (?:pretty|ugly|beautiful|handsome|attractive|good looking)|what is (?:his|her|their|my (?:future|next) \\p{L}+) names?|name of my (?:future|next)|initials?|phone number|where does (?:he|she)|eye colour|hair colour)',
    ),
  },
] as const;

/** Words that ask about a profession, which may mention a doctor or a court. */
const profession = anyOf(
  '(?:become|becoming|be|being) an? [\\p{L} ]+|(?:work|working|career|job) (?:as|in) [\\p{L} ]+|stud(?:y|ying) [\\p{L} ]+|(?:medicine|law|nursing|pharmacy|finance) (?:is )?an? (?:good|right) (?:degree|career|job|subject|field)',
);
const ofProfessions = new Set(['health', 'law', 'money']);

/** Harmless phrases with words of a refused subject. */
const figures =
  / (?:stroke of (?:luck|genius)|kicks? me off|beats? me (?:at|in) (?:a |an |the |every |all |any )*(?:board |card |video )?(?:chess|checkers|tennis|ping pong|golf|soccer|football|basketball|baseball|hockey|cards?|poker|games?|races?|running|swimming|sports?|math|everything)|(?<= (?:dog|cat|horse|pony|rabbit|hamster|parrot|puppy|kitten|pet)s? (?:(?:that|who|has|had|just|will|does) )*)(?:(?:ran|run|runs|running) away|will not leave me alone|not leave me alone)|dream (?:job|career|house|home|car|vacation|trip|college|school|life)|(?:feel|feeling) (?:so |always |always so )?guilty|sick (?:and tired )?of|sick job|dead ends?|dead end job|dying to|die for|to die for|drop dead|dead set|dead tired|over my dead body|tie the knot|killing it|kill(?:ing)? time|bet you|you bet|best bet|magic touch|tax the|weigh\p{L}* on me|cheat day|past life coach|war with my|at war with|at home court|in the market for|rain or shine|operations? manager|health food|spirit animal|team spirit|free spirit|good spirits|heal(?:ing)? from|president of my|fight for custody of my time|judge me|judges me|judged|eat my words|early bird) /gu;

type RefusedSubject = (typeof refusedSubjects)[number]['id'];

/** The subject that refuses a question. */
export function refusedSubject(question: string): RefusedSubject | undefined {
  const plain = wordsOf(question).replaceAll(figures, ' ');
  // Ignores instructions in sentences that are not questions.
  const asking = wordsOf(askingPart(question));
  const refused = refusedSubjects.find(
    ({ id, pattern }) =>
      pattern.test(id === 'instructions' ? asking : plain) &&
      !(ofProfessions.has(id) && profession.test(plain)),
  );
  if (refused) return refused.id;
  return isAboutPet(plain) ? 'animal' : undefined;
}
