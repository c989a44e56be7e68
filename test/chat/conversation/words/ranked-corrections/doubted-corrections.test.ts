import { describe, expect, it } from 'vitest';
import { type Guess, type Wish, wishesOf } from '../../../../../src/chat/conversation/understood-words.ts';
import { dictionariesFor } from '../../../../../src/chat/conversation/words/dictionary-of.ts';
import { doubtedCorrections } from '../../../../../src/chat/conversation/words/ranked-corrections/doubted-corrections.ts';
import { readCaptionWords } from '../../../../../src/chat/conversation/words/with-captions/caption-words.ts';

const lines = ['we fire everything at nine hundred degrees', 'this glaze is called sell a don', 'thrown by cyan'];

/** @param wishes what rules read */
function doubted(text: string, ...wishes: Wish[]): Guess[] {
  return doubtedBeside([], text, ...wishes);
}

function doubtedBeside(notUnderstood: string[], text: string, ...wishes: Wish[]): Guess[] {
  const captions = { words: readCaptionWords(lines), isShown: true };
  const understood = { wishes, notUnderstood };
  return doubtedCorrections({ text, understood, captions, dictionaries: dictionariesFor('en') });
}

/** In which order several were found does not matter. */
function sorted(guess: Guess): string[] {
  return wishesOf(guess)
    .map((wish) => JSON.stringify(wish))
    .sort();
}

const replaced = (wrong: string, right: string): Wish => ({ kind: 'replace_words', wrong, right });
const celadon = 'the glaze is celadon, like the shepherd';

describe('a correction that was read', () => {
  it('is doubted where another one is likelier, and offered behind that', () => {
    const read = replaced('called', 'shepherd');
    const wishes = doubted(celadon, read);
    expect(wishes[0]).toEqual(replaced('sell a don', 'celadon'));
    expect(wishes.at(-1)).toEqual(read);
  });

  it('stands where nothing is likelier, and where it changes nothing', () => {
    const read = replaced('sell a don', 'celadon');
    expect(doubted(celadon, read)).toEqual([]);
    expect(doubted(celadon, replaced('not there', 'celadon'))).toEqual([]);
  });

  it('is doubted where it is only a part of what is likely', () => {
    const text = 'the glaze is celadon, and it was thrown by Sian';
    const both = { kind: 'together', wishes: [replaced('sell a don', 'celadon'), replaced('cyan', 'Sian')] };
    const guesses = doubtedBeside(['and it was thrown by Sian'], text, replaced('sell a don', 'celadon'));
    expect(guesses.map(sorted)).toContainEqual(sorted(both as Guess));
    expect(guesses.at(-1)).toEqual(replaced('sell a don', 'celadon'));
  });

  it('is doubted among several, where it is hardly likely', () => {
    const read = [replaced('called', 'shepherd'), replaced('by', 'like')];
    const guesses = doubted(celadon, ...read);
    expect(guesses[0]).toEqual(replaced('sell a don', 'celadon'));
    expect(guesses.at(-1)).toEqual({ kind: 'together', wishes: read });
  });

  it('is never doubted where it is about marks', () => {
    expect(doubted('it is Sian, not cyan', { kind: 'emphasize_words', words: 'cyan', on: true })).toEqual([]);
    expect(doubted('it is Sian, not cyan', { kind: 'plain_words' })).toEqual([]);
  });
});

describe('what was read as a question or as a look', () => {
  const yellow: Wish = { kind: 'set', settings: { fontColor: '#FFD400' } };

  it('is doubted where a correction is likely', () => {
    expect(doubted('it is Sian, not cyan', yellow)).toEqual([replaced('cyan', 'Sian'), yellow]);
    expect(doubted('it is Sian, not cyan', { kind: 'topic', topic: 'complaint' })[0]).toEqual(replaced('cyan', 'Sian'));
  });

  it('stands otherwise, and where it asks whether spellings are kept', () => {
    expect(doubted('make the letters yellow', yellow)).toEqual([]);
    expect(doubted('will you know that it is Sian, not cyan', { kind: 'topic', topic: 'spellingsKept' })).toEqual([]);
  });
});
