import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { emojisWithoutArt } from '../../../../src/engine/captions/emojis/extract-emojis.ts';
import { pagesFromCaptions } from '../../../../src/engine/captions/pages/pages-from-captions.ts';

function captionWith(emoji: string) {
  return alignCaptions([{ startMs: 0, endMs: 1000, text: 'go on', emoji }], []);
}

describe("a caption's own emoji", () => {
  it.each([
    [':fire:', '🔥'],
    ['fire', '🔥'],
    [' :Fire: ', '🔥'],
    [':+1:', '👍'],
    [':thumbsup:', '👍'],
    [':heavy_check_mark:', '✔'],
    [':white_check_mark:', '✅'],
    ['red heart', '❤'],
    [':flag-es:', '🇪🇸'],
    [':wave::skin-tone-4:', '👋🏽'],
    [':waving_hand_tone3:', '👋🏽'],
    [':rofl: :fire:', '🤣'],
    ['100', '💯'],
  ])('may be a shortcode (%s)', (given, shown) => {
    const captions = captionWith(given);
    expect(captions[0]?.emoji?.replace('\ufe0f', '')).toBe(shown);
    expect(pagesFromCaptions(captions)[0]?.emojis[0]?.emoji.replace('\ufe0f', '')).toBe(shown);
    expect(emojisWithoutArt(captions)).toEqual([]);
  });

  it.each(['🔥', '©', '👩🏽‍🚀', '🔥🚀'])('is kept as it is given (%s)', (given) => {
    expect(captionWith(given)[0]?.emoji).toBe(given);
    expect(emojisWithoutArt(captionWith(given))).toEqual([]);
  });

  it.each([':no such emoji:', 'x1', '🫪', '__proto__', ':', ':::'])(
    'is reported if there is no art for it (%s)',
    (given) => {
      const captions = captionWith(given);
      expect(captions[0]?.emoji).toBe(given);
      expect(pagesFromCaptions(captions)[0]?.emojis).toEqual([]);
      expect(emojisWithoutArt([...captions, ...captions])).toEqual([given]);
    },
  );
});
