import { expect, it } from 'vitest';
import { restoreConfidence } from '../../../../src/engine/captions/words/restore-confidence.ts';

const word = (text: string, startMs: number, confidence?: number) => ({
  text,
  startMs,
  endMs: startMs + 100,
  ...(confidence === undefined ? {} : { confidence }),
});
const captionOf = (words: ReturnType<typeof word>[]) => ({
  startMs: words[0]?.startMs ?? 0,
  endMs: words.at(-1)?.endMs ?? 0,
  text: words.map(({ text }) => text).join(' '),
  words,
});
const confidencesOf = (captions: ReturnType<typeof word>[][], transcribed: ReturnType<typeof word>[]) =>
  restoreConfidence(captions.map(captionOf), transcribed).map(({ words }) => words.map(({ confidence }) => confidence));

const transcribed = [word('and', 0, 0.9), word('Zap', 100, 0.3), word('ear', 200, 0.5), word('day', 400)];
const shown = [word('And', 0), { ...word('Zap-ear,', 100), endMs: 300 }, word('every', 300), word('day', 400)];

it('restores the confidence of words whose text is unchanged', () => {
  expect(confidencesOf([shown], transcribed)).toEqual([[0.9, 0.3, undefined, undefined]]);
  expect(confidencesOf([[word('Zapier', 100)]], transcribed)).toEqual([[undefined]]);
  expect(confidencesOf([shown], [word('and', 0)])).toEqual([[undefined, undefined, undefined, undefined]]);
});

it('restores it in each caption, also where one begins before the last has ended', () => {
  const [first, second] = [shown.slice(0, 2), shown.slice(0, 1)];
  expect(confidencesOf([first, second, first], transcribed)).toEqual([[0.9, 0.3], [0.9], [0.9, 0.3]]);
});

it('changes nothing where the engine gave none', () => {
  const captions = [captionOf(shown)];
  expect(restoreConfidence(captions, [])).toBe(captions);
});

it('does not mistake a neighbour for a part of the word when times were rounded', () => {
  const heard = [word('one', 0, 0.4), { ...word('two', 100.4, 0.8), endMs: 200.4 }];
  expect(confidencesOf([[word('one', 0), word('two', 100)]], heard)).toEqual([[0.4, 0.8]]);
  expect(confidencesOf([[{ ...word('one', 0), endMs: 101 }]], heard)).toEqual([[0.4]]);
});

it('keeps the confidence of a word that somebody confirmed', () => {
  const heard = [{ ...word('Zap', 0, 0.3), guesses: ['zip'] }];
  expect(restoreConfidence([captionOf([word('Zap', 0, 1)])], heard)[0]?.words).toEqual([word('Zap', 0, 1)]);
});

it('restores the guesses of a word that is one transcribed word', () => {
  const doubtful = [{ ...word('Zap', 100, 0.3), guesses: ['Sap', 'Zack'] }, word('ear', 200, 0.5)];
  const guessesOf = (words: ReturnType<typeof word>[]) =>
    restoreConfidence([captionOf(words)], doubtful)[0]?.words.map(({ guesses }) => guesses);
  expect(guessesOf([word('zap,', 100), word('ear', 200)])).toEqual([['Sap', 'Zack'], undefined]);
  expect(guessesOf([{ ...word('Zap-ear', 100), endMs: 300 }])).toEqual([undefined]);
});
