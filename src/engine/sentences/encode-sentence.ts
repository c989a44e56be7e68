import { openSentenceEncoder, type SentenceEncoder } from './open-sentence-encoder.ts';

let folderInUse: string | null = null;
let encoder: SentenceEncoder | null = null;

/** The points of the newest sentences. A message is asked about several times while it is read. */
const newest = new Map<string, Float32Array>();
const keptSentences = 500;

/** Names the encoder of this process. It is opened with the first sentence. @param folder that setup made; null = there is none */
export function useSentenceEncoder(folder: string | null): void {
  if (folder === folderInUse) return;
  folderInUse = folder;
  encoder = null;
  newest.clear();
}

/** @returns null where the process has no encoder */
export function encodeSentence(text: string): Float32Array | null {
  if (folderInUse === null) return null;
  const known = newest.get(text);
  if (known) return known;
  encoder ??= openSentenceEncoder(folderInUse);
  const point = encoder(text);
  const [oldest] = newest.keys();
  if (newest.size >= keptSentences && oldest !== undefined) newest.delete(oldest);
  newest.set(text, point);
  return point;
}
