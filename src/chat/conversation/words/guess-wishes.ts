import { editDistance } from '../../../engine/captions/words/edit-distance.ts';
import { asGuess, changesWords, type Guess, type SettingWish, type Wish } from '../understood-words.ts';
import { joinLetters } from './corrections/join-letters.ts';
import { dictionariesFor } from './dictionary-of.ts';
import type { KindOfMessage } from './likeness/meanings.ts';
import { paintedIn } from './likeness/part-meant.ts';
import { isUnlike, likelyMeant, type MessageLikeness, mayMean, thresholds } from './likeness/read-likeness.ts';
import { rankCorrections } from './ranked-corrections/rank-corrections.ts';
import { readItems } from './read-items.ts';
import { readDoubtful } from './settings/read-settings.ts';
import { type Token, tokenize } from './text/tokenize.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './with-captions/caption-words.ts';
import { judgeWords } from './with-captions/mentions.ts';
import { namesToRemove } from './with-captions/taken-out/names-to-remove.ts';
import { guessMarks } from './with-captions/words-to-mark.ts';

/** A question with more would be a page. */
export const maxGuesses = 3;
/** In tokens; longer messages are stories. */
const maxRead = 60;
/** Of words that may be misspelled. */
const maxUnknown = 5;
/** Of corrections: how likely each must be to be offered, and all together to be offered alone. */
const minShare = 0.1;
const mostly = 0.5;
/** From here on what the whole message is like is the first guess, and no correction is the only one. */
const surely = 0.7;
/** Corrections beside other guesses. */
const maxBeside = 2;

/**
 * What a message that was not understood may mean, the best guess first: corrections of words that sound like its words, single words that
 * mean something, words that are spelled almost like such, and in turns with them what sentences mean that are like the whole message.
 */
export function guessWishes(likeness: MessageLikeness, captions?: CaptionsInHand): Guess[] {
  const { text: said, language } = likeness;
  const dictionaries = dictionariesFor(language);
  const text = captions ? joinLetters(said, dictionaries) : said;
  const tokens = tokenize(text).slice(0, maxRead);
  const names = captions
    ? namesToRemove(judgeWords(text, tokens, { dictionaries, isQuoted: () => false }), { text, captions, dictionaries })
    : [];
  if (names.length > 0) return names.slice(0, maxGuesses);
  const known = readDoubtful(readItems(tokens, dictionaries)).map(({ wish }) => wish);
  const spelled = readDoubtful(readItems(respelled(tokens, dictionaries), dictionaries)).map(({ wish }) => wish);
  const ofText = corrections(text, dictionaries, captions);
  const other = isUnlike(likeness, 'correction', surely) ? likelyMeant(likeness).slice(0, 1) : [];
  if (ofText.isMostly && ofText.wishes.length > 0 && other.length === 0) return ofText.wishes;
  const beside = mayCorrect(likeness) ? ofText.wishes.slice(0, maxBeside) : [];
  const read = [...beside, ...[...known, ...spelled].filter(canBeGuessed)];
  const isNamed = read.some(isOfText);
  const likely = likelyMeant(likeness).filter(
    (wish) => !(isNamed && wish.kind === 'topic' && wish.topic === 'showMistakes'),
  );
  // of words that nobody uses, all meanings are a little likely
  const like = read.length === 0 || mayMean(likeness) ? likely : [];
  const part = painted(likeness, tokens, dictionaries);
  const marks = captions ? guessMarks(likeness, { tokens, captions, dictionaries }) : [];
  const marked = marks.length > 0 ? [asGuess(marks)] : [];
  const all = isNamed ? inTurns(read, [...part, ...like]) : [...part, ...other, ...inTurns(read, like)];
  return [...new Map([...marked, ...all].map((wish) => [JSON.stringify(wish), wish])).values()].slice(0, maxGuesses);
}

/** Whether a message is like a correction at all. */
function mayCorrect({ all }: MessageLikeness): boolean {
  const meanings = all();
  return (
    meanings.length === 0 ||
    meanings.some(({ meaning, score }) => meaning === 'correction' && score >= thresholds.likely)
  );
}

