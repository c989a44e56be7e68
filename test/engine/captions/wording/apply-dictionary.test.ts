import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { captionsFromWords } from '../../../../src/engine/captions/captions-from-words.ts';
import { applyDictionary } from '../../../../src/engine/captions/wording/apply-dictionary.ts';
import {
  type DictionaryEntry,
  dictionaryHints,
  mergeDictionaries,
} from '../../../../src/engine/captions/wording/dictionary.ts';

/** Words of 300 ms, one every 400 ms. */
function spoken(text: string): Word[] {
  return text.split(' ').map((word, index) => ({ text: word, startMs: index * 400, endMs: index * 400 + 300 }));
}

function written(text: string, dictionary: Record<string, string>): string {
  const words = applyDictionary(spoken(text), entries(dictionary));
  return words.map((word) => word.text).join(' ');
}

function entries(dictionary: Record<string, string>): DictionaryEntry[] {
  return Object.entries(dictionary).map(([from, to]) => ({ from, to }));
}

describe('a dictionary', () => {
  it.each([
    ['Zap-ear, is great', { 'zap-ear': 'Zapier' }, 'Zapier, is great'],
    ['we use zap ear.', { 'zap-ear': 'Zapier' }, 'we use Zapier.'],
    ['we use ZAP-EAR!', { 'Zap ear': 'Zapier' }, 'we use Zapier!'],
    ['“zap-ear” (zap-ear)', { 'zap-ear': 'Zapier' }, '“Zapier” (Zapier)'],
    ['zap-ear’s price', { 'zap-ear': 'Zapier' }, 'Zapier’s price'],
    ['l’iphone et d’iphone.', { iphone: 'iPhone' }, 'l’iPhone et d’iPhone.'],
    ['«L’iphone» de Paul', { iphone: 'iPhone' }, '«L’iPhone» de Paul'],
    ['l’oréal', { "l'oréal": 'L’Oréal' }, 'L’Oréal'],
    ['l’open ai et moi', { 'open ai': 'OpenAI' }, 'l’OpenAI et moi'],
    ['levi’s jeans', { "levi's": 'Levi’s' }, 'Levi’s jeans'],
    ['the C++ way, the sea plus plus way', { 'sea plus plus': 'C++' }, 'the C++ way, the C++ way'],
    ['say yahoo!', { yahoo: 'Yahoo!' }, 'say Yahoo!'],
    ['use .net, (.net) and net', { '.net': '.NET' }, 'use .NET, (.NET) and .NET'],
    ['use .NET now', { '.NET': 'dotnet' }, 'use dotnet now'],
    ['the net is .net', { net: '.NET' }, 'the .NET is .NET'],
    ['a.i. is here, I like A.I.', { 'a.i.': 'AI' }, 'AI is here, I like AI'],
    ['we use zap-ear. And so on', { 'zap-ear.': 'Zapier' }, 'we use Zapier. And so on'],
    ['he lives in ennui', { ennui: 'New York' }, 'he lives in New York'],
    ['at ten o clock', { 'ten o clock': '10:00' }, 'at 10:00'],
    ['le café, le cafe', { café: 'Kaffee' }, 'le Kaffee, le cafe'],
    ['two zap-ears’ and zap ears', { 'zap-ear': 'Zapier' }, 'two Zapiers’ and Zapiers'],
    ['the work flows', { 'work flow': 'WorkBox' }, 'the WorkBoxes'],
    ['James’ book, James’s book', { James: 'Jim' }, 'Jim’s book, Jim’s book'],
    ["about James' book", { James: 'Jim' }, "about Jim's book"],
    ['James’ book', { James: 'Jaymes' }, 'Jaymes’ book'],
    ['a ‘letter to James’ came', { James: 'Jim' }, 'a ‘letter to Jim’ came'],
    ['it was James’', { James: 'Jim' }, 'it was Jim’'],
    ['ЗАПИР работает', { запир: 'Zapier' }, 'Zapier работает'],
  ])('writes «%s» with %j as «%s»', (text, dictionary, expected) => {
    expect(written(text, dictionary)).toBe(expected);
  });

  it.each([
    ['capable caps', { cap: 'hat' }],
    ['a zap-ear-like thing', { 'zap-ear': 'Zapier' }],
    ['my ears, my zap-ear', { ear: 'eye' }],
    ['the news is good', { new: 'nu' }],
    ['a zap. Ear ache', { 'zap ear': 'Zapier' }],
    ['a zap, ear ache', { 'zap ear': 'Zapier' }],
  ])('does not change «%s» with %j', (text, dictionary) => {
    expect(written(text, dictionary)).toBe(text);
  });

  it('prefers the longest match, and does not match its own replacements', () => {
    const dictionary = { new: 'old', 'new york': 'NYC', nyc: 'Big Apple' };
    expect(written('new york is new', dictionary)).toBe('NYC is old');
  });

  it('starts a sentence with a capital, unless the spelling has its own capitals', () => {
    expect(written('Colors. Colors and colors', { colors: 'colours' })).toBe('Colours. Colours and colours');
    expect(written('I-phone or i-phone', { 'i-phone': 'iPhone' })).toBe('iPhone or iPhone');
  });

  it('merges the times of several words, and splits the time of one by length', () => {
    expect(applyDictionary(spoken('the zap ear works'), entries({ 'zap ear': 'Zapier' }))).toEqual([
      { text: 'the', startMs: 0, endMs: 300 },
      { text: 'Zapier', startMs: 400, endMs: 1100 },
      { text: 'works', startMs: 1200, endMs: 1500 },
    ]);
    expect(applyDictionary(spoken('nyc'), entries({ nyc: 'Big Apple!!' }))).toEqual([
      { text: 'Big', startMs: 0, endMs: 90 },
      { text: 'Apple!!', startMs: 90, endMs: 300 },
    ]);
    expect(applyDictionary(spoken('nu york'), entries({ 'nu york': 'New York' }))).toEqual(spoken('New York'));
  });

  it('does not match across a silence', () => {
    const [zap, ear] = spoken('zap ear');
    const apart = [zap, { ...ear, startMs: 5000, endMs: 5300 }] as Word[];
    expect(applyDictionary(apart, entries({ 'zap ear': 'Zapier' }))).toEqual(apart);
  });

  it('prefers the entries of a request to those of the account', () => {
    const merged = mergeDictionaries(entries({ 'Zap-Ear': 'Zapier' }), entries({ 'zap ear': 'Zappeur', foo: 'Fu' }));
    expect(merged).toEqual(entries({ 'Zap-Ear': 'Zapier', foo: 'Fu' }));
    expect(dictionaryHints([...merged, { from: 'zapeer', to: 'Zapier' }])).toEqual(['Zapier', 'Fu']);
  });
});

