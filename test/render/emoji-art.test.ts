import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { emojiArtPath, rasteriseEmoji } from '../../src/render/emoji-art.ts';

/** Width and height from a PNG's header. */
function sizeOf(png: Buffer | null): [number, number] | null {
  return png && [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The newest that the art has. */
const artVersion = 15;

describe('emojiArtPath', () => {
  it('knows every emoji, in all skin tones', () => {
    const old = emojis.filter(({ version }) => version <= artVersion);
    const all = old.flatMap(({ emoji, skins = [] }) => [emoji, ...skins.map((skin) => skin.emoji)]);
    expect(all.length).toBeGreaterThan(3500);
    expect(all.filter((emoji) => emojiArtPath(emoji) === null)).toEqual([]);
  });

  it.each([
    ['without variation selectors', '🏳\u200d🌈', '🏳️\u200d🌈'],
    ['without some of them', '🕵\u200d♀', '🕵️\u200d♀️'],
    ['as a sign', '❤\ufe0e', '❤️'],
    ['in skin tones that the art has not', '👩🏽\u200d🚒🏿', '👩\u200d🚒'],
    ['of a sequence that the art has not', '🙂\u200d↔️', '🙂'],
  ])('finds the art of what is written %s', (_, written, shown) => {
    expect(emojiArtPath(written)).not.toBeNull();
    expect(emojiArtPath(written)).toBe(emojiArtPath(shown));
  });
});

describe('rasteriseEmoji', () => {
  it.each(['🚀', '👩🏽‍🚀', '👨‍👩‍👧‍👦', '🇪🇸', '1️⃣', '❤️', '❤', '☠️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👁️‍🗨️', '🏳️‍🌈'])(
    'draws %s as a square of the size asked for',
    async (emoji) => {
      expect(sizeOf(await rasteriseEmoji({ emoji, sizePx: 97 }))).toEqual([97, 97]);
    },
  );

  it.each(['x', '', '../../package', '\u{10ffff}'])('draws nothing for what is no emoji (%j)', async (emoji) => {
    expect(await rasteriseEmoji({ emoji, sizePx: 64 })).toBeNull();
  });
});
