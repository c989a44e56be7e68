import type { Language } from '../../../../../texts/languages.ts';

/** What is said for the sign of an amount: words, separated by blanks; `_` is a blank within one. */
export const moneyWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { '€': 'euros euro', $: 'dollars dollar bucks', '£': 'pounds pound', '%': 'percent per_cent', '°': 'degrees' },
  es: {
    ...{ '€': 'euros euro', $: 'dólares dólar pesos peso', '£': 'libras libra' },
    ...{ '%': 'por_ciento', '°': 'grados' },
  },
  fr: { '€': 'euros euro', $: 'dollars dollar', '£': 'livres', '%': 'pour_cent pourcent', '°': 'degrés' },
  de: { '€': 'euro euros', $: 'dollar', '£': 'pfund', '%': 'prozent', '°': 'grad' },
  it: { '€': 'euro', $: 'dollari dollaro', '£': 'sterline sterlina', '%': 'per_cento percento', '°': 'gradi' },
  pt: {
    ...{ '€': 'euros euro', $: 'dólares dólar', '£': 'libras libra', R$: 'reais real' },
    ...{ '%': 'por_cento', '°': 'graus' },
  },
  ru: {
    ...{ '€': 'евро', $: 'долларов доллара доллар', '£': 'фунтов фунта фунт', '₽': 'рублей рубля рубль' },
    ...{ '%': 'процентов процента процент', '°': 'градусов градуса' },
  },
};

/** Phrases by which an amount is to be written with its sign, separated by commas. */
export const symbolWords: Readonly<Record<Language, string>> = {
  en: '(with|as|use) (the|a|) (symbol|sign), (pound|euro|dollar|percent|percentage|currency|money) (symbol|sign), the (symbol|sign)',
  es: 'con (el|) (símbolo|simbolito|signo), el (símbolo|simbolito), como símbolo, (símbolo|signo) del (euro|peso|dólar)',
  fr: 'avec (le|) (symbole|signe|sigle), le (symbole|sigle), en symbole, (symbole|signe|sigle) euro',
  de: 'mit (dem|) (zeichen|symbol), als (zeichen|symbol), eurozeichen, dollarzeichen, prozentzeichen, euro zeichen, pfundzeichen',
  it: '(con il|col|con) simbolo, come simbolo, il simbolo, (simbolo|segno) dell euro',
  pt: 'com (o|) (símbolo|sinal|cifrão), como símbolo, o símbolo, o cifrão, símbolo do euro',
  ru: '(со|) (знаком|значком), (с|) символом, (знак|значок|символ) (рубля|евро|доллара|процента)',
};
