import type { RuleName, Topic } from './subject.ts';

/** The topics, most specific first. A topic is meant if its pattern occurs in the keyword in lower case. */
export const topicPatterns: readonly (readonly [RegExp, Topic])[] = [
  [/\bcats?\b/, 'cat'],
  [/\bred (?:envelopes?|packets?)\b|\bhong ?baos?\b|\blai ?see\b|\bred\b.*\bnew year\b|\bnew year\b.*\bred\b|\bchinese\b.*\b(?:wear|use|like|paint)\b.*\bred\b|\bwhy\b.*\bred\b.*\blucky\b|紅包/, 'red'],
  [/\b(?:calculat\w*|determin\w*|decid\w*|chang\w*|var(?:y|ies)|moves?)\b.*\bnew year\b|\bnew year\b.*\b(?:calculat|determin|decid|chang|var(?:y|ies)\b|moves?\b)|\bwhy\b.*\bnew year\b/, 'calendar'],
  [/\b(?:zodiac|astrology|horoscopes?)\b.*\b(?:real|true|fake|accurate)\b|\b(?:real|true|fake)\b.*\b(?:zodiac|astrology)\b/, 'belief'],
  [/\b(?:goats?|ram|rams)\b.*\bsheep\b|\bsheep\b.*\b(?:goats?|rams?)\b/, 'goat or sheep'],
  [/\b(?:chinese|koreans?|asian|nominal|lunar|sui|xusui)\b.*\bages?\b|\bage reckoning\b|\bhow old\b.*\b(?:chinese|korean|korea|china|lunar)\b|虛歲/, 'age'],
  [/\bben ?ming ?nian\b|本命年|\bred (?:threads?|strings?|bracelets?|belts?|socks|underwear)\b|\bwear(?:ing)? red\b|\bown (?:zodiac |animal |sign |birth )*year\b|\bbirth sign year\b|\b(?:my|your) (?:zodiac|animal|sign) year\b/, 'own year'],
  [/\btai ?sui\b|太歲|\bgod of the year\b/, 'tai sui'],
  [/\b2033\b.*\bproblem|\bproblem.*\b2033\b|\b2033\b.*\bcalendar\b|\bcalendar\b.*\b2033\b/, 'leap month of 2033'],
  [/\bsolar terms?\b|\bjie ?qi\b|\b(?:24|twenty[- ]four) terms\b|節氣|\u8282\u6c14/, 'solar terms'],
  [/\bleap (?:month|year)s?\b|\bintercalary\b|\b(?:double|13th|thirteenth) (?:lunar )?months?\b|\bhow many (?:lunar |chinese )*(?:months|days)\b.*\b(?:year|calendar)\b/, 'leap month'],
  [/\bwestern\b|\bgreek\b|\bsun signs?\b|\b(?:difference|vs|versus)\b.*\b(?:astrology|horoscopes?)\b/, 'western'],
  [/\bvietnam(?:ese)?\b/, 'vietnam'],
  [/\bkoreans?\b|\bkorea\b/, 'korea'],
  [/\bjapan(?:ese)?\b/, 'japan'],
  [/\bli ?chun\b|\b(?:start|beginning|first day) of spring\b(?! festival)|立春/, 'spring'],
  [/\bsexagenary\b|\b(?:sixty|60) ?-?year\b|\bcycle of (?:sixty|60)\b|\b(?:heavenly|earthly)\b|\bstems? and branch/, 'cycle'],
  [/\bhours?\b|\bshichen\b|\btime of (?:birth|day)\b|\bbirth ?times?\b|\b\d{1,2} ?[ap]m\b|\bo.?clock\b|\bmidnight\b|\bnoon\b/, 'hours'],
  [/\byin\b|\byang\b/, 'polarity'],
  [/\b(?:great|zodiac|animals?) race\b|\bjade emperor\b|\brace\b.*\bzodiac\b|\briver\b|\bzodiac (?:story|legend|myth|mythology|origins?|history)\b|\b(?:story|legend|origins?|history|myth) of (?:the )?(?:chinese )?zodiac\b|\b(?:who|which|what)\b.* (?:won|came)\b|\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) (?:zodiac )?(?:animal|sign)\b|\bwhy (?:is|was|are|did|does)\b.*\b(?:first|last|order)\b|\bhow (?:were|was|did)\b.*\b(?:chosen|choose|picked|decided|determined)\b/, 'race'],
  [/\b(?:rarest|rare|common)\b.*\belements?\b/, 'elements'],
  [/\bluck(?:y|iest)?\b.*\bcolou?rs?\b|\bcolou?rs?\b.*\bluck|\bzodiac colou?rs?\b|\bcolou?rs? (?:of|for)\b/, 'colours'],
  [/\bluck(?:y|iest) numbers?\b/, 'numbers'],
  [/\b(?:rarest|luckiest|best|worst|strongest|weakest|unluckiest|richest|rare|common)\b.*\b(?:sign|animal|zodiac)s?\b|\brank(?:ed|ing)\b/, 'rank'],
  [/\b(?:my|your)\b.*\belements?\b|\belements?\b.*\b(?:am i|i am)\b/, 'elements'],
  [/\b(?:what|which|whats|find|know|tell|how)\b.*\b(?:my|am i|i am|your)\b.*\b(?:zodiac|sign|animal|year)\b|\bam i\b|^my (?:chinese )?(?:zodiac|sign|animal)\b|\b(?:zodiac|sign|animal) calculator\b|\bhow (?:is|are|do|does)\b.*\b(?:zodiacs?|signs?|animals?)\b.*\b(?:determined|decided|assigned|chosen|calculated?|found)\b/, 'find'],
  [/\bborn in (?:march|april|may|june|july|august|september|october|november|december)\b|\b(?:march|april|june|july|august|september|october|november|december) (?:bab|birth|born|people)/, 'find'],
  [/\bborn in (?:january|february)\b|\b(?:january|february)\b/, 'january'],
  [/\bcompatib\w*\b|\bsoul ?mates?\b|\bmatch(?:es|ing)?\b|\bcouples?\b|\blove\b|\bmarriages?\b|\brelationships?\b/, 'chart'],
  [/\b(?:lunar|chinese) new year\b|\bspring festival\b|\bcny\b/, 'new year'],
  [/\b(?:chinese|lunar|lunisolar) calendar\b|\blunisolar\b|\bcalendar work/, 'calendar'],
  [/\b(?:signs?|animals?)\b.*\bin order\b|\border\b.*\b(?:signs?|animals?)\b/, 'twelve'],
  [/\b(?:charts?|tables?|lists?)\b.*\byears?\b|\byears?\b.*\b(?:chart|table|list)\b/, 'years'],
  [/\belements?\b|\belemental\b/, 'elements'],
  [/\blife paths?\b|\bnumerology\b/, 'life paths'],
  [/\breadings?\b|\bfour pillars\b|八字/, 'reading'],
  [/\byears?\b|\bdates?\b|\bchart\b|\btable\b|\bcalendar\b/, 'years'],
  [/\b(?:chinese|asian|eastern) (?:zodiac|astrology|horoscope)|\bzodiac animals?\b|\bshengxiao\b|\b(?:12|twelve)\b|\banimals?\b.*\bzodiac\b/, 'twelve'],
]; // prettier-ignore

