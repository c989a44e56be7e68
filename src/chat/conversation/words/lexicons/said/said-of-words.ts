import type { Language } from '../../../../../texts/languages.ts';

/** Phrases by which people speak of words of the captions, with alternatives, `(a|b)`, separated by commas. */
export interface SaidOfWords {
  /** Before a person's own name. */
  nameIs: string;
  /** Behind a word that is to be written as two. */
  separate: string;
  /** Beside a sign that is not to stand there: “why”, “too many”. */
  needless: string;
  /** Behind two words that the captions have as one. */
  twoWords: string;
  /** Before words that the captions have, which are wrong. */
  youWrote: string;
  /** Beside words that are to begin with a capital. */
  capitals: string;
  /** Beside words that the bot was told, and that are no text. */
  notForVideo: string;
  /** Beside a word that is to stand there again, as it was before a correction. */
  bringBack: string;
}

export const saidOfWords: Readonly<Record<Language, SaidOfWords>> = {
  en: {
    youWrote: 'you wrote, you put, you typed, you have written, you spelled',
    needless:
      "why, what for, too many, one too many, extra, doing there, doesn't belong, does not belong, shouldn't be, should not be, not needed, unnecessary, superfluous, a stray",
    twoWords: 'two words, separate words, as two words, two separate words, written apart',
    notForVideo:
      "isn't for the video, wasn't for the video, not for the video, is not part of the video, isn't part of the video, i was telling you, i was just telling you, i was talking to you, was meant for you, was just for you",
    capitals:
      'capital letters, capitals, capital letter, a capital, capitalise, capitalize, capitalised, capitalized, need capital letters, need capitals',
    separate: 'separate, split, separate it, split it, split them, put a space, needs a space, add a space',
    nameIs: "(my|the) name is, my names, i am, i'm, im, i am called, i'm called, im called, call me",
    bringBack:
      'back, put back, bring back, restore, as it was, like it was, the way it was, like before, as before, should have stayed, was right before, was right, as it used to be',
  },
  es: {
    youWrote: 'escribiste, has escrito, escribió, pusiste, has puesto, usted escribió',
    needless: 'por qué, para qué, sobra, de más, qué hace, qué pinta, no hace falta, no va, innecesaria',
    twoWords: 'dos palabras, separado, separadas, dos palabras separadas, por separado',
    notForVideo:
      'no va en el video, no va en el vídeo, no es del vídeo, no es para el vídeo, no era para el vídeo, te lo decía a ti, te lo decia a vos, era para ti, te lo dije a ti',
    capitals:
      'con mayúscula, van con mayúscula, va con mayúscula, con mayúsculas, en mayúscula, mayúscula, mayúsculas, letra mayúscula',
    separate: 'separa, sepáralo, separar, sepáralas, separalo, separadas, separada',
    nameIs: 'me llamo, mi nombre es, soy, yo soy',
    bringBack:
      'vuelve a poner, devuelve, restaura, recupera, como estaba, como antes, otra vez como estaba, regresa, estaba bien, tenía que quedar, era para dejar, déjalo como estaba, como era, tal como estaba',
  },
  fr: {
    youWrote: 'tu as écrit, vous avez écrit, tu as mis, vous avez mis, t as écrit',
    needless: "pourquoi, de trop, en trop, qu'est-ce que fait, que fait, fait là, inutile, pas besoin, superflue",
    twoWords: 'deux mots, en deux mots, deux mots séparés, séparé, séparés',
    notForVideo:
      "ne va pas dans la vidéo, va pas dans la vidéo, pas pour la vidéo, c'était pour toi, je te le disais, je te disais ça à toi, fait pas partie de la vidéo",
    capitals:
      'des majuscules, une majuscule, majuscules, majuscule, avec majuscule, prennent une majuscule, mettre des majuscules',
    separate: 'sépare, sépare les, séparer, séparez, détache, détaché, détachés, coupe en deux',
    nameIs: "je m'appelle, moi c'est, mon nom est, mon nom c'est, je suis, mon prénom est, mon prénom c'est",
    bringBack:
      "remets, remettre, remettez, comme avant, comme c'était, comme il était, rétablis, rends, était bien, était juste, fallait laisser, comme c’était, comme elle était, remettez",
  },
  de: {
    youWrote: 'du hast, ihr habt, sie haben, du schriebst, du schreibst, hast du',
    needless:
      'warum, wieso, weshalb, wozu, zu viel, zuviel, überflüssig, unnötig, hat da nichts zu suchen, gehört da nicht hin, was soll',
    twoWords: 'zwei wörter, zwei worte, zwei einzelne wörter, getrennt, auseinander',
    notForVideo:
      'gehört nicht ins video, gehört nicht in den text, ist nicht fürs video, nicht fürs video, war nur für dich, war für dich, hab ich dir gesagt, habe ich dir gesagt, hab ich nur dir gesagt, war an dich gerichtet',
    capitals:
      'groß machen, großmachen, großschreiben, groß schreiben, groß geschrieben, großgeschrieben, mit großem anfangsbuchstaben, groß am anfang, alle klein, alles klein, kleingeschrieben, klein geschrieben',
    separate:
      'trenn, trenne, trennen, auseinander schreiben, auseinanderschreiben, getrennt schreiben, leerzeichen dazwischen',
    nameIs: 'ich heiße, mein name ist, mein name lautet, ich bin, ich bin der, ich bin die, man nennt mich',
    bringBack:
      'wieder wie vorher, wie vorher, wieder wie es war, wie es war, wieder rein, wieder hin, wieder zurück, zurück, war richtig, war schon richtig, wiederherstellen, wie zuvor, so wie vorher, wie es vorher war, so wie es war, wieder so wie vorher, hätte bleiben sollen',
  },
  it: {
    youWrote: 'hai scritto, avete scritto, ha scritto, hai messo, scrivi',
    needless: 'perché, che ci fa, cosa ci fa, di troppo, in più, non serve, non ci va, inutile, a che serve',
    twoWords: 'due parole, in due parole, staccato, staccate, separato, due parole separate',
    notForVideo:
      "non va nel video, non è per il video, non era per il video, lo dicevo a te, te lo dicevo, era per te, l'ho detto a te",
    capitals:
      'con la maiuscola, la maiuscola, le maiuscole, maiuscola, maiuscole, vanno con la maiuscola, iniziale maiuscola',
    separate:
      'separa, separare, separale, stacca, staccare, staccale, va staccata, vanno staccate, vanno staccati, staccate, staccata',
    nameIs: 'mi chiamo, io mi chiamo, il mio nome è, io sono, sono',
    bringBack:
      "rimetti, rimetta, rimettere, rimettete, ripristina, ripristini, così com'era, riporta, com'era, come era, come prima, com'era prima, era giusto, andava bene, doveva restare, doveva rimanere, era da lasciare",
  },
  pt: {
    youWrote: 'escreveste, escreveu, você escreveu, puseste, você colocou, vocês escreveram',
    needless: 'por que, porque, para que, pra que, a mais, sobrando, sobra, o que faz, não precisa, desnecessária',
    twoWords: 'duas palavras, em duas palavras, separado, separadas, duas palavras separadas',
    notForVideo:
      'não vai no vídeo, não é pro vídeo, não era pro vídeo, não é do vídeo, era pra você, tava falando com você, falei pra você, foi pra você',
    capitals: 'com maiúscula, letra maiúscula, maiúscula, maiúsculas, com letra maiúscula, com inicial maiúscula',
    separate: 'separa, separe, separar, separada, separadinho, separa isso',
    nameIs: 'me chamo, eu me chamo, meu nome é, o meu nome é, chamo-me, eu sou, sou, sou a, sou o',
    bringBack:
      'volta, volte, bota de volta, põe de volta, coloca de volta, devolve, como estava, como tava, do jeito que tava, do jeito que estava, como era, como antes, restaura, estava certo, tava certo, estava certa, era pra deixar, era para deixar, era pra ficar, era para ficar, deixa como estava',
  },
  ru: {
    youWrote: 'вы написали, ты написал, ты написала, у вас написано, у тебя написано, написали',
    needless: 'зачем, почему, откуда, лишняя, лишний, лишнее, не нужна, не нужен, не нужно, ни к чему',
    twoWords: 'два слова, в два слова, раздельно, отдельно, два разных слова',
    notForVideo:
      'не для видео, это не для видео, это я тебе, это я тебе сказал, это я тебе сказала, это я тебе говорил, это я тебе говорила, в видео не надо',
    capitals:
      'с большой буквы, с заглавной буквы, с большой, с заглавной, с прописной, большая буква, заглавная буква, с больших букв',
    separate: 'раздели, разделить, разъедини, отдельно, разбей, раздельно надо',
    nameIs: 'меня зовут, моё имя, мое имя, я',
    bringBack:
      'верни, верните, вернуть, вернуть обратно, верни обратно, как было, как раньше, как была, как был, обратно, надо было оставить, было правильно, восстанови, нужно было оставить',
  },
};
