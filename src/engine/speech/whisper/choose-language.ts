import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import { chunkBetween, type SpeechChunk } from './speech-chunks.ts';
import { contradicts, relativesOf } from './whisper-languages.ts';
import type { LanguageProbabilities } from './whisper-model.ts';

interface LanguageDecision {
  /** Whisper's own code. */
  language: string;
  contradicted: boolean;
}

type Detect = (chunk: SpeechChunk) => Promise<LanguageProbabilities>;

/** Samples of a long recording, evenly over its speech; of a shorter one, every chunk. */
const maxSamples = 8;
/** Fewer samples are cut in parts: one may be wrong. */
const minSamples = 3;
/** Speech that a part needs for its language to count. */
const minPartMs = 900;

/**
 * Chooses the language that is most probable in all of the speech. A language claimed by the caller is kept unless the
 * sound clearly contradicts it.
 */
export async function chooseLanguage(
  chunks: readonly SpeechChunk[],
  { claimed, detect }: { claimed: string | null; detect: Detect },
): Promise<LanguageDecision> {
  const samples = await detectAll(samplesOf(chunks), detect);
  const detected = mostProbable(samples);
  if (claimed === null) return { language: detected, contradicted: false };
  const speechMs = samples.reduce((sum, sample) => sum + sample.speechMs, 0);
  const isPossible = contradicts(detected, claimed, speechMs);
  const contradicted = isPossible && (await areClear(chunks, samples, { detected, claimed, detect }));
  return { language: contradicted ? detected : claimed, contradicted };
}

interface Sample {
  languages: LanguageProbabilities;
  speechMs: number;
}

async function detectAll(chunks: readonly SpeechChunk[], detect: Detect): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const chunk of chunks) samples.push({ languages: await detect(chunk), speechMs: speechOf(chunk) });
  return samples;
}

function samplesOf(chunks: readonly SpeechChunk[]): SpeechChunk[] {
  const speechMs = chunks.map(speechOf);
  const totalMs = speechMs.reduce((sum, ms) => sum + ms, 0);
  const count = Math.min(maxSamples, chunks.length);
  if (count === chunks.length) return [...chunks];
  const at = [...Array(count).keys()].map((index) => {
    let untilMs = 0;
    return chunks.find((_, i) => {
      untilMs += speechMs[i] ?? 0;
      return untilMs >= ((index + 0.5) * totalMs) / count;
    });
  });
  return [...new Set(at.filter((chunk) => chunk !== undefined))];
}

/** The mean of the probabilities, weighted by speech. */
function shareOf(language: string, samples: readonly Sample[]): number {
  const totalMs = samples.reduce((sum, { speechMs }) => sum + Math.max(1, speechMs), 0);
  return samples.reduce(
    (sum, { languages, speechMs }) => sum + ((languages[language] ?? 0) * Math.max(1, speechMs)) / totalMs,
    0,
  );
}

function mostProbable(samples: readonly Sample[]): string {
  const codes = new Set(samples.flatMap(({ languages }) => Object.keys(languages)));
  const shares = [...codes].map((code) => ({ code, share: shareOf(code, samples) }));
  return shares.reduce((best, each) => (each.share > best.share ? each : best)).code;
}

/** Least share of the language that contradicts the caller, and most of the caller's own. */
const minClearShare = 0.75;
/** In its short parts, of which some may sound like a third language. */
const minClearShareOfParts = 0.5;
const maxClaimedShare = 0.05;
/** A sample in which the caller's language is as probable as this supports the caller. */
const minSupport = 0.3;

interface Claim {
  detected: string;
  claimed: string;
}

/** A single sample proves little, so its parts are listened to as well. */
async function areClear(
  chunks: readonly SpeechChunk[],
  samples: readonly Sample[],
  { detected, claimed, detect }: Claim & { detect: Detect },
): Promise<boolean> {
  const isClear = (all: readonly Sample[], minShare: number) =>
    shareOf(detected, all) >= minShare &&
    shareOf(claimed, all) <= maxClaimedShare &&
    all.every(({ languages }) => (languages[claimed] ?? 0) < minSupport);
  if (!isClear(samples, minClearShare)) return false;
  if (samples.length >= minSamples) return true;
  const partsAt = chunks.flatMap(partsOf);
  if (samples.length + partsAt.length < minSamples) return false;
  const parts = await detectAll(partsAt, detect);
  return isClear(parts, minClearShareOfParts) || isOutvoted(parts, samples, { detected, claimed });
}

/** Speech that is long and sure enough for its parts to be weighed; in less of it, one part decides for the caller. */
const enoughToWeighMs = 5_000;
const minSureShare = 0.9;
/** A part as sure as this is a phrase in the caller's language. Read prose of another one reaches 0.73 (measured). */
const maxSupport = 0.8;

/**
 * Whether more parts contradict the caller than support it. A few syllables are often taken for another language, most
 * often for English. Languages that Whisper mistakes for the detected one count for it.
 */
function isOutvoted(parts: readonly Sample[], samples: readonly Sample[], { detected, claimed }: Claim): boolean {
  const speechMs = samples.reduce((sum, sample) => sum + sample.speechMs, 0);
  const against = relativesOf(detected).filter((language) => language !== claimed);
  const shareAgainst = (all: readonly Sample[]) => against.reduce((sum, language) => sum + shareOf(language, all), 0);
  if (speechMs < enoughToWeighMs || shareAgainst(samples) < minSureShare) return false;
  const claims = parts.map(({ languages }) => languages[claimed] ?? 0);
  if (shareAgainst(parts) < minClearShareOfParts || claims.some((share) => share >= maxSupport)) return false;
  const supporting = claims.filter((share) => share >= minSupport).length;
  const contradicting = parts.filter(
    (part, i) => (claims[i] ?? 0) < minSupport && shareAgainst([part]) >= minClearShareOfParts,
  ).length;
  return contradicting > supporting;
}

/** Thirds of a chunk, or halves if thirds are too short: those with enough speech, if there are two of them. */
function partsOf(chunk: SpeechChunk): SpeechChunk[] {
  const isLongEnough = (part: SpeechChunk) => speechOf(part) >= minPartMs;
  const choices = [3, 2].map((count) => equalParts(chunk, count).filter(isLongEnough));
  return choices.find((parts) => parts.length >= 2) ?? [];
}

function equalParts(chunk: SpeechChunk, count: number): SpeechChunk[] {
  const border = (i: number) => Math.round(chunk.startMs + (i * durationOf(chunk)) / count);
  return Array.from({ length: count }, (_, i) => chunkBetween(chunk, border(i), border(i + 1)));
}

function speechOf(chunk: SpeechChunk): number {
  return overlapMs(chunk.speech, chunk.startMs, chunk.endMs);
}
