import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import type { Frame, PageLayout, PlacedWord } from '../../../src/engine/layout/geometry/page-layout.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const phone = { width: 1080, height: 1920 };

function lay(
  text: string,
  settings: CaptionSettings = {},
  { frame = phone, emoji }: { frame?: Frame; emoji?: string } = {},
): PageLayout[] {
  const captions = alignCaptions([{ startMs: 0, endMs: 1200, text, ...(emoji ? { emoji } : {}) }], []);
  return layOutCaptions({ captions, style: resolveCaptionStyle(settings), frame, fonts });
}

function only(pages: PageLayout[]): PageLayout {
  const [page] = pages;
  if (!page) throw new Error('a page expected');
  return page;
}

function text(word: PlacedWord): string {
  return word.runs.map((run) => run.text).join('');
}

function lines(page: PageLayout): string[] {
  const byBaseline = new Map<number, PlacedWord[]>();
  for (const word of page.words) {
    const y = Math.round(word.centreY);
    byBaseline.set(y, [...(byBaseline.get(y) ?? []), word]);
  }
  const rows = [...byBaseline].sort(([a], [b]) => a - b).map(([, words]) => words);
  return rows.map((words) =>
    words
      .sort((a, b) => a.centreX - b.centreX)
      .map(text)
      .join(' '),
  );
}

