import type { Language } from '../../../../../texts/languages.ts';

/** What people say of the title that a video has; regular expressions without anchors, for folded text (й = и, ё = е). */
export interface TitleRemarks {
  /** To be seen, as a verb: "stay". */
  stay: string;
  /** Of a time, or of the length of the words. */
  longer: string;
  /** Of a time, and of nothing else: "for longer". */
  longerTime: string;
  /** Of a number of seconds: "4 seconds is too short". */
  tooShort: string;
  /** Before "longer": "a bit". */
  aLittle: string;
  /** Before a verb of `stay`: "make it". */
  make: string;
  /** Of a time: "the whole video is too much". */
  tooLong: string;
  /** Of a time: "8 seconds are enough". */
  enough: string;
  /** "until the end". */
  untilEnd: string;
  questionMark: string;
  exclamationMark: string;
  /** Where words of the title are missing: "at the end of the title". */
  atEnd: string;
  atStart: string;
  /** Words of the title are missing. */
  missing: string;
  /** Between the title and the captions: "on top of", "in the way of". */
  over: string;
  /** The same, where the captions are not named: "clash". */
  clash: string;
  /** Before a time that is not wished: "instead of". */
  insteadOf: string;
}

export const titleRemarks: Readonly<Record<Language, TitleRemarks>> = {
  en: {
    stay: 'stay(?:s|ed|ing)?|remain|keep|leave|last|show|be (?:there|up|on|visible|shown)|go(?:es)?(?: away| off)?|gone|disappears?|vanish(?:es)?',
    longer: 'longer',
    longerTime: 'for longer|(?:a bit |a little |much )?longer time|more time|more seconds',
    tooShort:
      'too (?:short|quick|fast|brief)|(?:not|isnt) (?:long )?enough|(?:a bit|rather|pretty|so) (?:short|quick|brief)|too (?:soon|early)',
    aLittle: 'a (?:tiny |wee )?(?:bit|little)(?: bit)?|slightly|somewhat',
    make: '(?:make|have|let) (?:it|him|that)|lets',
    tooLong:
      '(?:far |way |a bit |a little )?too (?:long|much)|(?:is|are) (?:a bit|a little|rather) (?:long|much)|overkill',
    enough: 'enough|will do|would do|(?:is|are) (?:fine|plenty|ok|okay)|suffices?',
    untilEnd: '(?:un)?till? the (?:very )?end|to the (?:very )?end',
    questionMark: 'question mark',
    exclamationMark: 'exclamation (?:mark|point)',
    atEnd: 'at the end|behind it|after it',
    atStart: 'at the (?:start|beginning|front)|in front of it|before it',
    missing: 'missing|left out|forgot|cut off|chopped',
    over: 'over|on top of|in front of|cover(?:s|ing)?|overlap(?:s|ping)?|in the way of|hid(?:e|es|ing)',
    clash:
      'clash(?:es|ing)?|collid(?:e|es|ing)|overlap(?:s|ping)?|bump(?:s|ing)? into|in the way of|crash(?:es)? into|each other|on top of each other',
    insteadOf: 'instead of|rather than|not (?:just|only)|and not',
  },
  es: {
    stay: 'qued\\p{L}+|dur\\p{L}+|permanec\\p{L}+|deja\\p{L}*|aparez\\p{L}+|salga|este|desaparece|se va|se quita',
    longer: 'mas largo',
    longerTime: 'mas (?:de )?(?:tiempo|rato|segundos)',
    tooShort:
      '(?:muy|demasiado|un poco) (?:poco|poquito|corto|cortos|pocos|breve)|(?:es|son) (?:poco|pocos|cortos?)|no (?:basta|bastan|alcanza)|(?:muy|demasiado) (?:rapido|pronto)',
    aLittle: 'un (?:poco|poquito|pelin|ratito)|algo',
    make: 'haz\\p{L}*|hagamos\\p{L}*|hag[ao]\\p{L}*',
    tooLong: '(?:es|son) (?:muchos?|largo)|demasiad[oa]s?|muy largo|muchisimo',
    enough: 'bastan?|bastarian?|(?:es|son) suficientes?|suficientes?|alcanzan?|sobran?|estan? bien',
    untilEnd: 'hasta el (?:final|finalito|mero final|puro final|fin)',
    questionMark: 'signos? de (?:interrogacion|pregunta)|interrogante|interrogacion',
    exclamationMark: 'signos? de (?:exclamacion|admiracion)',
    atEnd: 'al final|detras',
    atStart: 'al (?:principio|inicio|comienzo)|delante',
    missing: 'falta\\p{L}*|olvidaste|cortaste|cortado',
    over: 'encima de|sobre|tap(?:a|an|ar|ara)|cubr(?:e|en|ir|ira)|por delante de',
    clash:
      'choc(?:a|an|ar|ara|aran)|pis(?:a|an|ar|arse|ara)|estorb\\p{L}+|encim\\p{L}+|superpon\\p{L}+|solap\\p{L}+|se tapan',
    insteadOf: 'en (?:vez|lugar) de|y no|no solo',
  },
  fr: {
    stay: 'rest\\p{L}+|dur\\p{L}+|laiss\\p{L}+|affich\\p{L}+|garde\\p{L}*|disparait|part|senleve',
    longer: 'plus long',
    longerTime: 'plus longtemps|plus de (?:temps|secondes)',
    tooShort:
      '(?:trop|un peu|tres) (?:court|courts|courte|bref|rapide|peu)|pas assez|(?:cest|est) (?:court|peu)|trop (?:vite|tot)',
    aLittle: 'un (?:peu|petit peu|chouia)|legerement',
    make: '(?:fais|faisons|faites)[- ]?l[ea]',
    tooLong: 'trop(?: long| longtemps)?|(?:est|fait) (?:beaucoup|long)',
    enough: 'suffi(?:t|sent|ra|ront|rait|raient)|assez|ca ira|iront',
    untilEnd: 'jusqu.? ?a la fin|jusquau bout',
    questionMark: 'points? d ?interrogation',
    exclamationMark: 'points? d ?exclamation',
    atEnd: 'a la fin|derriere',
    atStart: 'au debut|devant',
    missing: 'manque|oublie|coupe',
    over: 'par[ -]dessus|au[ -]dessus|sur|cach(?:e|er|era|ent)|couvr(?:e|ir|ira)|recouvr(?:e|ir|ira)|devant',
    clash: 'chevauch\\p{L}+|superpos\\p{L}+|gen(?:e|er|era|ent)|se (?:marcher|marchent|rentrer|rentrent)|conflit',
    insteadOf: 'au lieu de|plutot que|et pas|pas (?:juste|seulement)',
  },
  de: {
    stay: '(?:da|stehen|drin|drauf|oben ?)?bl(?:ei|ie)b\\p{L}*|steh\\p{L}*|zu sehen|sichtbar|zeig\\p{L}*|dasein|da sein|lass\\p{L}*|verschwindet|weg(?:geht)?',
    longer: 'langer',
    longerTime: 'mehr zeit|mehr sekunden|langere zeit',
    tooShort:
      '(?:zu|bissl|bisschen|etwas|ziemlich|sehr|arg|doch|recht) (?:kurz|wenig)|(?:ist|sind) (?:\\p{L}+ )?(?:kurz|wenig)|reich(?:t|en) nicht|nicht genug|zu (?:schnell|fruh)',
    aLittle: '(?:ein |a |n )?(?:bisschen|bissl|bisserl|bissel|wenig)|etwas',
    make: 'mach\\p{L}*|lass\\p{L}*',
    tooLong: '(?:zu|bissl|bisschen|etwas|arg) (?:lang|lange|viel)|ubertrieben',
    enough: 'reich(?:t|en|ten)|genug|genugen|langen|langt',
    untilEnd: 'bis (?:ganz )?(?:zum|ans) (?:schluss|ende)|bis zum schluss',
    questionMark: 'fragezeichen',
    exclamationMark: 'ausrufe?zeichen',
    atEnd: 'am (?:ende|schluss)|hinten|dahinter',
    atStart: 'am anfang|vorne?|davor',
    missing: 'fehlt|vergessen|abgeschnitten',
    over: 'uber|auf|verdeck(?:t|en)|uberdeck(?:t|en)|uberlager[tn]|vor',
    clash:
      'uberschneid\\p{L}+|uberlapp\\p{L}+|kollidier\\p{L}+|in die quere|ins gehege|stossen zusammen|beiss\\p{L}+|behinder\\p{L}+',
    insteadOf: 'statt|anstatt|und nicht|nicht (?:nur|bloss)',
  },
  it: {
    stay: 'rest\\p{L}+|riman\\p{L}+|dur\\p{L}+|lasci\\p{L}+|si ve(?:de|da)|sparisce|scompare|va via',
    longer: 'piu lungo',
    longerTime: 'piu a lungo|piu (?:tempo|secondi)|di piu',
    tooShort:
      '(?:troppo|un po|molto) (?:poch[ie]|poco|brev[ei]|cort[oi])|(?:e|sono) (?:poch[ie]|poco)|non basta(?:no)?|troppo (?:presto|in fretta|veloce(?:mente)?)',
    aLittle: 'un (?:po|pochino|pelo|tantino|pochetto)|leggermente',
    make: 'facciamol[oa]|fall[oa]|fatel[oa]|facciamo(?:lo)?',
    tooLong: 'tropp[oi]|(?:e|sono) (?:tanto|tanti|lungo)|esagerato',
    enough: 'bastano?|basterebbero|sufficient[ei]|van(?:no)? bene|va bene',
    untilEnd: 'fino alla fine|fino in fondo',
    questionMark: 'punt[oi] (?:di domanda|interrogativ[oi])',
    exclamationMark: 'punt[oi] esclamativ[oi]',
    atEnd: 'alla fine|in fondo|dietro',
    atStart: 'all ?inizio|davanti',
    missing: 'manca|dimenticato|tagliato',
    over: 'sopra|sui|addosso|copr(?:e|ono|ire|ira)|davanti',
    clash: 'sovrappon\\p{L}+|sovrapporr\\p{L}+|scontr\\p{L}+|accavall\\p{L}+|cozz\\p{L}+|fastidio|intralci\\p{L}+',
    insteadOf: 'invece (?:di|che)|al posto di|e non|non (?:solo|soltanto)',
  },
  pt: {
    stay: 'fi(?:ca|car|que|cara|cando|casse)|dur\\p{L}+|permane\\p{L}+|deix\\p{L}+|aparec\\p{L}+|some|desaparece|sai',
    longer: 'mais longo',
    longerTime: 'mais (?:tempo|segundos|um pouco)|(?<=um (?:pouco|pouquinho|bocadinho) )mais',
    tooShort:
      '(?:muito|um pouco|meio|bem) (?:pouco|poucos|curto|curtos|rapido)|(?:e|sao) (?:pouco|poucos)|nao (?:basta|bastam|da)|(?:rapido|cedo|curto|pouco) demais|muito (?:rapido|cedo)',
    aLittle: 'um (?:pouco|pouquinho|bocado|bocadinho|tiquinho)|ligeiramente',
    make: '(?:faz|faca|fazer|ele|ela)(?: (?:ele|ela|com que))?',
    tooLong: '(?:e|sao) muitos?|demais|demasiad[oa]s?|muito longo|exagero',
    enough: 'bastam?|chegam?|suficientes?|(?:ta|esta|estao) bo[mn]s?',
    untilEnd: 'ate o (?:fim|final|finalzinho|fimzinho)|ate ao fim',
    questionMark: 'pont(?:o|os) de (?:interrogacao|pergunta)|interrogacao',
    exclamationMark: 'pont(?:o|os) de exclamacao|exclamacao',
    atEnd: 'no (?:fim|final)|atras',
    atStart: 'no (?:comeco|inicio)|na frente',
    missing: 'falta|faltou|esqueceu|cortou',
    over: '(?:em|por) cima|sobre|tap(?:a|am|ar)|cobr(?:e|em|ir)|na frente',
    clash:
      'choc\\p{L}+|sobrep\\p{L}+|colid\\p{L}+|bat(?:e|em|er) (?:no|na|com)|atrapalh\\p{L}+|embol\\p{L}+|encavalit\\p{L}+',
    insteadOf: 'em vez de|ao inves de|no lugar de|e nao|nao (?:so|apenas)',
  },
  ru: {
    stay: 'буд(?:ет|ут)|остал\\p{L}+|остан\\p{L}+|остав\\p{L}+|остает\\p{L}+|(?:по)?вис\\p{L}+|держ\\p{L}+|побуд\\p{L}+|показыва\\p{L}+|исчеза\\p{L}+|пропада\\p{L}+|уходит',
    longer: 'длиннее',
    longerTime: '(?:по)?дольше|подольше|больше (?:времени|секунд)',
    tooShort:
      '(?:слишком|очень|как-то) (?:мало|коротко|быстро)|мало(?:вато)?|коротковато|не хватает|недостаточно|слишком рано',
    aLittle: 'немно(?:го|жко)|чуть(?:-чуть)?|чуток',
    make: 'пусть|сделаи(?:те)?|даваи(?:те)?',
    tooLong: '(?:слишком|чересчур|очень) (?:много|долго|длинно)|многовато|долговато|перебор',
    enough: 'хватит|хватает|достаточно|вполне|норм\\p{L}*',
    untilEnd: 'до (?:самого )?конца',
    questionMark: 'вопросительн\\p{L}+ знак\\p{L}*|знак\\p{L}* вопроса|вопросик\\p{L}*',
    exclamationMark: 'восклицательн\\p{L}+ знак\\p{L}*|знак\\p{L}* восклицания',
    atEnd: 'в конце|сзади',
    atStart: 'в начале|спереди',
    missing: 'обреза\\p{L}+|забыл\\p{L}*|пропустил\\p{L}*|не хватает',
    over: 'поверх|на|над|закрыва\\p{L}+|перекрыва\\p{L}+|закро\\p{L}+|перекро\\p{L}+|налез\\p{L}+|наполз\\p{L}+',
    clash:
      'наклад\\p{L}+|налож\\p{L}+|столкн\\p{L}+|меша\\p{L}+|помеша\\p{L}+|пересе\\p{L}+|наезж\\p{L}+|наед\\p{L}+|друг на друга',
    insteadOf: 'вместо|а не|не только',
  },
};
