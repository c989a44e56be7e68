import type { Readable } from 'node:stream';

/** The bytes of a file that somebody sent; null = there are more than `max`. */
export async function readAtMost(stream: Readable, max: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // leaving the loop destroys the stream
    if (size > max) return null;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}
