import type { Language } from '../../../../../texts/languages.ts';

/** How people say when a title is shown; regular expressions without anchors, for folded text. */
export interface TitleTimes {
  /** As long as the video. */
  whole: string;
  /** For the usual time: "only at the start". */
  start: string;
  seconds: string;
  /** "how long". */
  howLong: string;
  /** Words before a time: "just for the first". */
  before: string;
  /** Numbers of seconds, in words. */
  few: string;
  /** Right before a number of seconds that is not called so: "leave it up for 6". */
  forNumber: string;
  /** Beginnings of "shorter", which says how long and not how large. */
  shorter: string;
  /** "does it stay", in a question. */
  stays: string;
}

export const titleTimes: Readonly<Record<Language, TitleTimes>> = {
  en: {
    shorter: 'short',
    whole:
      '(?:for |through |during )?(?:the (?:whole|entire|full)|whole|entire) (?:time|video|vid|clip|thing|way(?: through)?)|all the time|(?:all|right|whole) the way (?:through|thru)|(?:the )?whole way (?:through|thru)|permanently|throughout|start to finish',
    start:
      '(?:only|just) (?:at |in |for |on )?(?:the )?(?:very )?(?:start|beginning)|(?:vanish|disappear|go|goes|be gone|gone|away) after (?:the )?(?:start|beginning|intro)',
    seconds: 'seconds?|secs?',
    howLong: 'how long',
    before: 'just|only|for|the|at|during|like|about|maybe|first|up|to',
    few: 'few|couple(?: of)?|one|two|three|four|five|six|seven|eight|ten',
    forNumber: 'for|up|up for|to|at',
    stays: 'stays?|lasts?|shows?|(?:is|be) (?:up|there|on|shown)|go(?:es)? away|disappears?|vanish(?:es)?',
  },
  es: {
    shorter: 'cort|breve',
    whole: '(?:durante |en )?todo el (?:tiempo|rato|video|clip)|fij[oa]|permanente(?:mente)?|de principio a fin',
    start:
      '(?:solo|solamente|nada mas) (?:al|en el) (?:principio|principito|inicio|comienzo)|(?:desaparezca|se vaya|se quite) (?:despues|tras|pasado) del? (?:principio|inicio|comienzo)',
    seconds: 'segundos?|segunditos?|segs?',
    howLong: 'cuanto (?:tiempo|dura|rato|se queda)',
    before: 'solo|solamente|nada|mas|durante|por|los|las|en|unos|primeros|que|salga|dure|como',
    few: 'pocos|dos|tres|cuatro|cinco|seis|siete|ocho|diez',
    forNumber: 'por|durante|en|a|unos|como',
    stays: 'queda|dura|sale|aparece|esta|desaparece|se va|se quita',
  },
  fr: {
    shorter: 'court|bref',
    whole:
      '(?:pendant |durant )?toute (?:la|le) video|tout le (?:temps|long|film|video)|tout du long|fixe|en permanence|du debut a la fin',
    start: '(?:juste|seulement|que) au (?:tout )?debut|(?:disparaisse|parte|s.?en aille) apres le debut',
    seconds: 'secondes?|secs?',
    howLong: 'combien de (?:temps|secondes)',
    before: 'juste|seulement|que|pendant|les|pour|sur|durant|des|quelques|premieres|uniquement',
    few: 'quelques|premieres|deux|trois|quatre|cinq|six|sept|huit|dix',
    forNumber: 'pendant|pour|a|environ|les',
    stays: 'reste(?:ra)?(?:-t-il)?|s.?affiche|apparait|dure|visible|disparait|s.?en va|part',
  },
  de: {
    shorter: 'kurz',
    whole:
      '(?:das |ubers? )?(?:ganze|gesamte) (?:zeit|video|clip)(?: lang| uber)?|durchgehend|dauerhaft|permanent|von anfang bis ende',
    start:
      '(?:nur|bloss) (?:ganz )?(?:am|zu) (?:anfang|beginn)|nach dem anfang (?:wieder )?(?:weg|verschwinden|verschwindet|raus)',
    seconds: 'sekunden?|sek',
    howLong: 'wie lange?',
    before: 'nur|bloss|fur|die|in|den|so|ca|etwa|ersten|erste|lang',
    few: 'paar|zwei|drei|vier|funf|sechs|sieben|acht|zehn',
    forNumber: 'fur|auf|so|die|ihn|es|etwa',
    stays:
      'bleibt|steht|sieht man|sichtbar|verschwindet|geht weg|geht (?:das |der |die )?(?:wieder |von selbst |von allein )?weg',
  },
  it: {
    shorter: 'cort|breve',
    whole: '(?:per |durante )?tutto il (?:video|tempo|filmato)|per tutta la durata|fiss[oa]|dall ?.?inizio alla fine',
    start: '(?:solo|soltanto|giusto) all ?.?inizio|(?:sparisca|sparisce|vada via|se ne vada) dopo l ?.?inizio',
    seconds: 'second[io]|secondin[io]|sec',
    howLong: 'quanto (?:tempo|dura|resta|rimane)|per quanto',
    before: 'solo|soltanto|per|i|nei|primi|circa|durante|giusto',
    few: 'pochi|due|tre|quattro|cinque|sei|sette|otto|dieci',
    forNumber: 'per|a|circa',
    stays: 'resta|rimane|si vede|dura|appare|compare|sparisce|scompare|va via',
  },
  pt: {
    shorter: 'curt|breve',
    whole:
      '(?:durante )?o (?:tempo|video) (?:todo|inteiro)|todo o (?:tempo|video)|fix[oa]|do comeco ao fim|permanente(?:mente)?',
    start:
      '(?:so|apenas) (?:no|bem no) (?:comeco|comecinho|inicio|iniciozinho)|(?:suma|some|desapareca|saia) depois do (?:comeco|inicio)',
    seconds: 'segundos?|segundinhos?|segs?',
    howLong: 'quanto tempo|por quanto',
    before: 'so|apenas|somente|por|os|nos|durante|primeiros|uns|tipo',
    few: 'poucos|dois|tres|quatro|cinco|seis|sete|oito|dez',
    forNumber: 'por|durante|uns|em|ele',
    stays: 'fica|dura|aparece|some|desaparece|sai',
  },
  ru: {
    shorter: 'корот|кратк',
    whole: '(?:на )?вс[её] (?:видео|время|ролик)|до конца|постоянно|пусть (?:так )?висит(?! пока)|от начала до конца',
    start:
      'только (?:в )?(?:самом )?начале|(?:исчезал[оа]?|исчезнет|пропадал[оа]?|пропадет|убирал(?:ся|ось|ась)) после начала',
    seconds: 'секунд\\p{L}*|сек',
    howLong: 'сколько|как долго|надолго',
    before: 'только|лишь|на|в|первые|первых|около|примерно',
    few: 'пару|несколько|две|три|четыре|пять|шесть|семь|восемь|десять',
    forNumber: 'на|около|до',
    stays: 'будет|виден|висит|держится|оста[её]тся|стоит|пропад[её]т|показывается|исчез\\p{L}*',
  },
};
