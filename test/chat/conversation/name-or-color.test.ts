import { describe, expect, it } from 'vitest';
import { understandWords } from '../../../src/chat/conversation/words/understand-words.ts';
import type { Language } from '../../../src/texts/languages.ts';
import { finished, ordered, PlayedConversation } from '../../support/play-conversation.ts';

const ready = (language: Language) =>
  finished(ordered(new PlayedConversation({ language, understand: understandWords })));

describe('a colour that is a name in the captions', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'hi guys im jade and i cut hair', 'jade... its jay', 'jade → jay'],
    ['en', 'hi guys im jade and i cut hair', 'jade, my name jay', 'jade → jay'],
    ['en', 'book with ruby at the link', 'ruby?? its rudy', 'ruby → rudy'],
    ['es', 'hola soy rosa y corto el pelo', 'rosa no, mi nombre rosana', 'rosa → rosana'],
    ['de', 'hallo ich bin rosa und schneide haare', 'rosa, mein name rosi', 'rosa → rosi'],
    ['pt', 'oi eu sou rosa e corto cabelo', 'rosa... meu nome é rosana', 'rosa → rosana'],
  ])('is asked about with another name beside it, in %s, “%s”: “%s”', (language, line, text, label) => {
    const play = ready(language).says(text).reads(line);
    expect(play.stills).toEqual([]);
    expect(play.buttons[0]).toBe(label);
  });

  it.each<[Language, string, string]>([
    ['en', 'hi guys im jade and i cut hair', 'make it jade'],
    ['en', 'hi guys im jade and i cut hair', 'jade letters its nicer'],
    ['de', 'hallo ich bin rosa und schneide haare', 'lieber rosa'],
  ])('is a colour without one, in %s, “%s”: “%s”', (language, line, text) => {
    const play = ready(language).says(text);
    const isRead = play.effects.some(({ kind }) => kind === 'load_captions');
    expect((isRead ? play.reads(line) : play).stills).toHaveLength(1);
  });
});
