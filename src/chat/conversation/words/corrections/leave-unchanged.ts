import { lettersOf } from '../text/letters.ts';
import type { Token } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { judgeWords, mentionsIn, type Spoken } from '../with-captions/mentions.ts';
import { likenessOf } from '../with-captions/spelling.ts';
import type { Reading, Segment } from './reading.ts';
import { phraseAt, placeOfRight } from './said-right.ts';
import { isUnderstood, startsOf } from './spoken-words.ts';

export type Unchanged = Reading['unchanged'];

interface Message {
  text: string;
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand;
  isQuoted: (at: number) => boolean;
}

/** In words. A longer clause says more than that something stays. */
const maxLeave = 6;
const maxOthers = 8;

/**
 * The segments of a message without those that leave something as it is: "prove is right", "the rest is fine", and everything that is taken
 * back ("no wait, keep it"), or asked and answered ("with a g? no, it's fine").
 */
export function withoutUnchanged(segments: readonly Segment[], message: Message): { segments: Segment[] } & Unchanged {
  const words = new Set<string>();
  let kept = nothingKept();
  let isSaid = false;
  let isAsked = false;
  for (const segment of segments) {
    const spoken = judgeWords(message.text, segment.tokens, message);
    const right = sayingRight(spoken, message);
    isAsked ||= segment.after === '?';
    const isAnswer = isAsked && (right?.mentions.length === 0 || answersLeave(spoken, message));
    const takesBack = kept.hasContent && (isTakingBack(spoken, kept.keys, message) || isAnswer);
    const hasNoMistakes = kept.namesWords && hasPhrase(segment.tokens, 'noMistakes', message);
    if (takesBack || hasNoMistakes) kept = nothingKept();
    else if (isOfOthers(segment.tokens, message) || (isSaid && right?.mentions.length === 0)) continue;
    else if (right && right.mentions.length > 0) {
      for (const written of right.mentions) words.add(lettersOf(written));
      const rest = segment.tokens.filter(({ start }) => start >= right.from);
      if (rest.length > 0) keep(kept, { tokens: rest, after: ',' }, message);
    } else {
      keep(kept, segment, message);
      continue;
    }
    isSaid = true;
  }
  // "…, but sheer is not"
  const hasMore = kept.segments.some(({ tokens }) => tokens.some(({ key }) => isBut(key, message)));
  return { segments: kept.segments, isSaid: isSaid && !hasMore, words };
}

/** The segments so far that leave nothing as it is. What is asked of them at each new segment is counted once, so that a long message stays cheap. */
interface Kept {
  segments: Segment[];
  hasContent: boolean;
  namesWords: boolean;
  keys: Set<string>;
}

function nothingKept(): Kept {
  return { segments: [], hasContent: false, namesWords: false, keys: new Set() };
}

function keep(kept: Kept, segment: Segment, message: Message): void {
  const spoken = judgeWords(message.text, segment.tokens, message);
  kept.segments.push(segment);
  kept.hasContent ||= spoken.some(({ isPlain, isNot }) => !isPlain && !isNot);
  kept.namesWords ||=
    segment.tokens.some(({ kind }) => kind === 'number') || mentionsIn(spoken, message.captions.words).length > 0;
  for (const { key } of segment.tokens) kept.keys.add(key);
}

/** The words of the captions that a clause says are right, and where the next clause begins with a "but"; null = it says no such thing. */
function sayingRight(
  words: readonly Spoken[],
  { captions, dictionaries }: Message,
): { mentions: string[]; from: number } | null {
  const tokens = words.map(({ token }) => token);
  const but = tokens.findIndex(({ key }) => isBut(key, { dictionaries }));
  const to = but === -1 ? tokens.length : but;
  const place = placeOfRight(tokens.slice(0, to), dictionaries);
  if (!place || words.some(({ isNot }, at) => isNot && at < to)) return null;
  const before = mentionsIn(words.slice(0, place.from), captions.words);
  const behind = words.slice(place.to, to);
  const isMore = behind.some(
    ({ token, isPlain }) => !isPlain && captions.words.nearest(lettersOf(token.key), 0.6) !== null,
  );
  if (isMore || mentionsIn(behind, captions.words).length > 0) return null;
  const mentions = before.map(({ written }) => written);
  if (mentions.length === 0 && !words.slice(0, to).every(({ isPlain }, at) => isPlain || at >= place.from)) return null;
  return { mentions, from: tokens[to]?.start ?? Number.POSITIVE_INFINITY };
}

const minAlike = 0.5;

/** "It should be doesn't, not don't": a word of the captions behind a "not", and one like it before. */
function isWordDenied(
  words: readonly Spoken[],
  at: number,
  { before, captions }: { before: ReadonlySet<string>; captions: CaptionsInHand },
): boolean {
  const key = words[at]?.token.key ?? '';
  const isLike = (said: string) => said !== key && likenessOf(lettersOf(said), lettersOf(key)) >= minAlike;
  return words[at - 1]?.isNot === true && captions.words.writtenAs(key) !== null && [...before].some(isLike);
}

function isBut(key: string, { dictionaries }: Pick<Message, 'dictionaries'>): boolean {
  return dictionaries.some(({ around }) => around.but.has(key));
}

/** "no wait, don't", "keep it", "leave enormous": such a phrase, and words without a content, or that the message had before. */
function isTakingBack(words: readonly Spoken[], before: ReadonlySet<string>, message: Message): boolean {
  const { dictionaries, captions } = message;
  if (words.length > maxLeave) return false;
  const tokens = words.map(({ token }) => token);
  // "leave only one"
  if (tokens.some((_, at) => phraseAt(tokens, at, { dictionaries, of: 'onlyOne' }) !== null)) return false;
  return tokens.some((_, from) => {
    const length = phraseAt(tokens, from, { dictionaries, of: 'leave' });
    const isOther = ({ isPlain, token }: Spoken, at: number) =>
      !isPlain && !before.has(token.key) && (at < from || at >= from + (length ?? 0));
    const isWord = length === 1 && isWordDenied(words, from, { before, captions });
    return length !== null && !isWord && !words.some(isOther);
  });
}

/** "the rest is grand", "los demás déjalos": no setting, and nothing about a line. */
function isOfOthers(tokens: readonly Token[], { text, dictionaries, isQuoted }: Message): boolean {
  if (tokens.length > maxOthers || tokens.some(({ kind }) => kind === 'number' || kind === 'hex')) return false;
  const begins = startsOf(tokens, dictionaries).some(
    (from) => phraseAt(tokens, from, { dictionaries, of: 'others' }) !== null,
  );
  const isOfLook = judgeWords(text, tokens, { dictionaries, isQuoted }).some(
    ({ isKnown, isPlain }) => isKnown && !isPlain,
  );
  const isFine = placeOfRight(tokens, dictionaries) !== null;
  return begins && (isFine || (!isOfLook && !isUnderstood(tokens, dictionaries)));
}

/** "… but leave it with u": such a phrase, and no words of the captions. */
function answersLeave(words: readonly Spoken[], { captions, dictionaries }: Message): boolean {
  const tokens = words.map(({ token }) => token);
  return (
    tokens.some((_, at) => phraseAt(tokens, at, { dictionaries, of: 'leave' }) !== null) &&
    mentionsIn(words, captions.words).length === 0
  );
}

function hasPhrase(tokens: readonly Token[], of: 'noMistakes', { dictionaries }: Message): boolean {
  return tokens.length <= maxLeave && tokens.some((_, at) => phraseAt(tokens, at, { dictionaries, of }) !== null);
}
