import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const lines = ['there are twenty two leavers', 'we work for crumbles here', 'cheers from the west summer set crew'];

function understand(text: string, language: Language, captions: readonly string[] = lines) {
  return understandWords(text, language, { words: readCaptionWords(captions), isShown: false });
}

describe('what stands beside corrections', () => {
  it.each([
    ['leavers is levers and how much does it cost?', 'price'],
    ['leavers is levers, how long does it take?', 'work'],
    ['it says crumbles, it’s crumpets. can you cut out the silences?', 'silences'],
  ])('a question is answered, too: “%s”', (text, topic) => {
    const { wishes } = understand(text, 'en');
    expect(wishes).toContainEqual({ kind: 'topic', topic });
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'replace_words' }));
  });

  it('settings are done, too', () => {
    const { wishes } = understand('“leavers” is levers. and then make the letters bigger', 'en');
    expect(wishes).toContainEqual({ kind: 'step', setting: 'fontSize', direction: 1, much: false });
  });

  it('remarks about the mistakes are no questions', () => {
    const text = 'Вы написали «из Кострома мы»! А надо «из Костромы». И мезинец так и висит с ошибкой';
    const { wishes } = understand(text, 'ru', ['Из Кострома мы родом', 'мизинец согнуть']);
    expect(wishes.filter(({ kind }) => kind === 'topic')).toEqual([]);
  });

  it('words of settings are no words of the captions that are only a little like them', () => {
    const { wishes } = understand('letters like the great western signs', 'en', ['in the old great western cream']);
    expect(wishes.filter(({ kind }) => kind === 'replace_words')).toEqual([]);
  });
});
