import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const captions: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['here is the trainer Steve', 'we do sport'],
  es: ['aquí está el entrenador Luis', 'hacemos deporte'],
};

describe('a word that is to become another one', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'turn trainer into coach', ['trainer → coach']],
    ['en', 'make coach out of trainer', ['trainer → coach']],
    ['en', 'turn it into a story', []],
    ['es', 'no es entrenador sino coach', ['entrenador → coach']],
    ['es', 'ahí no digo entrenador sino coach', ['entrenador → coach']],
  ])('in %s: %s', (language, text, pairs) => {
    const words = readCaptionWords(captions[language] ?? []);
    const { wishes } = understandWords(text, language, { words, isShown: true });
    const read = wishes.flatMap((wish) => (wish.kind === 'replace_words' ? [`${wish.wrong} → ${wish.right}`] : []));
    expect(read).toEqual(pairs);
  });
});
