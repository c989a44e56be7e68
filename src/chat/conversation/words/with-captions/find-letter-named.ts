import { isCommon } from '../in-lines/near-in-line.ts';
import { lettersOf } from '../text/letters.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { hasNoEdge } from './edges-of-run.ts';
import { isFrequent, withOneMore } from './letter-more.ts';
import { type LettersSaid, lettersSaidIn } from './letters-said.ts';
import type { Place, Spoken } from './mentions.ts';
import { placesBefore, placesBehind } from './places-near.ts';
import { likenessOf } from './spelling.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
  /** The message is about this line alone. */
  isLine: boolean;
}

/** A word of the message, what the captions have for it, and the words that say so. */
interface LetterNamed {
  wrong: string;
  right: string;
  place: Place;
}

/** In words. A longer message tells a story. */
const maxMessage = 40;
/** Words between the word and what is said of its letters. */
const maxApart = 8;
const maxBehind = 4;
/** In letters. */
const minWord = 3;
/** A word behind what is said may be about something else. */
const minBehind = 0.6;
/** Words before a word that stands more than once. */
const maxContext = 2;
/** The letters speak for it, so that less is enough. */
const minLikeness = { rare: 0.5, any: 0.6 };

/** "John with an h", "on compte sur vous, avec un m et un p": a word that the captions have without these letters, or with fewer of them. */
export function findLetterNamed(words: readonly Spoken[], search: Search): LetterNamed[] {
  if (words.length > maxMessage) return [];
  return lettersSaidIn(words, search.dictionaries).flatMap((said) => {
    const found =
      bestOf(words, placesBefore(words, said, maxApart), { said, ...search }) ??
      bestOf(words, placesBehind(words, said, maxBehind, ','), { said, ...search }, minBehind);
    if (!found && search.isLine) return lackingInLine(words, said, search);
    if (!found) return [];
    const named = inPlace(words, found, search);
    if (!named) return [];
    const { at } = found;
    const place = { from: Math.min(at, said.from, wrongAt(words, found.wrong)), to: Math.max(at + 1, said.to) };
    return [{ ...named, place }];
  });
}

/** "Salle de bains": of a word that stands more than once, the place with the words that the message has before it; null = it has none. */
function inPlace(
  words: readonly Spoken[],
  { at, wrong, right }: { at: number; wrong: string; right: string },
  { captions }: Search,
): { wrong: string; right: string } | null {
  if (captions.countOf(wrong) <= 1) return { wrong, right };
  for (let length = Math.min(maxContext, at); length > 0; length--) {
    const before = words
      .slice(at - length, at)
      .map(({ text }) => text)
      .join(' ');
    const written = captions.writtenAs(`${before} ${wrong}`);
    if (written !== null) return { wrong: written, right: written.slice(0, -wrong.length) + right };
  }
  return null;
}

function bestOf(
  words: readonly Spoken[],
  places: readonly number[],
  search: Search & { said: LettersSaid },
  least = 0,
): { at: number; wrong: string; right: string } | null {
  const found = places.flatMap((at) => {
    const word = words[at] as Spoken;
    const wrong = withoutLetters(word, { ...search, isBeside: at === search.said.from - 1 });
    if (wrong === null) return lacking(word, search).map((pair) => ({ at, ...pair, likeness: 1 }));
    const right = `${elisionOf(wrong, word.text)}${word.text}`;
    return [{ at, wrong, right, likeness: likenessOf(lettersOf(word.token.key), lettersOf(wrong)) }];
  });
  return (
    found.filter(({ likeness }) => likeness >= least).sort((one, other) => other.likeness - one.likeness)[0] ?? null
  );
}

