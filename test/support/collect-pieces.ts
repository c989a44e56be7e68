import type { TranscriptPieces } from '../../src/engine/speech/transcriber.ts';

/** Keeps the pieces of a transcription in memory. `added` counts those of this run. */
export function collectPieces(known: Record<string, string> = {}, onAdd: (added: number) => void = () => undefined) {
  const added: Record<string, string> = {};
  const pieces: TranscriptPieces = {
    known,
    add(id, piece) {
      added[id] = piece;
      onAdd(Object.keys(added).length);
    },
  };
  return { pieces, added, all: () => ({ ...known, ...added }) };
}
