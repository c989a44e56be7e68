/** Some programs write JSON piece by piece, and each piece is a chunk. So many of them are accepted. */
export const maxTinyChunks = 1000;
export const tinyBytes = 16;

/**
 * Counts the chunks of a body (`Transfer-Encoding: chunked`). A megabyte in chunks of one byte takes a second of computing
 * only to put it together.
 */
export function createChunkCount() {
  let chunks = 0;
  let bytes = 0;
  return {
    /** @returns true when there are more than {@link maxTinyChunks}, with less than {@link tinyBytes} each on average */
    add(chunk: Uint8Array): boolean {
      chunks += 1;
      bytes += chunk.length;
      return chunks > maxTinyChunks && bytes < chunks * tinyBytes;
    },
  };
}
