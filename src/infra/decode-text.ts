/**
 * Decodes a text file of unknown encoding: UTF-8 or UTF-16 by their byte order marks, UTF-8 without one, otherwise
 * Windows-1252, the usual encoding of old subtitles.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return decodeWindows1252(bytes);
    throw error;
  }
}

/** Some versions of Node decode Windows-1252 as Latin-1, whose 0x80–0x9F are control characters: these are replaced. */
function decodeWindows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (char) => [...from0x80][char.charCodeAt(0) - 0x80] ?? char);
}

/** The five bytes without a character stay as they are. */
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
