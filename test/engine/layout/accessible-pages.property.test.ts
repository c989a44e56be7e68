import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionInput } from '../../../src/engine/captions/caption.ts';
import { charactersPerSecond, readingLimits } from '../../../src/engine/captions/pages/reading-limits.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { captionStyleNames } from '../../../src/engine/captions/settings/style-names.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: 'assets', fontsDir: null });
const frame = { width: 1080, height: 1920 };

const anyWord = fc.constantFrom(
  'I',
  'so',
  'the',
  'dogs',
  'never',
  'people',
  'something',
  'extraordinary',
  'No.',
  'well,',
);
const anyStyle = fc.constantFrom(...captionStyleNames);

/** Phrases with pauses between them, spoken at 5 to 40 characters a second. */
const anySpeech = fc
  .array(
    fc.record({
      words: fc.array(anyWord, { minLength: 1, maxLength: 12 }),
      speed: fc.integer({ min: 5, max: 40 }),
      pauseMs: fc.constantFrom(0, 0, 200, 900, 4000),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((phrases) => {
    let atMs = 0;
    return phrases.map(({ words, speed, pauseMs }): CaptionInput => {
      const text = words.join(' ');
      const startMs = atMs + pauseMs;
      atMs = startMs + Math.max(200, Math.round((1000 * text.length) / speed));
      return { startMs, endMs: atMs, text };
    });
  });

function pagesOf(speech: CaptionInput[], settings: CaptionSettings) {
  const captions = alignCaptions(speech, []);
  return layOutCaptions({ captions, style: resolveCaptionStyle(settings), frame, fonts });
}

const isHurried = ({ text, startMs, endMs }: { text: string; startMs: number; endMs: number }) =>
  charactersPerSecond(text, endMs - startMs) > readingLimits.charactersPerSecond;

describe('accessible captions', () => {
  it('have the same text, and stay until they are read or the next page comes', () => {
    fc.assert(
      fc.property(anySpeech, anyStyle, (speech, style) => {
        const pages = pagesOf(speech, { style, accessible: true });
        const textOf = (all: { text: string }[]) => all.map(({ text }) => text).join(' ');
        expect(textOf(pages)).toBe(textOf(pagesOf(speech, { style })));
        for (const [index, page] of pages.entries()) {
          const nextMs = pages[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
          expect(page.endMs).toBeLessThanOrEqual(nextMs);
          if (isHurried(page) || page.endMs - page.startMs < readingLimits.minMs) expect(page.endMs).toBe(nextMs);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('highlight words at most three times a second', () => {
    fc.assert(
      fc.property(anySpeech, fc.constantFrom('pop', 'pill', 'boxed', 'underline', 'comic'), (speech, style) => {
        for (const page of pagesOf(speech, { style, accessible: true })) {
          const starts = [...new Set(page.words.map(({ startMs }) => startMs)), page.endMs];
          const lengths = starts.slice(1).map((endMs, index) => endMs - (starts[index] ?? 0));
          if (lengths.length > 1) for (const length of lengths) expect(length).toBeGreaterThanOrEqual(333);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are hurried less often than others', () => {
    let [accessible, usual] = [0, 0];
    fc.assert(
      fc.property(anySpeech, (speech) => {
        accessible += pagesOf(speech, { accessible: true }).filter(isHurried).length;
        usual += pagesOf(speech, {}).filter(isHurried).length;
      }),
      { numRuns: 50 },
    );
    expect(accessible).toBeLessThan(0.75 * usual);
  });
});
