import { z } from 'zod';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Word } from '../../captions/caption.ts';
import { parseLanguage } from '../../captions/settings/languages.ts';

const seconds = z.number().min(0);

const maxGuesses = 2;
const maxGuessCharacters = 100;

const outputSchema = z.object({
  language: z.string().nullish(),
  words: z.array(
    z.object({
      text: z.string(),
      start: seconds,
      end: seconds,
      confidence: z.number().min(0).max(1).nullish(),
      /** Other texts that the sound may be, best first. */
      guesses: z.array(z.string().trim().min(1).max(maxGuessCharacters)).nullish(),
    }),
  ),
});

/** @throws AppError `speech_failed`, not retryable; `details.problem` says where the output is wrong */
export function parseCommandOutput(stdout: string): { language: string | null; words: Word[] } {
  const output = outputSchema.safeParse(parseJson(stdout));
  if (!output.success) throw unreadable(z.prettifyError(output.error));
  const language = parseLanguage(output.data.language ?? '');
  return {
    language: language?.kind === 'code' ? language.code : null,
    words: output.data.words.toSorted((a, b) => a.start - b.start).flatMap(toWords),
  };
}

/** An entry of several words splits its time among them by their lengths. Guesses are about one word. */
function toWords(entry: z.infer<typeof outputSchema>['words'][number]): Word[] {
  const texts = entry.text.trim().split(/\s+/u);
  const msPerLetter = ((entry.end - entry.start) * 1000) / Math.max(1, texts.join('').length);
  let startMs = entry.start * 1000;
  return texts.map((text) => {
    const word: Word = { text, startMs, endMs: startMs + text.length * msPerLetter };
    startMs = word.endMs;
    const guesses = texts.length === 1 ? (entry.guesses ?? []).slice(0, maxGuesses) : [];
    return {
      ...word,
      ...(entry.confidence == null ? {} : { confidence: entry.confidence }),
      ...(guesses.length > 0 ? { guesses } : {}),
    };
  });
}

function parseJson(stdout: string): unknown {
  try {
    return JSON.parse(stdout);
  } catch (cause) {
    throw unreadable(stdout.trim() === '' ? 'the output is empty' : 'the output is not JSON', cause);
  }
}

function unreadable(problem: string, cause?: unknown): AppError {
  return new AppError('speech_failed', { reason: 'program_output', cause, details: { problem, retryable: false } });
}
