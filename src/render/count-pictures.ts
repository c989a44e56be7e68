import { readFile } from 'node:fs/promises';

const packetBytes = 188;
/** Where ffmpeg puts the first stream of a file. */
const videoPid = 0x100;

/**
 * How many pictures a segment holds: ffmpeg begins a PES packet for each, and says so in the header of the transport
 * packet (ISO/IEC 13818-1, 2.4.3.2). A thousand times cheaper than asking ffprobe.
 */
export async function countPictures(file: string): Promise<number> {
  const bytes = await readFile(file);
  let pictures = 0;
  for (let at = 0; at + packetBytes <= bytes.length; at += packetBytes) {
    const flags = bytes.readUInt16BE(at + 1);
    const startsUnit = (flags & 0x4000) !== 0;
    if (startsUnit && (flags & 0x1fff) === videoPid) pictures += 1;
  }
  return pictures;
}
