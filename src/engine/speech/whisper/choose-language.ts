import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import { chunkBetween, type SpeechChunk } from './speech-chunks.ts';
import { contradicts } from './whisper-languages.ts';

/** What a model says of a chunk. */
interface Output {
  /** Whisper's own code. */
  language: string;
}

type Decode<O extends Output> = (chunk: SpeechChunk) => Promise<O>;

interface LanguageDecision<O extends Output> {
  /** Whisper's own code. */
  language: string;
  contradicted: boolean;
  /** Outputs for the samples that were decoded in this language: they need not be decoded again. */
  outputs: Map<SpeechChunk, O>;
}

/** Positions of the samples in the speech. The middle comes first: beginning and end are often music or another voice. */
const samplePoints = [0.5, 0.15, 0.85];
/** Speech that a sample needs for its language to count against the caller's claim. */
const minSampleMs = 900;

/**
 * Chooses the language that Whisper detects in most samples of the speech. A language claimed by the caller is kept
 * unless all samples clearly contradict it.
 * @param decode decodes a chunk and detects its language
 */
export async function chooseLanguage<O extends Output>(
  chunks: readonly SpeechChunk[],
  { claimed, decode }: { claimed: string | null; decode: Decode<O> },
): Promise<LanguageDecision<O>> {
  const samples = new Map<SpeechChunk, O>();
  for (const chunk of samplesOf(chunks)) samples.set(chunk, await decode(chunk));
  const detected = majority(samples);
  const contradicted = claimed !== null && (await areUnanimous(samples, { claimed, detected, decode }));
  const language = claimed === null || contradicted ? detected : claimed;
  const outputs = new Map([...samples].filter(([, output]) => output.language === language));
  return { language, contradicted, outputs };
}

/** Up to three different chunks, the most reliable first. */
function samplesOf(chunks: readonly SpeechChunk[]): SpeechChunk[] {
  const speechMs = chunks.map(speechOf);
  const totalMs = speechMs.reduce((sum, ms) => sum + ms, 0);
  const at = samplePoints.map((point) => {
    let untilMs = 0;
    return chunks.find((_, i) => {
      untilMs += speechMs[i] ?? 0;
      return untilMs >= point * totalMs;
    });
  });
  return [...new Set(at.filter((chunk) => chunk !== undefined))];
}

/** The language detected in the most speech, by duration. */
function majority(samples: ReadonlyMap<SpeechChunk, Output>): string {
  const weights = new Map<string, number>();
  for (const [chunk, { language }] of samples) {
    weights.set(language, (weights.get(language) ?? 0) + Math.max(1, speechOf(chunk)));
  }
  return [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

/** A single sample proves little, so its parts are decoded as well. */
async function areUnanimous(
  samples: ReadonlyMap<SpeechChunk, Output>,
  { claimed, detected, decode }: { claimed: string; detected: string; decode: Decode<Output> },
): Promise<boolean> {
  const isAgainst = ({ language }: Output) => language === detected;
  const speechMs = [...samples.keys()].reduce((sum, chunk) => sum + speechOf(chunk), 0);
  if (!contradicts(detected, claimed, speechMs) || ![...samples.values()].every(isAgainst)) return false;
  const parts = samples.size >= samplePoints.length ? [] : [...samples.keys()].flatMap(partsOf);
  if (samples.size + parts.length < samplePoints.length) return false;
  for (const chunk of parts) {
    // part of Spanish speech may be detected as Catalan: that does not support a claim of English
    const output = await decode(chunk);
    if (!isAgainst(output) && !contradicts(output.language, claimed, speechMs)) return false;
  }
  return true;
}

/** Thirds of a chunk, or halves if thirds are too short; empty if halves are too short as well. */
function partsOf(chunk: SpeechChunk): SpeechChunk[] {
  const isLongEnough = (part: SpeechChunk) => speechOf(part) >= minSampleMs;
  return [3, 2].map((count) => equalParts(chunk, count)).find((parts) => parts.every(isLongEnough)) ?? [];
}

function equalParts(chunk: SpeechChunk, count: number): SpeechChunk[] {
  const border = (i: number) => Math.round(chunk.startMs + (i * durationOf(chunk)) / count);
  return Array.from({ length: count }, (_, i) => chunkBetween(chunk, border(i), border(i + 1)));
}

function speechOf(chunk: SpeechChunk): number {
  return overlapMs(chunk.speech, chunk.startMs, chunk.endMs);
}
