import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import { resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import type { PageLayout } from '../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });

/** Pages of one caption of a second. */
function lay(text: string): PageLayout[] {
  const captions = alignCaptions([{ startMs: 0, endMs: 1000, text }], []);
  const style = resolveCaptionStyle({ style: 'duo' });
  return layOutCaptions({ captions, style, frame: { width: 1080, height: 1920 }, fonts });
}

function baselinesOf({ words }: PageLayout): number {
  return new Set(words.map(({ baselineY }) => Math.round(baselineY))).size;
}

describe('a page with a large key word', () => {
  // the keycap would say most, if it were a word
  it.each(['1️⃣ we COOK it', 'we COOK 1️⃣ it', 'we COOK it 1️⃣'])('has two lines where it has an emoji: %s', (text) => {
    const pages = lay(text);
    expect(pages.flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji))).toContain('1️⃣');
    expect(Math.max(...pages.map(baselinesOf))).toBe(2);
    expect(pages.flatMap(({ words }) => words.map(({ emphasis }) => emphasis))).toContain(true);
  });

  it('keeps a key word and its neighbours together, whatever emoji is at either end', () => {
    const [page, ...others] = lay('1️⃣ just COOK');
    expect(others).toEqual([]);
    expect(page?.words.map(({ emphasis }) => emphasis)).toEqual([false, true]);
  });
});
