import type { Language } from '../../../../../texts/languages.ts';

/** What is said for the sign of a currency: words, separated by blanks. */
export const moneyWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { '€': 'euros euro', $: 'dollars dollar bucks', '£': 'pounds pound' },
  es: { '€': 'euros euro', $: 'dólares dólar', '£': 'libras libra' },
  fr: { '€': 'euros euro', $: 'dollars dollar', '£': 'livres' },
  de: { '€': 'euro euros', $: 'dollar', '£': 'pfund' },
  it: { '€': 'euro', $: 'dollari dollaro', '£': 'sterline sterlina' },
  pt: { '€': 'euros euro', $: 'dólares dólar', '£': 'libras libra' },
  ru: { '€': 'евро', $: 'долларов доллара доллар', '£': 'фунтов фунта фунт', '₽': 'рублей рубля рубль' },
};
