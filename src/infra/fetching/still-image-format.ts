/** Detects still image formats that `file-type` does not: TIFF, Netpbm (PPM and related) and TGA. null = none of them. */
export function stillImageFormat(head: Uint8Array): 'TIFF' | 'PPM' | 'TGA' | null {
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1');
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'TIFF';
  if (netpbm.test(start)) return 'PPM';
  return isTga(Buffer.from(head.subarray(0, tgaHeaderBytes))) ? 'TGA' : null;
}

/** Comments match in one way only, to the end of the line: otherwise a crafted file could make matching extremely slow. */
const netpbm = /^(?:P[1-6]\s+(?:#[^\n]*\n\s*)*\d+\s+\d+\s|P7\s+(?:#[^\n]*\n\s*)*WIDTH )/;

const tgaHeaderBytes = 18;

/** TGA has no magic number, so all of its header must be plausible. Files with a palette are not detected. */
function isTga(header: Buffer): boolean {
  if (header.length < tgaHeaderBytes) return false;
  const [hasPalette, type, depth, layout] = [header[1], header[2] ?? 0, header[16] ?? 0, header[17] ?? 0];
  const hasNoPalette = hasPalette === 0 && header.subarray(3, 8).every((byte) => byte === 0);
  const isSized = header.readUInt16LE(12) > 0 && header.readUInt16LE(14) > 0;
  return hasNoPalette && [2, 3, 10, 11].includes(type) && isSized && [8, 16, 24, 32].includes(depth) && layout < 0x40;
}
