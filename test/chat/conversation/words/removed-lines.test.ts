import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const captions: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['das ist gut', 'ich bin hier', 'bis bald'],
  ru: ['муж сказал что справимся', 'мы сидели на обочине', 'теперь у нас пятый этаж'],
  fr: ['mon chat dort', 'je suis ici', 'à bientôt'],
};

describe('a line that is to go altogether', () => {
  it.each<[Language, string, number]>([
    ['de', 'nimm die zweite bitte komplett raus, die ist doof', 2],
    ['ru', 'третью вообще убери, она обидится', 3],
    ['ru', 'номер три вычеркни', 3],
    ['fr', 'enlève carrément la 3', 3],
  ])('in %s: %s', (language, text, line) => {
    const words = readCaptionWords(captions[language] ?? []);
    const { wishes } = understandWords(text, language, { words, isShown: true });
    expect(wishes).toEqual([{ kind: 'remove_line', line }]);
  });
});
