import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../../src/chat/conversation/words/understand-words.ts';
import { readCaptionWords } from '../../../../src/chat/conversation/words/with-captions/caption-words.ts';
import type { Language } from '../../../../src/texts/languages.ts';

const lines = ['das Wasser soll nicht kochen', 'dann langsam weiter gießen', 'unser jirgascheffe schmeckt nach Tee'];
const read = (text: string) =>
  understandWords(text, 'de', { words: readCaptionWords(lines), isShown: false }).wishes.filter(
    ({ kind }) => kind === 'replace_words',
  );

describe('German “meine”', () => {
  it.each(['ich meine Yirgacheffe', 'ich meine Yirgacheffe mit Y', 'das meinte ich nicht, Yirgacheffe'])(
    'says what is meant: «%s»',
    (text) => {
      expect(read(text)).toMatchObject([{ wrong: 'jirgascheffe', right: 'Yirgacheffe' }]);
    },
  );

  it.each([
    'etwas höher, meine Kanne ist unten im Bild',
    'meine Kasse ist im Bild',
    'größer, meine Kundin sieht nichts',
  ])('says whose something is: «%s»', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('Spanish and French words for “go with”', () => {
  it.each<[Language, string]>([
    ['es', 'el amarillo no pega con el mar, ponme turquesa'],
    ['es', 'el azul combina con el logo'],
    ['fr', 'le jaune ne colle pas avec la mer'],
  ])('join no videos: in %s, «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).not.toContainEqual({ kind: 'topic', topic: 'joining' });
  });

  it.each<[Language, string]>([
    ['es', 'júntalo con el video de ayer'],
    ['es', 'pega los dos'],
    ['fr', 'colle les deux bout à bout'],
  ])('ask for joining: in %s, «%s»', (language, text) => {
    expect(understandWords(text, language).wishes).toContainEqual({ kind: 'topic', topic: 'joining' });
  });
});
