import { describe, expect, it } from 'vitest';
import {
  confirmWords,
  doubtOf,
  doubtsOf,
  neighbourDoubt,
  takeGuess,
} from '../../../../../../src/http/web/client/editor/document/doubts.ts';
import {
  createDocument,
  type EditDocument,
} from '../../../../../../src/http/web/client/editor/document/edit-document.ts';

const word = (text: string, startMs: number, confidence = 0.9, guesses?: string[]) => ({
  ...{ text, startMs, endMs: startMs + 300, confidence },
  ...(guesses ? { guesses } : {}),
});
const document: EditDocument = createDocument({
  captions: [
    {
      startMs: 0,
      endMs: 1200,
      words: [
        word('We', 0),
        word('use', 300),
        word('«VISPER', 600, 0.3, ['whisper.cpp']),
        word('CPP»,', 900, 0.2, ['c']),
      ],
    },
    { startMs: 2000, endMs: 2600, words: [word('says', 2000), word('Otla.', 2300, 0.4)] },
  ],
  settings: {},
  durationMs: 5000,
});
const [first, second] = doubtsOf(document);
if (!first || !second) throw new Error('two doubts are expected');
const textsOf = ({ captions }: EditDocument) => captions.map(({ words }) => words.map(({ text }) => text).join(' '));

describe('the doubts in the editor', () => {
  it('are neighbouring words with low confidence, with their guesses', () => {
    expect(doubtsOf(document)).toMatchObject([
      { text: 'VISPER CPP', guesses: ['whisper.cpp c'], startMs: 600, endMs: 1200 },
      { text: 'Otla', guesses: [], startMs: 2300 },
    ]);
    expect(doubtOf([first, second], first.wordIds[1] ?? 0)).toBe(first);
    expect(doubtOf([first, second], null)).toBeNull();
  });

  it('follow one another, the first after the last', () => {
    expect(neighbourDoubt([first, second], 0, 1)).toBe(first);
    expect(neighbourDoubt([first, second], 600, 1)).toBe(second);
    expect(neighbourDoubt([first, second], 2300, 1)).toBe(first);
    expect(neighbourDoubt([first, second], 2300, -1)).toBe(first);
    expect(neighbourDoubt([first, second], 600, -1)).toBe(second);
    expect(neighbourDoubt([], 600, 1)).toBeNull();
  });

  it('are none any more once they are confirmed', () => {
    const confirmed = confirmWords(first)(document);
    expect(textsOf(confirmed)).toEqual(textsOf(document));
    expect(doubtsOf(confirmed)).toEqual([second]);
  });

  it('are replaced by a guess, with the punctuation around them', () => {
    const replaced = takeGuess(first, 'whisper.cpp')(document);
    expect(textsOf(replaced)).toEqual(['We use «whisper.cpp»,', 'says Otla.']);
    expect(replaced.captions[0]?.words.at(-1)).toMatchObject({ startMs: 600, endMs: 1200 });
    expect(doubtsOf(replaced)).toEqual([second]);
    const longer = takeGuess(second, 'Ottla K.')(document);
    expect(longer.captions[1]?.words.map(({ text }) => text)).toEqual(['says', 'Ottla', 'K.']);
    expect(longer.captions[1]?.words.at(-1)?.endMs).toBe(2600);
    const ids = longer.captions.flatMap(({ words }) => words.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(longer.nextId).toBeGreaterThan(Math.max(...ids));
  });

  it('change nothing when the words are gone', () => {
    expect(takeGuess({ ...first, wordIds: [999] }, 'x')(document)).toBe(document);
  });
});
