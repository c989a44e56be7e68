import { describe, expect, it } from 'vitest';
import { dictionariesFor } from '../../../../../src/chat/conversation/words/dictionary-of.ts';
import { readMessage } from '../../../../../src/chat/conversation/words/ranked-corrections/message-in-hand.ts';
import { possibleCorrections } from '../../../../../src/chat/conversation/words/ranked-corrections/possible-corrections.ts';
import { readCaptionWords } from '../../../../../src/chat/conversation/words/with-captions/caption-words.ts';

/** Ten lines of six words, of which none is like another. */
const lines = Array.from({ length: 10 }, (_, line) =>
  Array.from({ length: 6 }, (_, word) => `${'abcdefghij'[line]?.repeat(3)}${'klmnop'[word]?.repeat(4)}`).join(' '),
);

function possible(text: string) {
  const captions = { words: readCaptionWords(lines), isShown: true };
  const message = readMessage(text, captions, dictionariesFor('en'));
  return message ? possibleCorrections(message) : [];
}

describe('all that a message could correct', () => {
  it('is limited where somebody recites the captions', () => {
    const all = possible(lines.join(' '));
    const mentions = new Set(all.map(({ mention }) => JSON.stringify(mention)));
    expect(all.length).toBeLessThanOrEqual(500);
    // and none, where the message says no words of the captions
    expect(mentions.size).toBeLessThanOrEqual(61);
  });

  it('has the words that are said, each with those that may be right', () => {
    const pairs = possible(`${lines[0]?.split(' ')[0]} should be zebra`).map(({ wrong, text }) => `${wrong} → ${text}`);
    expect(pairs).toContain('aaakkkk → zebra');
    expect(pairs).toContain('aaakkkk → ');
  });
});
