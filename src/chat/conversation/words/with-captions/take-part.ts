import type { Reading, Segment } from '../corrections/reading.ts';
import { isUnderstood } from '../corrections/spoken-words.ts';
import { beginsReason } from '../corrections/without-reason.ts';
import { judgeWords } from './mentions.ts';
import { namesWords } from './names-words.ts';

/** Sentences of one message that are tried. */
const maxSentences = 6;
const sentenceEnds = new Set(['.', '!', '?', '…', '\n']);

/**
 * Takes one sentence of a message, or else one part of it between two commas; the other sentences are left. Of the sentence itself,
 * reasons and small talk are not.
 */
export function takePart(
  reading: Reading,
  segments: readonly Segment[],
  takeFrom: (reading: Reading, part: readonly Segment[]) => boolean,
): boolean {
  const sentences = sentencesOf(segments).slice(0, maxSentences);
  for (const [from, to] of sentences) {
    const sentence = segments.slice(from, to);
    for (const part of to - from > 1 ? [sentence, ...sentence.map((one) => [one])] : [sentence]) {
      if (!takeFrom(reading, part)) continue;
      const mentioned = reading.left.splice(0);
      const leave = (one: Segment, index: number) => {
        if (part.includes(one)) return one === part[0] ? mentioned : [];
        return index < from || index >= to || isWorthReading(reading, one) ? [one] : [];
      };
      reading.left.push(...segments.flatMap(leave));
      return true;
    }
  }
  return false;
}

function isWorthReading({ text, dictionaries, captions, isQuoted }: Reading, { tokens }: Segment): boolean {
  if (beginsReason(tokens[0]?.key ?? '')) return false;
  if (isUnderstood(tokens, dictionaries)) return true;
  return namesWords(judgeWords(text, tokens, { dictionaries, isQuoted }), { captions, dictionaries });
}

/** From and to, in segments. */
function sentencesOf(segments: readonly Segment[]): [number, number][] {
  const starts = segments.flatMap(({ after }, index) =>
    index === 0 || sentenceEnds.has(after[0] ?? '') ? [index] : [],
  );
  return starts.map((start, index) => [start, starts[index + 1] ?? segments.length]);
}
