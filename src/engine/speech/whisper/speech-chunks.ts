import { type AudioSpan, clipSpans, durationOf } from '../../media/audio/audio-span.ts';

/** A stretch of sound to listen to in one go, with where in it somebody speaks. */
export interface SpeechChunk extends AudioSpan {
  speech: AudioSpan[];
}

export interface ChunkLimits {
  /** Nothing longer is listened to at once. */
  maxMs: number;
  /** A piece that must be cut is cut no earlier than this. */
  minMs: number;
}

/** Speech closer than this is listened to together: the words before help with the words after. */
const joinGapMs = 3000;
/** Kept around speech: voice activity starts late on soft first sounds and ends early on fading ones. */
const marginMs = 250;
/** A piece left over is not made shorter than this, where the cut can be moved. */
const leftoverMs = 8000;

/**
 * Speech as pieces, in order and not overlapping. Cuts fall on the longest pause in reach, else where
 * `quietestMs` finds the least sound.
 */
export function planChunks(
  speech: readonly AudioSpan[],
  soundMs: number,
  { limits, quietestMs }: { limits: ChunkLimits; quietestMs: (fromMs: number, toMs: number) => number },
): SpeechChunk[] {
  const cutRun = (run: SpeechChunk): SpeechChunk[] => {
    if (durationOf(run) <= limits.maxMs) return [run];
    const [from, to] = cutWindow(run, limits);
    const [head, tail] = splitChunk(run, middleOfLongestPause(run.speech, from, to) ?? quietestMs(from, to));
    return [head, ...cutRun(tail)];
  };
  return joinNeighbours(speech, soundMs).flatMap(cutRun);
}

/** The two halves of a piece; speech that crosses the cut is in both. */
export function splitChunk(piece: SpeechChunk, atMs: number): [SpeechChunk, SpeechChunk] {
  return [chunkBetween(piece, piece.startMs, atMs), chunkBetween(piece, atMs, piece.endMs)];
}

/** The part of a piece between two times. */
export function chunkBetween(piece: SpeechChunk, startMs: number, endMs: number): SpeechChunk {
  return { startMs, endMs, speech: clipSpans(piece.speech, startMs, endMs) };
}

function joinNeighbours(speech: readonly AudioSpan[], soundMs: number): SpeechChunk[] {
  const runs: SpeechChunk[] = [];
  for (const span of speech) {
    const run = runs.at(-1);
    const lastEndMs = run?.speech.at(-1)?.endMs;
    const endMs = Math.min(soundMs, span.endMs + marginMs);
    if (run && lastEndMs !== undefined && span.startMs - lastEndMs <= joinGapMs) {
      run.speech.push(span);
      run.endMs = endMs;
    } else {
      runs.push({ startMs: Math.max(0, span.startMs - marginMs), endMs, speech: [span] });
    }
  }
  return runs;
}

/** Where a run may be cut: late, but neither leaving a crumb nor more than one further piece where two can do. */
function cutWindow(run: AudioSpan, { maxMs: longestMs, minMs: shortestMs }: ChunkLimits): [number, number] {
  const latest = run.startMs + longestMs;
  if (durationOf(run) > longestMs + shortestMs) return [run.startMs + shortestMs, latest];
  const crumbless = Math.max(run.startMs + leftoverMs, run.endMs - leftoverMs);
  return [Math.max(run.startMs + leftoverMs, run.endMs - longestMs), Math.min(latest, crumbless)];
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
