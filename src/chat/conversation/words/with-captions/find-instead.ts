import { beginsReason } from '../corrections/without-reason.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { type Place, type Spoken, textAt } from './mentions.ts';

/** What stands in the captions, and what is to stand there instead. */
interface Instead {
  wrong: string;
  right: string;
  places: Place[];
}

interface Search {
  captions: CaptionWords;
  /** The text was just shown, so that any words may be meant. */
  isShown: boolean;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxSentence = 30;
const maxRight = 5;
/** "au lieu", "en vez": words before the one that says so. */
const maxBefore = 2;

/** "instead of guys, folks", "au lieu de bonjour salut", "salut au lieu de bonjour"; null = the sentence does not say so. */
export function findInstead(text: string, words: readonly Spoken[], search: Search): Instead | null {
  const [at, ...others] = words.flatMap((word, index) => (saysInstead(word, search) ? [index] : []));
  if (at === undefined || others.length > 0 || words.length > maxSentence) return null;
  let [from, to] = [at, at + 1];
  while (at - from < maxBefore && isSmall(words[from - 1], search)) from--;
  while (to - at <= maxBefore && isSmall(words[to], search) && !words[to]?.isQuoted) to++;
  const wrong = mentionFrom(words, to, search);
  if (!wrong) return reversed(text, words, { from, to }, search);
  const behind = contentFrom(words, wrong.to);
  const right = behind ?? withoutShared(words, contentBefore(words, from), { wrong: wrong.written, search });
  if (!right || right.to - right.from > maxRight || !areWords(words, wrong, search) || !areWords(words, right, search))
    return null;
  return { wrong: wrong.written, right: textAt(text, words, right), places: [wrong, right] };
}

/** Not a setting, and not only words that any sentence has. */
function areWords(words: readonly Spoken[], place: Place, { isShown }: Search): boolean {
  const inside = words.slice(place.from, place.to);
  if (isShown || inside.some(({ isQuoted }) => isQuoted)) return true;
  return !inside.every(({ isPlain }) => isPlain) && !inside.some(({ isKnown, isPlain }) => isKnown && !isPlain);
}

function saysInstead({ token }: Spoken, { dictionaries }: Search): boolean {
  return dictionaries.some(({ corrections }) => corrections.insteadOf.has(token.key));
}

/** "it's still Ren instead of Rennes": the captions have what stands before. */
function reversed(text: string, words: readonly Spoken[], { from, to }: Place, search: Search): Instead | null {
  const before = contentBefore(words, from);
  const right = contentFrom(words, to);
  const isContent = ({ isPlain, isQuoted }: Spoken) => !isPlain || isQuoted;
  if (!before || !right || right.to - right.from > maxRight) return null;
  for (let start = before.from; start < before.to; start++) {
    const place = { from: start, to: before.to };
    const written = search.captions.writtenAs(textAt(text, words, place));
    if (written !== null && words.slice(start, before.to).some(isContent))
      return { wrong: written, right: textAt(text, words, right), places: [place, right] };
  }
  return null;
}

/** The longest run of words that stands in the captions, or words in quotes that do. */
function mentionFrom(
  words: readonly Spoken[],
  from: number,
  { captions }: Search,
): (Place & { written: string }) | null {
  const tokens = words.map(({ token }) => token);
  const run = captions.runAt(tokens, from);
  return run ? { from, to: from + run.length, written: run.written } : null;
}

/** What follows, without the words that people use around corrections: up to a sign, or a reason. */
function contentFrom(words: readonly Spoken[], start: number): Place | null {
  let from = start;
  // the comma of "instead of «X», «Y»" stands where the quote begins
  const isSign = (at: number) => isEnd(words[at]) || (words[at]?.isPlain && !words[at]?.isQuoted);
  while (from < words.length && isSign(from)) {
    if (words[from]?.token.key !== ',' && isEnd(words[from])) return null;
    from++;
  }
  const isQuoted = words[from]?.isQuoted;
  let to = from;
  while (to < words.length && !isEnd(words[to]) && words[to]?.isQuoted === isQuoted) {
    if (to > from && beginsReason(words[to]?.token.key ?? '')) break;
    to++;
  }
  while (to > from && words[to - 1]?.isPlain && !isQuoted) to--;
  return to > from ? { from, to } : null;
}

/** What stands before, from the last sign on. */
function contentBefore(words: readonly Spoken[], end: number): Place | null {
  let from = end;
  while (from > 0 && !isEnd(words[from - 1])) from--;
  const begin = from;
  while (from < end && words[from]?.isPlain && !words[from]?.isQuoted) from++;
  if (from < end) return { from, to: end };
  // "salut au lieu de bonjour": of words that mean little elsewhere, few are meant
  return end > begin && end - begin < maxRight ? { from: begin, to: end } : null;
}

/** "wooden floor instead of stone": without the words that stand before the wrong ones in the captions, too. */
function withoutShared(
  words: readonly Spoken[],
  place: Place | null,
  { wrong, search }: { wrong: string; search: Search },
): Place | null {
  if (!place) return null;
  for (let from = place.to - 1; from > place.from; from--) {
    if (words[from]?.token.isJoined) continue;
    const shared = words.slice(place.from, from).map(({ text }) => text);
    if (search.captions.writtenAs([...shared, wrong].join(' ')) !== null) return { from, to: place.to };
  }
  return place;
}

function isEnd(word: Spoken | undefined): boolean {
  return word?.token.kind === 'break';
}

/** "of", "the" */
function isSmall(word: Spoken | undefined, { dictionaries }: Search): boolean {
  const key = word?.token.key ?? '';
  return dictionaries.some(
    ({ around, phrases }) => around.toLine.has(key) || phrases.next.get(key)?.meaning?.kind === 'article',
  );
}
