import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { missingCharacters } from '../../../../src/engine/layout/text/drawable-text.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });

function missing(texts: string[], settings: CaptionSettings = {}, atMost = 5): string[] {
  const inputs = texts.map((text, index) => ({ startMs: index * 1000, endMs: index * 1000 + 900, text }));
  return missingCharacters(
    { captions: alignCaptions(inputs, []), style: resolveCaptionStyle(settings), fonts },
    atMost,
  );
}

describe('missingCharacters', () => {
  it('lists what no font has, each once, in order, up to the limit', () => {
    expect(missing(['so ⵣ ⵉ', 'and ⵣ ⵎ'])).toEqual(['ⵣ', 'ⵉ', 'ⵎ']);
    expect(missing(['ⵉⵎⵓⵔⵉ'], {}, 2)).toEqual(['ⵉ', 'ⵎ']);
  });

  it('lists an emoji that is newer than the art', () => {
    expect(missing(['what a day 🫪', 'good 🔥'])).toEqual(['🫪']);
  });

  it.each([
    ['Größe, Ελλάδα, Привет, العالم, नमस्ते, 直接, カタカナ, 한국어, ♪ → ❶'],
    ['👩🏽‍🚀 🏳️‍🌈 1️⃣ ❤︎ © ™ 🇪🇸'],
    ['plain forms 𝓗𝓮𝔂, ﬁne, ２５, Ⅳ, ɤ'],
    ['a\u00a0b\u3000c\u2003d\u200be\u200df\ufeffg\u2028h\tij\u2800k\u00adl\ufe0f\u{e0101}\ud800'],
    ['{\\an8} \\N <b>'],
  ])('lists nothing for %j', (text) => {
    for (const fontFamily of ['Sigmar', 'THEBOLDFONT', 'Rubik'] as const)
      expect(missing([text], { fontFamily })).toEqual([]);
  });
});
