import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctCaptions, undoCorrection } from '../../../../src/chat/conversation/corrections/correct-captions.ts';
import type { CorrectionWish } from '../../../../src/chat/conversation/understood-words.ts';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { captionsOf } from '../../../support/play-conversation.ts';

const texts = ({ captions }: ReturnType<typeof correctCaptions>) => captions.map(({ text }) => text);
const swap = (wrong: string, right: string): CorrectionWish => ({ kind: 'replace_words', wrong, right });
const corrected = (lines: string[], ...wishes: CorrectionWish[]) =>
  texts(correctCaptions(captionsOf(...lines), wishes));

describe('replacing words', () => {
  it('replaces every occurrence, whatever its case and punctuation', () => {
    const { outcomes, ...result } = correctCaptions(captionsOf('Zap-ear! is', 'my (ZAP EAR), yes', 'bye'), [
      swap('zap ear', 'Zapier'),
    ]);
    expect(texts({ outcomes, ...result })).toEqual(['Zapier! is', 'my (Zapier), yes', 'bye']);
    expect(outcomes).toEqual([{ kind: 'replaced', wrong: 'zap ear', right: 'Zapier', count: 2, lines: [1, 2] }]);
  });

  it('takes away a sign that the wrong words have, and keeps others', () => {
    expect(corrected(['the form 3-AD, please', '(ricotta, folks)'], swap('3-AD,', '3-AD'))).toEqual([
      'the form 3-AD please',
      '(ricotta, folks)',
    ]);
    expect(corrected(['hello, you'], swap('hello', 'Hello'))).toEqual(['Hello, you']);
  });

  it('says that words are right already where the wrong ones stand nowhere', () => {
    const said = (...wishes: CorrectionWish[]) =>
      correctCaptions(captionsOf('a bakery in Leeds', 'my friend Jon Smyth'), wishes).outcomes;
    expect(said(swap('movies', 'bakery'))).toEqual([{ kind: 'right_already', right: 'bakery', line: 1 }]);
    expect(said(swap('Bradford', 'Leeds'))).toEqual([{ kind: 'right_already', right: 'Leeds', line: 1 }]);
    // "Smith" is rather a misspelt "Smyth"
    expect(said(swap('Smith', 'Jon'))[0]?.kind).toBe('not_found');
    expect(said(swap('movies', 'films'))[0]?.kind).toBe('not_found');
  });

  it('says nothing of words that the same message has made right', () => {
    const wishes = [swap('flower', 'flour'), swap('rye flower', 'rye flour')];
    const { outcomes } = correctCaptions(captionsOf('rye flower here'), wishes);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['replaced', 'not_found']);
  });

  it('replaces whole words only', () => {
    expect(corrected(['a cat in a category'], swap('cat', 'dog'))).toEqual(['a dog in a category']);
  });

  it('keeps a capital at the beginning and a possessive s', () => {
    expect(corrected(['There car', 'by Zapears’s side'], swap('there', 'their'), swap('zapears', 'Zapier'))).toEqual([
      'Their car',
      'by Zapier’s side',
    ]);
  });

  it('uses the given spelling when only the case differs', () => {
    expect(corrected(['Iphone and iphone'], swap('iphone', 'iPhone'))).toEqual(['iPhone and iPhone']);
  });

  it('finds words that begin on one line and end on the next', () => {
    expect(corrected(['I use zap', 'ear, daily'], swap('zap ear', 'Zapier'))).toEqual(['I use Zapier,', 'daily']);
  });

  it('finds letters when a script has no blanks between words', () => {
    expect(corrected(['今日は東今へ行く'], swap('東今', '東京'))).toEqual(['今日は東京へ行く']);
  });

  it('removes words when nothing replaces them', () => {
    expect(corrected(['um, well', 'um'], swap('um', ''))).toEqual(['well']);
  });

  it('changes nothing where the right words stand already', () => {
    expect(corrected(['a very good day', 'good night'], swap('good', 'very good'))).toEqual([
      'a very good day',
      'very good night',
    ]);
    const { changed, outcomes } = correctCaptions(captionsOf('hello', 'a very good day'), [swap('good', 'very good')]);
    expect([changed, outcomes]).toEqual([[], [{ kind: 'right_already', right: 'very good', line: 2 }]]);
  });

  it('keeps a dollar sign', () => {
    expect(corrected(['five bucks'], swap('bucks', '$& $1'))).toEqual(['five $& $1']);
  });

  it('does not multiply the text, and says so', () => {
    const lines = Array.from({ length: 100 }, () => 'a a a a a');
    const wishes = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? swap('a', 'b b b b b b b b') : swap('b', 'a a a a a a a a'),
    );
    const { outcomes, captions } = correctCaptions(captionsOf(...lines), wishes);
    expect(outcomes[0]).toMatchObject({ kind: 'replaced', count: 500 });
    expect(outcomes.at(-1)).toEqual({ kind: 'too_much' });
    expect(captions.every(({ text }) => text.length <= 5000)).toBe(true);
  });

  it('finds the most similar words when nothing matches', () => {
    const { outcomes } = correctCaptions(captionsOf('hello', 'we use zappeer, mostly'), [swap('zapier', 'Zapier')]);
    expect(outcomes).toMatchObject([
      { kind: 'not_found', nearest: { line: 2, text: 'we use zappeer, mostly', words: 'zappeer' } },
    ]);
    const none = correctCaptions(captionsOf('hello'), [swap('xylophone', 'x')]);
    expect(none.outcomes).toMatchObject([{ kind: 'not_found', nearest: null }]);
    expect(none.changed).toEqual([]);
  });
});

