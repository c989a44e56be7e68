import type { Language } from '../../../../../texts/languages.ts';

/** Words in a price that is said: "two euros and fifty cents"; separated by blanks. */
interface PriceWords {
  /** Between its two numbers. */
  and: string;
  /** Behind the second number. */
  cents: string;
}

export const priceWords: Readonly<Record<Language, PriceWords>> = {
  en: { and: 'and', cents: 'cents cent pence' },
  es: { and: 'y', cents: 'céntimos centavos' },
  fr: { and: 'et', cents: 'centimes' },
  de: { and: 'und', cents: 'cent' },
  it: { and: 'e', cents: 'centesimi' },
  pt: { and: 'e', cents: 'cêntimos centavos' },
  ru: { and: 'и', cents: 'копеек' },
};
