/** Key words of questions. A word with one wrong, missing, extra or swapped letter is read as one of these. */
const vocabulary =
  'what which when where will should could would about year years month months week today tomorrow next this born birthday birth chart pillar pillars element elements animal zodiac chinese lunar calendar sign signs number numbers lucky unlucky luck colour colours color colors direction directions career careers change changing promotion promoted interview business company companies colleague colleagues boss manager marriage marry married wedding relationship relationships boyfriend girlfriend husband partner friend friends sister brother mother father daughter family children compatible compatibility match matches tiger rabbit dragon snake horse sheep monkey rooster strength strengths weakness weaknesses stubborn patient impatient jealous creative leader personality character decade phase phases missing weakest strongest balance balanced travel moving house exam exams study master hour polarity direction astrology famous fortune water metal earth fire meaning special different argue decision month twenties thirties forties fifties sixties tired soulmate divorce retire retirement'.split(
    ' ',
  );
const known = new Set(vocabulary);

/** Correct words that are one letter away from a key word. */
const ordinary = new Set(
  'tier fiend carer hose moth mouth mouths there their these those then than thing think things three through though thought throw throne whale whats whit wheat white whist while whole tear tears dear fear near bear hear heart hearts art cart part party smart start bore bone corn burn torn worn horn worse nurse nurses purse curse course force hours hour our four pour sour tour your yours years yearn early sing sang song sung sight fight tiger tigers fried friend monk money honey donkey donkeys monkeys roster boaster toaster rooster shake snack stake sneak steak smoke sake creed later water waiter matter matters better letter latter eater wafer father feather farther gather rather lather bother mother another brother other others others mater sister mister blister match catch watch hatch patch batch march much such lunch lunar loner minor luck lack lock look book cook duck buck sick pick pack back black lucky ducky pluck bossy boss bass mass miss less loss moss toss dress stress mess kiss hiss change charge chance chances orange range grange strange study sturdy steady stud travel trouble gravel ravel unravel marry merry carry hurry sorry worry marrying carrying berry married carried worried hurried ferry meting meeting meaning leaning moaning morning evening patent patents patience parent parents pattern patients present moving loving proving living giving having saving leaving movie move moves moved love loves loved lover lovers live life wife knife house horses houses mouse blouse rouse hose whose those close closed loses loose lose born barn worn torn horn burn chart charts chat chats chant char chapter cheat charm card hard yard element elementary animals annual manual mental metal medal petal month months monthly moth weeks weekly weak week weakly seek peek meek seem wheel feel fell fill full pull bull fail fall hall ball call calls wall well tell sell bell will wills wild wilt mill bill kill kills hill pill still till until could cold gold bold told sold hold would wood world should shoulder shoulders shout about abort above abound boat boats exam exams example exact extra family families familiar special specially spatial social moment moments present fear fears fair fairs hair pair chair fire fires fired hire hired wire tired tire tries tried ties fine find five file fixed earth earths hearth health worth birth births berth birds bird girl girls dirt third thirst first fist firm born earn learn lean leaner leader leaders leaders reader readers header leader leaves leave lead leads master masters muster faster faster mister matter after number numb numbers member members timber time times tame came game name names same some come home dome rome next text test nest best rest west vest neat seat meat beat heat this thin thus his hiss is its today toady friends sheet sheep sheer shoes cheap cheep sleep steep deep keep jeep phase phases phrase phrases please pleased lease leash praise raise race chase case base chance pace place face trace'.split(
    ' ',
  ),
);

/** Whether two neighboring letters are swapped, as in “tierd”. */
const isOneSwap = (word: string, other: string): boolean => {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
};

const isOneLess = (short: string, long: string): boolean => {
  if (short.length + 1 !== long.length || short[0] !== long[0]) return false;
  const at = [...long].findIndex((letter, place) => letter !== short[place]);
  return long.slice(at + 1) === short.slice(at);
};

const isOneOther = (word: string, other: string): boolean =>
  word.length === other.length &&
  word[0] === other[0] &&
  [...word].filter((letter, place) => letter !== other[place]).length === 1;

const isPlural = (word: string): boolean => known.has(word.replace(/s$/u, '')) || known.has(`${word}s`);

/** The key word for a misspelled word, if exactly one is near. */
export function corrected(word: string): string {
  if (word.length < 4 || known.has(word) || ordinary.has(word) || isPlural(word) || !/^\p{L}+$/u.test(word))
    return word;
  const near = vocabulary.filter(
    (other) =>
      isOneSwap(word, other) ||
      (other.length >= 5 && (isOneLess(word, other) || isOneLess(other, word))) ||
      (other.length >= 7 && isOneOther(word, other)),
  );
  return near.length === 1 ? (near[0] ?? word) : word;
}
