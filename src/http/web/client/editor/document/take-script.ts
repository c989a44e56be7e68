import type { ScriptDraft } from '../../../../../engine/captions/script-draft.ts';
import { type EditCaption, type EditDocument, type EditWord, textOf } from './edit-document.ts';

/**
 * The document with the captions that a script makes of it, and the script itself. Captions and words that stay keep their ids.
 * @param script '' = none
 */
export function takeScript(document: EditDocument, captions: ScriptDraft['captions'], script: string): EditDocument {
  const knownCaptions = new Map(document.captions.map((caption) => [placeOf(caption, textOf(caption)), caption]));
  const wordIds = new Map(wordsOf(document).map((word) => [placeOf(word, word.text), word.id]));
  let { nextId } = document;
  const idOfWord = (word: Omit<EditWord, 'id'>) => {
    const place = placeOf(word, word.text);
    const known = wordIds.get(place);
    // two words may be alike
    wordIds.delete(place);
    return known ?? nextId++;
  };
  const made = captions.map((caption): EditCaption => {
    const words = caption.words.map((word) => ({ ...word, id: idOfWord(word) }));
    const place = placeOf(caption, words.map(({ text }) => text).join(' '));
    const known = knownCaptions.get(place);
    knownCaptions.delete(place);
    return { ...caption, words, id: known?.id ?? nextId++ };
  });
  const { script: _, ...others } = document.settings;
  return { ...document, captions: made, nextId, settings: script === '' ? others : { ...others, script } };
}

/** Words that took the place of others; one side may be empty. */
export interface WordChange {
  atMs: number;
  before: string;
  after: string;
}

/** Which words differ, in the order of the video. What only has another case or punctuation does not count. */
export function changedWords(before: EditDocument, after: EditDocument): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [oldRuns, newRuns] = [runsBetween(old, placesOf(now)), runsBetween(now, placesOf(old))];
  return oldRuns.flatMap((run, index): WordChange[] => {
    const other = newRuns[index] ?? [];
    const [first] = [...run, ...other];
    if (!first || spelled(run) === spelled(other)) return [];
    return [{ atMs: first.startMs, before: joined(run), after: joined(other) }];
  });
}

function placesOf(words: readonly EditWord[]): Set<string> {
  return new Set(words.map((word) => placeOf(word, plain(word.text))));
}

/** What is before, between and after the words that both sides have. */
function runsBetween(words: readonly EditWord[], others: ReadonlySet<string>): EditWord[][] {
  const runs: EditWord[][] = [[]];
  for (const word of words) {
    if (others.has(placeOf(word, plain(word.text)))) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs;
}

function wordsOf({ captions }: EditDocument): EditWord[] {
  return captions.flatMap(({ words }) => words);
}

function placeOf({ startMs }: { startMs: number }, text: string): string {
  return `${startMs} ${text}`;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function spelled(words: readonly EditWord[]): string {
  return words.map(({ text }) => plain(text)).join(' ');
}

function joined(words: readonly EditWord[]): string {
  return words.map(({ text }) => text).join(' ');
}
