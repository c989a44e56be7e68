import { wordsAt } from '../corrections/match-form.ts';
import { phraseAt } from '../corrections/said-right.ts';
import { isUnderstood, politeWordsAtEnd } from '../corrections/spoken-words.ts';
import { readItems } from '../read-items.ts';
import { isAsking } from '../settings/asks-for.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionWords } from './caption-words.ts';
import { findMissing } from './find-missing.ts';
import { findMissingAtEdge } from './find-missing-at-edge.ts';
import { namesSign } from './find-signs.ts';
import { mentionsIn, type Place, type Spoken, textAt } from './mentions.ts';

interface Search {
  captions: CaptionWords;
  dictionaries: readonly Dictionary[];
}

/** Words that a sentence wants to have put in, and where. */
interface Added {
  text: string;
  /** The words of the captions behind or before which they go; null = none is named. */
  beside: { written: string; isBehind: boolean } | null;
  /** Whether they go to the beginning of the line that is meant; else to its end. */
  atStart: boolean;
  /** The clause that says so by its few words; absent = the whole sentence does. */
  clause?: Place;
  /** Whether that clause says that the words are missing. */
  isMissing?: boolean;
}

/** In words. */
const maxSentence = 25;
const maxAdded = 8;
const maxName = 3;
/** Words between "after" and the word: "after the word guys". */
const maxBetween = 2;

/** "add «now» after today", "nach heute noch „jetzt“ einfügen", "add at the end: link in bio"; null = the sentence does not say so. */
export function findAdded(text: string, words: readonly Spoken[], search: Search): Added | null {
  if (words.length > maxSentence) return null;
  const missing = findMissing(text, words, search);
  if (missing) {
    const { place, ...added } = missing;
    return { ...added, atStart: false, clause: place };
  }
  const atEdge = findMissingAtEdge(text, words, search);
  if (!atEdge) return findPut(text, words, search);
  const { place, ...added } = atEdge;
  return { ...added, beside: null, clause: place, isMissing: true };
}

function findPut(text: string, words: readonly Spoken[], search: Search): Added | null {
  const place = placeIn(words, search);
  const verb =
    phraseIn(words, 'add', search) ??
    (place && (putBehind(words, place.place, search) ?? putBefore(words, place.place, search)));
  if (!verb || words.slice(0, verb.from).some(({ isNot, isQuoted }) => isNot && !isQuoted)) return null;
  const edges = [phraseIn(words, 'atStart', search), phraseIn(words, 'atEnd', search)];
  const added = contentOf(text, words, { verb, others: [place?.place, ...edges], search });
  if (added === null || signsBeside(words, added, search) || (!place && !edges.some(Boolean) && !hasColon(words, verb)))
    return null;
  return {
    text: added,
    beside: place && { written: place.written, isBehind: place.isBehind },
    atStart: edges[0] !== null,
  };
}

/** What the captions have there, and the same with the words that are put in. */
export function withAdded({ text, beside }: Added): { wrong: string; right: string } | null {
  if (!beside) return null;
  const { written, isBehind } = beside;
  return { wrong: written, right: isBehind ? `${written} ${text}` : `${text} ${written}` };
}

type Kind = 'add' | 'atStart' | 'atEnd' | 'afterWord' | 'beforeWord';

function phraseIn(words: readonly Spoken[], of: Kind, { dictionaries }: Search): Place | null {
  const tokens = words.map(({ token }) => token);
  for (const from of words.keys()) {
    if (words[from]?.isQuoted) continue;
    const length = phraseAt(tokens, from, { dictionaries, of });
    if (length !== null) return { from, to: from + length };
  }
  return null;
}

/** "after the word today" */
function placeIn(
  words: readonly Spoken[],
  search: Search,
): { place: Place; written: string; isBehind: boolean } | null {
  for (const of of ['afterWord', 'beforeWord'] as const) {
    const named = phraseIn(words, of, search);
    const mentions = named ? mentionsIn(words, search.captions) : [];
    const mention = mentions.find(
      ({ from }) =>
        named &&
        from >= named.to &&
        from <= named.to + maxBetween &&
        words.slice(named.to, from).every(({ isPlain }) => isPlain),
    );
    if (named && mention)
      return { place: { from: named.from, to: mention.to }, written: mention.written, isBehind: of === 'afterWord' };
  }
  return null;
}

/** The "put" of "behind the word today put now": "after today put my logo there" is about something else. */
function putBehind(words: readonly Spoken[], { from, to }: Place, { dictionaries }: Search): Place | null {
  const named = words.slice(from, to);
  const isWord = named.some(
    ({ isQuoted, token }) => isQuoted || dictionaries.some(({ corrections }) => corrections.aWord.has(token.key)),
  );
  const put = isWord ? words.findIndex(({ token }, at) => at >= to && token.kind === 'word') : -1;
  const [verb, next] = [words[put], words[put + 1]];
  if (!verb || verb.isQuoted || verb.isNot) return null;
  // between two quotes, any word is such a verb
  const areQuoted = named.at(-1)?.isQuoted === true && next?.isQuoted === true;
  const isVerb = areQuoted || readItems([verb.token], dictionaries).some(isAsking);
  return isVerb ? { from: put, to: put + 1 } : null;
}

