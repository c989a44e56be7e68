import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

/** The settings that wait, after all that is said. */
function lookAfter(language: Language, ...said: string[]) {
  const play = finished(ordered(new PlayedConversation({ understand: understandWords, language })));
  for (const text of said) {
    play.says(text);
    if (play.effects.some(({ kind }) => kind === 'load_captions')) play.reads('Hello there');
  }
  return play.state.videos[0]?.draft?.settings;
}

describe('a colour that is to go from all parts', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'blue letters', 'blue highlight', 'no, undo all that blue'],
    ['es', 'letras azules', 'resaltado azul', 'deshaz todo ese azul'],
    ['fr', 'lettres bleues', 'surlignage bleu', 'mais non, annule tout ce bleu, je veux revenir comme avant'],
    ['it', 'lettere blu', 'evidenziazione blu', 'annulla tutto quel blu'],
    ['pt', 'letras azuis', 'destaque azul', 'desfaz todo esse azul'],
  ])('is taken back from each, in %s: %s – %s – %s', (language, letters, highlight, undo) => {
    expect(lookAfter(language, letters, highlight, undo)).toEqual({ fontColor: '#FFFFFF', highlightColor: '#FFE500' });
  });

  it('goes from the part that was painted last where nobody says all', () => {
    const look = lookAfter('en', 'blue letters', 'blue highlight', 'undo');
    expect(look).toEqual(lookAfter('en', 'blue letters'));
  });
});
