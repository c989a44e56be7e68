import { describe, expect, it } from 'vitest';
import { applyScript } from '../../../../src/engine/captions/script/apply-script.ts';
import { asWords } from '../texts-as-captions.ts';

function applied(heard: string, script: string, language = 'en') {
  const { phrases, report } = applyScript(asWords(heard), script, language);
  return {
    text: phrases
      .flat()
      .map(({ text }) => text)
      .join(' '),
    report,
    phrases,
  };
}

describe('applyScript', () => {
  it('gives words as the script has them, with the times of what was heard', () => {
    const { phrases, report } = applied('visper cpp makes good reals', 'Whisper.cpp makes good Reels!');
    expect(phrases).toEqual([
      [
        { text: 'Whisper.cpp', startMs: 0, endMs: 600 },
        { text: 'makes', startMs: 600, endMs: 900 },
        { text: 'good', startMs: 900, endMs: 1200 },
        { text: 'Reels!', startMs: 1200, endMs: 1500 },
      ],
    ]);
    expect(report).toEqual({ matched: 1, added: [], missing: [] });
  });

  it('places two words for two others by their letters where they do not begin at the same', () => {
    const heard = [
      { text: 'aprendimos.', startMs: 1000, endMs: 2100 },
      { text: 'A', startMs: 2600, endMs: 2700 },
    ];
    const { phrases } = applyScript(heard, 'He aprendido', 'es');
    expect(phrases.flat().map(({ text, startMs }) => ({ text, startMs }))).toEqual([
      { text: 'He', startMs: 1000 },
      { text: 'aprendido', startMs: 1218 },
    ]);
  });

  it('keeps what is not in the script, leaves out what was not said, and lists both', () => {
    const { text, report } = applied(
      'ask not what your nation can do for you my friends ask what you can do',
      'Ask not what your country can do for you, ask what you can do today.',
    );
    expect(text).toBe('Ask not what your nation can do for you, my friends ask what you can do');
    expect(report).toEqual({
      matched: 0.867,
      added: [
        { text: 'nation', startMs: 1200, endMs: 1500 },
        { text: 'my friends', startMs: 2700, endMs: 3300 },
      ],
      missing: [
        { text: 'country', afterMs: 1200 },
        { text: 'today.', afterMs: 4800 },
      ],
    });
  });

  it.each([
    ['en', 'we have twenty five people and 3 dogs for five dollars', 'We have 25 people & three dogs for $5.'],
    ['en', 'dr smith and mister jones came at ten thirty', 'Doctor Smith and Mr. Jones came at 10:30.'],
    ['de', 'wir haben fünfundzwanzig prozent mehr das heißt viel', 'Wir haben 25 % mehr, d. h. viel.'],
    ['es', 'nació en mil ochocientos ochenta y uno don manuel', 'Nació en 1881 D. Manuel.'],
    ['fr', 'quatre vingt quinze euros soit deux mille vingt quatre', '95 €, soit 2024.'],
    ['it', 'abbiamo ventotto persone e cento euro', 'Abbiamo 28 persone e 100 €.'],
    ['pt', 'o senhor tem vinte e uma casas', 'O Sr. tem 21 casas.'],
    ['ru', 'в тысяча девятьсот девяносто пятом году было пять рублей', 'В 1995 году было 5 ₽.'],
  ])('matches numbers, abbreviations and symbols however they are spoken (%s)', (language, heard, script) => {
    const { text, report } = applied(heard, script, language);
    expect([text, report]).toEqual([script, { matched: 1, added: [], missing: [] }]);
  });

  it('finds a sentence in each of its takes, also in those that were broken off', () => {
    const script = 'The first take was really good, and then we went home.';
    const { text, report } = applied(
      'the first take was sorry again the first take was really good the first take was really good and then we went home',
      script,
    );
    expect(text).toBe(
      'The first take was sorry again The first take was really good, The first take was really good, and then we went home.',
    );
    expect(report).toMatchObject({ matched: 1, added: [{ text: 'sorry again' }], missing: [] });
  });

  it('takes what comes again for a take that began earlier', () => {
    expect(applied('I went to the I went to the market', 'I went to the market.').text).toBe(
      'I went to the I went to the market.',
    );
  });

  it('expects neither directions nor names, and shows a bracket that was said', () => {
    const script = 'ANNA: Hello, world! [smiles]\nBOB (whispering): This is me (I think).';
    expect(applied('hello world this is me', script)).toMatchObject({
      text: 'Hello, world! This is me',
      report: { matched: 1, added: [], missing: [] },
    });
    expect(applied('hello world this is me i think', script).text).toBe('Hello, world! This is me (I think).');
    expect(applied('remember never do that', 'Remember: never do that.').text).toBe('Remember: never do that.');
  });

  it('gives a tiny word that was swallowed its share of the long word before it', () => {
    const words = [
      { text: 'the', startMs: 0, endMs: 200 },
      { text: 'bank', startMs: 200, endMs: 500 },
      { text: 'and', startMs: 500, endMs: 1040 },
      { text: 'symbolises', startMs: 1040, endMs: 1800 },
    ];
    expect(applyScript(words, 'the bank and it symbolises', 'en').phrases.flat()).toEqual([
      { text: 'the', startMs: 0, endMs: 200 },
      { text: 'bank', startMs: 200, endMs: 500 },
      { text: 'and', startMs: 500, endMs: 824 },
      { text: 'it', startMs: 824, endMs: 1040 },
      { text: 'symbolises', startMs: 1040, endMs: 1800 },
    ]);
  });

  it('is sure of the script’s words, and as sure of others as the speech engine was', () => {
    const words = asWords('hello big world').map((word) => ({ ...word, confidence: 0.3 }));
    const { phrases } = applyScript(words, 'Hello world', 'en');
    expect(phrases.flat().map(({ text, confidence }) => [text, confidence])).toEqual([
      ['Hello', 1],
      ['big', 0.3],
      ['world', 1],
    ]);
  });

  it('takes a guess of the speech engine for what was said', () => {
    const words = [
      { text: 'aisle', startMs: 0, endMs: 300, confidence: 0.4, guesses: ["I'll"] },
      ...asWords('be there'),
    ];
    expect(applyScript(words, "I'll be there", 'en').report).toEqual({ matched: 1, added: [], missing: [] });
  });

  it('divides phrases by the lines of the script', () => {
    const { phrases } = applied('roses are red violets are blue', 'Roses are red\nviolets are blue');
    expect(phrases.map((phrase) => phrase.map(({ text }) => text).join(' '))).toEqual([
      'Roses are red',
      'violets are blue',
    ]);
  });

  it('keeps everything as heard where the script is about something else, and lists parts of some length', () => {
    const heard = Array.from({ length: 900 }, (_, index) => `word${index}x`).join(' ');
    const { text, report } = applied(heard, Array.from({ length: 900 }, (_, index) => `qqqqqq${index}`).join(' '));
    expect(text).toBe(heard);
    expect(report.matched).toBe(0);
    for (const { text: item } of [...report.added, ...report.missing]) expect(item.length).toBeLessThanOrEqual(300);
    expect(report.added.length).toBeLessThanOrEqual(100);
  });

  it('does nothing with a script without words, and with no words', () => {
    expect(applied('hello there', '… [music]').text).toBe('hello there');
    expect(applyScript([], 'Hello.', 'en')).toEqual({
      phrases: [],
      report: { matched: 0, added: [], missing: [{ text: 'Hello.', afterMs: 0 }] },
    });
  });
});
