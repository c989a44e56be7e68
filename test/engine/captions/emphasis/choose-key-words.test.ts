import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import type { Caption, Word } from '../../../../src/engine/captions/caption.ts';
import { chooseKeyWords, heaviestWord } from '../../../../src/engine/captions/emphasis/choose-key-words.ts';
import { asInputs } from '../texts-as-captions.ts';

function chosen(text: string, language: string | null): string[] {
  return marked(chooseKeyWords(alignCaptions(asInputs(text), []), language));
}

function marked(captions: Caption[]): string[] {
  return wordsOf(captions)
    .filter(({ emphasis }) => emphasis)
    .map(({ text }) => text);
}

function wordsOf(captions: Caption[]): Word[] {
  return captions.flatMap(({ words }) => words);
}

describe('chooseKeyWords', () => {
  it.each([
    ['a number', 'en', 'and then we had 300 of them in it', ['300']],
    ['a price', 'en', 'it is not more than $5 for all of you', ['$5']],
    ['a name', 'en', 'so I was there with Ramona in the end', ['Ramona']],
    ['a denial', 'en', 'you should never do it in the house', ['never']],
    ['a superlative', 'en', 'this is the fastest way to do it now', ['fastest']],
    ['what people stress', 'en', 'you can get it for free with me today', ['free']],
    ['a rare word', 'en', 'there was a labyrinth under the old house', ['labyrinth']],
    ['a number', 'de', 'und dann hatten wir 300 davon in der Hand', ['300']],
    ['a denial', 'de', 'das solltest du so niemals mit ihm machen', ['niemals']],
    ['a superlative', 'de', 'das ist der beste Weg für dich und mich', ['beste']],
    ['a denial', 'es', 'eso no lo vas a ver nunca en tu casa', ['nunca']],
    ['what people stress', 'es', 'y te lo puedes llevar gratis a tu casa', ['gratis']],
    ['a superlative', 'fr', 'c’est le meilleur de tous ceux que j’ai eus', ['meilleur']],
    ['a denial', 'fr', 'et ça je ne le fais jamais avec toi', ['jamais']],
    ['what people stress', 'it', 'e questo è il segreto di tutti i miei', ['segreto']],
    ['a denial', 'pt', 'e isso eu nunca mais vou fazer com ele', ['nunca']],
    ['a denial', 'ru', 'и я тебе этого никогда больше не скажу так', ['никогда']],
    ['a superlative', 'ru', 'это был лучший день из всех что у нас', ['лучший']],
    ['a number', 'pl', 'a potem mieliśmy ich 300 w tym domu', ['300']],
    ['a name', 'pl', 'i byłem tam ja z moją Agatą i z nim', ['Agatą']],
    ['a long word', 'tr', 'o da bu da ve dolandırıcılık da o bir şey', ['dolandırıcılık']],
  ])('finds %s (%s)', (_, language, text, words) => {
    expect(chosen(text, language)).toEqual(words);
  });

  it.each([
    ['only everyday words', 'en', 'so I said to her that it was all that we had'],
    ['fillers', 'en', 'um okay so yeah I was like uh with him and hmm'],
    ['old pronouns', 'en', 'thou art so to me as thine and thy was to thee'],
    ['fewer than six words', 'en', 'never never never 300 Ramona'],
    ['a masked swear word', 'en', 'and then he said to me f****** it is what'],
    ['the capitals of a title', 'en', 'this Is What I Have To Do With It All'],
    ['German nouns that are said all the time', 'de', 'und das war so in der Zeit mit der Frau da'],
    ['a script without spaces', 'ja', '今日は天気がいいですね。 今日は天気がいいですね。'],
    ['no words', 'en', '… – — ! 🔥 🔥 …'],
  ])('chooses nothing in %s (%s)', (_, language, text) => {
    expect(chosen(text, language)).toEqual([]);
  });

  it('takes the word that says most of those nearby', () => {
    expect(chosen('the garden of the house is free for you and me', 'en')).toEqual(['free']);
  });

  it('does not stress a word again that was stressed a moment ago', () => {
    const text = 'a labyrinth is what we have here and the labyrinth has a monument in it for us';
    expect(chosen(text, 'en')).toEqual(['labyrinth', 'monument']);
  });

  it('keeps the words that somebody marked, and chooses none near them', () => {
    const [caption] = alignCaptions(asInputs('it is free for you and me'), []);
    if (!caption) throw new Error('a caption expected');
    const words = caption.words.map((word) => (word.text === 'you' ? { ...word, emphasis: true } : word));
    expect(marked(chooseKeyWords([{ ...caption, words }], 'en'))).toEqual(['you']);
  });

  it('chooses no word that somebody wants plain', () => {
    const captions = alignCaptions(asInputs('it is free for you and me'), []).map((caption) => ({
      ...caption,
      words: caption.words.map((word) => ({ ...word, ...(word.text === 'free' ? { emphasis: false } : {}) })),
    }));
    expect(marked(chooseKeyWords(captions, 'en'))).toEqual([]);
  });
});

const anyWords = fc.array(
  fc.constantFrom('never', 'free', '300', 'Ramona', 'the', 'a', 'of', 'labyrinth', 'fastest', '–', '!', 'house', 'not'),
  { maxLength: 80 },
);
const anyLanguage = fc.constantFrom('en', 'de', 'ru', 'tr', null);

describe('the chosen words', () => {
  it('are at most one in six, and never two of six that follow one another', () => {
    fc.assert(
      fc.property(anyWords, anyLanguage, (words, language) => {
        const captions = chooseKeyWords(alignCaptions(asInputs(words.join(' ')), []), language);
        const spoken = wordsOf(captions).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
        const places = spoken.flatMap(({ emphasis }, index) => (emphasis ? [index] : []));
        expect(places.length * 6).toBeLessThanOrEqual(spoken.length);
        for (const [index, place] of places.slice(1).entries()) {
          expect(place - (places[index] ?? 0)).toBeGreaterThanOrEqual(6);
        }
      }),
    );
  });

  it('stay the same when they come back as marks', () => {
    fc.assert(
      fc.property(anyWords, anyLanguage, (words, language) => {
        const once = chooseKeyWords(alignCaptions(asInputs(words.join(' ')), []), language);
        expect(chooseKeyWords(once, language)).toEqual(once);
      }),
    );
  });
});

describe('heaviestWord', () => {
  it('finds the word of a page that says most', () => {
    expect(heaviestWord(['this', 'is', 'free'], 'en')).toBe(2);
    expect(heaviestWord(['it', 'was', 'it'], 'en')).toBe(0);
    expect(heaviestWord(['thine', 'own', 'bright', 'eyes'], 'en')).toBe(2);
    expect(heaviestWord([], 'en')).toBeUndefined();
  });

  it('takes the longer one of the first and the last where no word says more', () => {
    expect(heaviestWord(['it', 'was', 'better'], 'en')).toBe(2);
    expect(heaviestWord(['better', 'than', 'that.'], 'en')).toBe(0);
    expect(heaviestWord(['o', 'da', 'bu', 'ev'], 'tr')).toBe(3);
  });
});
