import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { captionsFromWords } from '../../../../src/engine/captions/captions-from-words.ts';
import { defaultPageRules, pagesFromCaptions } from '../../../../src/engine/captions/pages/pages-from-captions.ts';
import { anyInputs } from '../sample-texts.ts';

function spoken(text: string, everyMs = 300) {
  return text.split(' ').map((word, index) => ({ text: word, startMs: index * everyMs, endMs: index * everyMs + 250 }));
}

function texts(captions: Parameters<typeof pagesFromCaptions>[0]): string[] {
  return pagesFromCaptions(captions).map(({ words }) => words.map(({ text }) => text).join(' '));
}

describe('pagesFromCaptions', () => {
  it('shows two to four words at a time and leaves no orphan', () => {
    const pages = texts(
      captionsFromWords(spoken('and so my fellow Americans ask not what your country can do for you')),
    );
    for (const page of pages) expect(page.split(' ').length).toBeGreaterThan(1);
    for (const page of pages) expect(page.split(' ').length).toBeLessThanOrEqual(4);
  });

  it('keeps an article with its noun', () => {
    for (const page of texts(captionsFromWords(spoken('we walked over the hill to the old house by the lake')))) {
      expect(page).not.toMatch(/ (the|to|by)$/);
    }
  });

  it('prefers to end a page at a comma', () => {
    const pages = texts(captionsFromWords(spoken('my name is Anna, and as promised, we will bake fresh bread')));
    expect(pages.filter((page) => /,\s/.test(page))).toEqual([]);
  });

  it.each([
    ['日本語の文章、テスト。明日は雨でしょうか？はい。', ['日本語の文章、テスト。', '明日は雨でしょうか？', 'はい。']],
    ['我爱你。你爱我吗？我不知道。', ['我爱你。', '你爱我吗？', '我不知道。']],
    ['ไปไหน?กินข้าว', ['ไปไหน?', 'กินข้าว']],
    ['བདེ་ལེགས།ང་ཚོ་', ['བདེ་ལེགས།', 'ང་ཚོ་']],
    ['សួស្តី។អរគុណ', ['សួស្តី។', 'អរគុណ']],
  ])('ends a page at the end of a sentence in scripts without spaces: %s', (text, pages) => {
    const found = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 2400, text }], []));
    expect(found.map(({ words }) => words.map((word) => word.text).join(''))).toEqual(pages);
  });

  it('keeps a number and what it counts on one page', () => {
    const pages = texts(captionsFromWords(spoken('we ran more than 10 miles before breakfast and 7.5 after lunch')));
    expect(pages.filter((page) => /\d$/.test(page))).toEqual([]);
  });

  it.each([
    ['Comment ça va aujourd’hui ?', ['Comment', 'ça', 'va', 'aujourd’hui ?']],
    ['Incroyablement magnifique !', ['Incroyablement', 'magnifique !']],
    ['On y va : maintenant', ['On', 'y', 'va :', 'maintenant']],
    ['« Bonjour » dit-il', ['« Bonjour »', 'dit-il']],
    ['– Hello there. – Hi , Bob .', ['– Hello', 'there.', '– Hi ,', 'Bob .']],
    ['he said " oh no " and', ['he', 'said', '" oh', 'no "', 'and']],
    ['000 € and $ 5', ['000 €', 'and', '$ 5']],
    ['♪ la la ♪', ['♪ la', 'la ♪']],
    ['environ 10 000 €, soit', ['environ', '10 000 €,', 'soit']],
    ['it is 37 °C outside', ['it', 'is', '37 °C', 'outside']],
    ['de $1 250 000.', ['de', '$1 250 000.']],
    ['le 12\u202f500, et', ['le', '12 500,', 'et']],
    ['in 2019 300 of 12 men', ['in', '2019', '300', 'of', '12', 'men']],
    ['12 34 567 and 12 3456', ['12', '34 567', 'and', '12', '3456']],
    ['– –', ['– –']],
  ])('highlights punctuation with its word: %s', (text, units) => {
    const pages = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 1400, text }], []));
    expect(pages.flatMap(({ words }) => words.map((word) => word.text))).toEqual(units);
  });

  it('joins opening quotes to the word after in scripts without spaces', () => {
    const [caption] = alignCaptions([{ startMs: 0, endMs: 3000, text: '这是（测试）文本“引号”。' }], []);
    expect(caption?.words[0]?.parts?.map(({ text }) => text)).toEqual(['这', '是', '（测试）', '文本', '“引', '号”。']);
  });

  it('does not keep a word on screen for punctuation in a silence', () => {
    const [caption] = alignCaptions(
      [{ startMs: 0, endMs: 6000, text: 'Quoi ? Rien' }],
      [
        { text: 'Quoi', startMs: 0, endMs: 400 },
        { text: 'Rien', startMs: 5500, endMs: 6000 },
      ],
    );
    const pages = pagesFromCaptions(caption ? [caption] : []);
    expect(pages.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 650],
      [5500, 6000],
    ]);
  });

  it('makes no page that begins with closing punctuation or has nothing else, unless the caption has no words', () => {
    const anyPiece = fc.oneof(
      fc.constantFrom(
        'Oui',
        'aujourd’hui',
        '10',
        '000',
        '今日は',
        '“引号”',
        '我爱你。',
        '?',
        '!',
        ':',
        '»',
        '«',
        '“',
        '”',
      ),
      fc.constantFrom('–', '€', '…', '(', ')', '"', '。', '「', '」', '♪', '$'),
    );
    fc.assert(
      fc.property(fc.array(anyPiece, { minLength: 1, maxLength: 12 }), (pieces) => {
        const text = pieces.join(' ');
        const pages = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 5000, text }], []));
        const shown = pages.flatMap(({ words }) => words.map((word) => `${word.joined ? '' : ' '}${word.text}`));
        expect(shown.join('').trim()).toBe(text);
        if (!/[\p{L}\p{N}]/u.test(text)) return;
        for (const [index, { words }] of pages.entries()) {
          expect(words.map((word) => word.text).join('')).toMatch(/[\p{L}\p{N}]/u);
          if (index > 0) expect(words[0]?.text).not.toMatch(/^[\p{Pe}\p{Pf}?!:.…。]/u);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('stays under 1.4 seconds a page unless a single word takes longer', () => {
    const pages = pagesFromCaptions(captionsFromWords(spoken('slow speech takes its own good time to go by', 600)));
    for (const { startMs, endMs, words } of pages) expect(words.length === 1 || endMs - startMs <= 1400).toBe(true);
  });

  it('keeps pages of quick words under 1.4 seconds, and long enough to read', () => {
    const anyWord = fc.record({
      text: fc.constantFrom('we', 'the', 'house', 'went,', 'home', 'never'),
      lengthMs: fc.integer({ min: 120, max: 470 }),
      gapMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300 })),
    });
    fc.assert(
      fc.property(
        fc.array(anyWord, { minLength: 2, maxLength: 14 }),
        fc.integer({ min: 0, max: 700 }),
        (spokenWords, restMs) => {
          let nowMs = 0;
          const words = spokenWords.map(({ text, lengthMs, gapMs }) => {
            const startMs = nowMs;
            nowMs += lengthMs + gapMs;
            return { text, startMs, endMs: startMs + lengthMs };
          });
          const text = words.map((word) => word.text).join(' ');
          const pages = pagesFromCaptions([{ startMs: 0, endMs: nowMs + restMs, text, words }]);
          for (const page of pages) {
            if (page.words.length > 1) expect(page.endMs - page.startMs).toBeLessThanOrEqual(1400);
            expect(page.words.length).toBeLessThanOrEqual(4);
            expect(page.endMs - page.startMs).toBeGreaterThanOrEqual(240);
          }
          expect(pages.flatMap((page) => page.words.map((word) => word.text))).toEqual(words.map((word) => word.text));
          for (const [index, page] of pages.slice(0, -1).entries()) expect(page.endMs).toBe(pages[index + 1]?.startMs);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('keeps a long word with its neighbour, which may take longer than other pages', () => {
    const words = [
      { text: 'gets', startMs: 0, endMs: 500 },
      { text: 'extraordinary', startMs: 520, endMs: 1600 },
    ];
    expect(texts([{ startMs: 0, endMs: 1700, text: 'gets extraordinary', words }])).toEqual(['gets extraordinary']);
  });

  it('keeps little words with the next one where a page holds one word', () => {
    const rules = { ...defaultPageRules, maxWords: 1, idealWords: 1, keepsLittleWords: true as const };
    const pages = pagesFromCaptions(captionsFromWords(spoken('the end of the world is near')), rules);
    const shown = pages.map(({ words }) => words.map(({ text }) => text).join(' '));
    expect(shown).toEqual(['the end', 'of the world', 'is near']);
  });

  it('holds several words until the end of their caption, but no longer than a page may last', () => {
    const words = spoken('one two three four', 350).map((word) => ({ ...word, endMs: word.startMs + 350 }));
    const caption = { startMs: 0, endMs: 1899, text: 'one two three four', words };
    const spans = (found: ReturnType<typeof pagesFromCaptions>) => found.map(({ startMs, endMs }) => endMs - startMs);
    expect(Math.max(...spans(pagesFromCaptions([caption])))).toBeLessThanOrEqual(1400);
    const slowWords = [
      { text: 'slow', startMs: 0, endMs: 600 },
      { text: 'words', startMs: 600, endMs: 1100 },
    ];
    const slow = { startMs: 0, endMs: 1500, text: 'slow words', words: slowWords };
    expect(spans(pagesFromCaptions([slow]))).toEqual([1400]);
  });

  it('keeps slow words together even if their page is a little too long', () => {
    const words = spoken('we say it slowly', 720).map((word) => ({ ...word, endMs: word.startMs + 700 }));
    const caption = { startMs: 0, endMs: 3000, text: 'we say it slowly', words };
    expect(texts([caption])).toEqual(['we say', 'it slowly']);
  });

  it('keeps a short word with a slow one instead of flashing it', () => {
    const words = [
      { text: 'a', startMs: 0, endMs: 120 },
      { text: 'cat', startMs: 120, endMs: 1600 },
    ];
    expect(texts([{ startMs: 0, endMs: 1600, text: 'a cat', words }])).toEqual(['a cat']);
  });

  it('leaves no gap inside a phrase, between pages or words', () => {
    const pages = pagesFromCaptions(captionsFromWords(spoken('one two three four five six seven')));
    for (const [index, page] of pages.entries()) {
      const next = pages[index + 1];
      if (next) expect(page.endMs).toBe(next.startMs);
      expect(page.words[0]?.startMs).toBe(page.startMs);
      expect(page.words.at(-1)?.endMs).toBe(page.endMs);
    }
  });

  it('shows nothing in a long silence', () => {
    const [caption] = alignCaptions(
      [{ startMs: 0, endMs: 9000, text: 'before after' }],
      [
        { text: 'before', startMs: 0, endMs: 400 },
        { text: 'after', startMs: 8000, endMs: 8400 },
      ],
    );
    const pages = pagesFromCaptions(caption ? [caption] : []);
    expect(pages.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 650],
      [8000, 8650],
    ]);
  });

  it('ends the earlier of two overlapping captions where the later begins, and still shows all its words', () => {
    const pages = pagesFromCaptions(
      alignCaptions(
        [
          { startMs: 0, endMs: 4000, text: 'one two three four five six' },
          { startMs: 1000, endMs: 2000, text: 'later' },
        ],
        [],
      ),
    );
    const earlier = pages.filter(({ startMs }) => startMs < 1000);
    expect(earlier.flatMap(({ words }) => words.map(({ text }) => text))).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
    ]);
    expect(earlier.at(-1)?.endMs).toBe(1000);
  });

  it('takes emojis out of the text and shows them from their word on, one at a time', () => {
    const [page] = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 1200, text: 'so 🔥 hot 👩🏽‍🚀' }], []));
    expect(page?.words.map(({ text }) => text)).toEqual(['so', 'hot']);
    expect(page?.emojis.map(({ emoji }) => emoji)).toEqual(['🔥', '👩🏽‍🚀']);
    expect(page?.emojis[0]?.endMs).toBe(page?.emojis[1]?.startMs);
  });

  it.each(['the stove is a tortoise 🐢 slow', 'it is slow and this is a tortoise 🐢', '🐢 tortoise'])(
    'shows an emoji behind a word with that word: “%s”',
    (text) => {
      // two words of it were known before, so that the emoji has no time of its own
      const known = [
        { text: 'a', startMs: 900, endMs: 1000 },
        { text: 'tortoise', startMs: 1000, endMs: 3000 },
      ];
      const pages = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 3000, text }], known));
      const [shown, ...others] = pages.filter(({ emojis }) => emojis.length > 0);
      expect(others).toEqual([]);
      expect(shown?.words.map((word) => word.text)).toContain('tortoise');
      expect(shown?.emojis.map(({ emoji }) => emoji)).toEqual(['🐢']);
    },
  );

  it("shows a caption's own emoji for as long as its words", () => {
    const pages = pagesFromCaptions(
      alignCaptions([{ startMs: 0, endMs: 3000, text: 'this is rocket fast and loud', emoji: '🚀' }], []),
    );
    for (const { startMs, endMs, emojis } of pages) expect(emojis).toEqual([{ emoji: '🚀', startMs, endMs }]);
  });

  it('shows an emoji with the page of the word that it stands for, for at least 600 ms', () => {
    const text = 'It represents the European Central Bank, and it symbolises the value of all notes';
    const shown = (endMs: number) => {
      const [caption] = alignCaptions([{ startMs: 0, endMs, text, emoji: '🏦' }], []);
      const pages = pagesFromCaptions(caption ? [{ ...caption, emojiWord: 5 }] : []);
      expect(pages.at(-1)?.emojis).toEqual([]);
      return pages.filter(({ emojis }) => emojis.length > 0);
    };
    const [slow, ...others] = shown(6000);
    expect(slow?.words.map(({ text }) => text)).toContain('Bank,');
    expect(others).toEqual([]);
    const quick = shown(2400);
    expect(quick[0]?.words.map(({ text }) => text)).toContain('Bank,');
    expect((quick.at(-1)?.endMs ?? 0) - (quick[0]?.startMs ?? 0)).toBeGreaterThanOrEqual(600);
  });

  it.each([
    ['in a later word', 'love my pizza🍕', ['🚀', '🍕']],
    ['in the first word', '🍕pizza is love', ['🚀', '🍕']],
    ['as the same emoji', 'rocket🚀 is fast', ['🚀']],
  ])('shows it and an emoji that is typed %s', (_, text, shown) => {
    const pages = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 1200, text, emoji: '🚀' }], []));
    expect(pages.flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji))).toEqual(shown);
    expect(pages[0]?.emojis[0]?.startMs).toBe(0);
    for (const { emojis } of pages) for (const { startMs, endMs } of emojis) expect(endMs).toBeGreaterThan(startMs);
  });

  it.each([
    ['▶', '▶️'],
    ['©', '©️'],
    ['❤\ufe0e', '❤️'],
  ])('shows a text symbol that is given as the emoji as an image (%s)', (emoji, shown) => {
    const pages = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 1000, text: 'go on', emoji }], []));
    expect(pages[0]?.emojis[0]?.emoji).toBe(shown);
  });

  it('leaves a heart in the text that is marked as a text symbol', () => {
    const [page] = pagesFromCaptions(alignCaptions([{ startMs: 0, endMs: 1000, text: 'with ❤\ufe0e' }], []));
    expect(page?.emojis).toEqual([]);
    expect(page?.words.map(({ text }) => text).join(' ')).toContain('❤');
  });

  it('never shows two pages at once, or a word outside its page', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const pages = pagesFromCaptions(alignCaptions(inputs, []));
        let lastMs = 0;
        for (const page of pages) {
          expect(page.startMs).toBeGreaterThanOrEqual(lastMs);
          expect(page.endMs).toBeGreaterThan(page.startMs);
          lastMs = page.endMs;
          for (const word of page.words) {
            expect(word.startMs).toBeGreaterThanOrEqual(page.startMs);
            expect(word.endMs).toBeLessThanOrEqual(page.endMs);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
