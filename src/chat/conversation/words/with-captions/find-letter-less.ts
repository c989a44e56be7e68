import { isCommon } from '../in-lines/near-in-line.ts';
import { fold } from '../text/fold.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import type { Place, Spoken } from './mentions.ts';
import { withoutOne } from './spelled-words.ts';

interface Search {
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** A word of the captions, the same without one of its letters, and the words of the message that say so. */
interface LetterLess {
  wrong: string;
  right: string;
  place: Place;
}

/** Words between "without" and the letter: "sans le e", "sin la hache". */
const maxBetween = 2;
/** Words between the word and what is said of it: "ola va sin hache". */
const maxBefore = 5;
/** In letters. */
const minWord = 3;
/** In one message. */
const maxFound = 4;

/** "My «trou» is spelled without e", "ola va sin hache": the word of the captions that has the letter, and the word without it. */
export function findLetterLess(words: readonly Spoken[], search: Search): LetterLess[] {
  const found: LetterLess[] = [];
  for (const [at, { token }] of words.entries()) {
    const isWithout = search.dictionaries.some(({ around }) => around.without.has(token.key));
    const named = isWithout ? letterBehind(words, at + 1, search.dictionaries) : null;
    if (!named || found.length === maxFound) continue;
    for (let from = at - 1; from >= 0 && at - from <= maxBefore; from--) {
      const word = words[from] as Spoken;
      if (word.token.kind === 'break' && word.token.key !== ',') break;
      const isNearest = words
        .slice(from + 1, at)
        .every(({ isPlain, token: { key } }) => isPlain || key.length < minWord);
      const pair = word.token.key.length >= minWord ? pairOf(word, { letter: named.letter, isNearest }, search) : null;
      if (!pair || found.some(({ wrong }) => wrong === pair.wrong)) continue;
      found.push({ ...pair, place: { from, to: named.to } });
      break;
    }
  }
  return found;
}

function letterBehind(
  words: readonly Spoken[],
  start: number,
  dictionaries: readonly Dictionary[],
): { letter: string; to: number } | null {
  for (let at = start; at < words.length && at <= start + maxBetween; at++) {
    const { token } = words[at] as Spoken;
    const key = token.key;
    if (token.kind !== 'word') return null;
    // "sem a palavra"
    if (dictionaries.some(({ corrections }) => corrections.aWord.has(words[at + 1]?.token.key ?? ''))) return null;
    const name = dictionaries.map(({ around }) => around.letterNames.get(key)).find(Boolean);
    const isArticle = dictionaries.some(({ phrases }) => phrases.next.get(key)?.meaning?.kind === 'article');
    if (key.length === 1 && !(isArticle && words[at + 1]?.token.key.length === 1)) return { letter: key, to: at + 1 };
    if (name) return { letter: fold(name), to: at + 1 };
    if (!words[at]?.isPlain) return null;
  }
  return null;
}

function pairOf(
  { token, text, isPlain, isQuoted }: Spoken,
  { letter, isNearest }: { letter: string; isNearest: boolean },
  { captions, dictionaries }: Search,
): { wrong: string; right: string } | null {
  if (token.kind !== 'word' || (isPlain && !isQuoted)) return null;
  const { spelled } = captions.words;
  const longer = spelled.without(letter, token.key);
  const same = longer === undefined && isNearest ? spelled.written(token.key) : undefined;
  const [less, ...others] = same === undefined ? [] : withoutOne(same, letter);
  const own = same && less && others.length === 0 ? { wrong: same, right: less } : null;
  const pair = longer ? { wrong: longer, right: text } : own;
  // "hola" may be right in its other place
  const mayBeRight = pair !== null && dictionaries.some(({ language }) => isCommon(pair.wrong, language));
  const isClear = !mayBeRight || captions.line !== undefined || captions.words.countOf(pair.wrong) === 1;
  return isClear ? pair : null;
}
