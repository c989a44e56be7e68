import type { Word } from '../captions/caption.ts';

/** Sound as every engine takes it: a 16 kHz mono PCM WAV file on the video's clock (0 = the first frame shown). */
export interface TranscribeInput {
  wavFile: string;
  /** ISO 639-1; absent = find out. */
  language?: string;
  /** Names and terms to expect, for engines that can use them. */
  hints?: string[];
}

export interface TranscribeOptions {
  signal?: AbortSignal;
  /** Share of the sound that has been listened to, 0–1, never falling. */
  onProgress?: (share: number) => void;
}

export interface Transcript {
  /** ISO 639-1 of what is spoken, or null where nobody speaks. */
  language: string | null;
  /** In order, start ≤ end ≤ the next start. Empty where nobody speaks. */
  words: Word[];
  /** Set when the caller's language was not used, and why. */
  languageNotice?: 'unknown_language' | 'contradicted_by_sound';
}

/** From sound to words with times. */
export interface Transcriber {
  /** Names engine and model; part of a transcript's content key, so it changes whenever results may. */
  readonly id: string;
  /** Whether hints change what it hears, and with it the content key of a transcript. */
  readonly usesHints: boolean;
  /** Whether it can work here, and else what would mend it (a command or a setting). */
  available(): Promise<{ ok: true } | { ok: false; reason: string; fix: string }>;
  /**
   * @throws AppError `speech_failed` (worth another try), `speech_unavailable` (nothing to listen with)
   * @throws the signal's reason when aborted; no child process is left alive
   */
  transcribe(input: TranscribeInput, options?: TranscribeOptions): Promise<Transcript>;
}
