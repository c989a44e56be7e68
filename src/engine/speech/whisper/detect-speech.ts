import { levelsOf, samplesPerLevel } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';
import { sampleRate, type WavFile } from '../../media/audio/wav-file.ts';
import { loadSherpaOnnx, type Vad } from './sherpa-onnx.ts';

/** Where somebody speaks, and the level of each 10 ms. */
export interface SpeechActivity {
  speech: AudioSpan[];
  levels: Float32Array;
}

/** Silero's window at 16 kHz; the model accepts no other. */
const windowSamples = 512;
/** Read at once: whole windows and whole 10 ms steps. */
const chunkMs = 32_000;
/**
 * Below this, sound counts as breath, noise or music. Lower than Silero's default of 0.5: it finds more of the speech
 * under music, while noise, chords and melodies stay under 0.2 (measured).
 */
const speechThreshold = 0.35;

interface DetectSpeechOptions {
  vadModelFile: string;
  /** The processed share of the audio, 0–1. */
  onProgress: (share: number) => void;
  /** Awaited before the next half minute: the speech that has ended before `untilMs`, and the levels up to there. */
  onSpeech?: (found: SpeechActivity & { untilMs: number }) => Promise<void>;
}

/** Finds speech with Silero's voice activity model. */
export async function detectSpeech(
  wav: WavFile,
  { vadModelFile, onProgress, onSpeech }: DetectSpeechOptions,
): Promise<SpeechActivity> {
  const vad = createVad(vadModelFile);
  const levels = new Float32Array(Math.ceil((wav.durationMs * sampleRate) / 1000 / samplesPerLevel) + 1);
  const speech: AudioSpan[] = [];
  for (let startMs = 0; startMs < wav.durationMs; startMs += chunkMs) {
    const samples = await wav.read(startMs, startMs + chunkMs);
    levels.set(levelsOf(samples), (startMs * sampleRate) / 1000 / samplesPerLevel);
    detectIn(vad, samples, speech);
    onProgress(Math.min(1, (startMs + chunkMs) / wav.durationMs));
    await onSpeech?.({ speech, levels, untilMs: Math.min(wav.durationMs, startMs + chunkMs) });
  }
  vad.flush();
  collectSpeech(vad, speech);
  return { speech: speech.filter((span) => span.startMs < wav.durationMs), levels };
}

function createVad(model: string): Vad {
  const { Vad } = loadSherpaOnnx();
  const sileroVad = {
    model,
    threshold: speechThreshold,
    minSilenceDuration: 0.25,
    minSpeechDuration: 0.1,
    // After this many seconds the model splits at any breath, which keeps its buffer small in speech without pauses.
    maxSpeechDuration: 30,
    windowSize: windowSamples,
  };
  return new Vad({ sileroVad, sampleRate, numThreads: 1 }, 60);
}

function detectIn(vad: Vad, samples: Float32Array, speech: AudioSpan[]): void {
  for (let at = 0; at < samples.length; at += windowSamples) {
    vad.acceptWaveform(wholeWindow(samples.subarray(at, at + windowSamples)));
    collectSpeech(vad, speech);
  }
}

function collectSpeech(vad: Vad, speech: AudioSpan[]): void {
  for (; !vad.isEmpty(); vad.pop()) {
    const { start, samples } = vad.front(false);
    speech.push({ startMs: toMs(start), endMs: toMs(start + samples.length) });
  }
}

function wholeWindow(samples: Float32Array): Float32Array {
  if (samples.length === windowSamples) return samples;
  const padded = new Float32Array(windowSamples);
  padded.set(samples);
  return padded;
}

function toMs(samples: number): number {
  return Math.round((samples * 1000) / sampleRate);
}
