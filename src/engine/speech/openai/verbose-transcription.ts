import { z } from 'zod';
import { timeIndex } from '../../captions/words/time-index.ts';
import type { TimedPart } from '../words/words-from-parts.ts';

const span = { start: z.number(), end: z.number() };
// OpenAI sends no word probabilities; servers based on faster-whisper do
const wordSchema = z.object({ word: z.string(), ...span, probability: z.number().min(0).max(1).nullish() });
const segmentSchema = z.object({
  ...{ text: z.string(), ...span },
  ...{ no_speech_prob: z.number().nullish(), avg_logprob: z.number().nullish() },
});

/** The used part of a `response_format=verbose_json` answer; times in seconds from the start of the upload. */
export const verboseTranscriptionSchema = z.object({
  /** English name (`english`) or code. */
  language: z.string().nullish(),
  text: z.string(),
  words: z.array(wordSchema).nullish(),
  segments: z.array(segmentSchema).nullish(),
});

export type VerboseTranscription = z.infer<typeof verboseTranscriptionSchema>;
type Segment = z.infer<typeof segmentSchema>;

/** The text in timed parts: words if there are any, else segments. null = the service returned no times at all. */
export function timedParts(transcription: VerboseTranscription): TimedPart[] | null {
  const segments = transcription.segments ?? [];
  const hallucinated = segments.filter(isHallucinated);
  if (transcription.words && transcription.words.length > 0) {
    const [unheard, all] = [segmentsByTime(hallucinated), segmentsByTime(segments)];
    const isInHallucinated = (ms: number) => unheard(ms) !== undefined;
    const words = transcription.words.map((word) => ({ ...word, confidence: confidenceOf(word, all) }));
    return withPunctuation(transcription.text, words).filter(
      ({ startMs, endMs }) => !isInHallucinated((startMs + endMs) / 2),
    );
  }
  if (segments.length === 0) return transcription.text.trim() === '' ? [] : null;
  return segments
    .filter((segment) => !isHallucinated(segment))
    .map((segment) => ({
      text: ` ${segment.text.trim()}`,
      startMs: segment.start * 1000,
      endMs: segment.end * 1000,
      confidence: meanConfidence(segment),
    }));
}

type TranscribedWord = z.infer<typeof wordSchema> & { confidence?: number };

type SegmentAt = (timeMs: number) => Segment | undefined;

function segmentsByTime(segments: Segment[]): SegmentAt {
  const spans = segments.map((segment) => ({ segment, startMs: segment.start * 1000, endMs: segment.end * 1000 }));
  const index = timeIndex(spans.sort((a, b) => a.startMs - b.startMs));
  return (timeMs) => {
    const found = index.items[index.firstEndingAfter(timeMs)];
    return found && found.startMs <= timeMs ? found.segment : undefined;
  };
}

/** The word's own confidence, else the mean of its segment. */
function confidenceOf({ probability, start, end }: TranscribedWord, segmentAt: SegmentAt): number | undefined {
  const around = segmentAt(((start + end) / 2) * 1000);
  return probability ?? (around && meanConfidence(around));
}

function meanConfidence({ avg_logprob: logProb }: Segment): number | undefined {
  return logProb == null ? undefined : Math.min(1, Math.exp(logProb));
}

/** Whisper's own test for a segment hallucinated over silence (openai/whisper, transcribe.py: 0.6 and −1). */
function isHallucinated({ no_speech_prob: noSpeech, avg_logprob: logProb }: Segment): boolean {
  return (noSpeech ?? 0) > 0.6 && (logProb ?? 0) < -1;
}

/** How far ahead a word is searched: a word that is spelled differently must not skip a sentence. */
const lookAhead = 40;

/** The words come without spaces and punctuation; both are taken from the text. */
function withPunctuation(text: string, words: TranscribedWord[]): TimedPart[] {
  const folded = text.toLowerCase();
  let done = 0;
  const parts = words.map(({ word, start, end, confidence }): TimedPart => {
    const times = { startMs: start * 1000, endMs: end * 1000, confidence };
    const bare = word.trim();
    const at = folded.slice(0, done + lookAhead + bare.length).indexOf(bare.toLowerCase(), done);
    if (at < 0) return { text: ` ${bare}`, ...times };
    const part = text.slice(done, at + bare.length);
    done = at + bare.length;
    return { text: part, ...times };
  });
  const last = parts.at(-1);
  return last && done > 0 ? [...parts.slice(0, -1), { ...last, text: last.text + text.slice(done) }] : parts;
}