describe('layOutCaptions', () => {
  it('makes capitals 67 pixels high at 1080×1920 by default', () => {
    const { ink } = only(lay('HIT')).words[0] ?? { ink: { top: 0, bottom: 0 } };
    expect(ink.bottom - ink.top).toBeCloseTo(67.5, 0);
  });

  it.each(['Sigmar', 'THEBOLDFONT', 'Rubik'] as const)(
    'makes capitals as high as the font size on a frame 1280 pixels high (%s)',
    (fontFamily) => {
      const page = only(lay('H', { fontFamily, fontSize: 50 }, { frame: { width: 720, height: 1280 } }));
      const { ink } = page.words[0] ?? { ink: { top: 0, bottom: 0 } };
      expect(Math.abs(ink.bottom - ink.top - 50)).toBeLessThan(0.6);
    },
  );

  it('breaks four words into two even lines', () => {
    expect(lines(only(lay('Most people think so', { fontFamily: 'Rubik' })))).toEqual(['Most people', 'think so']);
  });

  it('keeps the words on one line if they fit', () => {
    const page = only(lay('Most people think so', {}, { frame: { width: 1280, height: 720 } }));
    expect(lines(page)).toEqual(['MOST PEOPLE THINK SO']);
  });

  it.each([
    ['top', 270, 700],
    ['middle', 1100, 1440],
    ['bottom', 1100, 1440],
  ] as const)('keeps %s inside the safe area of a vertical frame', (position, top, bottom) => {
    for (const page of lay('Most people think so', { position })) {
      for (const { ink } of page.words) {
        expect(ink.top).toBeGreaterThan(top);
        expect(ink.bottom).toBeLessThan(bottom);
      }
    }
  });

  it('means 0.7 of the height by middle', () => {
    const small = { fontSize: 18 };
    expect(lay('HIT HIM', { ...small, position: 'middle' })).toEqual(lay('HIT HIM', { ...small, position: 0.7 }));
  });

  it('leaves the place open where the position is auto', () => {
    expect(lay('Most people think so', { position: 'auto' })).toEqual(lay('Most people think so', {}));
    expect(resolveCaptionStyle({ style: 'minimal', position: 'auto' }).position).toBeNull();
  });

  it.each([0.1, 0.5, 0.9])('puts the centre of the block at %d of the height', (position) => {
    const { words } = only(lay('HIT HIM', { position, fontSize: 30 }));
    const ink = words[0]?.ink ?? { top: 0, bottom: 0 };
    expect((ink.top + ink.bottom) / 2).toBeCloseTo(position * phone.height, 0);
  });

  it('keeps the same centre for one line and for two', () => {
    const centre = (page: PageLayout) =>
      (Math.min(...page.words.map(({ ink }) => ink.top)) + Math.max(...page.words.map(({ ink }) => ink.bottom))) / 2;
    expect(centre(only(lay('HIT')))).toBeCloseTo(centre(only(lay('HIT THEM HARD MEN', { fontSize: 50 }))), -1);
  });

  it('orders words and numbers from right to left', () => {
    expect(
      lines(only(lay('שלום 25 ילדים', { fontFamily: 'Rubik' }, { frame: { width: 1920, height: 1080 } }))),
    ).toEqual(['ילדים 25 שלום']);
    expect(
      lines(only(lay('say שלום עולם now', { fontFamily: 'Rubik' }, { frame: { width: 1920, height: 1080 } }))),
    ).toEqual(['say עולם שלום now']);
  });

  it('keeps the direction of a caption on each of its pages', () => {
    const pages = lay('שלום לכולם. iPhone חדש', { fontFamily: 'Rubik' }, { frame: { width: 1920, height: 1080 } });
    expect(pages.map((page) => lines(page))).toEqual([['לכולם. שלום'], ['חדש iPhone']]);
  });

  it('splits the time of a word among pieces that other words separate', () => {
    const { words } = only(lay('ב-Google Cloud', { fontFamily: 'Rubik' }, { frame: { width: 1920, height: 1080 } }));
    const [prefix, google, cloud] = words;
    expect(words.map(text)).toEqual(['ב-', 'Google', 'Cloud']);
    expect([prefix?.startMs, google?.startMs, cloud?.startMs]).toEqual([0, prefix?.endMs, google?.endMs]);
    expect(prefix?.centreX).toBeGreaterThan(cloud?.centreX ?? 0);
    expect(cloud?.centreX).toBeGreaterThan(google?.centreX ?? 0);
  });

  it('writes capitals by the rules of the language', () => {
    expect(lines(only(lay('iyi', { language: 'tr' })))).toEqual(['İYİ']);
    expect(lines(only(lay('große')))).toEqual(['GROSSE']);
  });

  it('shrinks a word before cutting it, and shows every letter if it has to be cut', () => {
    const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
    const pages = lay(word, { fontFamily: 'Rubik' });
    expect(pages.flatMap(({ words }) => words.map(text)).join('')).toBe(word);
    expect(lines(only(lay('Geschwindigkeit', { fontFamily: 'Rubik' })))).toEqual(['Geschwindigkeit']);
  });

  it.each([
    ['state-of-the-art', ['STATE-OF-', 'THE-ART']],
    ['Müller-Lüdenscheidt', ['MÜLLER-', 'LÜDENSCHEIDT']],
    ['john.doe@example.co.uk', ['JOHN.DOE', '@EXAMPLE.CO.UK']],
    ['www.example.com/free-guide', ['WWW.EXAMPLE.COM/', 'FREE-GUIDE']],
  ])('breaks a word that is too wide at a break opportunity (%s)', (word, expected) => {
    expect(lines(only(lay(word)))).toEqual(expected);
    expect(lines(only(lay(word, { style: 'word-by-word', fontSize: 45 })))).toEqual(expected);
  });

  it.each(['well-being', 'Geschwindigkeitsbegrenzung', 'verfassungsrechtlich'])('does not cut %s', (word) => {
    expect(lines(only(lay(word)))).toEqual([word.toUpperCase()]);
    expect(lines(only(lay(word, { style: 'word-by-word' })))).toEqual([word.toUpperCase()]);
  });

  it('puts a short word on the page of a word that has to be smaller', () => {
    const pages = lay('of responsibilities for the internationalization');
    expect(pages.map((page) => lines(page))).toEqual([
      ['OF', 'RESPONSIBILITIES'],
      ['FOR THE', 'INTERNATIONALIZATION'],
    ]);
  });

  it('does not shrink emojis with smaller letters', () => {
    const pages = lay('we say internationalization', { position: 'middle' }, { emoji: '🚀' });
    const [alone] = only(lay('we', {}, { emoji: '🚀' })).emojis;
    expect(pages.some(({ emPx }) => emPx < 90)).toBe(true);
    expect(new Set(pages.flatMap(({ emojis }) => emojis.map(({ sizePx }) => sizePx)))).toEqual(
      new Set([alone?.sizePx]),
    );
  });

  it('takes characters from the next font that has them, and leaves out those that none has', () => {
    const [word] = only(lay('aЖ\u{10ffff}ب', { fontFamily: 'Rubik' })).words;
    expect(word?.runs.map(({ text: run, fontFamily }) => [run, fontFamily])).toEqual([
      ['aЖ', 'Rubik Black'],
      ['ب', 'Rubik Black'],
    ]);
    expect(only(lay('𝓗', { fontFamily: 'Rubik' })).words[0]?.runs[0]?.text).toBe('H');
  });

  it('leaves no space where a character is left out', () => {
    const texts = (words: string) => only(lay(words, { fontFamily: 'Rubik' })).words.map(text);
    expect(texts('go !\u{10ffff}')).toEqual(['go !']);
    expect(texts('go !\u00a0\u{10ffff}')).toEqual(['go !']);
    expect(texts('wow 🫪')).toEqual(['wow']);
    expect(texts('a 🫪 , b')).toEqual(['a ,', 'b']);
  });

  it('writes plain forms, and letters without a capital in lower case', () => {
    const shown = (words: string) => only(lay(words, { fontFamily: 'THEBOLDFONT' })).words.map(text);
    expect(shown('𝓱𝓮𝔂')).toEqual(['HEY']);
    expect(shown('ɤ')).toEqual(['ɤ']);
  });

  it('draws an emoji without art with a font that has it', () => {
    const page = only(lay('🂡 ace', { fontFamily: 'Rubik' }));
    expect(page.emojis).toEqual([]);
    expect(page.words[0]?.runs[0]).toMatchObject({ text: '🂡', fontFamily: 'Noto Sans Symbols 2' });
  });

  it('reserves no space for an emoji without art', () => {
    expect(lay('🫪')).toEqual([]);
    expect(only(lay('so 🫪', {}, { emoji: '🫪' })).emojis).toEqual([]);
    const shown = only(lay('so 🫪🔥', {}, { emoji: '🫪' })).emojis;
    expect(shown.map(({ emoji, startMs, endMs }) => [emoji, startMs, endMs])).toEqual([['🔥', 0, 1200]]);
  });

  it('draws Chinese and Japanese with different fonts', () => {
    const family = (language: string, words: string) =>
      only(lay(words, { fontFamily: 'Rubik', language })).words[0]?.runs[0]?.fontFamily;
    expect(family('zh', '直')).toBe('Noto Sans SC Black');
    expect(family('ja', '直')).toBe('Noto Sans JP Black');
  });

  it('puts an emoji above the text, or below if there is no space', () => {
    const above = only(lay('rocket', {}, { emoji: '🚀' }));
    expect(above.emojis[0]?.centreY).toBeLessThan(above.words[0]?.ink.top ?? 0);
    const below = only(lay('rocket', { position: 'top' }, { emoji: '🚀' }));
    expect(below.emojis[0]?.centreY).toBeGreaterThan(below.words[0]?.ink.bottom ?? 0);
  });

  it('continues an emoji over the pages of its caption without popping again', () => {
    const pages = lay(
      'go at once now and do it',
      { fontSize: 30 },
      { emoji: '🚀', frame: { width: 1920, height: 1080 } },
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ emojis }) => emojis).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([[0, 1200]]);
  });

  it('shows a caption of only an emoji', () => {
    const page = only(lay('🚀'));
    expect(page.words).toEqual([]);
    expect(page.emojis).toHaveLength(1);
  });

  it('lays out nothing for no captions', () => {
    expect(layOutCaptions({ captions: [], style: resolveCaptionStyle({}), frame: phone, fonts })).toEqual([]);
  });
});
