import type { Language } from '../../../../../texts/languages.ts';

/** Words about how thick letters are, separated by blanks. */
export interface ThinWords {
  thin: string;
  /** Words that turn it round: “too thin” asks for thicker letters, and “less bold” for thinner ones. */
  turned: string;
}

export const thinWords: Readonly<Record<Language, ThinWords>> = {
  en: {
    thin: 'thin thinner thinnest lighter light slim slimmer slimmest skinny skinnier finer fine delicate',
    turned: 'too less not',
  },
  es: {
    thin: 'fina fino finas finos finita finitas delgada delgadas delgadita delgaditas ligera ligeras liviana livianas',
    turned: 'menos demasiado',
  },
  fr: { thin: 'fine fines fin fins mince minces léger légère légers légères', turned: 'moins trop' },
  de: {
    thin: 'dünn dünner dünne dünnere dünneren dünnste leichter leichtere zart zarter zartere fein feiner feinere schlank schlanker schmaler',
    turned: 'weniger zu nicht',
  },
  it: { thin: 'sottile sottili fine fini leggero leggera leggere leggeri', turned: 'meno troppo' },
  pt: { thin: 'fina fino finas finos fininha fininhas leve leves magra magras', turned: 'menos demais' },
  ru: { thin: 'тонкий тонкие тоньше потоньше легче полегче изящнее', turned: 'слишком менее жирноват тяжеловат' },
};
