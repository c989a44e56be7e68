import { z } from 'zod';
import type { TimedPart } from '../words/words-from-parts.ts';

/** What `response_format=verbose_json` answers, as far as it is used; times in seconds from the start of the piece. */
export const verboseTranscriptionSchema = z.object({
  /** English name (`english`) or code. */
  language: z.string().nullish(),
  text: z.string(),
  words: z
    .array(
      // OpenAI tells no probability of a word; servers around faster-whisper do
      z.object({
        word: z.string(),
        start: z.number(),
        end: z.number(),
        probability: z.number().min(0).max(1).nullish(),
      }),
    )
    .nullish(),
  segments: z
    .array(
      z.object({
        text: z.string(),
        start: z.number(),
        end: z.number(),
        no_speech_prob: z.number().nullish(),
        avg_logprob: z.number().nullish(),
      }),
    )
    .nullish(),
});

export type VerboseTranscription = z.infer<typeof verboseTranscriptionSchema>;
type Segment = NonNullable<VerboseTranscription['segments']>[number];

/** The text in timed stretches, by words if there are any, else by segments; null = the engine gave no times at all. */
export function timedParts(transcription: VerboseTranscription): TimedPart[] | null {
  const segments = transcription.segments ?? [];
  const invented = segments.filter(isInvented);
  if (transcription.words && transcription.words.length > 0) {
    const inInvented = (ms: number) => invented.some(({ start, end }) => ms >= start * 1000 && ms < end * 1000);
    const words = transcription.words.map((word) => ({ ...word, confidence: confidenceOf(word, segments) }));
    return withPunctuation(transcription.text, words).filter(
      ({ startMs, endMs }) => !inInvented((startMs + endMs) / 2),
    );
  }
  if (segments.length === 0) return transcription.text.trim() === '' ? [] : null;
  return segments
    .filter((segment) => !isInvented(segment))
    .map((segment) => ({
      text: ` ${segment.text.trim()}`,
      startMs: segment.start * 1000,
      endMs: segment.end * 1000,
      confidence: meanConfidence(segment),
    }));
}

type HeardWord = NonNullable<VerboseTranscription['words']>[number] & { confidence?: number };

/** The word's own, else the mean of the segment it was heard in. */
function confidenceOf({ probability, start, end }: HeardWord, segments: Segment[]): number | undefined {
  const middle = (start + end) / 2;
  const around = segments.find((segment) => middle >= segment.start && middle < segment.end);
  return probability ?? (around && meanConfidence(around));
}

function meanConfidence({ avg_logprob: logProb }: Segment): number | undefined {
  return logProb == null ? undefined : Math.min(1, Math.exp(logProb));
}

/** Whisper's own test for a segment made up over silence (openai/whisper, transcribe.py: 0.6 and −1). */
function isInvented({ no_speech_prob: noSpeech, avg_logprob: logProb }: Segment): boolean {
  return (noSpeech ?? 0) > 0.6 && (logProb ?? 0) < -1;
}

/** A word is looked for only this far on, so that one that is written otherwise does not swallow a sentence. */
const lookAhead = 40;

/** The words come bare; blanks and punctuation between them are taken from the text. */
function withPunctuation(text: string, words: HeardWord[]): TimedPart[] {
  const folded = text.toLowerCase();
  let done = 0;
  const parts = words.map(({ word, start, end, confidence }): TimedPart => {
    const times = { startMs: start * 1000, endMs: end * 1000, confidence };
    const bare = word.trim();
    const at = folded.slice(0, done + lookAhead + bare.length).indexOf(bare.toLowerCase(), done);
    if (at < 0) return { text: ` ${bare}`, ...times };
    const stretch = text.slice(done, at + bare.length);
    done = at + bare.length;
    return { text: stretch, ...times };
  });
  const last = parts.at(-1);
  return last && done > 0 ? [...parts.slice(0, -1), { ...last, text: last.text + text.slice(done) }] : parts;
}
