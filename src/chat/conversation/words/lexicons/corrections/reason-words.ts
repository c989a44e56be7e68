import type { Language } from '../../../../../texts/languages.ts';

/** Words behind the right words of a correction, separated by blanks. */
interface ReasonWords {
  /** They begin a reason, and nothing else. */
  onlyReason: string;
  /** They may begin a reason: behind a comma, or where the right words are like the wrong ones. */
  maybeReason: string;
  /** They begin a comparison or an explanation behind a comma: "Jerez, like the wine". */
  comparison: string;
  /** They begin a sentence behind a comma that says why: "donkey, it's funnier". */
  remark: string;
  /** The same, before somebody who says so: "my". */
  ofMine: string;
}

export const reasonWords: Readonly<Record<Language, ReasonWords>> = {
  en: {
    onlyReason: 'because cos cuz',
    maybeReason: 'since',
    comparison: 'like so',
    remark:
      "it it's its that that's thats this sounds looks reads feels i i'm we he she they so otherwise cause because",
    ofMine: 'my our',
  },
  es: {
    onlyReason: 'porque pq q',
    maybeReason: 'que',
    comparison: 'como tipo',
    remark: 'es me nos yo lo eso suena queda parece así porque que si le les se',
    ofMine: 'mi mis nuestra',
  },
  fr: {
    onlyReason: 'parce',
    maybeReason: 'que car qui',
    comparison: 'comme genre',
    remark: "c'est c cest ça ca je j on nous elle il ils sinon parce",
    ofMine: 'ma mon mes',
  },
  de: {
    onlyReason: 'weil denn',
    maybeReason: '',
    comparison: 'wie so',
    remark: 'ist is das es ich wir er sie klingt sonst so damit da dann weil passt hört sieht',
    ofMine: 'mein meine meiner meinem',
  },
  it: {
    onlyReason: 'perché xke',
    maybeReason: 'che',
    comparison: 'come tipo',
    remark: 'è si mi noi suona sembra così sono fa perché altrimenti sennò',
    ofMine: 'mia mio',
  },
  pt: {
    onlyReason: 'porque pq q',
    maybeReason: 'que pois',
    comparison: 'como tipo',
    remark: 'é eu nós fica soa parece assim porque senão ele ela',
    ofMine: 'minha meu',
  },
  ru: {
    onlyReason: 'потому ведь',
    maybeReason: 'так',
    comparison: 'как типа',
    remark: 'так это я мне мы нам он она они звучит иначе потому а просто чтобы',
    ofMine: 'мой моя мои',
  },
};
