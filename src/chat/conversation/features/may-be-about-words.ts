import type { Language } from '../../../texts/languages.ts';
import { isCorrection, type UnderstoodWords, type Wish } from '../understood-words.ts';
import { dictionaryOf } from '../words/dictionary-of.ts';
import { partsOf } from '../words/text/parts-of.ts';
import { tokenize } from '../words/text/tokenize.ts';
import { talkTopics } from '../words/topics/topic.ts';
import { looksLikeCorrection, mayNameWords } from '../words/with-captions/looks-like-correction.ts';
import { showsEmoji } from '../words/with-captions/take-emoji.ts';
import { smallTalkIn } from './small-talk.ts';

/** Longer messages are read without the captions. */
export const maxReadWithCaptions = 1000;

/** Whether the captions can tell what a message means: it looks like a correction, or it is not understood without them. */
export function mayBeAboutWords(
  text: string,
  { wishes, notUnderstood }: UnderstoodWords,
  { language, isShown }: { language: Language; isShown: boolean },
): boolean {
  if (text.length > maxReadWithCaptions) return false;
  if (!isShown && wishes.length === 0 && smallTalkIn(text, language) !== null && !objects(text, language)) return false;
  if (notUnderstood.length > 0 || wishes.some(isAboutWords)) return true;
  // "it's Zapier, and what does it cost?"
  if (
    wishes.every(({ kind }) => kind === 'topic') &&
    (showsEmoji(text) || namesAmount(text) || saysMore(text, language))
  )
    return true;
  if (wishes.some(({ kind }) => kind === 'set') && mayNameWords(text, language)) return true;
  const isExact = wishes.every(({ kind }) => exactKinds.has(kind));
  return !isExact && (isShown || wishes.some(isCorrection) || looksLikeCorrection(text, language));
}

/** "Yo this hard, but it's taper not tapper": a correction behind a "but". */
function objects(text: string, language: Language): boolean {
  const { contrast } = dictionaryOf(language).sentences;
  const at = tokenize(text).find(({ key }) => contrast.has(key))?.end;
  return at !== undefined && looksLikeCorrection(text.slice(at), language);
}

/** In words, of each of two parts that say something of their own. */
const minPart = 3;

function saysMore(text: string, language: Language): boolean {
  return partsOf(text, language).filter((part) => part.split(/\s+/).length >= minPart).length > 1;
}

/** "The price is £5" is no question about what a video costs. */
function namesAmount(text: string): boolean {
  return !text.includes('?') && /\p{Sc} ?\d|\d ?\p{Sc}/u.test(text);
}

const exactKinds = new Set<Wish['kind']>(['remove_line', 'request']);

/** "The name is wrong, it's Anna", "great, but Anna": what such a message says may be words of the captions. */
function isAboutWords(wish: Wish): boolean {
  return wish.kind === 'topic' && topicsWithWords.some((topic) => topic === wish.topic);
}

const topicsWithWords = [
  ...(['showMistakes', 'capitals', 'someWords', 'colors', 'punctuation', 'silences', 'trim'] as const),
  ...talkTopics,
] as const;
