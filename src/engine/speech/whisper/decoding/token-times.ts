import { type EncodedAudio, encoderStepMs } from './audio-encoder.ts';
import type { ModelDescription } from './model-files.ts';
import { attentionTo, type DecoderDeps } from './text-decoder.ts';

export interface TokenTime {
  startMs: number;
  endMs: number;
}

/** Steps of a median that smooths each head's attention. */
const medianWidth = 7;

/**
 * Which alignment heads say when tokens begin, and how much earlier than the sound they look. Measured on English recordings
 * and on synthesised speech in seven languages: all heads of Whisper base together are 50 ms early, three of them by 60 to
 * 120 ms; without those three, 97 % of the words of the recordings are right within 200 ms (95 % with them). Other models were
 * not measured and use all heads.
 */
const timing = { base: { heads: [2, 3, 4, 6, 7], earlyMs: 30 }, others: { earlyMs: 60 } } as const;

function timingOf({ decoderLayers, alignmentHeads }: ModelDescription): { heads: readonly number[]; earlyMs: number } {
  const isBase = decoderLayers === 6 && alignmentHeads === 8;
  return isBase ? timing.base : { heads: [...Array(alignmentHeads).keys()], ...timing.others };
}

/**
 * When each token of a text is spoken, from the start of the audio. The alignment heads of the decoder look at the sound
 * of the token that they are about to write; the path that fits what all of them look at, and never goes back, gives the
 * times (dynamic time warping, as in Whisper's reference).
 * @param prompt see `findText`
 */
export function timesOfTokens(
  audio: EncodedAudio,
  { prompt, tokens }: { prompt: readonly number[]; tokens: readonly number[] },
  deps: DecoderDeps,
): TokenTime[] {
  if (tokens.length === 0) return [];
  const { model } = deps;
  const before = [model.start, ...prompt, model.noTimestamps];
  const sequence = [...before, ...tokens, model.end];
  const attention = attentionTo(audio, sequence, deps);
  const { heads: which, earlyMs } = timingOf(model);
  const heads = { which, tokens: sequence.length, steps: audio.steps, stride: audio.paddedSteps };
  // the attention that led to a token is that of the token before it
  const rows = focusOf(attention, heads).slice(before.length - 1, -1);
  const starts = startsOfRows(rows, audio.steps);
  const timeOf = (step: number) => Math.min(step * encoderStepMs + earlyMs, audio.steps * encoderStepMs);
  return tokens.map((_, i) => ({ startMs: timeOf(starts[i] ?? 0), endMs: timeOf(starts[i + 1] ?? audio.steps) }));
}

interface HeadShape {
  which: readonly number[];
  tokens: number;
  /** Used steps. */
  steps: number;
  /** Steps in a row. */
  stride: number;
}

/** For each token, how much each step is looked at: normalised over the tokens, smoothed over time, mean of the heads. */
function focusOf(attention: Float32Array, { which, tokens, steps, stride }: HeadShape): Float32Array[] {
  const focus = Array.from({ length: tokens }, () => new Float32Array(steps));
  for (const head of which) {
    const rows = focus.map((_, token) => {
      const from = (head * tokens + token) * stride;
      return attention.slice(from, from + steps);
    });
    standardise(rows, steps);
    for (const [token, row] of rows.entries()) {
      const smooth = medianOf(row);
      const sum = focus[token];
      if (sum)
        for (let step = 0; step < steps; step++) sum[step] = (sum[step] ?? 0) + (smooth[step] ?? 0) / which.length;
    }
  }
  return focus;
}

/** Makes mean 0 and standard deviation 1 at each step, over all tokens. */
function standardise(rows: Float32Array[], steps: number): void {
  for (let step = 0; step < steps; step++) {
    let [sum, squares] = [0, 0];
    for (const row of rows) {
      const value = row[step] ?? 0;
      sum += value;
      squares += value * value;
    }
    const mean = sum / rows.length;
    const deviation = Math.sqrt(Math.max(0, squares / rows.length - mean * mean)) || 1;
    for (const row of rows) row[step] = ((row[step] ?? 0) - mean) / deviation;
  }
}

/** Beyond the ends the row is mirrored. */
function medianOf(row: Float32Array): Float32Array {
  const half = (medianWidth - 1) / 2;
  if (row.length <= half) return row;
  const last = row.length - 1;
  const at = (step: number) => row[last - Math.abs(last - Math.abs(step))] ?? 0;
  const window = new Float32Array(medianWidth);
  return row.map((_, step) => {
    for (let i = 0; i < medianWidth; i++) window[i] = at(step + i - half);
    return window.toSorted()[half] ?? 0;
  });
}

/** The step at which the best path enters each row. */
function startsOfRows(rows: readonly Float32Array[], steps: number): number[] {
  const width = steps + 1;
  const costs = new Float32Array((rows.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const moves = new Uint8Array(costs.length);
  costs[0] = 0;
  for (const [i, row] of rows.entries()) {
    for (let step = 0; step < steps; step++) {
      const at = (i + 1) * width + step + 1;
      const [both, down, right] = [costs[at - width - 1] ?? 0, costs[at - width] ?? 0, costs[at - 1] ?? 0];
      const least = Math.min(both, down, right);
      costs[at] = least - (row[step] ?? 0);
      moves[at] = moveOf(least, both, down);
    }
  }
  const starts: number[] = new Array(rows.length).fill(0);
  for (let [i, step] = [rows.length, steps]; i > 0 && step > 0; ) {
    starts[i - 1] = step - 1;
    const move = moves[i * width + step] ?? 0;
    if (move !== goesRight) i--;
    if (move !== goesDown) step--;
  }
  return starts;
}

const goesBoth = 0;
const goesDown = 1;
const goesRight = 2;

function moveOf(least: number, both: number, down: number): number {
  if (least === both) return goesBoth;
  return least === down ? goesDown : goesRight;
}