describe('a dictionary in scripts without spaces', () => {
  it('replaces at word boundaries, also across words of the transcript', () => {
    const words: Word[] = [
      { text: '東京都', startMs: 0, endMs: 600 },
      { text: 'に', startMs: 600, endMs: 800 },
      { text: '行く', startMs: 800, endMs: 1200 },
    ];
    const japanese = (dictionary: Record<string, string>) =>
      captionsFromWords(applyDictionary(words, entries(dictionary)))[0]?.text;
    expect(japanese({ 東京都: '京都' })).toBe('京都に行く');
    expect(japanese({ 東京都に: '京都へ' })).toBe('京都へ行く');
    // inside 東京
    expect(japanese({ 京都: '大阪' })).toBe('東京都に行く');
  });

  it.each([
    ['我用zapier工作', { zapier: 'Zapier' }, '我用Zapier工作'],
    ['今日はzap-earを使う。', { 'zap-ear': 'Zapier' }, '今日はZapierを使う。'],
    ['ฉันใช้zapierทุกวัน', { zapier: 'Zapier' }, 'ฉันใช้Zapierทุกวัน'],
    ['（chatgpt）很好', { chatgpt: 'ChatGPT' }, '（ChatGPT）很好'],
    ['我用zap-ear和zapier2工作', { ear: 'eye', zapier: 'Zapier' }, '我用zap-ear和zapier2工作'],
    ['我学C++语言', { c: 'see' }, '我学C++语言'],
  ])('replaces a term of another script inside them (%s)', (text, dictionary, expected) => {
    expect(written(text, dictionary)).toBe(expected);
  });

  it('keeps the parts of a word and their times', () => {
    const parts = [
      { text: '我', startMs: 0, endMs: 200 },
      { text: '喜欢', startMs: 200, endMs: 600 },
      { text: '咖啡', startMs: 600, endMs: 1000 },
    ];
    const words = [{ text: '我喜欢咖啡', startMs: 0, endMs: 1000, parts }];
    expect(applyDictionary(words, entries({ 咖啡: '绿茶' }))).toEqual([
      {
        text: '我喜欢绿茶',
        startMs: 0,
        endMs: 1000,
        parts: [...parts.slice(0, 2), { text: '绿茶', startMs: 600, endMs: 1000 }],
      },
    ]);
  });

  it('replaces Thai words', () => {
    const words = [{ text: 'ผมชอบกาแฟ', startMs: 0, endMs: 900 }];
    const [word] = applyDictionary(words, entries({ กาแฟ: 'ชา' }));
    expect(word?.text).toBe('ผมชอบชา');
  });
});

describe('any words with any dictionary', () => {
  const vocabulary = ['zap', 'ear', 'Zap-ear,', 'new', 'york.', 'nyc', '今日', 'は', '東京都', '“so”', '!', 'a-b-c'];
  const spokenWords = fc
    .array(fc.record({ text: fc.constantFrom(...vocabulary), pauseMs: fc.nat(900), lengthMs: fc.nat(700) }))
    .map((items) => {
      let atMs = 0;
      return items.map(({ text, pauseMs, lengthMs }): Word => {
        const startMs = atMs + pauseMs;
        atMs = startMs + lengthMs;
        return { text, startMs, endMs: atMs };
      });
    });
  const term = fc.array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const dictionaries = fc.array(fc.record({ from: term, to: term }), { maxLength: 6 });

  it('stay in order, with the same first start and last end', () => {
    fc.assert(
      fc.property(spokenWords, dictionaries, (words, dictionary) => {
        const out = applyDictionary(words, dictionary);
        let lastMs = 0;
        for (const { startMs, endMs, parts = [] } of out) {
          expect(startMs).toBeGreaterThanOrEqual(lastMs);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          lastMs = endMs;
          expect(parts.every((part) => part.startMs >= startMs && part.endMs <= endMs)).toBe(true);
        }
        expect([out[0]?.startMs, out.at(-1)?.endMs]).toEqual([words[0]?.startMs, words.at(-1)?.endMs]);
      }),
    );
  });

  it('do not change without a match', () => {
    fc.assert(
      fc.property(spokenWords, (words) => {
        expect(applyDictionary(words, entries({ nowhere: 'x', どこにも: 'y' }))).toEqual(words);
      }),
    );
  });

  it('are all kept if every entry replaces a word by itself', () => {
    const identity = vocabulary.map((text) => ({ from: text, to: text }));
    fc.assert(
      fc.property(spokenWords, (words) => {
        const texts = (list: Word[]) => list.map(({ text }) => text.replace(/[\p{P}]/gu, '').toLowerCase()).join('');
        expect(texts(applyDictionary(words, identity))).toBe(texts(words));
      }),
    );
  });
});
