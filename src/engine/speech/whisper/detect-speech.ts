import { levelsOf, samplesPerLevel } from '../../media/audio/audio-levels.ts';
import type { AudioSpan } from '../../media/audio/audio-span.ts';
import { sampleRate, type WavFile } from '../../media/audio/wav-file.ts';
import { loadSherpaOnnx, type Vad } from './sherpa-onnx.ts';

/** What one pass over the sound tells: where somebody speaks, and how loud each 10 ms are. */
export interface SpeechActivity {
  speech: AudioSpan[];
  levels: Float32Array;
}

/** Silero's window at 16 kHz: the model takes no other. */
const windowSamples = 512;
/** Read at once: whole windows and whole frames. */
const chunkMs = 32_000;
/**
 * Below this a sound is taken for breath, noise or music. Lower than Silero's own 0.5: it finds more of the speech
 * under music, and noise, chords and melodies stay under 0.2 (measured).
 */
const speechThreshold = 0.35;

/** Finds speech with Silero's voice activity model. `onProgress` gets the share of the sound gone through, 0–1. */
export async function detectSpeech(
  wav: WavFile,
  { vadModelFile, onProgress }: { vadModelFile: string; onProgress: (share: number) => void },
): Promise<SpeechActivity> {
  const vad = createVad(vadModelFile);
  const levels = new Float32Array(Math.ceil((wav.durationMs * sampleRate) / 1000 / samplesPerLevel) + 1);
  const speech: AudioSpan[] = [];
  for (let startMs = 0; startMs < wav.durationMs; startMs += chunkMs) {
    const samples = await wav.read(startMs, startMs + chunkMs);
    levels.set(levelsOf(samples), (startMs * sampleRate) / 1000 / samplesPerLevel);
    listen(vad, samples, speech);
    onProgress(Math.min(1, (startMs + chunkMs) / wav.durationMs));
  }
  vad.flush();
  takeSpeech(vad, speech);
  return { speech: speech.filter((span) => span.startMs < wav.durationMs), levels };
}

function createVad(model: string): Vad {
  const { Vad } = loadSherpaOnnx();
  const sileroVad = {
    model,
    threshold: speechThreshold,
    minSilenceDuration: 0.25,
    minSpeechDuration: 0.1,
    // Past this the model splits at any breath, which keeps its buffer small through an hour without a pause.
    maxSpeechDuration: 30,
    windowSize: windowSamples,
  };
  return new Vad({ sileroVad, sampleRate, numThreads: 1 }, 60);
}

function listen(vad: Vad, samples: Float32Array, speech: AudioSpan[]): void {
  for (let at = 0; at < samples.length; at += windowSamples) {
    vad.acceptWaveform(wholeWindow(samples.subarray(at, at + windowSamples)));
    takeSpeech(vad, speech);
  }
}

function takeSpeech(vad: Vad, speech: AudioSpan[]): void {
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
