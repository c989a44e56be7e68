import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../src/engine/captions/caption.ts';
import { captionsFromWords } from '../../../../src/engine/captions/captions-from-words.ts';
import { type FindDoubtsOptions, findDoubts } from '../../../../src/engine/captions/doubts/find-doubts.ts';

/** `VISPER?` is doubtful, `cpp??` very much so; what follows after a bar is what it may be instead. */
function spoken(text: string): Word[] {
  return text.split(' ').map((part, index) => {
    const [, said = '', marks = '', guesses = ''] = /^(.*?)(\?*)(?:\|(.*))?$/.exec(part) ?? [];
    const confidence = [0.9, 0.5, 0.2][marks.length] ?? 0;
    const more = guesses === '' ? {} : { guesses: guesses.split('|').map((one) => one.replaceAll('_', ' ')) };
    return { text: said, startMs: index * 300, endMs: index * 300 + 250, confidence, ...more };
  });
}

const doubtsIn = (text: string, options: Partial<FindDoubtsOptions> = {}) =>
  findDoubts(captionsFromWords(spoken(text)), { language: 'en', limit: 3, ...options });
const textsOf = (text: string, options: Partial<FindDoubtsOptions> = {}) =>
  doubtsIn(text, options).map((doubt) => doubt.text);

describe('the doubts of captions', () => {
  it('are the words with low confidence, without the punctuation around them', () => {
    expect(textsOf('we use «kubernetes»,? every day.')).toEqual(['kubernetes']);
    expect(textsOf('we use it every day.')).toEqual([]);
  });

  it('are none where the engine gives no confidence', () => {
    const words = spoken('nothing is known here').map(({ confidence: _, ...word }) => word);
    expect(findDoubts(captionsFromWords(words), { language: 'en', limit: 3 })).toEqual([]);
  });

  it('join neighbours up to a comma, and never more than three words', () => {
    expect(textsOf('it runs VISPER? CPP? here')).toEqual(['VISPER CPP']);
    expect(textsOf('first grapes,? melons? later')).toEqual(['grapes', 'melons']);
    expect(textsOf('so elephants? giraffes? antelopes? crocodile? swim', { limit: 9 })).toEqual([
      'elephants giraffes antelopes',
      'crocodile',
    ]);
  });

  it('leave out small words that stand alone, and keep them beside others', () => {
    expect(textsOf('the? cat sat on? a? mat')).toEqual([]);
    expect(textsOf('we went to? Kyiv? then')).toEqual(['to Kyiv']);
    expect(textsOf('he is 7? now')).toEqual(['7']);
  });

  it('put names first, then rare words, then what is more doubtful', () => {
    expect(textsOf('my tiny?? dog likes strawberries? and Prague? too')).toEqual(['Prague', 'strawberries', 'tiny']);
    expect(textsOf('one apple? and then lemon?? too')).toEqual(['lemon', 'apple']);
  });

  it('do not take the nouns of German for names', () => {
    const text = 'ich sah gestern Hunde? und schlimmeres?? dort';
    expect(textsOf(text, { language: 'de' })[0]).toBe('schlimmeres');
    expect(doubtsIn(text, { language: 'de' }).some(({ isUnusual }) => isUnusual)).toBe(false);
    expect(textsOf(text, { language: 'en', limit: 1 })).toEqual(['Hunde']);
  });

  it('are at most as many as wanted, each text once, with all the captions that have it', () => {
    const [first, ...others] = doubtsIn('Visper? is good. I like visper,? really. Nothing else? is banana? like');
    expect(first).toMatchObject({ text: 'Visper', startMs: 0, captions: [0, 1], context: 'Visper is good.' });
    expect(others.map(({ text }) => text)).toEqual(['banana', 'else']);
    expect(doubtsIn('a tulip? an onion? a radish? a leek? a turnip?', { limit: 2 })).toHaveLength(2);
  });

  it('have at most two guesses, none of which is what was heard', () => {
    expect(doubtsIn('with VISPER?|whisper|Vesper CPP?|C++ now')[0]?.guesses).toEqual(['whisper C++', 'Vesper CPP']);
    expect(doubtsIn('with Visper?|visper,|“Whisper”|third now')[0]?.guesses).toEqual(['Whisper']);
    expect(doubtsIn('with Visper? now')[0]?.guesses).toEqual([]);
    expect(doubtsIn('all the banana?|band_Anna now')[0]?.guesses).toEqual(['band Anna']);
  });

  it('leave out spellings of the dictionary', () => {
    const dictionary = [{ from: 'visper', to: 'Whisper' }];
    expect(textsOf('with whisper? now', { dictionary })).toEqual([]);
    expect(textsOf('with visper? now', { dictionary })).toEqual(['visper']);
  });

  it('know what hardly looks the same where it is right', () => {
    const isUnusual = (text: string) => doubtsIn(text)[0]?.isUnusual;
    expect(isUnusual('I lost there? again')).toBe(false);
    expect(isUnusual('I met Kafka? again')).toBe(true);
    expect(isUnusual('I met the? band? again')).toBe(true);
    expect(isUnusual('I used mp3? again')).toBe(true);
  });

  it('are none that nobody could be asked about', () => {
    expect(textsOf('so … ?? and “?” ok')).toEqual([]);
    expect(textsOf(`so ${'x'.repeat(61)}? ok`)).toEqual([]);
    expect(textsOf('ああ 東京? です')).toEqual([]);
  });
});
