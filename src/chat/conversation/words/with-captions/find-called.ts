import { wordsAt as phraseIn } from '../corrections/match-form.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { phrasesOfCalled } from '../lexicons/said/called-words.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { type Mention, mentionsIn, type Place, type Spoken, textAt } from './mentions.ts';
import { likenessOf } from './spelling.ts';

interface Called {
  wrong: string;
  right: string;
  places: Place[];
}

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxMessage = 40;
const maxName = 4;
/** In letters. */
const minLetters = 6;
/** Of a name behind “is called” that the captions have in other letters. */
const minLikeness = 0.8;

/**
 * "The shop is called Vent d'Ouest", "it's Vent d'Ouest": a name of several words behind such a phrase, which the captions have with other blanks and
 * signs; behind “is called”, also one that is much like it. null = the sentence names none.
 */
export function findCalled(text: string, words: readonly Spoken[], { captions, dictionaries }: Search): Called | null {
  if (words.length > maxMessage) return null;
  const tokens = words.map(({ token }) => token);
  for (const at of tokens.keys()) {
    const called = Math.max(
      ...dictionaries.map(({ language }) => phraseIn(tokens, at, phrasesOfCalled(language)) ?? 0),
      isJoinedPhrase(words[at], dictionaries) ? 1 : 0,
    );
    const length = Math.max(called, phraseAt(tokens, at, { dictionaries, of: 'itIs' }) ?? 0);
    const found = length > 0 ? nameAt(text, words, at + length, { captions, isCalled: called > 0 }) : null;
    if (!found) continue;
    const again = mentionsIn(words, captions).filter((mention) => isSame(mention, found.wrong));
    return { wrong: found.wrong, right: found.right, places: [{ from: at, to: found.to }, ...again] };
  }
  return null;
}

/** "Chama-se" */
function isJoinedPhrase(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  const key = word?.token.key ?? '';
  return (
    key.includes('-') &&
    dictionaries.some(({ language }) => phrasesOfCalled(language).some((keys) => keys.join('-') === key))
  );
}

function nameAt(
  text: string,
  words: readonly Spoken[],
  from: number,
  { captions, isCalled }: { captions: CaptionWords; isCalled: boolean },
): { wrong: string; right: string; to: number } | null {
  let end = from;
  while (end < words.length && end - from < maxName && words[end]?.token.kind === 'word') end++;
  for (let to = end; to > from; to--) {
    const place = { from, to };
    const right = textAt(text, words, place);
    const letters = lettersOf(right);
    if (!isName(right) || letters.length < minLetters) continue;
    const written = captions.writtenAs(letters) ?? (isCalled ? likeName(letters, right, captions) : null);
    if (written !== null && !isWrittenSo(written, right)) return { wrong: written, right, to };
  }
  return null;
}

/** With other words or a sign inside: "Ribeira d'Ilhas" for "ribeira de ilhas". Of "Tischlerei Brandt", one word is another one. */
function isOtherwiseApart(written: string, right: string): boolean {
  return written.split(/\s+/).length !== right.split(/\s+/).length || /['’-]/.test(right);
}

/** Several words, or a sign inside, with a capital at the beginning and behind it. */
function isName(text: string): boolean {
  return /^\p{Lu}.*[\s'’-]\p{Lu}[^\s]*$/u.test(text);
}

function likeName(letters: string, right: string, captions: CaptionWords): string | null {
  const said = right.split(/[\s'’-]+/).map(lettersOf);
  const isLike = (written: string) => {
    const own = written.split(/\s+/).map(lettersOf);
    return [0, -1].every((at) => likenessOf(own.at(at) ?? '', said.at(at) ?? '') >= minLikeness);
  };
  const written = captions.nearest(letters, minLikeness, isLike)?.written ?? null;
  return written !== null && isOtherwiseApart(written, right) ? written : null;
}

/** But for capitals, which are asked for in other words. */
function isWrittenSo(written: string, right: string): boolean {
  return written.toLowerCase() === right.toLowerCase();
}

function isSame({ letters }: Mention, wrong: string): boolean {
  return letters === lettersOf(wrong);
}
