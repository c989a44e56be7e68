import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The captions are loaded if the message waits for them. */
function says(language: Language, text: string): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  play.says(text);
  return play.effects.some(({ kind }) => kind === 'load_captions') ? play.reads('Hello there') : play;
}

describe('capitals of a style', () => {
  it.each<[Language, string]>([
    ['en', 'not all caps please'],
    ['en', 'everything in lower case please'],
    ['es', 'que no esté todo en mayúsculas'],
    ['fr', 'pas tout en majuscules stp'],
    ['de', 'nicht alles groß'],
    ['it', 'non tutto in maiuscolo'],
    ['pt', 'consegue pôr isto sem ser tudo em maiúsculas?'],
    ['ru', 'не всё заглавными'],
  ])('are answered with styles in small letters where nobody wants them, in %s: %s', (language, text) => {
    const play = says(language, text);
    expect(play.told).toBe(textsOf(language).chat.topics.limits.capitals);
    expect(play.buttons).toEqual(['Minimal', 'Karaoke', 'Boxed']);
  });

  it.each<[Language, string]>([
    ['en', 'all caps please'],
    ['de', 'alles in Großbuchstaben'],
    ['pt', 'tudo em maiúsculas'],
  ])('are answered with styles in capitals where they are wanted, in %s: %s', (language, text) => {
    expect(says(language, text).buttons).toEqual(['Pop', 'Comic', 'Impact']);
  });

  it('are no size: larger letters stay larger letters', () => {
    expect(says('de', 'alles größer').state.videos[0]?.draft?.settings.fontSize).toBeGreaterThan(45);
  });
});
