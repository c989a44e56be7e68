import type { Language } from '../../../../../texts/languages.ts';

/** What people write for “all right” and “thanks” among friends, separated by `|`. It counts only where a message says nothing else. */
interface SlangAnswers {
  ok: string;
  thanks: string;
  /** Praise that is no order: “not bad”. */
  pleased: string;
  /** Words that may stand beside them, separated by blanks. */
  beside: string;
}

export const slangAnswers: Readonly<Record<Language, SlangAnswers>> = {
  en: {
    ok: 'bet|say less|word|word up|fasho|fo sho|for sho|fa sho|for sure|aight|ight|aye|copy|copy that|roger|roger that|gotcha|got it|say no more|no cap|heard|10 4|righto|right o|sorted|grand|sound|nice one|no bother|all good|safe|safe one|safe bro|k|kk|okie|okie dokie|okey dokey|aye grand|cool beans|coolio',
    thanks:
      'preciate u|preciate you|preciate it|preciate ya|appreciate u|appreciate you|appreciate it|appreciate ya|much appreciated|good looks|good lookin|good looking out|ta|ta very much|tysm|tyvm|thanku|thanx|nice one cheers',
    pleased: 'not bad|not too bad|not half bad|about time|finally',
    beside:
      'bro bruh man fam dude mate g my homie boss then yo ok okay yeah yea yes a lot so much pal lad lads dawg dog',
  },
  es: {
    ok: 'órale|órale pues|orale va|sale|sale va|sale pues|va|vale|vale vale|vale pues|venga|venga va|ándale|ándale pues|dale|dale dale|listo|ya está|hecho|de una|simón|arre|va que va|chido|chévere|joya|listo pues|sí así mero|así mero|oki doki|sí señor|quedo pendiente|ahí me avisas',
    thanks:
      'se agradece|mil gracias|muchas grax|grax|grasias|gracias totales|te pasaste|te rifaste|eres un crack|eres un figura|eres un maquina|eres una maquina',
    pleased:
      'mola|mola mazo|ole|olé|ole tú|ole ahí|por fin|ya era hora|bien ahí|qué nivel|ni tan mal|de diez|quedó de diez|algo es algo|chulísimo|qué chulada',
    beside: 'wey güey tío tía bro amigo compa parce carnal pues ok sí genial entonces vaya uff',
  },
  fr: {
    ok: 'nickel|ça roule|ça marche|ça va|impec|nickel chrome|parfait|carré|c’est carré|bien reçu|ok ça marche|dac|dacodac|tope là|c’est bon|entendu|vendu|tiguidou|c’est beau|correct|good|yes',
    thanks: 'merci bien|merci bcp|mci|t’assures|tu gères|tu assures|merci à toi|bien aimable',
    pleased: 'pas mal|pas mal du tout|c’est pas trop tôt|enfin',
    beside: 'frère frérot mec chef bro poto ok oui ouais alors donc là',
  },
  de: {
    ok: 'jo passt|passt|passt schon|passt so|jo|joa|jo eh|alles klar|alles klärchen|geht klar|läuft|jawoll|jawohl|eh klar|roger|fix|basst|basst scho|geritzt|gebongt|gemacht|in ordnung|okidoki|oki doki|oki|safe|yo safe|kann man lassen|kann man so lassen|mach ma|mach mal|mach hinne|nehm ich|nehm ich so|jap|jepp|jup',
    thanks: 'merci|dankschön|dankeschön|merci vielmals|vergelts gott|ehrenmann|ehrenfrau|besten dank|danke dir',
    pleased:
      'na geht doch|geht doch|na endlich|endlich|wurde auch zeit|läuft bei dir|besser als nix|sauber|nicht übel|chapeau|top arbeit|ganz ordentlich|schon ganz ordentlich',
    beside: 'digga alter bro na dann ja ok okay mann oida gut jo joa mei yo',
  },
  it: {
    ok: 'ci sta|apposto|a posto|bella|bella lì|daje|ok dai|va benissimo|perfe|tutto a posto|ricevuto|d’accordo|okei|okkei|afferrato|fatto|ottimo dai|bomba',
    thanks: 'grazie mille|grazie assai|graziee|grazie infinite|sei un grande|sei una grande|ti ringrazio',
    pleased: 'mica male|niente male|era ora|finalmente',
    beside: 'bro fra zio raga allora dai ok sì grande bene',
  },
  pt: {
    ok: 'fixe|baril|bué fixe|show|show de bola|beleza|blz|tranquilo|tranqs|de boa|suave|tá|tá bom|tá bem|tá bacana|na boa|fechou|fechado|demorou|firmeza|já é|ya|boa|top|bacana|combinado|tá valendo|partiu|me avisa',
    thanks: 'valeu|vlw|valeu mesmo|brigadão|brigado|brigada|obg|obgd|tamo junto|tmj|és um espetáculo|agradeço',
    pleased:
      'dá pro gasto|é isso aí|isso aí|até que enfim|mandou bem|mó legal|nada mal|nota dez|brabo|brabo demais|que chique|aí sim|desse jeitinho',
    beside: 'mano cara pá meu bro então ok sim aí gente miúdo é demais isso',
  },
  ru: {
    ok: 'лады|ладненько|ладушки|окей|окей окей|океюшки|ок|добро|идёт|замётано|договорились|понял|поняла|принято|годится|норм|чётко|ясно|ясненько|збс|угу|ага',
    thanks: 'спс|спасиб|спасибки|спасибочки|пасиб|пасиба|сенкс|благодарочка|от души|благодарствую|мерси',
    pleased: 'неплохо|наконец-то|ну наконец-то|давно пора|не дурно',
    beside: 'бро братан брат чел друг ну тогда да всё ок',
  },
};