/** The words of the captions that are most like a word of the message, and have fewer of the letters. */
function withoutLetters(
  { token, text, isPlain, isEveryday, isQuoted }: Spoken,
  { captions, dictionaries, said, isBeside }: Search & { said: LettersSaid; isBeside: boolean },
): string | null {
  const letters = lettersOf(token.key);
  if (token.kind !== 'word' || (isPlain && !isQuoted && !isBeside) || letters.length < minWord) return null;
  const same = captions.spelled.written(token.key) ?? captions.writtenAs(token.key);
  // "gieße" is not written with ss
  const isOther = (written: string) =>
    said.letters.every((one) => text.toLowerCase().includes(one) && !written.toLowerCase().includes(one));
  if (same !== null) return isOther(same) ? same : null;
  if (!said.letters.every((one) => letters.includes(one))) return null;
  const hasFewer = (written: string) =>
    said.letters.every((one) => isExplained(letters, lettersOf(written), one)) &&
    (!/\s/.test(written) || hasNoEdge(written, dictionaries));
  const isRare = (written: string) => !dictionaries.some(({ language }) => isCommon(written, language));
  // a word of any sentence may be right
  const rare = captions.nearest(letters, minLikeness.rare, (written) => isRare(written) && hasFewer(written));
  return (
    (rare ?? (isEveryday && said.letters.length < 2 ? null : captions.nearest(letters, minLikeness.any, hasFewer)))
      ?.written ?? null
  );
}

/** Whether the letter makes the difference: the word has it more often, or at its end. */
function isExplained(word: string, written: string, letter: string): boolean {
  const isAtEnd = word.endsWith(letter) && !written.endsWith(letter);
  return isAtEnd || countIn(written, letter) < countIn(word, letter);
}

/** "L'anno con l'acca": a word of the captions that becomes a frequent one with the letter. */
function lacking(
  { token, isPlain, isQuoted }: Spoken,
  { captions, dictionaries, said }: Search & { said: LettersSaid },
): { wrong: string; right: string }[] {
  const [letter, ...others] = said.letters;
  if (letter === undefined || others.length > 0 || token.kind !== 'word' || (isPlain && !isQuoted)) return [];
  const written = token.key.length < minWord ? undefined : captions.spelled.ending(token.key);
  if (written === undefined || captions.countOf(written) > 1) return [];
  const elision = elisionOf(written, '');
  const rest = written.slice(elision.length);
  const right =
    withOneMore(rest, letter, dictionaries) ?? (said.isLacking ? twiceIn(rest, letter, dictionaries) : null);
  return right === null ? [] : [{ wrong: written, right: `${elision}${right}` }];
}

/** "Goff" for "Gof": a rare word that has the letter once. */
function twiceIn(word: string, letter: string, dictionaries: readonly Dictionary[]): string | null {
  const isOfAny = dictionaries.some(({ language }) => isCommon(word, language));
  const small = word.toLowerCase();
  if (isOfAny || countIn(lettersOf(word), letter) !== 1 || !small.includes(letter)) return null;
  const at = small.indexOf(letter);
  return `${word.slice(0, at + 1)}${letter}${word.slice(at + 1)}`;
}

/** "En la 6 falta una ele": of the line, the only rare word that becomes a frequent one with the letter. */
function lackingInLine(words: readonly Spoken[], said: LettersSaid, { captions, dictionaries }: Search): LetterNamed[] {
  const isOfSaid = (at: number) => at >= said.from && at < said.to;
  const [letter, ...others] = said.letters;
  if (letter === undefined || others.length > 0 || words.some(({ isPlain }, at) => !isPlain && !isOfSaid(at)))
    return [];
  const rare = captions.lines.flatMap((line) => line.split(/\s+/)).filter((word) => !isFrequent(word, dictionaries));
  const found = [...new Set(rare)].flatMap((wrong) => {
    const right = withOneMore(wrong, letter, dictionaries);
    return right === null ? [] : [{ wrong, right, place: said }];
  });
  return found.length === 1 ? found : [];
}

/** "l'" of "l'anno" */
function elisionOf(written: string, said: string): string {
  const elision = /^\p{L}{1,5}['’](?=\p{L})/u.exec(written)?.[0] ?? '';
  return /['’]/.test(said) ? '' : elision;
}

function countIn(word: string, letters: string): number {
  return word.split(letters).length - 1;
}

/** "You wrote kwats, squats with s": where the message has the wrong word, too. */
function wrongAt(words: readonly Spoken[], wrong: string): number {
  const at = words.findIndex(({ token }) => lettersOf(token.key) === lettersOf(wrong));
  return at === -1 ? words.length : at;
}
