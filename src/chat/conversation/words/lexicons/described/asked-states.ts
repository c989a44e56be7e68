import type { Language } from '../../../../../texts/languages.ts';

/** How people ask what the look is now: “is that the yellow now?” Whole words in lower case, as parts of regular expressions. */
interface AskedStates {
  /** “Is”, “are”: with the accents that tell them from “and”. */
  is: string;
  /** “There is”, “has”: they ask whether something is on, and of a colour whether it can be had. */
  has: string;
  /** “Did you”: what is asked behind it may have a verb of making. */
  did: string;
  /** A question that begins so needs no sign. */
  begins: string;
  /** “Right”, at the end: behind it a question needs no sign. */
  tags: string;
  /** “Still”, “already”: a comparison beside them tells what is. */
  now: string;
  /** Before the name of a size: “the big ones”. */
  article: string;
  /** “If so”, in a sentence behind the question: it wishes for something. Folded. */
  ifSo: string;
  /** Verbs of making and wishing, folded. */
  makes: string;
  /** Other questions, opinions and degrees, folded. */
  other: string;
}

export const askedStates: Readonly<Record<Language, AskedStates>> = {
  en: {
    is: 'is|are|isnt|arent|isn.t|aren.t|its|it.s|theyre|they.re|thats|that.s|.+(?:letters|captions|subtitles|words|outline|text) (?:still|now)',
    has: 'there|does (?:it|this|that|the|my)|has|have',
    did: '(?:did|have|are) (?:you|u|ya|they)|has it been',
    begins:
      '(?:so |and |wait |hey |ok |but |sorry |um |hm |oh |quick question )*(?:is|are|isnt|isn.t|does|did) (?!you|u )',
    tags: 'right|yeah|correct|innit|or not|arent they|isnt it|aren.t they|isn.t it',
    now: 'still|now|already|yet',
    article: 'the',
    ifSo: 'if|then|otherwise',
    makes:
      'make|making|put|change|turn|switch|set|move|lets|let|want|wanna|need|can|cant|could|would|will|should|shall|may|might',
    other:
      'like|possible|allowed|better|nicer|best|ok|okay|fine|good|enough|what|whats|which|where|wheres|why|how|hows|when|who|if|instead|rather|please|pls|plz|supposed|readable|any|anything|something|nothing|none|way|option|available|too|bit|little|very|cost|free|other|line',
  },
  es: {
    is: 'es|son|está|están|estan|esta (?:en|ya|ahora|abajo|arriba)|sigue|siguen|quedó|quedaron|sale|salen|ya son',
    has: 'hay|tiene|tienen|trae|lleva|llevan',
    did: '(?:pusiste|hiciste|cambiaste|dejaste|subiste|bajaste|agrandaste|activaste)|(?:has|habéis) (?:puesto|hecho|cambiado|dejado|subido|bajado|activado)',
    begins: '(?!)',
    tags: 'verdad|cierto|o no|correcto|vdd|vd',
    now: 'sigue|siguen|ya|ahora|todavia|aun',
    article: 'la|las|el|los',
    ifSo: 'si|entonces',
    makes:
      'pon|ponlo|ponla|ponlas|ponlos|ponme|ponga|pongas|poner|haz|hazlo|hacer|cambia|cambiar|cambias|quita|quitar|deja|dejar|quiero|quisiera|necesito|gustaria|prefiero|podemos|puede|pueden|puedes|podes|podria|podrian|podrias|puedo',
    other:
      'que|cual|cuales|donde|como|porque|cuando|quien|si|posible|mejor|bien|bueno|bonito|muy|demasiado|poco|algo|alguna|otra|otro|otros|otras|favor|porfa|linea|gratis',
  },
  fr: {
    is: 'est|sont|c.est|cest|reste|restent|sont-ils|sont-elles|est-ce',
    has: 'y a|y a-t-il|a-t-il|ya|a',
    did: '(?:as|avez|a)(?:[ -](?:tu|vous))?(?: \\S+){0,2} (?:mis|mise|mises|fait|passé|changé|agrandi|monté|descendu|activé|laissé)',
    begins: '(?!)',
    tags: 'hein|n.est-ce pas|c.est ça|pas vrai|ou pas',
    now: 'toujours|encore|deja|maintenant|bien|la',
    article: 'la|le|les',
    ifSo: 'si|alors|sinon',
    makes:
      'mets|mettre|mettez|met|fais|faire|faites|change|changer|passe|passer|peux|peut|peuvent|pouvez|pourrait|pourrais|pourriez|veux|voudrais|aimerais|faut|faudrait|serait|seraient|besoin',
    other:
      'quoi|quel|quelle|quels|quelles|comment|pourquoi|quand|combien|qui|si|possible|mieux|bon|joli|trop|peu|tres|assez|plutot|autre|autres|svp|stp|plait|moyen|ligne|gratuit|que',
  },
  de: {
    is: 'ist|is|sind|san|bleibt|bleiben|steht|stehen',
    has: 'hat|hats|haben|gibt',
    did: '(?:hast|habt|haben) ?(?:du|dus|du.s|ihr|sie|es|s)|hast',
    begins: '(?:und |also |ok |hä |ähm |achso |moment )*(?:ist|is|sind|stehen|steht|hast) ',
    tags: 'oder|ne|gell|stimmts|richtig|odr|wa',
    now: 'noch|jetzt|schon|nun|wieder|immer noch',
    article: 'die|der|das|den|dem',
    ifSo: 'wenn|falls|dann|sonst|weg',
    makes:
      'mach|mache|machst|machen|setz|setze|stell|stelle|andere|andern|kann|kannst|konnen|konnt|konnte|konnten|konntest|konntet|darf|durfen|soll|sollen|sollte|sollten|will|wollen|mochte|mochten|hatte|hatten|ware|waren|brauch|brauche|geht|ginge|gehen|lass|nimm|bitte',
    other:
      'was|welche|welcher|welches|wo|wie|warum|wieso|wann|wer|wofur|wenn|ob|moglich|besser|schoner|gut|okay|zu|etwas|bisschen|bissl|sehr|anderer|anderes|lieber|statt|zeile|kostenlos',
  },
  it: {
    is: "è|e['’]|sono|resta|restano|rimane|rimangono|sta|stanno",
    has: 'c.è|cè|ce|ci sono|ha|hanno',
    did: '(?:hai|avete|l.hai|li hai|le hai)(?: già)? (?:messo|messi|messe|fatto|fatti|fatte|cambiato|reso|lasciato|ingrandito|alzato|abbassato|attivato)',
    begins: '(?!)',
    tags: 'vero|giusto|o no|corretto',
    now: 'ancora|ora|adesso|gia|sempre',
    article: 'la|le|il|i|quelle|quelli|quella',
    ifSo: 'se|allora|altrimenti',
    makes:
      'metti|mettere|mettile|mettilo|mettili|fai|fare|falle|falli|fallo|cambia|cambiare|puoi|puo|possono|potresti|potrebbero|potrebbe|potete|possiamo|posso|voglio|vorrei|serve|bisogna|lascia|dovrebbe|dovrebbero',
    other:
      'che|cosa|quale|quali|dove|come|perche|quando|chi|se|possibile|meglio|bene|bello|bella|belle|troppo|poco|po|molto|altro|altri|altra|altre|favore|qualche|invece|riga|gratis',
  },
  pt: {
    is: 'é|são|está|estão|estao|tá|ta|tão|tao|esta (?:em|na|no|embaixo)|continua|continuam|ainda|ficou|ficaram|saiu|saem',
    has: 'tem|têm|há',
    did: '(?:você|vc|cê|ce|tu|já|ja)(?: \\S+){0,2} (?:deixou|pôs|pos|colocou|botou|mudou|fez|aumentou|subiu|trocou|puseste|fizeste|mudaste|meteste)',
    begins: '(?!)',
    tags: 'né|ne|certo|verdade|vdd|ou não|ou nao',
    now: 'ainda|continua|continuam|agora|ja|mesmo',
    article: 'a|as|o|os',
    ifSo: 'se|entao|senao',
    makes:
      'coloca|colocar|poe|bota|botar|muda|mudar|faz|fazer|deixa|deixar|troca|trocar|pode|podem|podes|poderia|poderiam|podia|quero|queria|gostaria|precisa|preciso|consegue|pra|para',
    other:
      'que|qual|quais|onde|como|porque|quando|quem|se|possivel|melhor|bem|bom|boa|legal|muito|demais|pouco|outro|outra|outros|outras|favor|pfv|alguma|algum|linha|gratis',
  },
  ru: {
    is: 'это|эти|оно|они|он|она|буквы|текст|субтитры|надписи|надпись|титры|обводка|контур|фон|видео|ролик|шрифт|слова|рамка|сейчас|теперь|всё ещё|все еще|все ещё|до сих пор',
    has: 'есть|включен|включены|включено|включена|стоит|эмодзи|смайлы|смайлики|полоса|полоска',
    did: '(?:ты|вы|уже)(?: \\S+){0,2} (?:сделал|сделала|сделали|поставил|поставила|поставили|поменял|поменяла|поменяли|изменил|изменили|увеличил|увеличила|увеличили|включил|включила|включили|поднял|опустил|перекрасил)',
    begins: '(?!)',
    tags: 'да|верно|так|или нет|правда|правильно',
    now: 'еще|сейчас|теперь|уже',
    article: 'те|та|тот|эти|это',
    ifSo: 'если|тогда|то',
    makes:
      'сделай|сделайте|сделать|поставь|поставить|поменяй|поменять|можно|может|можешь|можете|могут|хочу|хотел|хотела|хотелось|надо|нужно|давай|давайте|пусть|измени|убери|убрать|включи|включить|бы|б|\\p{L}+(?:ым|ыми)',
    other:
      'что|какой|какая|какие|каким|какого|где|куда|как|почему|зачем|когда|кто|если|возможно|лучше|хорошо|нормально|слишком|немного|чуть|очень|другой|другие|другим|пожалуйста|пж|плиз|вниз|вверх|наверх|строке|строка|бесплатно',
  },
};
