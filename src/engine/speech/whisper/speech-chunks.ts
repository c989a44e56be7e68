import { type AudioSpan, clipSpans, durationOf } from '../../media/audio/audio-span.ts';

/** A span of audio that is decoded at once, and where in it somebody speaks. */
export interface SpeechChunk extends AudioSpan {
  speech: AudioSpan[];
}

interface ChunkLimits {
  /** Longest chunk. */
  maxMs: number;
  /** Speech that has to be cut is cut no earlier than this. */
  minMs: number;
}

/** Speech with a shorter gap is decoded together: the words before give context to the words after. */
const joinGapMs = 3000;
/** Added around speech: voice activity starts late on soft first sounds and ends early on fading ones. */
const marginMs = 250;
/** A remainder is not made shorter than this if the cut can be moved. */
const minRemainderMs = 8000;

/**
 * Splits speech into chunks, in order and without overlap. Cuts fall in the longest pause within the limits, or else
 * where `quietestMs` finds the lowest level.
 */
export function planChunks(
  speech: readonly AudioSpan[],
  audioMs: number,
  { limits, quietestMs }: { limits: ChunkLimits; quietestMs: (fromMs: number, toMs: number) => number },
): SpeechChunk[] {
  const cutRun = (run: SpeechChunk): SpeechChunk[] => {
    if (durationOf(run) <= limits.maxMs) return [run];
    const [from, to] = cutWindow(run, limits);
    const [head, tail] = splitChunk(run, middleOfLongestPause(run.speech, from, to) ?? quietestMs(from, to));
    return [head, ...cutRun(tail)];
  };
  return joinNeighbours(speech, audioMs).flatMap(cutRun);
}

/** Both sides of a cut; speech that crosses the cut is in both. */
export function splitChunk(chunk: SpeechChunk, atMs: number): [SpeechChunk, SpeechChunk] {
  return [chunkBetween(chunk, chunk.startMs, atMs), chunkBetween(chunk, atMs, chunk.endMs)];
}

/** The part of a chunk between two times. */
export function chunkBetween(chunk: SpeechChunk, startMs: number, endMs: number): SpeechChunk {
  return { startMs, endMs, speech: clipSpans(chunk.speech, startMs, endMs) };
}

function joinNeighbours(speech: readonly AudioSpan[], audioMs: number): SpeechChunk[] {
  const runs: SpeechChunk[] = [];
  for (const span of speech) {
    const run = runs.at(-1);
    const lastEndMs = run?.speech.at(-1)?.endMs;
    const endMs = Math.min(audioMs, span.endMs + marginMs);
    if (run && lastEndMs !== undefined && span.startMs - lastEndMs <= joinGapMs) {
      run.speech.push(span);
      run.endMs = endMs;
    } else {
      runs.push({ startMs: Math.max(0, span.startMs - marginMs), endMs, speech: [span] });
    }
  }
  return runs;
}

/** Where a run may be cut: late, but without a short remainder, and in two chunks if two are enough. */
function cutWindow(run: AudioSpan, { maxMs, minMs }: ChunkLimits): [number, number] {
  const latestMs = run.startMs + maxMs;
  if (durationOf(run) > maxMs + minMs) return [run.startMs + minMs, latestMs];
  const beforeRemainderMs = Math.max(run.startMs + minRemainderMs, run.endMs - minRemainderMs);
  return [Math.max(run.startMs + minRemainderMs, run.endMs - maxMs), Math.min(latestMs, beforeRemainderMs)];
}

function middleOfLongestPause(speech: readonly AudioSpan[], fromMs: number, toMs: number): number | null {
  let longest: AudioSpan | null = null;
  for (const [i, span] of speech.entries()) {
    const next = speech[i + 1];
    if (!next) break;
    const pause = { startMs: Math.max(span.endMs, fromMs), endMs: Math.min(next.startMs, toMs) };
    if (durationOf(pause) > 0 && (longest === null || durationOf(pause) >= durationOf(longest))) longest = pause;
  }
  return longest === null ? null : Math.round((longest.startMs + longest.endMs) / 2);
}
