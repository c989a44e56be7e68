import { durationOf, overlapMs } from '../../media/audio/audio-span.ts';
import { chunkBetween, type SpeechChunk } from './speech-chunks.ts';
import { contradicts } from './whisper-languages.ts';
import type { WhisperOutput } from './whisper-model.ts';

export interface LanguageDecision {
  /** Whisper's own code. */
  language: string;
  contradicted: boolean;
  /** What was heard on the way, for pieces heard in that language: they need not be listened to again. */
  outputs: Map<SpeechChunk, WhisperOutput>;
}

/** Where in the speech samples are taken: openings and endings are often another voice, or music. */
const samplePoints = [0.5, 0.15, 0.85];
/** Speech that a sample needs for its language to count against the caller's word. */
const shortestProofMs = 900;

/**
 * Finds the language by what most samples of the speech are heard as. A language claimed by the caller is kept unless
 * all samples say, without a doubt, another one.
 * @param hear listens to a piece and finds its language
 */
export async function chooseLanguage(
  pieces: readonly SpeechChunk[],
  { claimed, hear }: { claimed: string | null; hear: (piece: SpeechChunk) => Promise<WhisperOutput> },
): Promise<LanguageDecision> {
  const samples = new Map<SpeechChunk, WhisperOutput>();
  for (const piece of samplesOf(pieces)) samples.set(piece, await hear(piece));
  const detected = majority(samples);
  const contradicted = claimed !== null && (await areUnanimous(samples, { claimed, detected, hear }));
  const language = claimed === null || contradicted ? detected : claimed;
  return { language, contradicted, outputs: new Map([...samples].filter(([, heard]) => heard.language === language)) };
}

/** Up to three different pieces, the most telling first. */
function samplesOf(pieces: readonly SpeechChunk[]): SpeechChunk[] {
  const speechMs = pieces.map(speechOf);
  const totalMs = speechMs.reduce((sum, ms) => sum + ms, 0);
  const at = samplePoints.map((point) => {
    let untilMs = 0;
    return pieces.find((_, i) => {
      untilMs += speechMs[i] ?? 0;
      return untilMs >= point * totalMs;
    });
  });
  return [...new Set(at.filter((piece) => piece !== undefined))];
}

/** The language with the most speech behind it. */
function majority(samples: ReadonlyMap<SpeechChunk, WhisperOutput>): string {
  const weights = new Map<string, number>();
  for (const [piece, { language }] of samples) {
    weights.set(language, (weights.get(language) ?? 0) + Math.max(1, speechOf(piece)));
  }
  return [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}

/** One sample proves little by itself: its parts are then asked too. */
async function areUnanimous(
  samples: ReadonlyMap<SpeechChunk, WhisperOutput>,
  {
    claimed,
    detected,
    hear,
  }: { claimed: string; detected: string; hear: (piece: SpeechChunk) => Promise<WhisperOutput> },
): Promise<boolean> {
  const isAgainst = ({ language }: WhisperOutput) => language === detected;
  const speechMs = [...samples.keys()].reduce((sum, piece) => sum + speechOf(piece), 0);
  if (!contradicts(detected, claimed, speechMs) || ![...samples.values()].every(isAgainst)) return false;
  const proofs = samples.size >= samplePoints.length ? [] : [...samples.keys()].flatMap(partsOf);
  if (samples.size + proofs.length < samplePoints.length) return false;
  for (const piece of proofs) {
    // a bit of Spanish may be heard as Catalan: that is no vote for English
    const heard = await hear(piece);
    if (!isAgainst(heard) && !contradicts(heard.language, claimed, speechMs)) return false;
  }
  return true;
}

/** Its thirds, or its halves where thirds would be too short to tell; nothing where halves are. */
function partsOf(piece: SpeechChunk): SpeechChunk[] {
  return [3, 2].map((count) => equalParts(piece, count)).find((parts) => parts.every(isProof)) ?? [];
}

function equalParts(piece: SpeechChunk, count: number): SpeechChunk[] {
  const border = (i: number) => Math.round(piece.startMs + (i * durationOf(piece)) / count);
  return Array.from({ length: count }, (_, i) => chunkBetween(piece, border(i), border(i + 1)));
}

function isProof(piece: SpeechChunk): boolean {
  return speechOf(piece) >= shortestProofMs;
}

function speechOf(piece: SpeechChunk): number {
  return overlapMs(piece.speech, piece.startMs, piece.endMs);
}
