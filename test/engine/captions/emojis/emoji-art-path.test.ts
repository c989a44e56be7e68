import emojis from 'emojibase-data/en/data.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { emojiArtPath, hasExactArt } from '../../../../src/engine/captions/emojis/emoji-art-path.ts';

/** The newest version of Emoji that the art covers. */
const artVersion = 16;

describe('emojiArtPath', () => {
  it('finds every emoji, in all skin tones', () => {
    const old = emojis.filter(({ version }) => version <= artVersion);
    const all = old.flatMap(({ emoji, skins = [] }) => [emoji, ...skins.map((skin) => skin.emoji)]);
    expect(all.length).toBeGreaterThan(3500);
    expect(all.filter((emoji) => emojiArtPath(emoji) === null)).toEqual([]);
  });

  it.each([
    ['without variation selectors', '🏳\u200d🌈', '🏳️\u200d🌈'],
    ['without some of them', '🕵\u200d♀', '🕵️\u200d♀️'],
    ['as a text symbol', '❤\ufe0e', '❤️'],
    ['in skin tones without art', '👩🏽\u200d🚒🏿', '👩\u200d🚒'],
    ['as a sequence without art', '🐻\u200d🔥', '🐻'],
  ])('finds art for an emoji that is written %s', (_, written, shown) => {
    expect(emojiArtPath(written)).not.toBeNull();
    expect(emojiArtPath(written)).toBe(emojiArtPath(shown));
  });
});

describe('hasExactArt', () => {
  it('is true only if there is art for the very emoji', () => {
    expect(['🔥', '❤', '👩🏽‍🚀', '🏳️‍🌈'].filter(hasExactArt)).toHaveLength(4);
    expect(['🍋\u200d🟩', '🫩', '🙂\u200d↔️'].filter(hasExactArt)).toHaveLength(3);
    expect(['🐻\u200d🔥', '🫪', 'x'].filter(hasExactArt)).toEqual([]);
  });
});
