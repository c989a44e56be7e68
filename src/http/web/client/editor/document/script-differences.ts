import type { Word } from '../../../../../engine/captions/caption.ts';
import {
  applyDifference,
  isOpen,
  type ScriptDifference,
} from '../../../../../engine/captions/script/apply-difference.ts';
import type { ScriptReport } from '../../../../../engine/captions/script/script-report.ts';
import type { Edit, EditDocument } from './edit-document.ts';

/** A difference between the script and what was said, and whether the captions still have it. */
export interface ShownDifference {
  difference: ScriptDifference;
  atMs: number;
  isOpen: boolean;
}

/** In the order of the video. */
export function differencesOf({ added, missing }: ScriptReport, { captions }: EditDocument): ShownDifference[] {
  const words = captions.flatMap((caption) => caption.words);
  const all: ShownDifference[] = [
    ...added.map((one) => ({ difference: { kind: 'added' as const, ...one }, atMs: one.startMs })),
    ...missing.map((one) => ({ difference: { kind: 'missing' as const, ...one }, atMs: one.afterMs })),
  ].map((one) => ({ ...one, isOpen: isOpen(words, one.difference) }));
  return all.sort((a, b) => a.atMs - b.atMs);
}

/** Takes what was added out of the captions, or puts what is missing in. */
export function settleDifference(difference: ScriptDifference): Edit {
  return (document) => {
    const copies = new Map(document.captions.map((caption) => [{ ...caption, words: [...caption.words] }, caption]));
    const before = [...copies.keys()];
    const changed = applyDifference(before, difference);
    if (changed === before) return document;
    let { nextId } = document;
    const captions = changed.map((caption) => {
      const unchanged = copies.get(caption);
      if (unchanged) return unchanged;
      const old = document.captions.find(({ id }) => id === caption.id);
      const ids = new Map(old?.words.map((word) => [placeOf(word), word.id]));
      return { ...caption, words: caption.words.map((word) => ({ ...word, id: ids.get(placeOf(word)) ?? nextId++ })) };
    });
    return { ...document, captions, nextId };
  };
}

/** Words that stay keep their start. */
function placeOf({ startMs, text }: Word): string {
  return `${startMs} ${text}`;
}
