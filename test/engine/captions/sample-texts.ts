import fc from 'fast-check';

/** Words of every script that the bundled fonts cover, and texts that break naive renderers. */
export const sampleWords = [
  'I',
  'Hello,',
  'WAVE',
  'jumping',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'größer',
  'ÅNGSTRÖM',
  '¿Qué?',
  '¡Mañana!',
  'l’été',
  'Việt',
  'Łódź',
  'Привет',
  'Ёжик',
  'Ελλάδα',
  'שלום',
  'לכולם,',
  'مرحبا',
  'العالم؟',
  'पढ़ाई',
  'नमस्ते',
  'สวัสดีครับ',
  'ที่นี่',
  '今日は天気がいいですね。',
  '東京',
  '你好世界',
  '한국어입니다.',
  'বাংলা',
  'தமிழ்',
  'తెలుగు',
  'ગુજરાતી',
  'ಕನ್ನಡ',
  'മലയാളം',
  'ਪੰਜਾਬੀ',
  'ଓଡ଼ିଆ',
  'සිංහල',
  'ქართული',
  'Հայերեն',
  'አማርኛ',
  'ខ្មែរ',
  'ລາວ',
  'မြန်မာ',
  '🔥',
  'wow👩🏽‍🚀',
  '🇪🇸',
  '1️⃣',
  '❤️',
  '{\\p1}',
  '\\N',
  '\\h',
  '{}',
  '\\',
  'a\\{b',
  '<i>',
  '&amp;',
  '100%',
  '€5.99',
  '12:30',
  'https://example.com/a/very/long/path-name?x=1',
  '→',
  '♪',
  '𝓗𝓮𝓵𝓵𝓸',
  'e\u0301a\u0308',
  '\u200b',
  '\ufffd',
  '\u{10ffff}',
  'ﷺ',
  'abc-שלום',
  '（笑）',
  '—',
  '…',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
];

/** A few words with single spaces between, sometimes random ones. */
export const anyText = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...sampleWords) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
    ),
    { minLength: 1, maxLength: 9 },
  )
  .map((words) => words.join(' ').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');

/** Phrases in any order, with any overlaps. */
export const anyInputs = fc.array(
  fc
    .record({
      startMs: fc.integer({ min: 0, max: 20_000 }),
      lengthMs: fc.integer({ min: 1, max: 6000 }),
      text: anyText,
      emoji: fc.option(fc.constantFrom('🚀', '👨‍👩‍👧‍👦', '🇪🇸'), { nil: undefined }),
    })
    .map(({ startMs, lengthMs, text, emoji }) => ({
      startMs,
      endMs: startMs + lengthMs,
      text,
      ...(emoji ? { emoji } : {}),
    })),
  { minLength: 0, maxLength: 6 },
);

/** Words that a speech engine may return, in time order. */
export const anyTranscript = fc
  .array(
    fc.record({
      text: fc.constantFrom(...sampleWords),
      gapMs: fc.integer({ min: 0, max: 900 }),
      lengthMs: fc.integer({ min: 0, max: 700 }),
    }),
    { maxLength: 40 },
  )
  .map((words) => {
    let nowMs = 0;
    return words.map(({ text, gapMs, lengthMs }) => {
      const startMs = nowMs + gapMs;
      nowMs = startMs + lengthMs;
      return { text, startMs, endMs: nowMs };
    });
  });
