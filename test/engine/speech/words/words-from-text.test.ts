import { describe, expect, it } from 'vitest';
import { decodeTimedText, wordsFromText } from '../../../../src/engine/speech/words/words-from-text.ts';

/** Words of tokens, given as text or bytes, that take a second each. */
function wordsOf(tokens: (string | number[])[], language = 'en') {
  const timed = tokens.map((token, i) => ({
    bytes: typeof token === 'string' ? Buffer.from(token) : Uint8Array.from(token),
    startMs: i * 1000,
    endMs: (i + 1) * 1000,
  }));
  return wordsFromText(decodeTimedText(timed), language);
}
const textsOf = (...args: Parameters<typeof wordsOf>) => wordsOf(...args).map((word) => word.text);

describe('wordsFromText', () => {
  it('joins tokens to a word until the next space', () => {
    expect(wordsOf([' entre', 'ten', 'iendo', ' nuestros'])).toEqual([
      { text: 'entreteniendo', startMs: 0, endMs: 3000 },
      { text: 'nuestros', startMs: 3000, endMs: 4000 },
    ]);
  });

  it('ends a word before its comma, which lasts through the pause', () => {
    expect(wordsOf([' Americans', ',', ' ask'])).toEqual([
      { text: 'Americans,', startMs: 0, endMs: 1000 },
      { text: 'ask', startMs: 2000, endMs: 3000 },
    ]);
  });

  it('starts a word after its opening punctuation', () => {
    expect(wordsOf([' ¿', 'Cómo', ' "', 'está', '"?'], 'es')).toEqual([
      { text: '¿Cómo', startMs: 1000, endMs: 2000 },
      { text: '"está"?', startMs: 3000, endMs: 4000 },
    ]);
  });

  it.each([
    ['joins separate punctuation to the word before', [' Vraiment', ' ?', ' Oui', ' !'], ['Vraiment?', 'Oui!']],
    ['joins an opening quote to the word after', [' «', ' Bonjour', ' »', ' dit'], ['«Bonjour»', 'dit']],
    ['drops a dash between spaces', [' not', ' -', ' what'], ['not', 'what']],
    ['keeps spoken symbols as words', [' R', ' &', ' D', ' 50', ' %'], ['R', '&', 'D', '50', '%']],
    ['keeps a hyphen inside its word', [' self', '-', 'substantial'], ['self-substantial']],
  ])('%s', (_, tokens, texts) => {
    expect(textsOf(tokens)).toEqual(texts);
  });

  it('finds no words in a text of punctuation', () => {
    expect(wordsOf([' ...', ' -', ' "'])).toEqual([]);
  });

  it('joins the bytes of characters that tokens split, Korean', () => {
    const [a, b, c] = Buffer.from('럼');
    expect(wordsOf([' 그', [a ?? 0], [b ?? 0, c ?? 0], ' 나는'], 'ko')).toEqual([
      { text: '그럼', startMs: 0, endMs: 3000 },
      { text: '나는', startMs: 3000, endMs: 4000 },
    ]);
  });

  it('skips bytes that are not a character', () => {
    expect(textsOf([' so', [0xe3], ' it', [0xff], ' is'])).toEqual(['so', 'it', 'is']);
  });

  it('splits Chinese and Japanese into words, with their punctuation', () => {
    expect(textsOf(['我們', '今天', '去', '學校', ',', '你', '呢', '?'], 'zh').join('|')).toBe(
      '我們|今天|去|學校,|你|呢?',
    );
    expect(textsOf(['そして', '「', '日本', '語', '」', 'です', '。'], 'ja').join('|')).toBe(
      'そして|「日本語」|です。',
    );
  });

  it('splits Thai, whose vowels and tones are separate tokens', () => {
    expect(wordsOf(['ส', 'ว', 'ั', 'ส', 'ด', 'ี', 'ค', 'ร', 'ั', 'บ'], 'th')).toEqual([
      { text: 'สวัสดี', startMs: 0, endMs: 6000 },
      { text: 'ครับ', startMs: 6000, endMs: 10_000 },
    ]);
  });

  it('spreads the time of a token over the spoken characters of its words', () => {
    expect(wordsOf([' ab cd.'])).toEqual([
      { text: 'ab', startMs: 0, endMs: 500 },
      { text: 'cd.', startMs: 500, endMs: 1000 },
    ]);
  });
});

it('gives a word the probability of its tokens, and leaves out what is not spoken', () => {
  const tokens = [' Zap', 'ear', ',', ' and'].map((text, i) => ({
    ...{ bytes: Buffer.from(text), startMs: i * 100, endMs: i * 100 + 100 },
    logProbability: Math.log([0.4, 0.9, 0.1, 0.8][i] ?? 1),
  }));
  const words = wordsFromText(decodeTimedText(tokens), 'en', tokens);
  expect(words.map(({ text, confidence }) => [text, Math.round((confidence ?? 0) * 100)])).toEqual([
    ['Zapear,', 36],
    ['and', 80],
  ]);
});
