import type { Caption, Word } from '../caption.ts';

/** A caption for an editor: its text is its words joined by spaces. */
export type EditableCaption = Omit<Caption, 'text'>;

/**
 * Gives the words of captions the confidence of the transcript again, which alignment and dictionaries drop. A word takes
 * the lowest confidence of the transcribed words within its time, and only if their text is the same. It takes their
 * guesses if it is one of them.
 */
export function restoreConfidence(captions: Caption[], transcribed: Word[]): EditableCaption[] {
  const known = transcribed.filter(({ confidence }) => confidence !== undefined);
  let from = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  const confident = (word: Word): Word => {
    // captions are in order, but one may begin before the words of the last one have ended
    if (word.startMs < lastMs) from = firstAfter(known, word.startMs);
    lastMs = word.startMs;
    while ((known[from]?.endMs ?? Number.POSITIVE_INFINITY) <= word.startMs) from++;
    return withConfidence(word, known, from);
  };
  return captions.map(({ text: _, words, ...caption }) => ({
    ...caption,
    words: known.length === 0 ? words : words.map(confident),
  }));
}

/** By halving, so that captions that overlap cost little. */
function firstAfter(words: Word[], ms: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.endMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A word that takes more of them has another text. */
const maxWithin = 50;

function withConfidence(word: Word, known: Word[], from: number): Word {
  let text = '';
  let confidence = 1;
  for (let at = from; (known[at]?.startMs ?? Number.POSITIVE_INFINITY) < word.endMs; at++) {
    if (at - from >= maxWithin) return word;
    text += plain(known[at]?.text ?? '');
    confidence = Math.min(confidence, known[at]?.confidence ?? 1);
  }
  if (text === '' || text !== plain(word.text)) return word;
  const { text: only, guesses } = known[from] ?? word;
  return { ...word, confidence, ...(guesses && plain(only) === text ? { guesses } : {}) };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