/** Words that are understood together only. */
export const understoodPhrases =
  /\bred (?:envelopes?|packets?)\b|\bhong ?baos?\b|\blai ?see\b|\b(?:wear(?:ing)? )?red(?: (?:threads?|strings?|bracelets?|belts?|socks|underwear))\b|\bwear(?:ing)? red\b/g;

export const rulePatterns: readonly (readonly [RegExp, RuleName])[] = [
  [/\bthree harmon|\btrines?\b|\btriangles?\b|\ballies\b|\btriads?\b|三合/, 'three-harmonies'],
  [/\bsix harmon|\bsecret friends?\b|六合/, 'six-harmony'],
  [/\bclash|\bopposite|六沖/, 'six-clash'],
  [/\bharms?\b|六害/, 'six-harm'],
  [/\bpunishments?\b|三刑/, 'punishment'],
  [/\bdestructions?\b|六破/, 'six-destruction'],
  [/\bthree meetings?\b|三會/, 'three-meetings'],
];

/** What a keyword asks of one sign, most specific first. */
export const aspectPatterns = [
  [/\bown year\b|\bmy year\b|\bben ?ming\b|本命年|\bred (?:thread|string|bracelet)|\bwear(?:ing)? red\b/, 'own year'],
  [/\bluck|\bunluck|\bcolou?rs?\b|\bnumbers?\b|\bauspicious\b/, 'luck'],
  [/\blove|\bromance\b|\bromantic\b|\bmarri|\bmarry\b|\brelationship|\bdating\b|\bpartner|\bsoulmates?\b|\bmatch|\bcompatib|\bcompatab|\bfriend|\bget along\b|\benem|\ball(?:y|ies)\b|\bclash|\bharmon|\btri(?:ne|ad|angle)s?\b|\bopposite|\bwife\b|\bhusband\b|\bspouse\b|\battract/, 'love'],
  [/\bmoney\b|\bwealth|\brich(?:est)?\b|\bpoor\b/, 'money'],
  [/\bcareer|\bjobs?\b|\bwork|\bboss|\bmanag|\bleader|\bceos?\b|\bcolleague|\bcoworker|\bemploye|\bhir(?:e|ing|ed)\b|\bbusiness|\bentrepreneur|\bprofession|\boccupation|\bteams?\b|\boffice\b|\btrades?\b|\bvocation/, 'work'],
  [/\bhours?\b|\bshichen\b/, 'hour'],
  [/\b(?:wom[ae]n|females?|lady|girls?)\b/, 'woman'],
  [/\b(?:m[ae]n|males?|guy|gentleman|boys?)\b/, 'man'],
  [/\bsymbol|\bstory\b|\blegend\b|\bmyth|\bfolklore\b|\bculture\b|\bhistory\b|\borigins?\b|\bspirit\b|\btotem\b|\brepresents?\b|\bsignifican|\bimportan|\breal\b|\brace\b|\bwhy\b|\bfestivals?\b/, 'culture'],
  [/\byears?\b|\bdates?\b|\bborn\b|\bwhen\b|\bages?\b|\bcalendar\b|\bnext\b/, 'years'],
] as const satisfies readonly (readonly [RegExp, string])[]; // prettier-ignore
