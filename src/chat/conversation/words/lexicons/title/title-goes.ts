import type { Language } from '../../../../../texts/languages.ts';

/** How people say when a title goes, right behind an answer about it; for folded text (й = и, ё = е). */
export interface TitleGoes {
  /** Verbs of going and staying: a regular expression without anchors. */
  goes: string;
  /** Without a meaning of their own beside a time; words separated by blanks. */
  beside: string;
  /** Before a time that is not wished; a regular expression without anchors. */
  unwanted: string;
  /** Before something that is said or done: "until I say goodbye"; a regular expression without anchors. */
  until: string;
  /** One thing that the answer before spoke of: "it"; a regular expression without anchors. */
  points: string;
}

export const titleGoes: Readonly<Record<Language, TitleGoes>> = {
  en: {
    goes: 'go(?:es|ne)?(?: away| off)?|disappear(?:s|ing)?|vanish(?:es)?|fade(?:s)?(?: out| away)?|away|off|stay(?:s|ing)?(?: up| on| there)?|keep(?:s)?(?: up| on)?|leave|last(?:s)?|remain|show(?:n|s)?|be there|hide|stop(?: showing)?|end',
    beside:
      'after about like then gone there up on only just for first it its that him is was the a of to be make better enough please pls plz thx bro lol tho instead rather maybe in at and have vid video until til till by all right tbh honestly guys man i can or so oh nah roughly around',
    unwanted: 'not|instead of|rather than|isnt|dont',
    until:
      '(?:un)?till? (?:i|we|he|she|they|you|my|the (?:talking|speech|intro|guy|man|woman|words?))|before i|while (?:i|we|he|she|they|you)',
    points: 'it|that|him',
  },
  es: {
    goes: 'desapar\\p{L}+|se (?:va|quit\\p{L}+|borr\\p{L}+|esfum\\p{L}+)|quit\\p{L}+|va(?:ya)?|qued\\p{L}+|dur\\p{L}+|deja\\p{L}*|aparez\\p{L}+|salga|este|permanez\\p{L}+|esfum\\p{L}+|borr\\p{L}+',
    beside:
      'y que se lo le los las el la a de en por para despues luego solo nomas nada mas mejor porfa porfi unos como primeros q al pasados tras ya no ahi bueno pues plis durante',
    unwanted: 'no|en vez de|en lugar de|y no',
    until: 'hasta que(?! (?:termin|acab))|mientras',
    points: '(?!solo|malo|suelo)\\p{L}*lo',
  },
  fr: {
    goes: 'dispara\\p{L}+|part(?:e|ir)?|sen(?:leve|va|aille)|enlev\\p{L}+|rest\\p{L}+|dur\\p{L}+|laiss\\p{L}+|gard\\p{L}+|affich\\p{L}+|efface\\p{L}*|plus rien',
    beside:
      'et quil il le la les l de du des en a au bout apres que pas plus rien seulement juste stp svp premieres puis ensuite pendant pour mieux plutot environ alors ok oui doit devrait ca on soit uniquement durant ne',
    unwanted: 'pas(?: que)?|au lieu de|plutot que|et pas',
    until: 'jusqu.? ?a ce qu(?:e|il|elle|on)?|jusquau moment ou|jusqua ce que|tant que|pendant que',
    points: 'le|la',
  },
  de: {
    goes: 'verschwind\\p{L}+|weg(?:gehen|geht|sein)?|raus|geh(?:t|en)|bleib\\p{L}*|steh\\p{L}*|lass\\p{L}*|zeig\\p{L}*|ausblend\\p{L}+|blend\\p{L}*|verschwunden|dauern?',
    beside:
      'und nach dann soll sollte er es ihn den der die das nur ersten erste bitte bloss fur in da so ca etwa war ware besser lieber wieder aus noch lang uber mal doch ist sein an muss darf reichen reicht halt zu sehen eingeblendet hin ungefahr nee ach',
    unwanted: 'nicht|statt|anstatt|und nicht',
    until: 'bis (?:ich|wir|er|sie|man|du|zum (?:tschuss|gruss))|solange|wahrend',
    points: 'ihn|den|es|er',
  },
  it: {
    goes: 'spari\\p{L}+|scompa\\p{L}+|va(?:da)? via|via|togli\\p{L}*|rest\\p{L}+|riman\\p{L}+|dur\\p{L}+|lasci\\p{L}+|si ve(?:de|da)|toglie\\p{L}*',
    beside:
      'e che deve il lo la i gli di a per in dopo solo soltanto primi poi meglio dai basta piu circa giusto ci si pero un non quindi ecco grazie durante sia almeno',
    unwanted: 'non|invece (?:di|che)|al posto di|e non',
    until: 'finche(?! (?:finisc|termin))|fino a quando|fino a che|fin quando|mentre',
    points: '(?!solo|titolo)\\p{L}*lo',
  },
  pt: {
    goes: 'some|sumir|suma|desapare\\p{L}+|sai(?:a|r)?|tir\\p{L}+|fi(?:ca|car|que|cara)|dur\\p{L}+|permane\\p{L}+|deix\\p{L}+|aparec\\p{L}+|apag\\p{L}+',
    beside:
      'e que o a os as de em do no nos na por pra para depois ele ela so apenas primeiros uns tipo melhor pfv pf ai la dai ja deve tem fosse durante inteiro mais ou menos apos mesmo quero faz fazer com',
    unwanted: 'nao|em vez de|ao inves de|no lugar de|e nao',
    until: 'ate (?:eu|ele|ela|que|quando|a gente|a hora)|enquanto',
    points: 'ele|ela|(?<=\\p{L}\\s)o(?=\\s)',
  },
  ru: {
    goes: 'исче\\p{L}+|пропад\\p{L}+|уход\\p{L}+|уид\\p{L}+|убер\\p{L}+|убра\\p{L}+|остан\\p{L}+|остав\\p{L}+|вис\\p{L}+|держ\\p{L}+|побуд\\p{L}+|будет|стоит|показ\\p{L}+|скро\\p{L}+',
    beside:
      'и чтобы чтоб пусть а через после спустя на в его он она только лишь первые первых плиз пожалуиста лучше потом то около где-то все же там давай давайте надо нужно сделай сделайте самого примерно',
    unwanted: 'не|вместо|а не',
    until:
      'пока(?:\\s+(?:я|мы|он|она|не|кто-то))|до тех пор|до того как|до того момента|пока(?=\\s+\\p{L}+ю(?!\\p{L}))',
    points: 'его|ее',
  },
};
