import { open } from 'node:fs/promises';
import type { SegmentFrame } from './transport-frames.ts';

/** IVF: a header of 32 bytes, and before each frame its size and time, in 4 and 8 bytes, the lowest first. */
export const ivfHeaderBytes = 32;
const frameHeaderBytes = 12;

/**
 * Reads the times of a segment's frames. AV1 has no other order for decoding. Reads only the headers.
 * @returns null if the file is cut off, or is no IVF
 */
export async function readIvfFrames(file: string): Promise<SegmentFrame[] | null> {
  const frames: SegmentFrame[] = [];
  const segment = await open(file);
  try {
    const { size } = await segment.stat();
    if (size === 0) return frames;
    const header = Buffer.alloc(ivfHeaderBytes);
    await segment.read(header, 0, ivfHeaderBytes, 0);
    if (header.toString('latin1', 0, 4) !== 'DKIF') return null;
    let at = ivfHeaderBytes;
    while (at + frameHeaderBytes <= size) {
      await segment.read(header, 0, frameHeaderBytes, at);
      const pts = Number(header.readBigUInt64LE(4));
      frames.push({ pts, dts: pts });
      at += frameHeaderBytes + header.readUInt32LE(0);
    }
    return at === size ? frames : null;
  } finally {
    await segment.close();
  }
}