/** “In red what I’m just saying”: the one colour that a message names, for the part that it may be about. */
function painted(
  { all }: MessageLikeness,
  tokens: readonly Token[],
  dictionaries: readonly Dictionary[],
): SettingWish[] {
  const [first] = all();
  if (!first || first.score < thresholds.worthAsking) return [];
  const wish = paintedIn(first.meaning as KindOfMessage, readItems(tokens, dictionaries));
  return wish ? [wish] : [];
}

/** In settings. More of them make a label that nobody reads. */
const maxTogether = 3;

/**
 * Settings that a message names in words that we know, the first of each kind, where there are several: “need it upright for the reel and
 * bigger” was not understood, and yet may mean both. Empty = it names fewer.
 */
export function settingsTogether({ text, language }: MessageLikeness): SettingWish[] {
  const items = readItems(tokenize(text).slice(0, maxRead), dictionariesFor(language));
  const first = new Map<string, SettingWish>();
  for (const { wish, subject } of readDoubtful(items))
    if ((wish.kind === 'set' || wish.kind === 'step') && !first.has(subject)) first.set(subject, wish);
  return first.size > 1 && first.size <= maxTogether ? [...first.values()] : [];
}

/** The first of each, then the second of each, and so on: no reader is so good that its second guess beats the other's first. */
function inTurns(some: readonly Guess[], others: readonly Guess[]): Guess[] {
  const turns = Array.from({ length: maxGuesses }, (_, index) => [some[index], others[index]]);
  return turns.flat().filter((wish) => wish !== undefined);
}

/** What a button can name. */
function canBeGuessed(wish: Wish): boolean {
  if (wish.kind === 'request') return ['undo', 'show_text', 'render', 'help'].includes(wish.request);
  return wish.kind === 'set' || wish.kind === 'step' || isOfText(wish);
}

/** Together, only corrections are guessed here. */
function isOfText(guess: Guess): boolean {
  return guess.kind === 'together' || changesWords(guess);
}

/** Those that are likely; no others beside them where the message is mostly like a correction. */
function corrections(
  text: string,
  dictionaries: readonly Dictionary[],
  captions: CaptionsInHand | undefined,
): { wishes: Guess[]; isMostly: boolean } {
  const ranked = captions ? rankCorrections(text, captions, dictionaries) : [];
  const share = ranked.reduce((sum, one) => sum + one.share, 0);
  const likely = ranked.filter((one) => one.share >= minShare).slice(0, maxGuesses);
  return { wishes: likely.map(({ wishes }) => asGuess(wishes)), isMostly: share >= mostly };
}

/** Each unknown word as the most similar word that means something. */
function respelled(tokens: readonly Token[], dictionaries: readonly Dictionary[]): Token[] {
  let left = maxUnknown;
  return tokens.map((token) => {
    const isUnknown =
      token.kind === 'word' && token.key.length > 2 && !dictionaries.some(({ known }) => known.has(token.key));
    if (!isUnknown || left-- <= 0) return token;
    const key = dictionaries.map((dictionary) => similarWord(token.key, dictionary)).find(Boolean);
    return key ? { ...token, key } : token;
  });
}

/** Letters that may be wrong: more in longer words. */
const wrongLetters = (length: number) => (length > 6 ? 2 : 1);
const meaningful = new Set(['color', 'grow', 'choice', 'switch', 'request']);

function similarWord(word: string, { phrases }: Dictionary): string | null {
  let best: { key: string; distance: number } | null = null;
  for (const [key, { meaning }] of phrases.next) {
    if (!meaning || !meaningful.has(meaning.kind) || Math.abs(key.length - word.length) > 2 || key.length < 3) continue;
    const distance = editDistance(key, word);
    if (distance <= wrongLetters(word.length) && distance < (best?.distance ?? Infinity)) best = { key, distance };
  }
  return best?.key ?? null;
}
