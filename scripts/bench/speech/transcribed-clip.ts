import type { Word } from '../../../src/engine/captions/caption.ts';
import type { Clip } from './clip.ts';
import { comparableWords, pairWords, type WordPair } from './compare-words.ts';
import type { MeasuredTranscriber, MeasuredTranscript } from './measured-transcriber.ts';

/** A clip with what the transcriber made of it, word against word. */
export interface TranscribedClip extends MeasuredTranscript {
  clip: Clip;
  words: HeardWord[];
  pairs: WordPair[];
}

/** One word as it is compared; a word of the transcript with a hyphen is several. */
export interface HeardWord {
  text: string;
  /** null for all but the first of a word that is compared as several. */
  startMs: number | null;
  confidence?: number;
}

/** Transcribes clips with a known text. The language is given for synthesised speech, and detected otherwise. */
export async function transcribeClips(transcriber: MeasuredTranscriber, clips: readonly Clip[]) {
  const transcribed: TranscribedClip[] = [];
  for (const clip of clips) {
    if (clip.words === null) continue;
    const language = clip.kind === 'recorded' ? undefined : clip.language;
    const measured = await transcriber.transcribe({ wavFile: clip.wavFile, language });
    transcribed.push({ clip, ...measured, ...compareWithClip(clip, measured.transcript.words) });
  }
  return transcribed;
}

export function compareWithClip(clip: Clip, transcriptWords: readonly Word[]) {
  const words = heardWords(transcriptWords);
  const expected = (clip.words ?? []).map(({ text }) => text);
  const actual = words.map(({ text }) => text);
  return { words, pairs: pairWords(expected, actual) };
}

function heardWords(words: readonly Word[]): HeardWord[] {
  return words.flatMap(({ text, startMs, confidence }) =>
    comparableWords(text).map((word, i) => ({ text: word, startMs: i === 0 ? startMs : null, confidence })),
  );
}
