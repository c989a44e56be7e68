import type { Language } from '../../../texts/languages.ts';
import type { UnderstandWords } from '../turn.ts';
import { dictionariesFor } from '../words/dictionary-of.ts';
import { isGoAhead } from '../words/go-ahead.ts';
import { isSurelyThanks, readLikeness, thresholds } from '../words/likeness/read-likeness.ts';
import { isSurelyWish } from '../words/likeness/wished-as-whole.ts';
import { tokenize } from '../words/text/tokenize.ts';
import { looksLikeCorrection } from '../words/with-captions/looks-like-correction.ts';
import { endOfSmallTalk, onlyRemarks, smallTalkIn } from './small-talk.ts';

/** In words. */
const maxTalk = 8;
const minBehind = 4;
const minBehindGreeting = 3;
const maxThanks = 4;
const maxName = 2;
/** Sentences. */
const maxLead = 3;

/**
 * What a message says behind a greeting, sentences of praise, thanks or a yes, and before thanks and a name at its end; null = it has none
 * of these, or says nothing beside them.
 */
export function behindTalk(
  text: string,
  language: Language,
  understand: UnderstandWords,
): { rest: string; isYes: boolean } | null {
  const greeted = withoutGreeting(text.trim(), language);
  let rest = withoutFarewell(greeted, language, greeted !== text.trim());
  let isYes = false;
  let isLed = false;
  for (let count = 0; count < maxLead; count++) {
    const sentence =
      /^[^.!?…\n()\p{Extended_Pictographic}]+(?:[.!?…\n]+|\)+(?=\s)|(?:\p{Extended_Pictographic}\u{FE0F}?)+)\s*/u.exec(
        rest,
      )?.[0];
    if (!sentence || sentence.includes('?') || sentence.trim().split(/\s+/).length > maxTalk) break;
    const isGo = isGoAhead(sentence, language);
    if (!isGo && !isTalk(sentence, language, understand)) break;
    isYes ||= isGo;
    isLed = true;
    rest = rest.slice(sentence.length);
  }
  if (isLed && !isYes && !mayName(rest, language) && onlyRemarks(text, rest, language)) return null;
  if (isLed && !isYes && !mayName(rest, language) && isRemarkOfThanks(text, rest, language)) return null;
  const least = isLed ? minBehind : minBehindGreeting;
  return rest !== text.trim() && rest.split(/\s+/).length >= least ? { rest, isYes } : null;
}

/** “Thanks! Next week comes the one with the cake”: all of it is thanks, and the rest is like nothing that we know. */
function isRemarkOfThanks(text: string, rest: string, language: Language): boolean {
  const [first] = readLikeness(rest, language).all();
  return isSurelyThanks(readLikeness(text, language)) && (first?.score ?? 0) < thresholds.sure;
}

/** “It’s Nantes with an s”: a name behind its first word. German writes all nouns so. */
function mayName(rest: string, language: Language): boolean {
  return looksLikeCorrection(rest, language) || (language !== 'de' && /\s\p{Lu}\p{Ll}/u.test(rest));
}

/** “Good evening, would it be possible …” */
function withoutGreeting(text: string, language: Language): string {
  const opening = /^[^\p{P}\p{S}\n]+[,.!…:;\n–-]+\s*/u.exec(text)?.[0];
  if (!opening || !isGreeting(opening, language)) return text;
  const rest = text.slice(opening.length);
  // “hello, not hallo”
  const [first] = tokenize(rest);
  const isDenial = dictionariesFor(language).some(
    ({ phrases }) => phrases.next.get(first?.key ?? '')?.meaning?.kind === 'no',
  );
  return isDenial || rest.split(/\s+/).length < minBehindGreeting ? text : rest;
}

/** With a name behind it or not: “Hello Anna, …”, but not “hello out, good day in”. */
function isGreeting(opening: string, language: Language): boolean {
  // the signs at its end are its only ones
  const words = opening
    .trim()
    .replace(/[,.!…:;–-]+$/u, '')
    .trimEnd()
    .split(/\s+/);
  return [0, 1, 2].some((name) => {
    const count = words.length - name;
    const said = words.slice(0, count).join(' ');
    const isName = words.slice(count).every((word) => /^\p{Lu}/u.test(word));
    return isName && endOfSmallTalk(said, language) === said.length && smallTalkIn(said, language) === 'greeting';
  });
}

/**
 * “… Thank you. Bernard”: thanks, and a name behind them, or a greeting at the beginning, or a wish before them. Other thanks may be all that
 * is meant.
 */
function withoutFarewell(text: string, language: Language, isGreeted: boolean): string {
  const ends = [...text.matchAll(/(?<=[.!…\n])\s+(?=\S)/gu)].map(({ index, 0: blank }) => index + blank.length);
  const thanks = ends.slice(-2).find((at, index, { length }) => {
    const [sentence = '', name = ''] = text.slice(at).split(/(?<=[.!…\n])\s+/u);
    const isSaidLast = index === length - 1;
    const isLast =
      (isSaidLast && (isGreeted || isSurelyWish(text.slice(0, at), language))) ||
      (/^\p{Lu}/u.test(name) && name.split(/\s+/).length <= maxName);
    return isLast && sentence.split(/\s+/).length <= maxThanks && smallTalkIn(sentence, language) === 'thanks';
  });
  return thanks === undefined ? text : text.slice(0, thanks).trim();
}

function isTalk(sentence: string, language: Language, understand: UnderstandWords): boolean {
  if (smallTalkIn(sentence, language) === 'thanks') return true;
  const { wishes, notUnderstood } = understand(sentence, language);
  const isPraise = wishes.every((wish) => wish.kind === 'topic' && wish.topic === 'praise');
  return wishes.length > 0 && isPraise && notUnderstood.length === 0;
}
