import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { isAboutLook } from '../corrections/is-about-look.ts';
import { lettersOf } from '../text/letters.ts';
import { tokenize } from '../text/tokenize.ts';
import { talkTopics } from '../topics/topic.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './caption-words.ts';
import { namesSign } from './find-signs.ts';

interface Parts {
  text: string;
  captions: CaptionsInHand;
  dictionaries: readonly Dictionary[];
  /** The parts of a text that may each say something else. */
  partsOf: (text: string) => string[];
  /** What a part says by itself, with the captions. */
  read: (part: string) => UnderstoodWords;
}

/** In characters. A longer message tells a story. */
const maxText = 300;
/** Of one message. */
const maxParts = 6;

/**
 * "The weight is forty not fourteen and ice stands there twice": corrections in the parts of what was not understood, where the whole of it has
 * too many words. A part is taken where all that it says is a correction.
 */
export function withCorrectionsInParts(
  understood: UnderstoodWords,
  { text, captions, dictionaries, partsOf, read }: Parts,
): UnderstoodWords {
  if (text.length > maxText) return understood;
  const isUnread = understood.wishes.every(isTalk);
  const pieces = isUnread ? [text] : understood.notUnderstood;
  const taken = understood.wishes.flatMap(wordsOf).map(lettersOf).filter(Boolean);
  const isTaken = (wish: Wish) => wordsOf(wish).some((word) => taken.includes(lettersOf(word)));
  const isOfLook = (part: string) => {
    const at = text.indexOf(part);
    const tokens = tokenize(text).filter(({ start }) => start >= at);
    return isAboutLook({ text, tokens, dictionaries });
  };
  const stands = (wish: Wish) => wish.kind === 'replace_words' && captions.words.writtenAs(wish.wrong) !== null;
  const readings = pieces.flatMap((piece) => {
    const parts = partsOf(piece);
    return parts.length > 1 && !parts.some(isOfLook) ? parts.map((part) => ({ piece, part })) : [];
  });
  if (readings.length === 0 || readings.length > maxParts) return understood;
  const each = readings.map((one) => ({ ...one, ...read(one.part) }));
  if (each.some((one) => isTakenBack(one.wishes) || isSignAlone(one.part, dictionaries))) return understood;
  const isAsked = (part: string) => text[text.indexOf(part) + part.length] === '?';
  const corrected = each.filter(({ part, wishes, notUnderstood }) => {
    if (
      isAsked(part) ||
      wishes.length === 0 ||
      notUnderstood.length > 0 ||
      !wishes.every(stands) ||
      wishes.some(isTaken)
    )
      return false;
    taken.push(...wishes.flatMap(wordsOf).map(lettersOf));
    return true;
  });
  if (corrected.length === 0) return understood;
  const ofPieces = new Set(corrected.map(({ piece }) => piece));
  const left = each.filter(
    (one) => ofPieces.has(one.piece) && !corrected.includes(one) && one.notUnderstood.length > 0,
  );
  const wishes = corrected.flatMap((one) => one.wishes);
  return {
    wishes: isUnread ? wishes : [...understood.wishes, ...wishes],
    notUnderstood: [
      ...understood.notUnderstood.filter((piece) => !ofPieces.has(piece) && !isUnread),
      ...left.map(({ part }) => part),
    ],
  };
}

/** What is answered where a message says nothing else, but not "no, leave it": that is meant. */
function isTalk(wish: Wish): boolean {
  if (wish.kind !== 'topic' || wish.topic === 'refusal') return false;
  return wish.topic === 'showMistakes' || talkTopics.some((topic) => topic === wish.topic);
}

function isTakenBack(wishes: readonly Wish[]): boolean {
  return wishes.some((wish) => wish.kind === 'topic' && wish.topic === 'refusal');
}

/** In tokens. */
const maxSign = 3;

/** "Just one «low» and three dots": such a sign is for what stands beside it. */
function isSignAlone(part: string, dictionaries: readonly Dictionary[]): boolean {
  const tokens = tokenize(part);
  return tokens.length <= maxSign && namesSign(tokens, dictionaries);
}

function wordsOf(wish: Wish): string[] {
  return wish.kind === 'replace_words' ? [wish.wrong, wish.right] : [];
}
