/**
 * The words that a keyword may have beside the names of its subject. A keyword with any other word asks for something that
 * the product has nothing to say on, such as "dog training".
 */
const plain =
  'a am again after an before belong belonging belongs the of for in on at to from by with and or vs versus is are was were be been being do does did can could will would should has have had i me my mine we our you your he she his her it its they their them this that these those there here what whats which who whos when where why how much many not no yes if so as about all any every each one ones two up out than then still also just really ever mean means meaning meanings meant explained explanation explain explains guide overview facts fact info information complete full list lists table chart charts wheel order simple easy true real exact exactly official best good bad better worst like likes different difference between same both go goes get along come comes stand stands fall falls land tell find know learn see say says called call name names named use used need make makes work works live lived person people persons someone somebody come came count counts counted begin begins start starts end ends first last next previous current now today until till following follow follows change changes changing vary varies move moves year years yearly date dates day days time times month months calendar calendars born birth births birthday birthdays birthdate often since most bring brings ages pm clock older younger may march april june july august september october november december or bad happen happens work works whether which join joins compare compares compared comparing comparison kind kinds sort type types earliest latest ever two weak weakest strongest'; // prettier-ignore
const zodiac =
  'chinese china zodiac zodiacs shengxiao sign signs animal animals astrology astrological horoscope horoscopes sun lunar asian eastern tradition traditions traditional custom customs culture cultural symbol symbols symbolism symbolic myth mythology legend story stories history origin origins folklore spirit totem feng shui element elements elemental forecast prediction predictions predict yin yang character stem stems branch branches pinyin character beliefs belief superstition superstitions mandarin kanji new festival cny spring annual cycle 12 twelve symbolise symbolises symbolize symbolizes represent represents mascot wise fan rank ranked ranking'; // prettier-ignore
const aspectsOfSigns =
  'girlfriend boyfriend fiance fiancee pair pairs avoid shouldn curse cursed personality personalities trait traits characteristics qualities characters character temperament nature strength strengths weakness weaknesses love lover loves romance romantic marriage marriages marry married marrying relationship relationships dating date partner partners wife husband spouse couple couples soulmate soulmates match matches matched matching compatible compatibility incompatible together friend friends friendship friendships enemy enemies ally allies attract attraction harmony career careers job jobs profession professions professional occupation occupations vocation working worker workers work style ceo ceos founder founders boss bosses manager managers managing leader leaders leadership colleague colleagues coworker coworkers employee employees employer employers hire hiring hired team teams business businesses entrepreneur entrepreneurs startup office trade trades lucky luck luckiest unlucky fortune fortunate auspicious number numbers color colors colour colours own men man male males women woman female females guy lady gentleman rarest rare common ideal perfect suit suits suitable rate score scores percentage problem problems trouble troubles issue issues conflict conflicts quarrel quarrels argue argues arguing argument arguments difficulty difficulties difficult challenge challenges challenging hate hates struggle struggles hard easy work out itself themselves enjoy parent parents mother father mom dad wedding weddings child children kid kids baby babies son daughter boy girl boys girls teen teens teenager teenagers toddler toddlers newborn newborns unborn minor minors infant infants old aged age ages'; // prettier-ignore
const tables =
  'company companies corporation corporations firm firms brand brands car cars vehicle vehicles automobile automobiles maker makers state states statehood usa us american america united founded founding founder foundation established established incorporated admitted admission joined union electric luxury sports economy suv tech technology oldest youngest newest famous known big biggest drive buy'; // prettier-ignore
const numerology = 'numerology life path paths number master destiny digit digits calculate calculator calculation reduce reading readings'; // prettier-ignore
const rules =
  'three six harmonies trine trines triangle triangles secret clash clashes clashing opposite opposites harm harms punishment punishments destruction destructions meeting meetings rule rules group groups triad triads four five sixty 60 great race jade emperor river crossing cat cats western greek system tai sui taisui god offend offends offended offending ben ming nian benmingnian leap intercalary lunisolar moon solar li chun lichun sexagenary heavenly earthly double hour hours shichen vietnamese vietnam korean korea japanese japan nominal sui xusui missing left excluded included january february late early midnight noon won win winner lose loses losing lost reckoning east born appease second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth pillar pillars birthtime term terms jieqi difference fake'; // prettier-ignore

const words = new Set(
  [plain, zodiac, aspectsOfSigns, tables, numerology, rules].flatMap((text) => text.split(' ')),
);

/** Whether a keyword may have a word. Long words may have one typing error at the end of which they are still known. */
export const isKnownWord = (word: string): boolean =>
  words.has(word) ||
  word.length === 1 ||
  (word.length > 8 && [...words].some((known) => known.length > 8 && isNear(word, known)));

/** Whether one letter was replaced, or added or left out. */
function isNear(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from += 1;
  const [a, b] = [word.slice(from), known.slice(from)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}
