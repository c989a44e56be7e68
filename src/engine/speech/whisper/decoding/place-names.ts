import type { SearchOptions } from './beam-search.ts';
import { decodedWords, isText, textOfTokens, type Vocabulary } from './decoded-words.ts';
import type { GuessedText } from './guess-words.ts';
import type { Hints } from './hint-prompt.ts';
import type { NamePlace } from './name-places.ts';
import type { TextDecoder } from './text-decoder.ts';
import type { ScoredToken } from './token-scores.ts';

interface PlaceNamesDeps {
  /** A decoder that has read nothing. Whoever asks for it frees it. */
  openDecoder(): TextDecoder;
  scoresOf: SearchOptions['scoresOf'];
  model: Vocabulary;
  hints: Hints;
}

/**
 * Writes names where they were heard as other words: where doubtful words sound like a name, the decoder says how probable the name
 * is in their place, with the name in the text before. Other words stay as they are.
 * @param maxPlaces where names are tried, the likeliest places first
 */
export function placeNames(text: GuessedText, maxPlaces: number, deps: PlaceNamesDeps): GuessedText {
  const words = decodedWords(text.tokens, deps.model);
  const placed: { from: number; to: number; tokens: ScoredToken[] }[] = [];
  let tried = 0;
  for (const { candidates, ...place } of deps.hints.placesIn(words)) {
    if (tried === maxPlaces) break;
    const [from, to] = [words[place.from]?.from ?? 0, words[place.to - 1]?.to ?? 0];
    if (placed.some((one) => one.from < to && from < one.to)) continue;
    tried += 1;
    const tokens = bestName(text, { from, to, candidates }, deps);
    if (tokens) placed.push({ from, to, tokens });
  }
  // from the end, so that the tokens before stay where they are
  const ordered = placed.toSorted((a, b) => b.from - a.from);
  const tokens = ordered.reduce(
    (all, one) => all.toSpliced(one.from, one.to - one.from, ...one.tokens),
    [...text.tokens],
  );
  return placed.length === 0 ? text : { ...text, tokens };
}

/** @returns its tokens; null if what was heard is better */
function bestName(text: GuessedText, { from, to, candidates }: NamePlace, deps: PlaceNamesDeps): ScoredToken[] | null {
  const { hints, model } = deps;
  const heard = text.tokens.slice(from, to).map(({ token }) => token);
  if (!heard.every((token) => isText(token, model))) return null;
  const [, start = '', end = ''] = textOfTokens(heard, model).match(/^([^\p{L}\p{N}]*).*?([^\p{L}\p{N}]*)$/su) ?? [];
  const names = candidates.map((candidate) => hints.encode(start + candidate.text + end));
  // the word that follows says whether all of the sound has been written
  const next = text.tokens.slice(to, to + 1).map(({ token }) => token);
  const prompt = [...hints.promptOf([...new Set(candidates.map(({ name }) => name))]), ...text.before];
  const read = text.tokens.slice(0, from);
  const [asHeard, ...asNames] = scoreTexts([heard, ...names], next, { prompt, read }, deps);
  const tried = candidates.flatMap((candidate, i) => {
    const scored = asNames[i];
    if (!scored || !asHeard) return [];
    const gain = scored.score - asHeard.score;
    // rules of the search may forbid a token here: what was heard cannot be compared then
    if (!Number.isFinite(gain)) return [];
    return [
      { ...scored, gain, likeness: candidate.likeness, rank: gain + (candidate.text === candidate.name ? ownForm : 0) },
    ];
  });
  const [best] = tried.toSorted((a, b) => b.rank - a.rank);
  return best && isConvincing(best) ? best.tokens : null;
}

/** A name stands in its own form more often than in another case. */
const ownForm = 2;

/**
 * A name that Whisper does not know may be less probable than what it heard, and the less, the more alike they sound. Measured: names
 * that were said gained up to 22, or lost less than this; names that were not said lost more.
 */
function isConvincing({ gain, likeness }: Record<'gain' | 'likeness', number>): boolean {
  return gain > Math.max(-8, -35 * (likeness - 0.58));
}

interface ScoredText {
  tokens: ScoredToken[];
  /** Log probability of the text and of what follows. */
  score: number;
}

/** What follows may belong to a word of which the name is only the beginning. */
const minNextScore = -5;

/** How probable texts are after the same beginning, each with what follows. */
function scoreTexts(
  texts: readonly (readonly number[])[],
  next: readonly number[],
  { prompt, read }: { prompt: readonly number[]; read: readonly ScoredToken[] },
  { openDecoder, scoresOf }: PlaceNamesDeps,
): ScoredText[] {
  const whole = texts.map((text) => [...text, ...next]);
  const scored: ScoredToken[][] = texts.map(() => []);
  const decoder = openDecoder();
  try {
    const [first] = decoder.advance([[...prompt, ...read.map(({ token }) => token)]], [0]);
    let rows: (Float32Array | undefined)[] = texts.map(() => first?.slice());
    let open = [...texts.keys()];
    for (let at = 0; open.length > 0; at++) {
      for (const [row, i] of open.entries()) {
        const [logits, token] = [rows[row], whole[i]?.[at]];
        if (!logits || token === undefined) continue;
        const logProbability = scoresOf(logits, [...read, ...(scored[i] ?? [])])[token] ?? Number.NEGATIVE_INFINITY;
        scored[i]?.push({ token, logProbability });
      }
      const going = [...open.keys()].filter((row) => (whole[open[row] ?? 0]?.length ?? 0) > at + 1);
      open = going.map((row) => open[row] ?? 0);
      const added = open.map((i) => (whole[i] ?? []).slice(at, at + 1));
      // all of them go on with the same beginning at first
      if (open.length > 0) rows = decoder.advance(added, at === 0 ? going.map(() => 0) : going);
    }
  } finally {
    decoder.free();
  }
  return scored.map((all, i) => {
    const tokens = all.slice(0, texts[i]?.length);
    const rest = all.slice(tokens.length).reduce((sum, { logProbability }) => sum + logProbability, 0);
    return {
      tokens,
      score: tokens.reduce((sum, { logProbability }) => sum + logProbability, Math.max(minNextScore, rest)),
    };
  });
}
