import { writeFile } from 'node:fs/promises';
import { execa } from 'execa';

/** How speech came about. Figures of each are reported apart: a synthesiser is only a stand-in for a person. */
export type SpeechKind = 'recorded' | 'pico' | 'espeak';

/** Speech to transcribe, as the engines want it, and what is known of it. */
export interface Clip {
  name: string;
  kind: SpeechKind;
  /** ISO 639-1. */
  language: string;
  /** 16 kHz mono PCM. */
  wavFile: string;
  seconds: number;
  /** What is said, as people write it; empty if it is not known. */
  text: string;
  /** Its words, in order; null if it is not known. */
  words: ReferenceWord[] | null;
}

export interface ReferenceWord {
  /** As `comparableWords` writes it. */
  text: string;
  /** null if it is not known where the word begins. */
  startMs: number | null;
}

export const wavRate = 16_000;

/** Writes what ffmpeg's arguments name as sound that every engine takes. */
export async function writeWav(ffmpeg: string, input: readonly string[], wavFile: string): Promise<void> {
  const output = ['-vn', '-ac', '1', '-ar', String(wavRate), '-c:a', 'pcm_s16le', wavFile];
  await execa(ffmpeg, ['-v', 'error', '-y', ...input, ...output]);
}

/** The same of samples. @returns its length in seconds */
export async function writeSamples(
  ffmpeg: string,
  { samples, sampleRate }: { samples: Int16Array; sampleRate: number },
  wavFile: string,
): Promise<number> {
  const rawFile = `${wavFile}.pcm`;
  await writeFile(rawFile, new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength));
  await writeWav(ffmpeg, ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1', '-i', rawFile], wavFile);
  return samples.length / sampleRate;
}
