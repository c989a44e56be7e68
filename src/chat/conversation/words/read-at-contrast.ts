import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { tokenize } from './text/tokenize.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';

/** In characters. A longer message has signs. */
const maxLength = 200;

/**
 * "Nope the letters stay white only the yellow in turquoise": people leave out the comma behind a "no", and before "only" and "but". Where a
 * message is not understood whole, it is read with these; that counts if all of it is settings then.
 */
export function readAtContrast(
  text: string,
  whole: UnderstoodWords,
  { read, dictionaries }: { read: (text: string) => UnderstoodWords; dictionaries: readonly Dictionary[] },
): UnderstoodWords {
  if (whole.notUnderstood.length === 0 || !whole.wishes.every(isSetting) || text.length > maxLength) return whole;
  const parted = read(withCommas(text, dictionaries));
  const isWhole = parted.wishes.length > 1 && parted.notUnderstood.length === 0 && parted.wishes.every(isSetting);
  return isWhole ? parted : whole;
}

function withCommas(text: string, dictionaries: readonly Dictionary[]): string {
  const tokens = tokenize(text);
  const isBut = (key: string) => dictionaries.some(({ around }) => around.but.has(key));
  const isPlainNo = (key: string) => dictionaries.some(({ around }) => around.plainNo.has(key));
  const places = tokens.flatMap(({ key, kind, start }, at) => {
    const before = tokens[at - 1];
    if (kind !== 'word' || before?.kind !== 'word') return [];
    return (at === 1 && isPlainNo(before.key)) || (at > 1 && isBut(key)) ? [start] : [];
  });
  return [0, ...places].map((from, at) => text.slice(from, places[at])).join(', ');
}

function isSetting({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'recolor' || kind === 'step';
}
