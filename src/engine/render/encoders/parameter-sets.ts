import { createHash } from 'node:crypto';

/** Types of units in H.264 (ITU-T H.264, table 7-1). */
const unitTypes = { keySlice: 5, sequenceSet: 7, pictureSet: 8 };

export interface StreamFacts {
  /**
   * Hash of the parameter sets, without which no picture can be decoded: only segments with the same ones can be joined into one
   * MP4.
   */
  parameterSets: string;
  /** Pictures at which decoding can begin. */
  keyFrames: number;
}

/**
 * Reads an H.264 stream with start codes (ITU-T H.264, annex B). Linear in the bytes. Pure.
 * @returns null if a key frame comes without parameter sets before it, or there is none
 */
export function readStreamFacts(stream: Uint8Array): StreamFacts | null {
  const sets = new Set<string>();
  let keyFrames = 0;
  let hasSet = false;
  for (const unit of unitsOf(Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength))) {
    const type = (unit[0] ?? 0) & 0x1f;
    if (type === unitTypes.sequenceSet || type === unitTypes.pictureSet) {
      sets.add(unit.toString('hex'));
      hasSet = true;
    } else if (type === unitTypes.keySlice && isFirstSlice(unit)) {
      if (!hasSet) return null;
      keyFrames += 1;
      hasSet = false;
    }
  }
  if (keyFrames === 0) return null;
  const hash = createHash('sha256').update([...sets].sort().join(' '));
  return { parameterSets: hash.digest('hex').slice(0, 16), keyFrames };
}

/** `first_mb_in_slice` is 0, which is written as a single one. */
function isFirstSlice(unit: Buffer): boolean {
  return ((unit[1] ?? 0) & 0x80) !== 0;
}

const startCode = Buffer.from([0, 0, 1]);

/** The bytes between start codes, without the zeros that may stand before the next one. */
function* unitsOf(bytes: Buffer): Iterable<Buffer> {
  let at = bytes.indexOf(startCode);
  while (at >= 0) {
    const begin = at + startCode.length;
    const next = bytes.indexOf(startCode, begin);
    let end = next < 0 ? bytes.length : next;
    while (end > begin && bytes[end - 1] === 0) end -= 1;
    yield bytes.subarray(begin, end);
    at = next;
  }
}
