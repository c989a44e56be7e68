import type { Caption, Timed, Word } from '../caption.ts';

/**
 * Gives the words of captions the confidence and the guesses of the transcript again, which alignment drops. Only a word
 * whose text is the heard one has them; what somebody typed has none. A word that stands for several transcribed ones has
 * the lowest confidence of these, and no guesses. A confidence that came with a word stays: it was confirmed.
 */
export function restoreConfidence(captions: Caption[], transcribed: Word[]): Caption[] {
  if (!transcribed.some(({ confidence }) => confidence !== undefined)) return captions;
  let from = 0;
  let lastMs = Number.NEGATIVE_INFINITY;
  const confident = (word: Word): Word => {
    // captions are in order, but one may begin before the words of the last one have ended
    if (word.startMs < lastMs) from = firstAfter(transcribed, word.startMs);
    lastMs = word.startMs;
    while ((transcribed[from]?.endMs ?? Number.POSITIVE_INFINITY) <= word.startMs) from++;
    return withConfidence(word, transcribed, from);
  };
  return captions.map((caption) => ({ ...caption, words: caption.words.map(confident) }));
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
  const heard = heardAs(word, known, from);
  const confidence = word.confidence ?? lowestOf(heard);
  if (confidence === undefined) return word;
  const [only] = heard;
  const guesses = heard.length === 1 && confidence < 1 ? (word.guesses ?? only?.guesses) : undefined;
  const { guesses: _, ...rest } = word;
  return { ...rest, confidence, ...(guesses ? { guesses } : {}) };
}

/** The transcribed words within a word's time, if they have its text together; else none. */
function heardAs(word: Word, known: Word[], from: number): Word[] {
  const heard: Word[] = [];
  for (let at = from; ; at++) {
    const one = known[at];
    if (!one || one.startMs >= word.endMs) break;
    if (at - from >= maxWithin) return [];
    if (haveMuchInCommon(one, word)) heard.push(one);
  }
  const text = heard.map((one) => plain(one.text)).join('');
  return text !== '' && text === plain(word.text) ? heard : [];
}

/** Half of the shorter one: times are rounded and clipped on the way, so a neighbour may reach into a word a little. */
function haveMuchInCommon(one: Timed, other: Timed): boolean {
  const commonMs = Math.min(one.endMs, other.endMs) - Math.max(one.startMs, other.startMs);
  return 2 * commonMs >= Math.min(one.endMs - one.startMs, other.endMs - other.startMs);
}

/** Undefined where one of them has none: then nothing is known. */
function lowestOf(words: Word[]): number | undefined {
  const known = words.flatMap(({ confidence }) => confidence ?? []);
  return known.length === words.length && known.length > 0 ? Math.min(...known) : undefined;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