describe('replacing and removing lines', () => {
  it('keeps times and emoji', () => {
    const captions = captionsOf('one', 'two').map((caption) => ({ ...caption, emoji: '🎉' }));
    const { captions: result } = correctCaptions(captions, [{ kind: 'replace_line', line: 2, text: ' new  text ' }]);
    expect(result[1]).toEqual({ startMs: 2000, endMs: 3800, text: 'new text', emoji: '🎉' });
  });

  it('counts lines as shown, also after one was removed', () => {
    const wishes: CorrectionWish[] = [
      { kind: 'remove_line', line: 1 },
      { kind: 'replace_line', line: 3, text: 'third' },
    ];
    expect(corrected(['one', 'two', 'three'], ...wishes)).toEqual(['two', 'third']);
  });

  it('says that there is no such line', () => {
    const { outcomes, changed } = correctCaptions(captionsOf('one'), [{ kind: 'remove_line', line: 4 }]);
    expect(outcomes).toEqual([{ kind: 'no_such_line', line: 4, lineCount: 1 }]);
    expect(changed).toEqual([]);
  });
});

describe('undoing a correction', () => {
  it('restores the lines', async () => {
    const words = fc.constantFrom('a', 'b', 'Zap-ear', 'c,', 'd.');
    const lines = fc.array(
      fc.array(words, { minLength: 1, maxLength: 4 }).map((line) => line.join(' ')),
      {
        minLength: 1,
        maxLength: 5,
      },
    );
    const wishes = fc.array(
      fc.oneof(
        fc.record({ kind: fc.constant('remove_line' as const), line: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ kind: fc.constant('replace_words' as const), wrong: words, right: fc.constantFrom('x', '') }),
      ),
      { maxLength: 4 },
    );
    await fc.assert(
      fc.property(lines, wishes, (before, asked) => {
        const captions = captionsOf(...before);
        const { captions: after, changed } = correctCaptions(captions, asked);
        const now = after.map((caption) => ({ ...caption, words: [] }));
        expect(undoCorrection(now, changed).map(({ text }) => text)).toEqual(before);
      }),
    );
  });
});

