import type { CorrectionWords } from '../../vocabulary/correction-words.ts';

export const frenchCorrections: CorrectionWords = {
  toLine: 'dans à a sur de pour au en',
  mistakes: 'fautes erreurs corrections coquilles fautes',
  nextToLast: 'avant-dernière, avant-dernier, avant dernière, avant dernier, pénultième',
  fromBottom: 'en partant du bas, à partir du bas, du bas, en partant de la fin, depuis le bas',
  letterNames:
    'b:bé c:cé d:dé f:effe/èfe g:gé h:hache/ache k:ka l:elle m:emme n:enne p:pé q:ku r:erre s:esse t:té v:vé w:double_v x:ixe y:i_grec/ygrec z:zède',
  letterAs: 'comme',
  doubled: 'double deux',
  signs: {
    ',': 'virgule',
    '!': "point d'exclamation, point exclamation",
    '?': "point d'interrogation, point interrogation",
    '.': 'point, point final',
    ':': 'deux points',
    '…': 'points de suspension, trois points, trois petits points',
    '–': 'tiret long',
  },
  afterWord: 'après, derrière',
  beforeWord: 'avant, devant',
  between: 'entre',
  atEnd: 'à la fin de, à la fin, en fin de, au bout de, tout à la fin',
  oneWord:
    "en un seul mot, c'est tout un mot, tout en un mot, un mot unique, en un mot, c'est un seul mot, un seul mot, tout attaché, attaché, ça s'écrit attaché, collé, tout collé, chacun un mot, chaque fois un mot, d'un seul tenant, d'une pièce, en un morceau, sont un mot, s'écrivent ensemble, s'écrivent attachés, s'écrivent attachées, s'écrit ensemble, sans séparer",
  hyphen: "avec un trait d'union, avec trait d'union, avec un tiret, avec le tiret, avec tiret, prend un tiret",
  isRight:
    "(c'est|est|sont) (bien|bon|bonne|bons|juste|correct|correcte|parfait|parfaite|ok), (c'est|est|sont) (très|tout) (bien|bon|bonne|juste), (touche|touchez) (pas|rien), (c'est|est|sont) (super|génial|géniale|parfaits|magnifique|top|nickel|impeccable|très bien|bien comme ça), (ne|n') (touche|touchez|change|changez) (pas|rien), (change|changez) rien",
  leave:
    '(laisse|laissez), (laisse|laissez) (comme ça|ça|tomber|tel quel), oublie, oubliez, non attends, attends non, finalement non, en fait non, non non, peu importe, pas grave',
  noMistakes: '(aucune|pas de|zéro|sans) (faute|fautes|erreur|erreurs)',
  others: 'le reste, les autres, tout le reste, le restant',
  but: 'mais sauf hormis excepté juste seulement',
  still: 'encore toujours',
  indefinite: 'un une',
  without: 'sans',
  plainNo: 'nan',
  asDigits: 'en chiffres, en chiffre, le chiffre, en nombre, avec des chiffres, en numérique',
  onlyOne: 'un seul, une seule, qu un, qu une, seulement un, juste un',
  apart: "en deux mots, c'est deux mots, deux mots, séparé, séparés, avec un espace, avec une espace",
  add: 'ajoute, ajouter, ajoutez, rajoute, rajouter, rajoutez, insère',
  missing:
    "manque, manquait, il manque, il manquait, il y manque, (t'as|tu as|vous avez|as|avez) (oublié|sauté|mangé|zappé), oublié, (il faut|faut|il faudrait|faudrait)",
  put: 'mets, mettez, met, mettre, place, placez, écris, écrivez, écrire, colle, glisse',
  unnamed:
    'quelque chose truc un une mots lettre lettres signe espace majuscule accent ligne phrase partie morceau nom ça cela logo image photo pause musique lien',
  lineSays: "(doit|devrait|il faut) (dire|être|devenir), dise, qu'elle dise, doit se lire",
  thatLine: 'que, qu',
  isName:
    "(est|c'est|c'était) (le|son|mon) (nom|prénom|surnom), (est|c'est) (comment|comme ça que) s'appelle, s'appelle (le|la|mon|ma|notre)",
  myName: "mon nom, mon prénom, je m'appelle, mon nom de famille",
  introduces: "je suis, je m'appelle, moi c'est, c'est, ici, moi je suis",
  year: 'année an',
  atStart: 'au début de, au début, en début de, du début, au commencement',
  explains: "c'est la, c'est une, c'est un, c'est le, c'est mon, c'est ma",
  letterByLetter: 'lettre par lettre, épelé',
  itIs: "c'est, c, c t, c'était, ce serait, ça serait, c'est pas ça c'est, (il|elle) (faut|fallait|s'appelle), on dit, on écrit, j'ai dit, je dis, est, être, dire, doit être, devrait être",
  address:
    'frère frérot mec gars meuf poto bro bébé chéri chérie mon_ami ma_belle monsieur madame mdr lol ptdr stp svp merci quoi hein voilà svpl',
  together: 'ensemble, collés, collée, collées, attachés, attachée, attachées, sans espace, en un',
  also: 'aussi, pareil, également, de même, idem, pareil pour',
  withLetter: 'avec',
  pointing: 'ça cela ceci',
};
