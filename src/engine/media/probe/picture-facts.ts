import { createHash } from 'node:crypto';

/** What a picture file is, by its bytes. Plain JSON. */
export interface PictureFacts {
  type: 'png' | 'jpeg' | 'webp';
  width: number;
  height: number;
  sha256: string;
}

/**
 * Reads type and size from the header of a picture, and decodes nothing. null = it is none of these, is animated, or has a
 * side longer than `maxSide`.
 */
export function readPictureFacts(bytes: Buffer, { maxSide }: { maxSide: number }): PictureFacts | null {
  const found = pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes);
  if (!found || Math.min(found.width, found.height) < 1 || Math.max(found.width, found.height) > maxSide) return null;
  return { ...found, sha256: createHash('sha256').update(bytes).digest('hex') };
}

type Size = Omit<PictureFacts, 'sha256'>;

/** PNG, 11.2.2: the header chunk is the first. */
function pngSize(bytes: Buffer): Size | null {
  const isPng = bytes.length >= 24 && bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n';
  if (!isPng || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { type: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes: Buffer): Size | null {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  if (!isWebp || bytes.length < 30) return null;
  const type = 'webp';
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const isAnimated = ((bytes[20] ?? 0) & 0x02) !== 0;
      return isAnimated ? null : { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    }
    default:
      return null;
  }
}

/** ITU-T T.81, B.2.2: the first frame header, behind other segments. */
function jpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'jpeg', height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
