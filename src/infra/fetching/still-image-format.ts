/** The format of a still picture that is known by little: TIFF, Netpbm (PPM and its kin) or TGA. null for all else. */
export function stillImageFormat(head: Uint8Array): 'TIFF' | 'PPM' | 'TGA' | null {
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1');
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'TIFF';
  if (netpbm.test(start)) return 'PPM';
  return isTga(Buffer.from(head.subarray(0, tgaHeaderBytes))) ? 'TGA' : null;
}

/** A comment is read in one way only, to its line's end: else a made-up file of them could take for ever to be read. */
const netpbm = /^(?:P[1-6]\s+(?:#[^\n]*\n\s*)*\d+\s+\d+\s|P7\s+(?:#[^\n]*\n\s*)*WIDTH )/;

const tgaHeaderBytes = 18;

/** TGA has no name of its own at its beginning: all of its header must fit. Those with a palette are left out. */
function isTga(header: Buffer): boolean {
  if (header.length < tgaHeaderBytes) return false;
  const [hasPalette, type, depth, layout] = [header[1], header[2] ?? 0, header[16] ?? 0, header[17] ?? 0];
  const hasNoPalette = hasPalette === 0 && header.subarray(3, 8).every((byte) => byte === 0);
  const isSized = header.readUInt16LE(12) > 0 && header.readUInt16LE(14) > 0;
  return hasNoPalette && [2, 3, 10, 11].includes(type) && isSized && [8, 16, 24, 32].includes(depth) && layout < 0x40;
}
