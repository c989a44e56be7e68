import { beginsReason } from '../corrections/without-reason.ts';
import { isCommon } from '../in-lines/near-in-line.ts';
import { tellsWhatIs } from '../lexicons/letters/tells-what-is.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { LetterCase } from '../vocabulary/sentence-words.ts';
import { wordsOfAll } from '../vocabulary/words-of-all.ts';
import type { CaptionWords } from './caption-words.ts';
import { hasFewerWords } from './fewer-words.ts';
import { formsOfName } from './forms-of-name.ts';
import { inLetterCase, letterCaseIn } from './letter-case.ts';
import { mentionsIn, type Place, type Spoken } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** Words of the captions, the same in other letters, and the words of the message that say so. */
interface CapitalOf {
  wrong: string;
  right: string;
  place: Place;
}

/** In words. A longer message tells a story. */
const maxMessage = 30;
/** Words between the word and what asks for capitals: "Lettera va con mayúscula". */
const maxApart = 2;

const tells = wordsOfAll((language) => tellsWhatIs[language]);

/** "GRÁTIS com letra grande", "in capitals: MY CHANNEL": words that the message has in capitals, and the captions have otherwise. null = there are none. */
export function findCapitalsShown(words: readonly Spoken[], search: Search): CapitalOf | null {
  const asked = askedIn(words, search);
  return asked && shownIn(words, asked, search);
}

/**
 * "Lettera con mayúscula, que es el modelo", "кубра это река, с большой буквы": the word that stands before what asks for a capital, or of which the
 * message tells what it is. null = there is none.
 */
export function findCapitalOf(words: readonly Spoken[], search: Search): CapitalOf | null {
  const asked = askedIn(words, search);
  const at = asked && (wordBefore(words, asked, search) ?? wordExplained(words, asked, search));
  return asked === null || at === null ? null : capitalAt(words, at, { ...search, asked });
}

function askedIn(words: readonly Spoken[], { dictionaries }: Search): Asked | null {
  if (words.length > maxMessage || words.some((word) => word.isNot && !word.isQuoted)) return null;
  const asked = letterCaseIn(words, dictionaries);
  return asked && asked.letterCase !== 'small' && asked.letterCase !== 'each' ? asked : null;
}

type Asked = Place & { letterCase: LetterCase };

/** "MY CHANNEL": what the message has in capitals, and the captions have otherwise. */
function shownIn(words: readonly Spoken[], asked: Asked, { captions }: Search): CapitalOf | null {
  const isUpper = ({ text }: Spoken) => /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
  const own = words.filter(({ token }) => token.kind === 'word');
  if (!own.some((word) => /\p{Ll}/u.test(word.text))) return null;
  const tokens = words.map(({ token }) => token);
  for (const from of words.keys()) {
    const isAsked = from >= asked.from && from < asked.to;
    const run = isAsked ? null : captions.runAt(tokens, from);
    const place = { from, to: from + (run?.length ?? 0) };
    const all = words.slice(place.from, place.to);
    if (!run || !all.some(isUpper) || !all.every((word) => isUpper(word) || word.token.key.length === 1)) continue;
    const said = all.map(({ text }) => text).join(' ');
    const right = hasFewerWords(said, run.written) ? said : inLetterCase(run.written, 'all');
    if (right === run.written) continue;
    return { wrong: run.written, right, place: spanOf(place, asked) };
  }
  return null;
}

/** The word of the captions right before what asks for capitals, where nothing else of them is named before. */
function wordBefore(words: readonly Spoken[], asked: Asked, search: Search): number | null {
  for (let at = asked.from - 1; at >= 0 && asked.from - at <= maxApart + 1; at--) {
    const word = words[at] as Spoken;
    if (word.token.kind === 'break' && word.token.key !== ',') return null;
    if (isNamed(word, search))
      return mentionsIn(words.slice(0, at), search.captions).length === 0 && isLast(words, asked, search) ? at : null;
    if (!word.isPlain && !tells.has(word.token.key)) return null;
  }
  return null;
}

/** "Кубра это река, с большой буквы": the first word, which the message explains. */
function wordExplained(words: readonly Spoken[], asked: Asked, search: Search): number | null {
  const at = words.findIndex((word) => !word.isPlain || isNamed(word, search));
  const word = words[at];
  const isExplained = tells.has(words[at + 1]?.token.key ?? '') && at + 1 < asked.from;
  return word && isExplained && isNamed(word, search) ? at : null;
}

/** What follows is a reason, or says what the word is, and names no other words. */
function isLast(words: readonly Spoken[], { to }: Place, { captions }: Search): boolean {
  const behind = words.slice(to);
  const isReason = behind.slice(0, 2).some(({ token }) => beginsReason(token.key) || tells.has(token.key));
  return isReason || behind.every(({ isPlain }) => isPlain) || mentionsIn(behind, captions).length === 0;
}

function isNamed({ token, isPlain, isQuoted }: Spoken, { captions, dictionaries }: Search): boolean {
  if (token.kind !== 'word' || token.key.length < 2 || (isPlain && !isQuoted)) return false;
  return writtenOf(token.key, { captions, dictionaries }) !== null;
}

function writtenOf(key: string, { captions, dictionaries }: Search): string | null {
  const written = captions.writtenAs(key);
  if (written !== null) return /\s/.test(written) ? null : written;
  const forms = formsOfName(lettersOf(key), { captions, language: dictionaries[0]?.language ?? '' });
  return forms.length === 1 ? (forms[0] ?? null) : null;
}

function capitalAt(words: readonly Spoken[], at: number, search: Search & { asked: Asked }): CapitalOf | null {
  const written = writtenOf(words[at]?.token.key ?? '', search);
  if (written === null) return null;
  const place = spanOf({ from: at, to: at + 1 }, search.asked);
  const isOfAny = search.dictionaries.some(({ language }) => isCommon(written, language));
  const right = inLetterCase(written, search.asked.letterCase);
  if (right === written) return null;
  if (!isOfAny || search.captions.countOf(written) === 1) return { wrong: written, right, place };
  const named = beforeName(written, search.captions);
  return named === null ? null : { wrong: `${written} ${named}`, right: `${right} ${named}`, place };
}

/** "dona Graça": a word of any sentence gets its capital before the only name that it stands before. */
function beforeName(written: string, { lines }: CaptionWords): string | null {
  const names = lines.flatMap((line) => {
    const words = line.split(/\s+/);
    return words.flatMap((word, at) => {
      const next = words[at + 1] ?? '';
      return lettersOf(word) === lettersOf(written) && /^\p{Lu}/u.test(next)
        ? [next.replace(/[^\p{L}\p{N}]+$/u, '')]
        : [];
    });
  });
  return new Set(names).size === 1 ? (names[0] ?? null) : null;
}

function spanOf(one: Place, other: Place): Place {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}
