import type { Word } from '../captions/caption.ts';

/** What every engine gets: a 16 kHz mono PCM WAV file on the video's clock (0 = the first frame shown). */
export interface TranscribeInput {
  wavFile: string;
  /** ISO 639-1; absent = detect. */
  language?: string;
  /** Names and terms to expect, for engines that can use them. */
  hints?: string[];
}

/** What runs of one transcription find out piece by piece, so that a run goes on where an earlier one was interrupted. */
export interface TranscriptPieces {
  /** By an id that the engine chose; it names everything that shaped the piece but input and options. */
  readonly known: Readonly<Record<string, string>>;
  /** Returns at once. */
  add(id: string, piece: string): void;
}

export interface TranscribeOptions {
  /** Of the same engine, input and options; an engine may ignore them. They change nothing about the transcript. */
  pieces?: TranscriptPieces;
  signal?: AbortSignal;
  /** Share of the audio that has been transcribed, 0–1, never falling. */
  onProgress?: (share: number) => void;
  /**
   * Called when the words of the beginning are known, long before the rest, and again when more of them are; an engine may
   * never call it. They are those of the transcript in nearly every case: the whole may turn out to be in another language.
   */
  onWords?: (beginning: BeginningWords) => void;
}

/** What is said in the first minutes. */
export interface BeginningWords {
  /** ISO 639-1. */
  language: string;
  /** All words before `untilMs`, in order. */
  words: Word[];
  untilMs: number;
}

export interface Transcript {
  /** ISO 639-1 code of the spoken language; null if nobody speaks. */
  language: string | null;
  /** In order, start ≤ end ≤ the next start. Empty if nobody speaks. */
  words: Word[];
  /** Why the caller's language was not used, if it was not. */
  languageNotice?: 'unknown_language' | 'contradicted_by_sound';
}

/** A speech engine: turns audio into words with times. */
export interface Transcriber {
  /** Names engine and model. Part of a transcript's content key, so it changes whenever results may change. */
  readonly id: string;
  /** Whether hints change its results, and so belong to the content key of a transcript. */
  readonly usesHints: boolean;
  /** Whether it can work on this machine, and if not, what would fix it (a command or a setting). */
  available(): Promise<{ ok: true } | { ok: false; reason: string; fix: string }>;
  /**
   * @throws AppError `speech_failed` (may be retried), `speech_unavailable` (no working engine)
   * @throws the signal's reason when aborted; no child process is left alive
   */
  transcribe(input: TranscribeInput, options?: TranscribeOptions): Promise<Transcript>;
}
