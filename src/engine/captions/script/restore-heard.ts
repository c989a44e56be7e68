import type { Timed, Word } from '../caption.ts';

/**
 * Words of captions without what a script put there: the words that were heard come back in its place. What somebody typed,
 * or took out, stays so. All lists are in time order.
 * @param of.scripted the words as the script made them of those that were heard
 */
export function restoreHeard(words: readonly Word[], { scripted, heard }: { scripted: Word[]; heard: Word[] }): Word[] {
  const [ofScript, ofSound] = [new Set(scripted.map(placeOf)), new Set(heard.map(placeOf))];
  const isMade = (word: Word) => ofScript.has(placeOf(word)) && !ofSound.has(placeOf(word));
  const [made, kept] = [words.filter(isMade), words.filter((word) => !isMade(word))];
  const lost = heard.filter((word) => !ofScript.has(placeOf(word)));
  return [...kept, ...overlapping(lost, made)].sort((a, b) => a.startMs - b.startMs);
}

function placeOf({ startMs, text }: Word): string {
  return `${Math.round(startMs)} ${text}`;
}

/** Those that share time with one of the others. */
function overlapping(words: Word[], others: readonly Timed[]): Word[] {
  let at = 0;
  return words.filter(({ startMs, endMs }) => {
    while ((others[at]?.endMs ?? Number.POSITIVE_INFINITY) <= startMs) at++;
    return (others[at]?.startMs ?? Number.POSITIVE_INFINITY) < endMs;
  });
}
