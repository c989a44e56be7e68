import type { Language } from '../../../../../texts/languages.ts';

/** What a wish begins with that stands behind the words of a title; regular expressions without anchors, for folded text (й = и, ё = е). */
export interface WishesBehind {
  /** Behind a comma, before a colour, a size or a place. */
  lead: string;
  /** The same, without a comma, too. */
  but: string;
  /** A whole wish with nothing in it that can be done: "and make it look nice". */
  nice: string;
}

export const wishesBehind: Readonly<Record<Language, WishesBehind>> = {
  en: {
    lead: 'in|at the|on the|with|and in|and make|and put|and the captions|and captions|and with',
    but: 'but',
    nice: '(?:and |but )?(?:make it|so (?:that )?it|it should|let it|have it) (?:looks?|stands?|pops?|reads?)(?: (?:really |very |so )?(?:nice|good|great|cool|pretty|well|out|clear|clean))?',
  },
  es: {
    lead: 'en|abajo|arriba|con|y en|y que|y ponl\\p{L}+|y hazl\\p{L}+|y los subtitulos',
    but: 'pero',
    nice: '(?:y |pero )?que (?:se (?:vea|lea|note)|quede|luzca)(?: (?:muy |bien |mas )?(?:bien|bonit[oa]|lindo|chid[oa]|padre|guapo|claro))?',
  },
  fr: {
    lead: 'en|avec|dans|et en|et mets|et fais|et les sous-titres',
    but: 'mais',
    nice: '(?:et |mais )?(?:que (?:ca|ce)|quil|qu il|ca doit|fais que ca) (?:soit|rende?|se voie?|se lise|fasse)(?: (?:bien|tres |trop )?(?:beau|joli|bien|classe|stylé|propre|lisible))?',
  },
  de: {
    lead: 'in|unten|oben|mit|und in|und mach|und zwar|und die untertitel',
    but: 'aber',
    nice: '(?:und |aber )?(?:so dass |sodass |dass )?(?:es|das|der|er) (?:soll |sollte |muss )?(?:gut|schon|cool|toll|sauber|schick|lesbar)(?: (?:aussehen|aussieht|rauskommen|ruberkommen|lesbar))?',
  },
  it: {
    lead: 'in|con|e in|e mett\\p{L}+|e fa\\p{L}+|e i sottotitoli',
    but: 'ma',
    nice: '(?:e |ma )?che (?:si (?:veda|legga)|sia|venga)(?: (?:molto )?(?:bene|bello|carino|chiaro|figo))?',
  },
  pt: {
    lead: 'em|com|na cor|e em|e coloca|e poe|e deixa|e as legendas',
    but: 'mas',
    nice: '(?:e |mas )?que (?:fique|se veja|de pra ler|apareca)(?: (?:bem |muito )?(?:bonito|legal|bom|bem|claro|top))?',
  },
  ru: {
    lead: 'в|и в|внизу|сверху|и сделаи|и субтитры',
    but: 'но',
    nice: '(?:и |но )?(?:чтобы|чтоб) (?:было |он |это )?(?:красиво|хорошо|круто|стильно|видно|читалось)(?: (?:смотрел\\p{L}+|читал\\p{L}+|видно))?',
  },
};
