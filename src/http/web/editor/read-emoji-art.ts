import { readFile } from 'node:fs/promises';
import { emojiArtPath } from '../../../engine/captions/emojis/emoji-art-path.ts';

/** The drawing of an emoji that is named by its code points: `1f44d-1f3fd`. null = there is none. */
export async function readEmojiArt(codes: string): Promise<Buffer | null> {
  if (!/^[0-9a-f]{2,6}(-[0-9a-f]{2,6}){0,15}$/.test(codes)) return null;
  const signs = codes.split('-').map((code) => Number.parseInt(code, 16));
  if (signs.some((sign) => sign > 0x10ffff)) return null;
  const path = emojiArtPath(String.fromCodePoint(...signs));
  return path === null ? null : readFile(path);
}
