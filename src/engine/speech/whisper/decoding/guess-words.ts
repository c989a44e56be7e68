import { isUnspaced } from '../../../captions/words/unspaced-script.ts';
import type { SearchOptions } from './beam-search.ts';
import {
  type DecodedWord,
  decodedWords,
  endsWord,
  isText,
  lettersOf,
  textOfTokens,
  type Vocabulary,
} from './decoded-words.ts';
import type { TextDecoder } from './text-decoder.ts';
import { bestTokens, type ScoredToken } from './token-scores.ts';

/** A word with less confidence is doubtful, as in `doubtful-runs.ts`. */
const maxConfidence = 0.6;
/** Others are articles and the like: nobody is asked about them. */
const minLetters = 3;
/** Longer words are names that nobody would find by changing one token, or noise. */
const maxTokens = 8;
const maxGuesses = 2;
/** Tokens that are tried in the place of a word's weakest one. */
const triedTokens = 4;
/** A token that is less probable there does not stand for anything that was said. */
const minProbability = 0.03;

/** A text as the decoder found it. */
export interface GuessedText {
  /** Tokens before it: start, language and task. */
  before: readonly number[];
  /** With timestamps and end. */
  tokens: readonly ScoredToken[];
}

export interface GuessWordsDeps {
  /** A decoder that has read nothing. Whoever asks for it frees it. */
  openDecoder(): TextDecoder;
  scoresOf: SearchOptions['scoresOf'];
  model: Vocabulary;
}

/**
 * What doubtful words may be instead, best first: in the place of a word's least probable token the next best ones are
 * tried, each with the most probable end of the word.
 * @param maxWords how many of them, the most doubtful first
 * @returns by the index of a word's first spoken token
 */
export function guessWords(text: GuessedText, maxWords: number, deps: GuessWordsDeps): Map<number, string[]> {
  const doubtful = decodedWords(text.tokens, deps.model).filter(isDoubtful);
  const chosen = doubtful.toSorted((a, b) => a.confidence - b.confidence).slice(0, maxWords);
  return new Map(chosen.map((word) => [word.spokenAt, guessesOf(word, text, deps)]));
}

function isDoubtful({ text, from, to, confidence }: DecodedWord): boolean {
  const letters = lettersOf(text);
  const isLong = letters.length >= minLetters || /\p{N}/u.test(letters);
  return confidence < maxConfidence && isLong && to - from <= maxTokens && !isUnspaced(letters);
}

function guessesOf(word: DecodedWord, { before, tokens }: GuessedText, deps: GuessWordsDeps): string[] {
  const { openDecoder, scoresOf, model } = deps;
  const decoder = openDecoder();
  try {
    const read = tokens.slice(0, word.weakest);
    const [logits] = decoder.advance([[...before, ...read.map(({ token }) => token)]], [0]);
    if (!logits) return [];
    const others = bestTokens(scoresOf(logits, read), triedTokens + 1).filter(
      ({ token, logProbability }) =>
        token !== tokens[word.weakest]?.token && logProbability >= Math.log(minProbability),
    );
    const start = tokens.slice(word.from, word.weakest).map(({ token }) => token);
    const ends = wordEnds(others, { decoder, read, isFirst: start.length === 0 }, deps);
    return differing(
      ends.map((end) => textOfTokens([...start, ...end], model)),
      word.text,
    );
  } finally {
    decoder.free();
  }
}

/** Goes on with each token until the word ends, by the most probable tokens. Without those that end the word. */
function wordEnds(
  tries: readonly ScoredToken[],
  { decoder, read, isFirst }: { decoder: TextDecoder; read: readonly ScoredToken[]; isFirst: boolean },
  { scoresOf, model }: GuessWordsDeps,
): number[][] {
  const ends: ScoredToken[][] = tries.map((one) => (isFirst || !endsWord(one.token, model) ? [one] : []));
  // texts that go on, by their index in the decoder's last call
  let open = [...ends.keys()].filter((i) => ends[i]?.length === 1 && isText(ends[i]?.[0]?.token, model));
  let parents = open.map(() => 0);
  while (open.length > 0) {
    const rows = decoder.advance(
      open.map((i) => (ends[i] ?? []).slice(-1).map(({ token }) => token)),
      parents,
    );
    const next = open.map((i, row) => {
      const [best] = bestTokens(scoresOf(rows[row] ?? new Float32Array(), [...read, ...(ends[i] ?? [])]), 1);
      return best && !endsWord(best.token, model) && (ends[i]?.length ?? 0) < maxTokens ? best : null;
    });
    parents = [...next.keys()].filter((row) => next[row] !== null);
    for (const row of parents) ends[open[row] ?? 0]?.push(...next.slice(row, row + 1).flatMap((one) => one ?? []));
    open = parents.map((row) => open[row] ?? 0);
  }
  return ends.map((end) => end.map(({ token }) => token));
}

/** Texts that are other words than the one that was found, each once. Far shorter or longer ones do not sound like it. */
function differing(texts: readonly string[], found: string): string[] {
  const foundLetters = lettersOf(found);
  const known = new Set([foundLetters, '']);
  const guesses: string[] = [];
  for (const text of texts) {
    const letters = lettersOf(text);
    const isWord = !/\ufffd|^ ?\p{Pd}/u.test(text) && scriptsOf(letters) === scriptsOf(foundLetters);
    if (known.has(letters) || !isWord || !isLikeInLength(letters, foundLetters)) continue;
    known.add(letters);
    guesses.push(text.trim());
  }
  return guesses.slice(0, maxGuesses);
}

function isLikeInLength(one: string, other: string): boolean {
  return Math.min(one.length, other.length) > Math.max(one.length, other.length) / 2;
}

/** Whisper's tokens mix letters of two scripts at times. */
function scriptsOf(letters: string): string {
  return [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u].map((script) => script.test(letters)).join();
}
