import type { Language } from '../../../texts/languages.ts';
import type { ChatState } from '../chat-state.ts';
import { dictionariesFor, isOwnWord, lexiconOf } from '../words/dictionary-of.ts';
import {
  asksNothing,
  isSurelyThanks,
  type MessageLikeness,
  mayMean,
  readLikeness,
  surelyMeant,
} from '../words/likeness/read-likeness.ts';
import { saysMore } from '../words/text/says-more.ts';
import { tokenize } from '../words/text/tokenize.ts';
import { thanksWithin } from '../words/thanks-within.ts';

/** A longer first clause says more: "perfect apart from Jon". */
const maxWords = 6;

/**
 * Whether a text is a greeting or thanks, in the person's language or in English. Only the first clause counts, up to
 * punctuation: "Hi! How are you?" is a greeting.
 */
export function smallTalkIn(text: string, language: Language): 'greeting' | 'thanks' | null {
  return readOpening(text, language)?.kind ?? null;
}

/** Where a greeting or thanks at the beginning of a text ends; 0 = it has none. */
export function endOfSmallTalk(text: string, language: Language): number {
  return readOpening(text, language)?.end ?? 0;
}

/**
 * "Hello. Who can see this?": a question behind a greeting counts, and a wish where there is a video; further talk does
 * not. null = nothing counts
 */
export function askedBehindSmallTalk(
  text: string,
  kind: 'greeting' | 'thanks',
  { language, videos }: ChatState,
): MessageLikeness | null {
  const behind = saidBehindSmallTalk(text, language);
  if (
    behind === '' ||
    (kind === 'thanks' && (isSurelyThanks(readLikeness(text, language)) || onlyRemarks(text, behind, language)))
  )
    return null;
  const likeness = readLikeness(behind, language);
  const mayBeWish =
    videos.length > 0 && (kind === 'greeting' ? mayMean(likeness) : asksBehindThanks(text, behind, language));
  return behind.includes('?') || mayBeWish || objects(behind, language) || surelyMeant(likeness) ? likeness : null;
}

/** “Thanks! I’m off to feed the hens”: all of it is like talk, and so is what stands behind the thanks. */
export function onlyRemarks(text: string, behind: string, language: Language): boolean {
  if (saysMore.test(behind) || objects(behind, language) || mayMean(readLikeness(behind, language))) return false;
  const [first] = readLikeness(text, language).all();
  return first !== undefined && asksNothing.has(first.meaning);
}

/** In words. */
const minWishBehindThanks = 5;

/** "Thank you. Now line 2 wants Anna": what names numbers or quotes words, or says more than good-bye. */
function asksBehindThanks(text: string, behind: string, language: Language): boolean {
  if (/[\p{Nd}«»“”"„→=]/u.test(behind)) return true;
  return behind.split(/\s+/).length >= minWishBehindThanks && !thanksWithin(text, language);
}

/** "Thanks, but the name is still wrong." */
function objects(behind: string, language: Language): boolean {
  const dictionaries = dictionariesFor(language);
  return tokenize(behind).some(({ key }) => dictionaries.some(({ sentences }) => sentences.contrast.has(key)));
}

/** A wish or question behind a greeting has so many words, or more. */
const minWordsBehind = 3;

/** What a message says behind its greeting or thanks; '' = nothing else. */
function saidBehindSmallTalk(text: string, language: Language): string {
  const behind = trimSigns(text.slice(endOfSmallTalk(text, language)));
  const [clause = ''] = /^[^\p{P}\p{S}\n]+(?:['’-][^\p{P}\p{S}\n]+)*/u.exec(behind) ?? [];
  const lexicons = [lexiconOf(language), lexiconOf('en')];
  if (lexicons.some(({ howAreYou }) => howAreYou.test(clause.toLowerCase().trim())))
    return wishIn(trimSigns(behind.slice(clause.length)));
  return wishIn(behind);
}

function trimSigns(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+/u, '');
}

function wishIn(behind: string): string {
  return behind.split(/\s+/).length < minWordsBehind ? '' : behind;
}

const sign = /[\p{P}\p{S}\n]/u;

/** Where the greeting or thanks at the beginning ends. */
function readOpening(text: string, language: Language): { kind: 'greeting' | 'thanks'; end: number } | null {
  const first = /[\p{L}\p{N}]/u.exec(text);
  if (!first) return null;
  const lead = text.slice(0, first.index).split(sign).at(-1) ?? '';
  const start = first.index - lead.length;
  const [clause = ''] = text.slice(start).split(sign, 1);
  const words = [...clause.matchAll(/\S+/g)];
  if (words.length > maxWords) return null;
  for (const kind of ['greeting', 'thanks'] as const) {
    for (const count of new Set([words.length, 2, 1])) {
      const opening = words.slice(0, count);
      const said = opening.map(([word]) => word.toLowerCase()).join(' ');
      const last = opening.at(-1);
      const lexicons = isOwnWord(said, language) ? [lexiconOf(language)] : [lexiconOf(language), lexiconOf('en')];
      if (last && lexicons.some((lexicon) => lexicon[kind].test(said)))
        return { kind, end: start + last.index + last[0].length };
    }
  }
  return null;
}