/** Words between a verb and what is put: "put the word «the»". */
const maxBeforeQuote = 3;

/** The "put" of "put «the» before brushes", and the "falta" of "falta o «a» antes de Amorim". */
function putBefore(words: readonly Spoken[], { from }: Place, { dictionaries }: Search): Place | null {
  const quoted = words.findIndex(({ isQuoted }, at) => isQuoted && at < from);
  const isVerb = ({ token, isNot }: Spoken) =>
    !isNot &&
    (readItems([token], dictionaries).some(isAsking) ||
      dictionaries.some(({ corrections }) => corrections.mistaken.has(token.key)));
  const verb = words.findLastIndex((word, at) => at < quoted && at >= quoted - maxBeforeQuote && isVerb(word));
  return verb === -1 ? null : { from: verb, to: verb + 1 };
}

/** "Add «so» and a comma": more than words. */
function signsBeside(words: readonly Spoken[], added: string, { dictionaries }: Search): boolean {
  const ofText = new Set(tokenize(added).map(({ key }) => key));
  const others = words.map(({ token }) => token).filter(({ key, kind }) => kind !== 'quiet' && !ofText.has(key));
  return namesSign(others, dictionaries);
}

function hasColon(words: readonly Spoken[], verb: Place): boolean {
  return words.slice(verb.to).some(({ token }) => token.key === ':');
}

interface Around {
  verb: Place;
  others: readonly (Place | null | undefined)[];
  search: Search;
}

/** The words in quotes, those behind a colon, those behind the verb, or those before it. */
function contentOf(text: string, words: readonly Spoken[], { verb, others, search }: Around): string | null {
  const isOther = (at: number) => others.some((place) => place && at >= place.from && at < place.to);
  const quoted = words.flatMap(({ isQuoted }, at) => (isQuoted && !isOther(at) ? [at] : []));
  if (quoted.length > 0 && (quoted.at(-1) ?? 0) - (quoted[0] ?? 0) >= quoted.length) return null;
  if (quoted.length > 0) return saidAt(text, words, { from: quoted[0] ?? 0, to: (quoted.at(-1) ?? 0) + 1 }, search);
  const colon = words.findIndex(({ token }, at) => token.key === ':' && at >= verb.to);
  if (colon !== -1) return saidAt(text, words, { from: colon + 1, to: words.length }, search);
  const named = nameBehind(text, words, { verb, others, search });
  if (named !== null) return named;
  const isFree = (at: number) => words[at] !== undefined && words[at]?.token.kind !== 'break' && !isOther(at);
  let to = verb.to;
  while (isFree(to)) to++;
  let from = verb.from;
  while (isFree(from - 1)) from--;
  return saidAt(text, words, { from: verb.to, to }, search) ?? saidAt(text, words, { from, to: verb.from }, search);
}

/** "Add the cat's name at the end of the first line, Biscuit": the name itself stands behind all of it. */
function nameBehind(text: string, words: readonly Spoken[], { verb, others, search }: Around): string | null {
  const from = Math.max(verb.to, ...others.map((place) => place?.to ?? 0));
  const saysName = words
    .slice(verb.to, from)
    .some(({ token }) => search.dictionaries.some(({ corrections }) => corrections.mistaken.has(token.key)));
  const start = from + (words[from]?.token.kind === 'break' ? 1 : 0);
  const said = words.slice(start);
  const isName = said.length <= maxName && said.every(({ isPlain, isKnown }) => !isPlain && !isKnown);
  return saysName && isName ? saidAt(text, words, { from: start, to: words.length }, search) : null;
}

function saidAt(text: string, words: readonly Spoken[], place: Place, { dictionaries }: Search): string | null {
  let { from, to } = place;
  while (from < to && !words[from]?.isQuoted && isSmall(words[from], dictionaries)) from++;
  const tokens = words.slice(from, to).map(({ token }) => token);
  to -= politeWordsAtEnd(tokens, dictionaries);
  const said = tokens.slice(0, to - from);
  const isQuoted = words.slice(from, to).every((word) => word.isQuoted);
  if (to <= from || to - from > maxAdded || (!isQuoted && isUnderstood(said, dictionaries))) return null;
  if (dictionaries.some(({ around }) => around.signs.some(({ keys }) => wordsAt(said, 0, [keys]) === said.length)))
    return null;
  return words.slice(from, to).some(({ isPlain }) => !isPlain) || to - from > 1
    ? textAt(text, words, { from, to })
    : null;
}

/** "the", "word" */
function isSmall(word: Spoken | undefined, dictionaries: readonly Dictionary[]): boolean {
  const key = word?.token.key ?? '';
  return dictionaries.some(
    ({ phrases, corrections }) => phrases.next.get(key)?.meaning?.kind === 'article' || corrections.aWord.has(key),
  );
}
