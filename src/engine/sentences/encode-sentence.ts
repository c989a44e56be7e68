import { type EncoderFiles, openSentenceEncoder, type SentenceEncoder } from './open-sentence-encoder.ts';

let filesInUse: EncoderFiles | null = null;
let encoder: SentenceEncoder | null = null;

/** The points of the newest sentences. A message is asked about several times while it is read. */
const newest = new Map<string, Float32Array>();
const keptSentences = 500;

/** Names the encoder of this process. It is opened with the first sentence. @param files null = there is none */
export function useSentenceEncoder(files: EncoderFiles | null): void {
  if (files?.folder === filesInUse?.folder && files?.changes === filesInUse?.changes) return;
  filesInUse = files;
  encoder = null;
  newest.clear();
}

/** @returns null where the process has no encoder */
export function encodeSentence(text: string): Float32Array | null {
  if (filesInUse === null) return null;
  const known = newest.get(text);
  if (known) return known;
  encoder ??= openSentenceEncoder(filesInUse);
  const point = encoder(text);
  const [oldest] = newest.keys();
  if (newest.size >= keptSentences && oldest !== undefined) newest.delete(oldest);
  newest.set(text, point);
  return point;
}
