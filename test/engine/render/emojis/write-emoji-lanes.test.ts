import { describe, expect, it } from 'vitest';
import { rasteriseEmoji } from '../../../../src/engine/render/emojis/write-emoji-lanes.ts';

/** Width and height from a PNG's header. */
function sizeOf(png: Buffer | null): [number, number] | null {
  return png && [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('rasteriseEmoji', () => {
  it.each(['🚀', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇪🇸', '1️⃣', '❤️', '❤', '☠️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👁️‍🗨️', '🏳️‍🌈'])(
    'draws %s as a square of the given size',
    async (emoji) => {
      expect(sizeOf(await rasteriseEmoji({ emoji, sizePx: 97 }))).toEqual([97, 97]);
    },
  );

  it.each(['x', '', '../../package', '\u{10ffff}'])('draws nothing for %j, which is not an emoji', async (emoji) => {
    expect(await rasteriseEmoji({ emoji, sizePx: 64 })).toBeNull();
  });
});
