import { cutText } from '../../../infra/cut-text.ts';
import type { Caption, Word } from '../caption.ts';
import { type DictionaryEntry, splitAffixes, termKey } from '../wording/dictionary.ts';
import { endsSentence } from '../words/punctuation.ts';
import { isUnspaced } from '../words/unspaced-script.ts';
import { type DoubtfulRun, doubtfulRuns } from './doubtful-runs.ts';

/** Words that were probably heard wrong, wherever the captions have them. */
export interface Doubt {
  /** As heard, without punctuation around it. */
  text: string;
  /** What it may be instead, best first, at most two. */
  guesses: string[];
  /** When it is first said. */
  startMs: number;
  /** The caption that has it first. */
  context: string;
  /** Indices of the captions that have it, each once. */
  captions: number[];
  /** It has several words, a capital letter inside a sentence, or a digit: what is right elsewhere hardly looks the same. */
  isUnusual: boolean;
}

export interface FindDoubtsOptions {
  /** null = unknown. */
  language: string | null;
  /** Spellings of its right side are known: nobody has to confirm them. */
  dictionary?: readonly DictionaryEntry[];
  /** The most important ones. */
  limit: number;
}

/** Longer ones are no words that one can ask about. Scripts without spaces write more with fewer characters. */
const maxCharacters = { spaced: 60, unspaced: 12 };
const maxContext = 160;
const maxGuesses = 2;

/** The doubts that are most worth a question, the weightiest first, of equal ones the earlier. Each text once. */
export function findDoubts(
  captions: readonly Caption[],
  { language, dictionary = [], limit }: FindDoubtsOptions,
): Doubt[] {
  const known = new Set(dictionary.map(({ to }) => termKey(to)));
  const found = new Map<string, WeighedDoubt>();
  for (const run of doubtfulRuns(captions)) {
    const text = bare(run.words.map((word) => word.text).join(' '));
    const key = termKey(text);
    if (text === '' || isTooLong(text) || known.has(key)) continue;
    const caption = captions[run.caption];
    const same = found.get(key);
    if (same) addPlace(same, run);
    else if (caption) found.set(key, doubtOf(run, { text, caption, language }));
  }
  return [...found.values()]
    .sort((one, other) => other.weight - one.weight || one.startMs - other.startMs)
    .slice(0, limit)
    .map(({ weight: _, ...doubt }) => doubt);
}

interface WeighedDoubt extends Doubt {
  weight: number;
}

function doubtOf(
  run: DoubtfulRun,
  { text, caption, language }: { text: string; caption: Caption; language: string | null },
): WeighedDoubt {
  const isName = run.words.some((word, index) => looksLikeName(word, beforeOf(run, index, caption), language));
  return {
    text,
    guesses: guessesOf(run.words, text),
    startMs: run.words[0]?.startMs ?? caption.startMs,
    context: cutText(caption.text, maxContext),
    captions: [run.caption],
    isUnusual: isName || run.words.length > 1,
    weight: weightOf(run.words, isName),
  };
}

function beforeOf({ at }: DoubtfulRun, index: number, { words }: Caption): Word | undefined {
  return words[at + index - 1];
}

/** What is said often is worth more, and is shown in every place. */
function addPlace(doubt: WeighedDoubt, run: DoubtfulRun): void {
  if (doubt.captions.at(-1) !== run.caption) doubt.captions.push(run.caption);
  doubt.weight += weights.repeated;
  if (doubt.guesses.length === 0) doubt.guesses = guessesOf(run.words, doubt.text);
}

/** Names count most, then long words, which are rare ones mostly; between equals, how doubtful they are. */
const weights = { name: 1, length: 0.8, repeated: 0.1, guess: 0.1 };
/** A word of so many letters is as rare as words get here. */
const longWord = 12;

function weightOf(words: readonly Word[], isName: boolean): number {
  const lowest = Math.min(...words.map(({ confidence = 1 }) => confidence));
  const longest = Math.max(...words.map(({ text }) => Math.min(longWord, [...splitAffixes(text).core].length)));
  const hasGuess = words.some(({ guesses = [] }) => guesses.length > 0);
  return (
    1 - lowest + (isName ? weights.name : 0) + (weights.length * longest) / longWord + (hasGuess ? weights.guess : 0)
  );
}

/** Digits, capitals inside of it, or one that no sentence asks for. German gives one to every noun. */
export function looksLikeName({ text }: Word, before: Word | undefined, language: string | null): boolean {
  const { core } = splitAffixes(text);
  if (/\p{N}|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}/u.test(core)) return true;
  // a caption may begin inside of a sentence, which is not known here
  const isInside = before !== undefined && !endsSentence(before.text);
  return isInside && !/^de\b/i.test(language ?? '') && /^\p{Lu}\p{L}/u.test(core);
}

/** Of several words, the second guess is their second ones, or what was heard where there is only one. */
export function guessesOf(words: readonly Word[], heard: string): string[] {
  const keys = new Set([termKey(heard)]);
  const guesses: string[] = [];
  for (let place = 0; place < maxGuesses; place++) {
    const guess = bare(words.map(({ text, guesses: own = [] }) => own[place] ?? text).join(' '));
    if (guess === '' || isTooLong(guess) || keys.has(termKey(guess))) continue;
    keys.add(termKey(guess));
    guesses.push(guess);
  }
  return guesses;
}

/** Without punctuation around it. */
export function bare(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const { before } = splitAffixes(first);
  const { after } = splitAffixes(last);
  const joined = words.join(' ');
  return joined.slice(before.length, joined.length - after.length);
}

function isTooLong(text: string): boolean {
  return [...text].length > (isUnspaced(text) ? maxCharacters.unspaced : maxCharacters.spaced);
}
