import type { Language } from '../../../../../texts/languages.ts';

/** Phrases around words that are to go, with alternatives, `(a|b)`, separated by commas. */
export interface TakenOutWords {
  /** Beside words that are to go, which mean something else beside others: "out". */
  out: string;
  /** Words around those, which ask for nothing: "take … out". */
  around: string;
  /** Beside words that are to stand in place of those that go: "in instead". */
  into: string;
  /** Before words from which on all goes. */
  from: string;
  /** The same, where the clause also says that it is all, or up to the end. */
  maybeFrom: string;
  /** Before words behind which all goes. */
  after: string;
  /** Before words before which all goes. */
  before: string;
  /** Up to the end. */
  onward: string;
}

export const takenOutWords: Readonly<Record<Language, TakenOutWords>> = {
  en: {
    out: "out, leave out, left out, take off, not needed, (don't|dont|do not|doesn't|doesnt) need, no need for, can be removed, (shouldn't|shouldnt|should not) be (there|in there|in it), (must|gotta|should) go, unnecessary, gone",
    around: 'take get put leave all bit part bits piece of at from in is be needs has gotta',
    into: 'in, in instead, goes in, comes in',
    from: 'starting (at|with|from)',
    maybeFrom: 'from',
    after: 'everything after, all after, anything after, whatever comes after, everything behind',
    before: 'everything before, all before, anything before',
    onward:
      'onward, onwards, on, to the end, till the end, until the end, forward, downward, downwards, all, everything',
  },
  es: {
    out: 'fuera, no hace falta, no hacen falta, sobra, sobran, de más, no va, no se necesita, no lo necesito, se puede quitar, puede irse',
    around: 'el la lo de del en eso esa ese con parte trozo puedes podés se hay que',
    into: 'dentro, entra, adentro',
    from: 'a partir de, a partir del, a partir de la',
    maybeFrom: 'desde, desde el, desde la',
    after: 'todo lo que (va|viene|hay|está) (después|detrás) de, todo después de, todo lo de después de',
    before: 'todo lo que (va|viene|hay|está) antes de, todo antes de, todo lo de antes de',
    onward: 'en adelante, hasta el final, hasta el fin, para adelante, todo',
  },
  fr: {
    out: "dehors, pas besoin de, pas besoin du, (ne sert|sert) à rien, de trop, en trop, inutile, laisse tomber, peut partir, peut sauter, peuvent sauter, l'enlever, les enlever, la virer, le virer, faut pas, je veux pas, à jeter",
    around: "le la les du de l' dans ça cet cette ce bout passage on peut tu peux faut",
    into: 'dedans, à la place, on met, mets',
    from: "à partir de, à partir du, à partir d'",
    maybeFrom: 'depuis, dès, de',
    after: 'tout après, tout ce qui (vient|est|suit) après, tout ce qui suit',
    before: 'tout avant, tout ce qui (vient|est) avant',
    onward: "jusqu'à la fin, jusqu'au bout, tout",
  },
  de: {
    out: 'raus, weg, (brauchts|brauchst|braucht es|braucht man|brauch ich|brauche ich|brauch ma|brauchen wir|brauchen ma|braucht) (nicht|nich|net|ned), braucht (keiner|niemand), muss (da|dort|) nicht (stehen|sein|rein), soll nicht (drin sein|drinstehen|da stehen), hat da nichts (zu suchen|verloren), nicht nötig, (kommt|fliegt) (weg|raus), rausstreichen, wegstreichen, verzichtbar',
    around:
      'das die den der dem des mal noch bitte nimm mach tu lass muss soll kann können kannst stück teil in im aus ruhig komplett',
    into: 'rein, hin, dafür, stattdessen, kommt rein',
    from: 'ab, ab dem, ab der',
    maybeFrom: 'von, vom',
    after: 'alles nach, alles hinter, alles was nach, alles danach',
    before: 'alles vor, alles davor',
    onward: 'bis zum ende, bis zum schluss, bis ende, bis schluss, an, alles',
  },
  it: {
    out: 'via, fuori, non serve, non servono, non ci va, non ci serve, non serve a niente, di troppo, (si può|puoi|si possono|potete) (togliere|levare|eliminare|cancellare), lascia perdere, inutile',
    around: 'il la lo le gli i quel quella quello un pezzo parte di del della nella in che da',
    into: 'dentro, entra',
    from: 'a partire da, a partire dal',
    maybeFrom: 'da, dal, dalla',
    after: 'tutto dopo, tutto quello (dopo|che viene dopo|che c’è dopo), tutto ciò che viene dopo',
    before: 'tutto prima di, tutto quello prima di, tutto quello che viene prima di',
    onward: 'in poi, fino alla fine, in avanti, tutto',
  },
  pt: {
    out: 'fora, não (precisa|é preciso|faz falta), não (precisa|é preciso) (de|do|da), pode sair, podem sair, (tá|está) (sobrando|a mais|demais), sobra, desnecessário, é para tirar, é pra tirar',
    around: 'o a os as de do da com na no esse essa isso pedaço parte pode podem se quero',
    into: 'dentro, entra, põe',
    from: 'a partir de, a partir do, a partir da',
    maybeFrom: 'de, do, da, desde',
    after: 'tudo depois de, tudo depois do, tudo o que vem depois de, tudo que vem depois de, tudo após',
    before: 'tudo antes de, tudo antes do, tudo o que vem antes de, tudo que vem antes de',
    onward: 'em diante, pra frente, para a frente, até o fim, até o final, até ao fim, tudo',
  },
  ru: {
    out: 'не (надо|нужно|нужен|нужна|нужны), без, вон, прочь, долой, лишнее, лишняя, лишний, ни к чему, можно без, (можно|надо|нужно) (убрать|удалить|выкинуть), незачем, убираем',
    around: 'это этот эту там тут из в кусок часть бы лучше совсем',
    into: 'вставить, вставь, поставь, добавь, вместо этого',
    from: 'начиная с, начиная со',
    maybeFrom: 'с, со, от',
    after: 'всё после, всё что после, всё что идёт после',
    before: 'всё до, всё перед, всё что до, всё что перед',
    onward: 'и до конца, до конца, и дальше, дальше, и далее, далее, всё',
  },
};
