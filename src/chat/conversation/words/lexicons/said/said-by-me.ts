import type { Language } from '../../../../../texts/languages.ts';

/** How people tell what they said in the video. */
interface SaidByMe {
  /** Phrases with alternatives, `(a|b)`, separated by commas, before what was said. */
  iSaid: string;
  /** Verbs of saying, separated by blanks. */
  say: string;
  /** Words between what was not said and what was, separated by blanks. */
  but: string;
}

export const saidByMe: Readonly<Record<Language, SaidByMe>> = {
  en: {
    iSaid: '(i|we|he|she) (said|say|actually said|clearly said|really said|meant|actually say), what i said (was|is)',
    say: 'say said says saying mean meant',
    but: 'but',
  },
  es: {
    iSaid: '(dije|digo|decía|dijo|dijimos|he dicho|quise decir|quería decir), (yo|ahí|allí) (dije|digo|he dicho)',
    say: 'digo dije decia dicho dijo decir',
    but: 'sino pero',
  },
  fr: {
    iSaid:
      "(j'ai|on a|il a|elle a) (dit|bien dit), je (dis|disais), j'ai voulu dire, je voulais dire, moi je dis, moi j'ai dit",
    say: "dis dit disais j'ai",
    but: 'mais',
  },
  de: {
    iSaid:
      '(ich|er|sie|wir) (hab|habe|hat|haben) (gesagt|da gesagt|aber gesagt), hab (ich|) gesagt, ich (sagte|sag|sage|meinte), gesagt (hab|habe) ich',
    say: 'sag sage sagte gesagt meinte sagt sagen',
    but: 'sondern',
  },
  it: {
    iSaid: '(ho|abbiamo|ha) detto, (io|lì) (ho detto|dico|dicevo), (dico|dicevo), volevo dire, intendevo',
    say: 'dico detto dicevo dice dire',
    but: 'ma bensi',
  },
  pt: {
    iSaid: '(eu|a gente|ali|aí) (disse|falei|digo|falo|falou), (disse|falei), (eu|) quis dizer, eu queria dizer',
    say: 'digo disse falo falei dizia falou dizer falar',
    but: 'mas sim',
  },
  ru: {
    iSaid:
      '(я|мы) (сказал|сказала|сказали|говорил|говорила|говорю), (сказал|сказала), (я|) (имел|имела) в виду, (он|она) (сказал|сказала|говорит)',
    say: 'говорю сказал сказала говорил говорила говорит',
    but: 'а но',
  },
};