it('keeps the times of words in unchanged lines', () => {
  const words = [
    { text: 'Hello', startMs: 100, endMs: 300 },
    { text: 'there', startMs: 700, endMs: 900 },
  ];
  const captions = [
    { startMs: 0, endMs: 1000, text: 'Hello there', words },
    { startMs: 1000, endMs: 2000, text: 'zap-ear', words: [{ text: 'zap-ear', startMs: 1000, endMs: 2000 }] },
  ];
  const { captions: corrected, changed } = correctCaptions(captions, [
    { kind: 'replace_words', wrong: 'zap-ear', right: 'Zapier' },
  ]);
  expect(corrected).toEqual([captions[0], { startMs: 1000, endMs: 2000, text: 'Zapier' }]);
  const now = captions.with(1, { startMs: 1000, endMs: 2000, text: 'Zapier', words: [] });
  expect(undoCorrection(now, changed)).toEqual([captions[0], { startMs: 1000, endMs: 2000, text: 'zap-ear' }]);
});

describe('making words stand out', () => {
  const emphasize = (words: string, on = true): CorrectionWish => ({ kind: 'emphasize_words', words, on });
  const wordsOf = (...lines: string[]) => alignCaptions(captionsOf(...lines), []);
  const marksOf = ({ captions }: Pick<ReturnType<typeof correctCaptions>, 'captions'>) =>
    captions.map(({ words = [], marks = words }) => marks.flatMap(({ text, emphasis }) => (emphasis ? [text] : [])));

  it('marks every occurrence, and tells where', () => {
    const made = correctCaptions(wordsOf('It is free.', 'Free for you', 'bye'), [emphasize('free')]);
    expect(marksOf(made)).toEqual([['free.'], ['Free'], []]);
    expect(made.outcomes).toEqual([{ kind: 'emphasized', words: 'free', on: true, count: 2, lines: [1, 2] }]);
    expect(texts(made)).toEqual(['It is free.', 'Free for you', 'bye']);
  });

  it('marks words that begin on one line and end on the next', () => {
    expect(marksOf(correctCaptions(wordsOf('It is for', 'free, yes'), [emphasize('for free')]))).toEqual([
      ['for'],
      ['free,'],
    ]);
  });

  it('keeps a word plain, so that it is not chosen either', () => {
    const { captions } = correctCaptions(wordsOf('It is free'), [emphasize('free', false)]);
    expect(captions[0]?.words?.[2]).toMatchObject({ text: 'free', emphasis: false });
  });

  it('says so when the words are not there', () => {
    const { outcomes, changed } = correctCaptions(wordsOf('hello'), [emphasize('free')]);
    expect(outcomes).toMatchObject([{ kind: 'not_found', wrong: 'free' }]);
    expect(changed).toEqual([]);
  });

  it('finds words as another wish of the message spells them', () => {
    const made = correctCaptions(wordsOf('It is fre now'), [emphasize('free'), swap('fre', 'free')]);
    expect(marksOf(made)).toEqual([['free']]);
    expect(made.outcomes.map(({ kind }) => kind)).toEqual(['emphasized', 'replaced']);
  });

  it('keeps marks when other words of the line are corrected', () => {
    const { captions } = correctCaptions(wordsOf('It is free now'), [emphasize('free')]);
    const marked = wordsOf('It is free now').map((caption, index) => ({
      ...caption,
      words: captions[index]?.words ?? [],
    }));
    expect(marksOf(correctCaptions(marked, [swap('now', 'for all of you')]))).toEqual([['free']]);
  });

  it('can be undone', () => {
    const before = wordsOf('It is free', 'bye');
    const { captions, changed } = correctCaptions(before, [emphasize('free')]);
    const after = before.map((caption, index) => ({ ...caption, words: captions[index]?.words ?? [] }));
    expect(undoCorrection(after, changed).map(({ words }) => words)).toEqual(before.map(({ words }) => words));
  });
});
