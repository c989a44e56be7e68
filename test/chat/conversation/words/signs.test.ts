import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';

describe('a message of pictures', () => {
  it.each([
    ['🔥🔥🔥', 'praise'],
    ['🔥🔥❤️!!', 'praise'],
    ['👎', 'complaint'],
    ['👎🏻👎🏻', 'complaint'],
    ['⏳❓', 'work'],
    ['🙄⌛', 'work'],
  ])('is talk: %s is %s', (text, topic) => {
    expect(understandWords(text, 'en').wishes).toEqual([{ kind: 'topic', topic }]);
  });

  it('says what its words say where it has some', () => {
    const { wishes } = understandWords('yellow letters 🔥', 'en');
    expect(wishes.map(({ kind }) => kind)).toEqual(['set']);
  });

  it('may name a colour, or say nothing', () => {
    expect(understandWords('🟡', 'en').wishes).toMatchObject([{ kind: 'set' }]);
    expect(understandWords('🦕', 'en').wishes).toEqual([]);
  });
});
