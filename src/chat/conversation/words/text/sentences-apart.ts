/** A message of more sentences is a letter. */
const maxSentences = 5;
/** In characters. */
const maxLength = 500;

/**
 * The sentences of a message as they are written, each with its signs, so that they can be read again; [] = it is too long, or has more than five.
 * A full stop without a blank behind it ends none: “1.5”.
 */
export function sentencesApart(text: string): string[] {
  if (text.length > maxLength) return [];
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length <= maxSentences ? sentences : [];
}
