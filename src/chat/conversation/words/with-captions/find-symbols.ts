import { wordsAt } from '../corrections/match-form.ts';
import { numbersIn, wordsOf } from '../in-lines/near-in-line.ts';
import { symbolWords } from '../lexicons/corrections/money-words.ts';
import { lettersOf } from '../text/letters.ts';
import { numberOf } from '../text/number-words.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { phrasesIn } from '../vocabulary/correction-words.ts';
import type { CaptionWords } from './caption-words.ts';
import { signOfName, writeAmount } from './currency-names.ts';
import type { Place, Spoken } from './mentions.ts';
import { numbersSaid } from './numbers-said.ts';

/** An amount that the captions have in words. */
interface Amount {
  wrong: string;
  value: number;
  right: string;
}

const compiled = new Map<string, string[][]>();

/** Whether words ask for amounts with their sign: "with the pound sign", "mit Eurozeichen". */
export function asksForSymbol(tokens: readonly Token[], dictionaries: readonly Dictionary[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word' || kind === 'number');
  return dictionaries.some(({ language }) => {
    const phrases = compiled.get(language) ?? phrasesIn(symbolWords[language]);
    compiled.set(language, phrases);
    return words.some((_, at) => wordsAt(words, at, phrases) !== null);
  });
}

/** "20 euros with the symbol": the amounts that are named, or the only one, with their signs. */
export function amountsWithSymbol(
  words: readonly Spoken[],
  { captions, dictionaries }: { captions: CaptionWords; dictionaries: readonly Dictionary[] },
): { wrong: string; right: string; place: Place }[] {
  const tokens = words.map(({ token }) => token);
  if (!asksForSymbol(tokens, dictionaries)) return [];
  const all = amountsIn(captions.lines, dictionaries);
  const named = new Set(numbersSaid(words, dictionaries).map(({ value }) => value));
  const found = named.size > 0 ? all.filter(({ value }) => named.has(value)) : onlyOf(all);
  return found.map(({ wrong, right }) => ({ wrong, right, place: { from: 0, to: words.length } }));
}

/** "57 €" for the only amount of a line: "57 euros"; null = the text is no amount, or the line has none or several. */
export function amountInLine(text: string, line: string, dictionaries: readonly Dictionary[]): string | null {
  const isAmount = /^(?:R?[\p{Sc}] ?)?\d[\d.,]{0,12}(?: ?[\p{Sc}%°])?$/u.test(text) && /[\p{Sc}%°]/u.test(text);
  return isAmount ? (onlyOf(amountsIn([line], dictionaries))[0]?.wrong ?? null) : null;
}

function onlyOf(amounts: readonly Amount[]): readonly Amount[] {
  return amounts.length === 1 ? amounts : [];
}

function amountsIn(lines: readonly string[], dictionaries: readonly Dictionary[]): Amount[] {
  const languages = dictionaries.map(({ language }) => language);
  return lines.flatMap((line) =>
    numbersIn(line, dictionaries).flatMap((number): Amount[] => {
      const value = numberOf(lettersOf(number), languages);
      const name = value === null ? null : nameBehind(line, number, dictionaries);
      const sign = name && signOfName(lettersOf(name), languages);
      if (value === null || !sign) return [];
      return [{ wrong: `${number} ${name}`, value, right: writeAmount(String(value), sign, languages[0]) }];
    }),
  );
}

/** The word behind a number, or two of them, that says what sign it has: "euros", "per cent". */
function nameBehind(line: string, number: string, dictionaries: readonly Dictionary[]): string | null {
  const words = wordsOf(line);
  const count = number.split(' ').length;
  const at = words.findIndex((_, from) => words.slice(from, from + count).join(' ') === number);
  const names = [1, 2].map((length) => words.slice(at + count, at + count + length).join(' '));
  const languages = dictionaries.map(({ language }) => language);
  return names.find((name) => signOfName(lettersOf(name), languages) !== null) ?? null;
}
