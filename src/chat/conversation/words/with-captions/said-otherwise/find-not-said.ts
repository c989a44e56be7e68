import { beginsReason } from '../../corrections/without-reason.ts';
import { lineNamesIn } from '../../in-lines/line-names.ts';
import type { Dictionary } from '../../vocabulary/compile-lexicon.ts';
import { isSaid } from '../../vocabulary/said-by-me-phrases.ts';
import type { CaptionsInHand } from '../caption-words.ts';
import { lettersAt, type Place, type Spoken, textAt, wordsAt } from '../mentions.ts';
import type { SaidOtherwise } from './find-as-said.ts';

interface Search {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
}

/** In words. */
const maxMessage = 30;
const maxRun = 5;
const maxRight = 5;
/** Words between "not" and what was not said. */
const maxBefore = 3;
/** Words between the verb of saying and "not". */
const maxApart = 4;

/** "I don't say guys, I say folks", "ich sag da nicht Trainer sondern Coach", however they sound; null = nothing of the kind. */
export function findNotSaid(words: readonly Spoken[], search: Search): SaidOtherwise | null {
  if (words.length > maxMessage) return null;
  const { captions, dictionaries, text } = search;
  for (const [at, { isNot, isQuoted }] of words.entries()) {
    if (!isNot || isQuoted) continue;
    const wrong = mentionBehind(words, at, search);
    if (!wrong) continue;
    const behind = rightBehind(words, wrong, search);
    const isSaidSo = saysNear(words, at, wrong, dictionaries) || behind?.isSaid;
    const written = captions.words.writtenAs(lettersAt(words, wrong));
    if (!behind || !isSaidSo || written === null) continue;
    return { wrong: written, right: textAt(text, words, behind.place), place: { from: 0, to: behind.place.to } };
  }
  return null;
}

/** Words of the captions soon behind the "not": the longest. */
function mentionBehind(words: readonly Spoken[], at: number, { captions, dictionaries }: Search): Place | null {
  for (let from = at + 1; from <= at + maxBefore && from < words.length; from++) {
    for (let to = Math.min(words.length, from + maxRun); to > from; to--) {
      if (words[to - 1]?.token.kind === 'break') continue;
      const isWritten = captions.words.writtenAs(lettersAt(words, { from, to })) !== null;
      if (isWritten && !isSmallOnly(words.slice(from, to), dictionaries)) return { from, to };
    }
    const isBetween = words[from]?.isPlain || isSaid(words[from]?.token, { dictionaries, of: 'say' });
    if (!isBetween || words[from]?.token.kind === 'break') break;
  }
  return null;
}

/** "It", "the", "in", "said": such words stand everywhere. */
function isSmallOnly(inside: readonly Spoken[], dictionaries: readonly Dictionary[]): boolean {
  return inside.every(({ token, isQuoted }) => {
    const { key } = token;
    const isSmall = dictionaries.some(
      ({ around, corrections, phrases }) =>
        around.pointing.has(key) ||
        corrections.notCorrected.has(key) ||
        around.toLine.has(key) ||
        phrases.next.get(key)?.meaning?.kind === 'article',
    );
    return !isQuoted && (isSmall || isSaid(token, { dictionaries, of: 'say' }));
  });
}

/** "I don't say guys", "ich sag da nicht Trainer", but not "I said three, not six". */
function saysNear(words: readonly Spoken[], at: number, wrong: Place, dictionaries: readonly Dictionary[]): boolean {
  const isSay = (index: number) => isSaid(words[index]?.token, { dictionaries, of: 'say' });
  for (let index = at; index < wrong.from; index++) if (isSay(index)) return true;
  for (let index = at - 1; index >= at - maxApart; index--) {
    if (isSay(index)) return true;
    if (!words[index]?.isPlain || words[index]?.token.kind === 'break') return false;
  }
  return false;
}

/** What is said behind a sign, a "but" or "I say"; `isSaid`: "I say" stands before it. */
function rightBehind(words: readonly Spoken[], wrong: Place, search: Search): { place: Place; isSaid: boolean } | null {
  const { dictionaries } = search;
  const tokens = words.map(({ token }) => token);
  const isBut = (at: number) => tokens[at]?.kind === 'break' || isSaid(tokens[at], { dictionaries, of: 'but' });
  const split = endOfDenial(words, wrong.to, search, isBut);
  const end = split === null ? words.length : endOfClause(words, split + (isBut(split) ? 1 : 0));
  if (split === null) return null;
  let [first, isSaidSo] = [split, false];
  for (let at = split; at < end; at++) {
    const isSay = isSaid(tokens[at], { dictionaries, of: 'say' });
    if (isSay || isBut(at)) first = at + 1;
    isSaidSo ||= isSay;
    // "not reels, I spoke of Reels, damn": "I speak" stands before what is said
    if (!isSay && !isBut(at) && !words[at]?.isPlain) break;
  }
  const place = withoutPlainEdges(words, { from: first, to: end }) ?? { from: first, to: end };
  const length = place.to - place.from;
  const isShort = length > 0 && length <= maxRight && !wordsAt(words, place).some(({ isNot }) => isNot);
  return isShort ? { place, isSaid: isSaidSo } : null;
}

/** Where the next part begins; between, a line may be named: "I don't say guys in the first one, …". null = something else is said there. */
function endOfDenial(
  words: readonly Spoken[],
  from: number,
  search: Search,
  isBut: (at: number) => boolean,
): number | null {
  const tokens = words.map(({ token }) => token);
  const names = search.captions.line === undefined ? lineNamesIn(tokens, search) : [];
  const saysAt = (at: number) => isSaid(tokens[at], { dictionaries: search.dictionaries, of: 'say' });
  let at = from;
  while (at < words.length && !isBut(at)) {
    const name = names.find((one) => one.from === at);
    if (!name && saysAt(at) && at > from) return at;
    if (!name && !saysAt(at) && !words[at]?.isPlain) return null;
    at = name?.to ?? at + 1;
  }
  return at < words.length ? at : null;
}

function endOfClause(words: readonly Spoken[], from: number): number {
  let to = from;
  while (to < words.length && words[to]?.token.kind !== 'break' && !beginsReason(words[to]?.token.key ?? '')) to++;
  return to;
}

/** null = all of the words are plain. */
function withoutPlainEdges(words: readonly Spoken[], { from, to }: Place): Place | null {
  const isOwn = (at: number) => words[at]?.isQuoted || !words[at]?.isPlain;
  let [start, end] = [from, to];
  while (start < end && !isOwn(start)) start++;
  while (end > start && !isOwn(end - 1)) end--;
  return start < end ? { from: start, to: end } : null;
}
