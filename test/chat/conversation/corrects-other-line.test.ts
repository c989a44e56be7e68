import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

function answered(language: Language, text: string, lines: readonly string[]): PlayedConversation {
  const play = finished(ordered(new PlayedConversation({ language, understand: understandWords })));
  return play.says(text).reads(...lines);
}

describe('a correction of another line than the one that the message names', () => {
  it.each<[Language, string, string[], string]>([
    [
      'en',
      'in line 2 something is off, smoker should be smokers',
      ['light your smoker', 'give it two puffs'],
      'smoker → smokers',
    ],
    [
      'de',
      'in Zeile 2 stimmt was nicht, es heißt Kette, nicht Kelle',
      ['nimm zuerst die Kelle', 'dann den Lappen'],
      'Kelle → Kette',
    ],
    [
      'fr',
      'à la ligne 2 il y a une faute, c’est ruche, pas ruse',
      ['on ouvre la ruse', 'on pose le cadre'],
      'ruse → ruche',
    ],
  ])('is asked about, in %s: %s', (language, text, lines, label) => {
    const play = answered(language, text, lines);
    expect(play.effects).toEqual([]);
    expect(play.buttons).toContain(label);
  });

  it('is made where it is in that line', () => {
    const play = answered('en', 'in line 1, it is smokers, not smoker', ['light your smoker', 'give it two puffs']);
    expect(play.effects).toMatchObject([{ kind: 'load_captions', purpose: { kind: 'correct' } }]);
  });
});
