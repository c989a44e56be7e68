import { readFile } from 'node:fs/promises';

/** When one picture of a segment is shown and decoded, in 1/90000 s on the segments' clock. */
export interface TransportFrame {
  pts: number;
  dts: number;
}

const packetBytes = 188;
/** Where ffmpeg puts the first stream of a file. */
const videoPid = 0x100;

/** First byte of every transport packet. */
const syncByte = 0x47;
/** Of a PES packet's header, up to the end of both times. */
const timedHeaderBytes = 19;

/**
 * The pictures of a segment: ffmpeg begins a PES packet for each, says so in the header of the transport packet
 * (ISO/IEC 13818-1, 2.4.3.2), and its times in the packet's own (2.4.3.6). A thousand times cheaper than asking
 * ffprobe.
 * @returns null where the file is not whole packets throughout: cut off, or not what ffmpeg wrote
 */
export async function readTransportFrames(file: string): Promise<TransportFrame[] | null> {
  const bytes = await readFile(file);
  if (bytes.length % packetBytes !== 0) return null;
  const pictures: TransportFrame[] = [];
  for (let at = 0; at < bytes.length; at += packetBytes) {
    if (bytes[at] !== syncByte) return null;
    const flags = bytes.readUInt16BE(at + 1);
    const startsUnit = (flags & 0x4000) !== 0;
    if (!startsUnit || (flags & 0x1fff) !== videoPid) continue;
    const pes = at + payloadStart(bytes, at);
    if (pes + timedHeaderBytes > at + packetBytes) return null;
    pictures.push(timesOf(bytes, pes));
  }
  return pictures;
}

/** Behind the adaptation field, where there is one. */
function payloadStart(bytes: Buffer, at: number): number {
  const hasAdaptation = ((bytes[at + 3] ?? 0) & 0x20) !== 0;
  return hasAdaptation ? 5 + (bytes[at + 4] ?? 0) : 4;
}

/** Where the time of decoding is left out, it is the one of showing. */
function timesOf(bytes: Buffer, pes: number): TransportFrame {
  const hasDts = ((bytes[pes + 7] ?? 0) & 0x40) !== 0;
  const pts = readTime(bytes, pes + 9);
  return { pts, dts: hasDts ? readTime(bytes, pes + 14) : pts };
}

/** 33 bits in three parts, a marker bit behind each. */
function readTime(bytes: Buffer, at: number): number {
  const high = ((bytes[at] ?? 0) >> 1) & 0x07;
  const [middle, low] = [bytes.readUInt16BE(at + 1) >> 1, bytes.readUInt16BE(at + 3) >> 1];
  return high * 2 ** 30 + middle * 2 ** 15 + low;
}
